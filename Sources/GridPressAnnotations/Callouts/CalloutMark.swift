/// The number of a callout at its view.
struct CalloutMark {
    let badge: Badge
    /// The leader from the view to a number away from it; empty if the number is at its view.
    var leader: [Drawing.Annotation.Line] = []

    /// The rectangle around the number and its leader.
    var bounds: CGRect { leader.reduce(badge.area) { $0.union($1.bounds) } }
}

/// A search for positions of the numbers of callouts at their views.
struct MarkPlacer {
    private var map: LeaderMap
    private let outline: CGRect
    private let font: LabelFont

    /// The distance of a number from the edges of its view, inside and outside, in points.
    private static let inset = 4.0
    private static let distance = 2.5
    /// The distance of numbers from everything else that is drawn, in points.
    private static let margin = 8.0

    init(_ map: LeaderMap, _ outline: CGRect, _ font: LabelFont) {
        self.map = map
        self.outline = outline
        self.font = font
    }

    /// Returns the mark of a callout and reserves its position; `nil` if there is no free position.
    ///
    /// 1. In a corner of the view, across a corner, or beside the view; never for a point.
    /// 2. Near the view or the point, with a leader.
    /// 3. Beside the picture, with a leader.
    mutating func mark(number: Int, of callout: Drawing.Callout) -> CalloutMark? {
        let box = LabelBox("\(number)", font)
        let size = Badge.size(of: box)
        var found: CalloutMark?
        for target in callout.targets where found == nil {
            found = atView(box, size, target) ?? near(box, size, target) ?? beside(box, size, target)
        }
        if let found {
            map.take(found.badge.area.grown(by: LabelBox.air))
            map.take(found.leader)
        }
        return found
    }

    private func atView(_ box: LabelBox, _ size: CGSize, _ target: LeaderTarget) -> CalloutMark? {
        guard case .view(let object) = target else { return nil }
        let (width, height) = (size.width, size.height)
        var middles: [CGPoint] = []
        // 1a. Inside: at the top before the bottom, at the leading side before the trailing one.
        if object.width >= width + 2 * Self.inset, object.height >= height + 2 * Self.inset {
            let (x, y) = (Self.inset + width / 2, Self.inset + height / 2)
            middles += corners(of: object.insetBy(dx: x, dy: y))
        }
        // 1b. Across a corner, if the view is large enough to stay visible behind the number.
        let corners =
            object.width >= 1.5 * width && object.height >= 1.5 * height ? corners(of: object) : []
        let isSeen = map.content.paints(object)
        if isSeen { middles += corners }
        // 1c. Beside the view: left, right, above, below.
        let (x, y) = (Self.distance + width / 2, Self.distance + height / 2)
        middles += [
            CGPoint(x: object.minX - x, y: object.midY), CGPoint(x: object.maxX + x, y: object.midY),
            CGPoint(x: object.minX + width / 2, y: object.minY - y),
            CGPoint(x: object.maxX - width / 2, y: object.minY - y),
            CGPoint(x: object.minX + width / 2, y: object.maxY + y),
            CGPoint(x: object.maxX - width / 2, y: object.maxY + y),
        ]
        // The corners of a view that isn't painted are hard to recognize.
        if !isSeen { middles += corners }
        for middle in middles {
            let area = CGRect(size: size, around: middle)
            if map.isFree(area.grown(by: LabelBox.air), at: object) { return CalloutMark(badge: Badge(box, in: area)) }
        }
        return nil
    }

    private func near(_ box: LabelBox, _ size: CGSize, _ target: LeaderTarget) -> CalloutMark? {
        let object = target.object
        for (radius, direction) in NumberLeaders.steps {
            let anchor =
                switch target {
                case .point(let point, _): point
                // A leader starts beside the edge of the view, not at its center, so that it doesn't cross the view.
                case .view(let frame):
                    CGPoint(
                        x: frame.midX + direction.x * (frame.width / 2 + LeaderRoute.dotRadius),
                        y: frame.midY + direction.y * (frame.height / 2 + LeaderRoute.dotRadius)
                    )
                }
            let middle = CGPoint(
                x: anchor.x + direction.x * (radius + size.width / 2),
                y: anchor.y + direction.y * (radius + size.height / 2)
            )
            let area = CGRect(size: size, around: middle)
            guard map.isFree(area.grown(by: LabelBox.air), at: object) else { continue }
            let leader = [Drawing.Annotation.Line(anchor, area.point(nearestTo: anchor))]
            if map.isFree(leader, from: object) { return CalloutMark(badge: Badge(box, in: area), leader: leader) }
        }
        return nil
    }

    private func beside(_ box: LabelBox, _ size: CGSize, _ target: LeaderTarget) -> CalloutMark? {
        let object = target.object
        for route in target.allRoutes(to: outline) {
            guard let last = route.lines.last else { continue }
            let edge = CGRect(origin: last.end, size: .zero)
            let area = CGRect(
                size: size,
                middle: route.end,
                route.side,
                of: route.side.isHorizontal ? edge.minX : edge.minY,
                distance: Self.margin
            )
            guard map.isFree(area.grown(by: LabelBox.air), at: object) else { continue }
            var lines = route.lines
            lines[lines.count - 1].end = edge.moved(route.side, by: Self.margin).origin
            if map.isFree(lines, from: object) { return CalloutMark(badge: Badge(box, in: area), leader: lines) }
        }
        return nil
    }

    private func corners(of rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
    }
}
