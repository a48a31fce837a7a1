import GridPress

/// The rules of annotations on several grids, checked in the written file.
struct SheetRules {
    let texts: [CGRect]
    private let cells: [CGRect]
    /// The rectangle around everything painted, and the one that also encloses all cells.
    private let painted: CGRect
    private let picture: CGRect

    /// Creates the rules from the texts and cells of a drawing.
    init(_ drawing: Drawing) {
        let visibility = drawing.visibility()
        var texts: [CGRect] = []
        for (index, element) in drawing.elements.enumerated() {
            guard case .text(let lines) = element.mark else { continue }
            let context = visibility.around(index)
            for line in lines {
                let size = line.runs.map(\.font.size).max() ?? 0
                let letters = CGRect(
                    x: line.origin.x,
                    y: line.origin.y - 0.7 * size,
                    width: line.width,
                    height: 0.7 * size
                )
                texts += [context.visiblePart(of: context.transform.boundingBox(of: letters))].compactMap(\.self)
            }
        }
        self.texts = texts
        cells = drawing.grids.flatMap { grid in
            let inside = visibility.inside(grid.element)
            let transform = visibility.around(grid.element).transform
            return grid.cells.compactMap { inside.visiblePart(of: transform.boundingBox(of: $0.frame)) }
        }
        painted = drawing.paintedBounds()
        let grids = drawing.grids.map { grid in
            visibility.around(grid.element).transform.boundingBox(of: grid.trackBounds)
        }
        picture = (cells + grids).reduce(painted) { $0.union($1) }
    }

    /// Returns the first broken rule of dimensions, or `nil` if they follow all rules.
    ///
    /// - Parameters:
    ///   - drawn: The dimensions in the written file.
    ///   - isLimited: Whether the room for dimensions around the picture is limited.
    func mistake(in drawn: DrawnAnnotation, isLimited: Bool) -> String? {
        for (index, label) in drawn.labels.enumerated() {
            // 1. No label on another, on a text, or partly on a cell.
            if let other = drawn.labels[..<index].first(where: { $0.box.overlapsVisibly(label.box) }) {
                return "\"\(label.text)\" at \(label.box) lies on \"\(other.text)\""
            }
            if texts.contains(where: { $0.overlapsVisibly(label.box) }) {
                return "\"\(label.text)\" at \(label.box) lies on a text"
            }
            if let cell = cells.first(where: { $0.overlapsVisibly(label.box) && !$0.encloses(label.box) }) {
                return "\"\(label.text)\" at \(label.box) lies on the edge of the cell \(cell)"
            }
            if let line = drawn.segments.first(where: { label.box.isCrossed(by: $0.line) }) {
                return "\"\(label.text)\" at \(label.box) is crossed by \(line)"
            }
        }
        // 2. No line crosses a text, or a cell that it neither starts nor ends in.
        for (line, width) in drawn.segments {
            if let text = texts.first(where: { $0.isCrossed(by: line) }) {
                return "\(line) crosses the text at \(text)"
            }
            let crossed = cells.first { cell in
                cell.insetBy(dx: 0.6, dy: 0.6).isCrossed(by: line) && !cell.holds(line.start) && !cell.holds(line.end)
            }
            if let crossed { return "\(line), \(width) wide, crosses the cell \(crossed)" }
        }
        // 3. Heads of different lines are apart.
        for (index, head) in drawn.heads.enumerated() {
            let near = drawn.heads[..<index].first { other in
                let (x, y) = (abs(head.tip.x - other.tip.x), abs(head.tip.y - other.tip.y))
                return x > 0.01 && y > 0.01 && (x * x + y * y).squareRoot() < 15.9
            }
            if let near { return "the heads at \(head.tip) and \(near.tip) are too near" }
        }
        // 4. No length is measured twice.
        if let twice = Self.repeatedMeasure(of: drawn) { return twice }
        // 5. Dimensions don't extend the picture by too much.
        guard isLimited, let outline = drawn.outline else { return nil }
        let all = picture.union(outline)
        if all.width - picture.width > max(72, 0.35 * picture.width) + 1
            || all.height - picture.height > max(72, 0.35 * picture.height) + 1
        {
            return "\(all) is much larger than \(picture)"
        }
        return nil
    }

    /// Returns a pair of dimension lines between the same places, or `nil` if each is unique.
    private static func repeatedMeasure(of drawn: DrawnAnnotation) -> String? {
        var seen: Set<[Int]> = []
        func place(_ value: Double) -> Int { Int((value * 50).rounded()) }
        let tips = drawn.tips
        for (line, width) in drawn.segments where width == 1 {
            guard line.start.x == line.end.x || line.start.y == line.end.y, tips.contains(line.start),
                tips.contains(line.end)
            else { continue }
            let measure =
                line.start.y == line.end.y
                ? [0, place(line.start.x), place(line.end.x)] : [1, place(line.start.y), place(line.end.y)]
            // A line with marks between its ends belongs to a chain.
            let hasMarks = tips.contains { tip in
                line.start.y == line.end.y
                    ? tip.y == line.start.y && tip.x > line.start.x + 0.01 && tip.x < line.end.x - 0.01
                    : tip.x == line.start.x && tip.y > line.start.y + 0.01 && tip.y < line.end.y - 0.01
            }
            if !hasMarks, !seen.insert(measure).inserted { return "\(line) is measured twice" }
        }
        return nil
    }

    /// Returns the room on each side between everything painted and the edges of the file.
    func margins(of drawn: DrawnAnnotation, and others: [CGRect] = []) -> [Double] {
        let all = others.reduce(painted.union(drawn.outline ?? painted)) { $0.union($1) }
        let box = drawn.viewBox
        return [all.minX - box.minX, all.minY - box.minY, box.maxX - all.maxX, box.maxY - all.maxY]
    }
}

extension Drawing.Grid {
    /// The rectangle around all tracks.
    fileprivate var trackBounds: CGRect {
        let (left, right) = (columns.map(\.start).min() ?? 0, columns.map { $0.start + $0.length }.max() ?? 0)
        let (top, bottom) = (rows.map(\.start).min() ?? 0, rows.map { $0.start + $0.length }.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGRect {
    fileprivate func holds(_ point: CGPoint) -> Bool {
        point.x >= minX - 0.01 && point.x <= maxX + 0.01 && point.y >= minY - 0.01 && point.y <= maxY + 0.01
    }
}

extension DrawnAnnotation {
    /// The rectangle around all marks, or `nil` if there are no marks.
    var outline: CGRect? {
        let lines = segments.map { line, width in
            CGRect(
                x: min(line.start.x, line.end.x),
                y: min(line.start.y, line.end.y),
                width: abs(line.end.x - line.start.x),
                height: abs(line.end.y - line.start.y)
            )
            .insetBy(dx: -width / 2, dy: -width / 2)
        }
        return (lines + labels.map(\.box) + heads.map(\.box)).reduce(nil) { $0?.union($1) ?? $1 }
    }
}
