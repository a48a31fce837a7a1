/// Finds places for labels where no other label lies; a place is looked at in about constant time.
struct LabelPlacer {
    private var taken = RectIndex()
    /// The rectangle around all that is taken.
    private var hull: CGRect?

    /// How often a label tries to go further out before it leaves everything behind it.
    private static let tries = 48
    /// How far labels stay away from each other.
    private static let distance = 1.0

    /// Whether no label lies there.
    func isFree(_ room: CGRect) -> Bool { !taken.overlaps(room) }

    /// Keeps others from a place.
    mutating func take(_ room: CGRect) {
        taken.insert(room)
        hull = hull?.union(room) ?? room
    }

    /// Takes the first of some places that is free, or one further out from the last of them.
    mutating func place(at places: [CGRect], outward side: Drawing.Annotation.Side) -> CGRect {
        let free = places.first(where: isFree) ?? places.last.map { outside($0, side) }
        let room = free ?? .zero
        take(room)
        return room
    }

    /// A free place on one side of another.
    private func outside(_ room: CGRect, _ side: Drawing.Annotation.Side) -> CGRect {
        let entry = (side.isHorizontal ? room.width : room.height) + Self.distance
        for number in 1...Self.tries {
            let further = room.moved(side, by: entry * Double(number))
            if isFree(further) { return further }
        }
        guard let hull else { return room }
        return room.moved(side, by: room.distance(toLeave: hull, side) + Self.distance)
    }
}

// MARK: - Labels beside an edge

extension LabelPlacer {
    /// Places boxes on a side of an edge, each over its middle along the edge.
    ///
    /// They stand in one row where that is possible, at the least distance from the edge where all have room; otherwise
    /// each stands as near as it can.
    ///
    /// - Parameter boxes: Their sizes, and where their middles lie, in order along the edge.
    mutating func placeRow(
        _ boxes: [(size: CGSize, middle: Double)],
        _ side: Drawing.Annotation.Side,
        of edge: Double,
        distance: Double
    ) -> [CGRect] {
        let rooms = boxes.map { CGRect(size: $0.size, middle: $0.middle, side, of: edge, distance: distance) }
        let thickness = min(boxes.map { side.isHorizontal ? $0.size.width : $0.size.height }.max() ?? 0, Badge.height)
        if !Self.overlap(rooms, along: side) {
            for row in 0..<6 {
                let moved = rooms.map { $0.moved(side, by: Double(row) * (thickness + Self.distance)) }
                if moved.allSatisfy(isFree) {
                    for room in moved { take(room) }
                    return moved
                }
            }
        }
        return rooms.map { place(at: [$0], outward: side) }
    }

    /// Whether boxes overlap that stand in a row, in order along an edge.
    static func overlap(_ rooms: [CGRect], along side: Drawing.Annotation.Side) -> Bool {
        let areas = side.isHorizontal ? rooms.map { ($0.minY, $0.maxY) } : rooms.map { ($0.minX, $0.maxX) }
        let ordered = areas.sorted { $0.0 < $1.0 }
        return zip(ordered, ordered.dropFirst()).contains { $0.1 + distance > $1.0 }
    }
}

extension CGRect {
    /// A room for something on a side of an edge, over a middle along it.
    init(
        size: CGSize,
        middle: Double,
        _ side: Drawing.Annotation.Side,
        of edge: Double,
        distance: Double
    ) {
        let origin =
            switch side {
            case .top: CGPoint(x: middle - size.width / 2, y: edge - distance - size.height)
            case .bottom: CGPoint(x: middle - size.width / 2, y: edge + distance)
            case .left: CGPoint(x: edge - distance - size.width, y: middle - size.height / 2)
            case .right: CGPoint(x: edge + distance, y: middle - size.height / 2)
            }
        self.init(origin: origin, size: size)
    }

    /// A room of a size around a middle.
    init(size: CGSize, around middle: CGPoint) {
        self.init(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle further out on a side.
    func moved(_ side: Drawing.Annotation.Side, by length: Double) -> CGRect {
        switch side {
        case .left: offsetBy(dx: -length, dy: 0)
        case .top: offsetBy(dx: 0, dy: -length)
        case .right: offsetBy(dx: length, dy: 0)
        case .bottom: offsetBy(dx: 0, dy: length)
        }
    }

    /// How far it has to go until it lies beside another.
    fileprivate func distance(toLeave other: CGRect, _ side: Drawing.Annotation.Side) -> Double {
        switch side {
        case .left: maxX - other.minX
        case .top: maxY - other.minY
        case .right: other.maxX - minX
        case .bottom: other.maxY - minY
        }
    }
}

extension Drawing.Annotation.Side {
    /// Whether the way out on this side is along x.
    var isHorizontal: Bool { self == .left || self == .right }
}
