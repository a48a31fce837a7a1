import GridPress

@testable import GridPressAnnotations

/// The rules of callouts, checked in the written file without any knowledge of the planner.
struct CalloutRules {
    private let texts: [CGRect]
    private let cells: [CGRect]
    private let painted: [CGRect]

    init(_ drawing: Drawing) {
        texts = SheetRules(drawing).texts
        let visibility = drawing.visibility()
        cells = drawing.grids.flatMap { grid -> [CGRect] in
            let inside = visibility.inside(grid.element)
            let transform = visibility.around(grid.element).transform
            // The cells of rotated grids aren't parallel to an axis.
            guard transform.b == 0, transform.c == 0 else { return [] }
            return grid.cells.compactMap { inside.visiblePart(of: transform.boundingBox(of: $0.frame)) }
        }
        let isPainted = Drawing.PaintedBounds(drawing, visibility)
        painted = drawing.elements.enumerated().compactMap { index, element in
            guard isPainted[index] != nil, let rect = element.mark.paintedBounds else { return nil }
            let context = visibility.around(index)
            return context.visiblePart(of: context.transform.boundingBox(of: rect))
        }
    }

    /// Returns the first broken rule in a written picture, or `nil` if the callouts follow all rules.
    func mistake(in drawn: DrawnAnnotation, of callouts: [Drawing.Callout]) -> String? {
        let leaders = Self.leaders(drawn.segments.map(\.line))
        // 1. No label overlaps another label or a text.
        for (index, label) in drawn.labels.enumerated() {
            if let other = drawn.labels[..<index].first(where: { $0.box.overlapsVisibly(label.box) }) {
                return "\"\(label.text)\" at \(label.box) lies on \"\(other.text)\" at \(other.box)"
            }
            if let text = texts.first(where: { $0.overlapsVisibly(label.box) }) {
                return "\"\(label.text)\" at \(label.box) lies on the text at \(text)"
            }
            if let rect = (painted + cells).first(where: { $0.overlapsVisibly(label.box) && !$0.encloses(label.box) }),
                !callouts.contains(where: { callout in
                    let ground = rect.insetBy(dx: -0.2, dy: -0.2)
                    return ground.encloses(callout.frame) || callout.point.map(ground.holds) ?? false
                })
            {
                return "\"\(label.text)\" at \(label.box) lies on the edge of \(rect)"
            }
        }
        for (index, leader) in leaders.enumerated() {
            for line in leader {
                // 2. No leader crosses a label, or another leader.
                if let label = drawn.labels.first(where: { $0.box.isCrossed(by: line) }) {
                    return "\(line) crosses \"\(label.text)\" at \(label.box)"
                }
                if leaders[..<index].joined().contains(where: { $0.crosses(line) }) {
                    return "\(line) crosses another leader"
                }
                // 3. No leader crosses a text, or an element that doesn't enclose the explained view.
                if let text = texts.first(where: { $0.isCrossed(by: line) }) {
                    return "\(line) crosses the text at \(text)"
                }
                let start = leader[0].start
                let covered = (painted + cells).first { rect in
                    rect.insetBy(dx: 0.2, dy: 0.2).isCrossed(by: line)
                        && !callouts.contains { callout in
                            callout.frame.insetBy(dx: -6.6, dy: -6.6).holds(start)
                                && rect.insetBy(dx: -0.2, dy: -0.2).encloses(callout.frame)
                                || callout.point.map { start.isNear($0) && rect.insetBy(dx: -0.2, dy: -0.2).holds($0) }
                                    ?? false
                        }
                }
                if let covered { return "\(line) crosses \(covered)" }
            }
        }
        return nil
    }

    /// Returns a pair of callouts whose numbers are in the wrong order, or `nil` if the order is right.
    static func mistake(inOrderOf callouts: [Drawing.Callout]) -> String? {
        for (index, callout) in callouts.enumerated() {
            for earlier in callouts[..<index] where callout.frame.maxY <= earlier.frame.minY {
                return "\(callout.frame) is above \(earlier.frame), which has a smaller number"
            }
            for earlier in callouts[..<index]
            where callout.frame.minY == earlier.frame.minY && callout.frame.maxX <= earlier.frame.minX {
                return "\(callout.frame) is to the left of \(earlier.frame), which has a smaller number"
            }
        }
        return nil
    }

    /// Returns the leaders: lines of which each begins at the end of the previous one, joined.
    private static func leaders(_ lines: [DrawnAnnotation.Segment]) -> [[DrawnAnnotation.Segment]] {
        var leaders: [[DrawnAnnotation.Segment]] = []
        for line in lines {
            if let last = leaders.last?.last, last.end == line.start {
                leaders[leaders.count - 1].append(line)
            } else {
                leaders.append([line])
            }
        }
        return leaders
    }
}

extension DrawnAnnotation.Segment {
    /// Returns whether two lines have a point in common.
    fileprivate func crosses(_ other: DrawnAnnotation.Segment) -> Bool {
        func side(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Double {
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
        }
        func isBetween(_ first: Double, _ second: Double) -> Bool {
            first <= 0 && second >= 0 || first >= 0 && second <= 0
        }
        guard isBetween(side(start, other.start, other.end), side(end, other.start, other.end)),
            isBetween(side(other.start, start, end), side(other.end, start, end))
        else { return false }
        // Two lines on one straight line meet only if their extents do.
        return min(start.x, end.x) <= max(other.start.x, other.end.x)
            && min(other.start.x, other.end.x) <= max(start.x, end.x)
            && min(start.y, end.y) <= max(other.start.y, other.end.y)
            && min(other.start.y, other.end.y) <= max(start.y, end.y)
    }
}

extension CGPoint {
    /// Returns whether another point is equal, except for the rounding of a written file.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

extension CGRect {
    fileprivate func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
