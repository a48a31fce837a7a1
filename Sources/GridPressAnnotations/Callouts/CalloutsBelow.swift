/// Callouts with texts in a numbered list below the picture, and a mark at each view.
struct CalloutsBelow {
    /// The marks in the order of their numbers; `nil` for a callout without a free position.
    let marks: [CalloutMark?]
    /// The numbers in the list.
    ///
    /// The texts are separate.
    let badges: [Badge]
    let labels: [Drawing.Annotation.Label]

    /// The distances above the list, between a number and its text, and between two entries, in points.
    private static let distance = 14.0
    private static let gap = 6.0
    private static let pitch = 8.0
    private static let columnGap = 22.0
    /// The minimum width that a list may always have.
    private static let leastWidth = 200.0
    /// The maximum length of a line that is easy to read, in multiples of the font size.
    private static let longestLine = 50.0

    /// Creates the list for callouts in the order of their numbers.
    init(_ callouts: [Drawing.Callout], _ map: LeaderMap, below outline: CGRect, _ font: LabelFont) {
        // 1. A mark at each view.
        var placer = MarkPlacer(map, outline, font.forNumbers)
        marks = callouts.enumerated().map { placer.mark(number: $0 + 1, of: $1) }
        // 2. The list below everything, in columns if the texts are short.
        let outline = marks.compactMap { $0?.bounds }.reduce(outline) { $0.union($1) }
        let boxes = callouts.indices.map { LabelBox("\($0 + 1)", font.forNumbers) }
        let badgeWidth = boxes.map { Badge.size(of: $0).width }.max() ?? 0
        let width = max(outline.width, Self.leastWidth)
        let longest = min(width - badgeWidth - Self.gap, Self.longestLine * font.size)
        let texts = callouts.map { WrappedLabel($0.text, width: longest, font) }
        let entryWidth = badgeWidth + Self.gap + (texts.map(\.width).max() ?? 0)
        let isShort = texts.allSatisfy { $0.lines.count == 1 }
        let fitting =
            isShort ? max(min(Int((width + Self.columnGap) / (entryWidth + Self.columnGap)), texts.count), 1) : 1
        let rows = (texts.count + fitting - 1) / fitting
        // If the first columns are full, the last ones can be empty.
        let columns = (texts.count + rows - 1) / rows
        var badges: [Badge] = []
        var labels: [Drawing.Annotation.Label] = []
        for column in 0..<columns {
            var top = outline.maxY + Self.distance
            let x = outline.minX + Double(column) * (entryWidth + Self.columnGap)
            for index in column * rows..<min((column + 1) * rows, texts.count) {
                let size = Badge.size(of: boxes[index])
                let center = CGPoint(x: x + badgeWidth / 2, y: top + size.height / 2)
                badges.append(Badge(boxes[index], in: CGRect(size: size, around: center)))
                labels += texts[index]
                    .labels(top: center.y - texts[index].firstMiddle, .left, at: x + badgeWidth + Self.gap)
                let text = size.height / 2 - texts[index].firstMiddle + texts[index].height
                top += max(size.height, text) + Self.pitch
            }
        }
        self.badges = badges
        self.labels = labels
    }
}
