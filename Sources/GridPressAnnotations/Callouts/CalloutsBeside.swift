/// Callouts with texts beside the picture, at the ends of leaders.
struct CalloutsBeside {
    /// A callout with its position.
    struct Entry {
        let badge: Badge
        let labels: [Drawing.Annotation.Label]
        /// The lines of its leader.
        let leader: [Drawing.Annotation.Line]
    }

    let entries: [Entry]

    /// The maximum number of callouts beside a picture.
    private static let most = 12
    /// The distances between the picture and a column of texts, between a number and its text, and between two texts.
    private static let distance = 26.0
    private static let gap = 6.0
    private static let pitch = 14.0
    /// The minimum height of a bend in a leader.
    private static let leastBend = 4.0
    /// The width of a column, in multiples of the font size.
    private static let columnWidth = 14.0
    /// The maximum width of a picture with its columns that fits on a page, in points.
    private static let pageWidth = 760.0

    /// Creates callouts in the order of their numbers; `nil` if there are too many, or if a leader has no free route.
    ///
    /// 1. Each leader goes to a side, at heights in the order of the numbers.
    /// 2. The texts form a column on each side, as near to the height of their leader as possible. Straight leaders
    ///    move to the height of their text if their view extends to that height.
    /// 3. Leaders continue to their numbers. Both ends have the same vertical order, so leaders don't cross.
    ///
    /// - Parameter isWished: Whether the author requested this placement. Otherwise the result is `nil` if the texts
    ///   are much higher than the picture or too wide for a page.
    init?(
        _ callouts: [Drawing.Callout],
        _ map: LeaderMap,
        beside outline: CGRect,
        _ font: LabelFont,
        isWished: Bool
    ) {
        guard callouts.count <= Self.most else { return nil }
        // 1.
        guard var search = LeaderSearch(callouts, map, outline) else { return nil }
        // 2.
        let texts = callouts.map { WrappedLabel($0.text, width: Self.columnWidth * font.size, font) }
        var entries = [Entry?](repeating: nil, count: callouts.count)
        var width = outline.width
        for side in [Drawing.Annotation.Side.left, .right] {
            let members = callouts.indices.filter { search.routes[$0].side == side }
            guard !members.isEmpty else { continue }
            let heights = members.map { max(texts[$0].height, font.size + 4) }
            let preferred = members.map { search.routes[$0].end + texts[$0].height / 2 - texts[$0].firstMiddle }
            let middles = LabelSpacing.middles(preferred: preferred, widths: heights, gap: Self.pitch)
            let (top, bottom) = (
                middles[0] - heights[0] / 2, middles[members.count - 1] + heights[members.count - 1] / 2
            )
            guard isWished || bottom - top <= outline.height + Modesty.most(beside: outline.height) else { return nil }
            let tops = zip(members, middles).map { $1 - texts[$0].height / 2 }
            let places = zip(members, tops).map { ($0, $1 + texts[$0].firstMiddle) }
            search.straighten(places)
            // 3.
            let sign = side == .right ? 1.0 : -1.0
            let edge = side == .right ? outline.maxX : outline.minX
            let column = edge + sign * Self.distance
            for (member, top) in zip(members, tops) {
                let text = texts[member]
                let route = search.routes[member]
                // A bend that is hardly visible is removed.
                let bent = route.end - (top + text.firstMiddle)
                let top = abs(bent) < Self.leastBend ? top + bent : top
                let box = LabelBox("\(member + 1)", font.forNumbers)
                let size = Badge.size(of: box)
                let center = CGPoint(x: column + sign * size.width / 2, y: top + text.firstMiddle)
                let badge = Badge(box, in: CGRect(size: size, around: center))
                let start = column + sign * (size.width + Self.gap)
                let bend = CGPoint(x: edge + sign * 3, y: route.end)
                let end = CGPoint(x: column - sign * 1, y: center.y)
                var leader = route.lines
                leader[leader.count - 1].end = bend
                leader.append(Drawing.Annotation.Line(bend, end))
                entries[member] = Entry(
                    badge: badge,
                    labels: text.labels(top: top, side == .right ? .left : .right, at: start),
                    leader: leader
                )
            }
            width += Self.distance + (members.map { texts[$0].width }.max() ?? 0) + font.size + 4 + Self.gap
        }
        guard isWished || width <= max(Self.pageWidth, outline.width * 1.25) else { return nil }
        self.entries = entries.compactMap(\.self)
    }
}

extension LabelFont {
    /// The font of numbers in badges, one point smaller.
    var forNumbers: LabelFont { LabelFont(size: size - 1) }
}
