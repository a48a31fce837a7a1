/// Numbers without room at their lines, and the leaders to them.
enum NumberLeaders {
    /// A number and its preferred position.
    struct Request {
        var text: String
        var width: Double
        var anchor: CGPoint
        /// The frame of the measured object.
        var object: CGRect
        /// Whether an author requested the number.
        var isRequested: Bool
        /// Whether the text contains both width and height.
        var isSize = false
        var format: Drawing.DimensionFormat
    }

    /// The directions of the search, as fractions of the radius.
    ///
    /// Diagonal ones come first.
    private static let directions: [(x: Double, y: Double)] = [
        (0.7, -0.7), (-0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (1, 0), (-1, 0), (0, -1), (0, 1),
        (0.92, -0.38), (-0.92, -0.38), (0.38, -0.92), (-0.38, -0.92),
    ]
    private static let radii = [14.0, 20, 28, 38, 50, 64, 80]
    /// The distances and directions of the search, the nearest first.
    static let steps = radii.flatMap { radius in directions.map { (radius: radius, direction: $0) } }

    /// Returns a number near its preferred position, and its leader; `nil` without room.
    static func near(_ request: Request, among obstacles: Obstacles) -> (Drawing.Annotation.Label, Marks.Line)? {
        let size = request.format.textSize
        let cap = size * Drawing.Font.capHeight
        // Positions on the background come first; other positions are only for requested numbers.
        for isOnGround in request.isRequested ? [true, false] : [true] {
            for (radius, direction) in steps {
                // The distance is measured from the edge, so wide numbers keep the same distance as others.
                let middle = CGPoint(
                    x: request.anchor.x + direction.x * radius + direction.x * max(request.width / 2 - 6, 0),
                    y: request.anchor.y + direction.y * radius
                )
                let label = Drawing.Annotation.Label(
                    request.text,
                    middle: CGPoint(x: middle.x, y: middle.y + cap / 2),
                    width: request.width
                )
                guard obstacles.leavesRoom(for: label, textSize: size) else { continue }
                let leader = leader(from: request, to: label, size: size)
                if isOnGround {
                    guard obstacles.content.isGround(label.pill(size: size), of: request.object),
                        obstacles.content.isClear(leader, from: request.object)
                    else { continue }
                }
                return (label, leader)
            }
        }
        return nil
    }

    /// Returns the numbers without room as a list beside everything, in the order of their positions.
    static func list(
        _ request: [Request],
        beside outline: CGRect
    ) -> [(request: Request, label: Drawing.Annotation.Label, leader: Marks.Line)] {
        let order = request.indices.sorted { first, second in
            let (one, other) = (request[first].anchor.y, request[second].anchor.y)
            return one == other ? first < second : one < other
        }
        let sorted = order.map { request[$0] }
        let heights = sorted.map { $0.format.textSize * Drawing.Font.capHeight }
        let places = sorted.map { Double($0.anchor.y) }
        let middles = LabelSpacing.middles(preferred: places, widths: heights, gap: 4 * DimensionMetrics.air)
        let start = outline.maxX + 2 * DimensionMetrics.leader
        return sorted.indices.map { index in
            let baseline = middles[index] + heights[index] / 2
            let middle = CGPoint(x: start + sorted[index].width / 2, y: baseline)
            let label = Drawing.Annotation.Label(sorted[index].text, middle: middle, width: sorted[index].width)
            let end = CGPoint(x: start - 2 * DimensionMetrics.air, y: middles[index])
            return (sorted[index], label, Marks.Line(sorted[index].anchor, end))
        }
    }

    /// Returns a line to the nearest point around a label, from the number's position or from inside a measured object.
    private static func leader(
        from request: Request,
        to label: Drawing.Annotation.Label,
        size: Double
    ) -> Marks.Line {
        let anchor =
            request.isSize ? request.object.inset(byAtMost: 4).point(nearestTo: label.middle) : request.anchor
        let box = label.bounds(size: size).grown(by: 1.5 * DimensionMetrics.air)
        return Marks.Line(anchor, box.point(nearestTo: anchor))
    }
}

extension NumberLeaders.Request {
    /// Creates the number of a measure inside an object.
    init(_ measure: InnerDimension) {
        self.init(
            text: measure.measure.text,
            width: measure.labelWidth,
            anchor: measure.ruler.point(measure.measure.middle, measure.line),
            object: measure.request.rect,
            isRequested: measure.request.isCentered,
            format: measure.format
        )
    }

    /// Creates the label with the width and height of an object without room for lines.
    init(sizeOf request: InnerDimensionRequest) {
        self.init(
            text: request.sizeLabel,
            width: LabelFont(size: request.format.textSize).width(of: request.sizeLabel),
            anchor: CGPoint(x: request.rect.midX, y: request.rect.midY),
            object: request.rect,
            isRequested: request.isCentered,
            isSize: true,
            format: request.format
        )
    }
}
