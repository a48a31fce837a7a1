/// A search for label positions that cover no other label and only background of the picture.
///
/// Checking a position takes about constant time.
struct LabelPlacer {
    let content: PictureContent
    private var taken = RectIndex()
    /// The rectangle of the picture and all labels of guides.
    private var hull: CGRect
    /// The number of labels without room.
    private(set) var leftOutCount = 0

    /// The minimum distance between labels.
    private static let distance = 1.0

    /// Creates a placer for a picture.
    init(above content: PictureContent) {
        self.content = content
        hull = content.bounds
    }

    /// Returns whether a position contains no label, and only background of an object.
    func isFree(_ room: CGRect, beside object: CGRect) -> Bool {
        !taken.overlaps(room) && content.isGround(room, of: object)
    }

    /// Returns whether a position contains no label or text, and no edges of painted content and cells.
    func isFree(_ room: CGRect) -> Bool { !taken.overlaps(room) && content.isPlain(room) }

    /// Reserves a position.
    mutating func take(_ room: CGRect) {
        taken.insert(room)
        hull = hull.union(room)
    }

    /// Reserves a position of another annotation.
    mutating func avoid(_ room: CGRect) { taken.insert(room) }

    /// Returns whether guides beside the picture stay small compared with it if a label is placed at a position.
    private func isModest(_ room: CGRect) -> Bool { hull.union(room).isModest(beside: content.bounds) }

    /// Returns the parts of a line that don't cross labels.
    func cut(_ line: Drawing.Annotation.Line) -> [Drawing.Annotation.Line] {
        guard let rects = taken.overlapping(line.bounds, atMost: Self.mostCuts), !rects.isEmpty else { return [line] }
        return line.cut(by: rects.map { $0.insetBy(dx: 0.01, dy: 0.01) })
    }

    /// The maximum number of labels that interrupt a line.
    private static let mostCuts = 256
}

// MARK: - Notes

extension LabelPlacer {
    /// The position of an explaining label, and its leader.
    struct Note {
        var room: CGRect
        var leader: Drawing.Annotation.Line?
    }

    /// Reserves a position for a label that explains an object.
    ///
    /// 1. The first of some positions at the object that contains no label, text or edge.
    /// 2. Nearby background, with a leader that crosses nothing.
    /// 3. Beside the picture, if nothing is in the way of a leader.
    mutating func note(_ size: CGSize, at places: [CGRect], of object: CGRect) -> Note? {
        note([(size, places)], of: object)?.note
    }

    /// Reserves a position for the first wording of a label that has room.
    mutating func note(
        _ wordings: [(size: CGSize, places: [CGRect])],
        of object: CGRect
    ) -> (note: Note, wording: Int)? {
        let found =
            first(wordings) { _, places in places.first { isFree($0) && isModest($0) }.map { Note(room: $0) } }
            ?? first(wordings) { size, _ in near(size, object) } ?? first(wordings) { size, _ in beside(size, object) }
        if let found { take(found.note.room) } else { leftOutCount += 1 }
        return found
    }

    private func first(
        _ wordings: [(size: CGSize, places: [CGRect])],
        _ place: (CGSize, [CGRect]) -> Note?
    ) -> (note: Note, wording: Int)? {
        for (index, wording) in wordings.enumerated() {
            if let note = place(wording.size, wording.places) { return (note, index) }
        }
        return nil
    }

    private func near(_ size: CGSize, _ object: CGRect) -> Note? {
        let anchor = CGPoint(x: object.midX, y: object.midY)
        for (radius, direction) in NumberLeaders.steps {
            let middle = CGPoint(
                x: anchor.x + direction.x * (radius + size.width / 2),
                y: anchor.y + direction.y * (radius + size.height / 2)
            )
            let room = CGRect(size: size, around: middle)
            guard isFree(room, beside: object), isModest(room) else { continue }
            let leader = Drawing.Annotation.Line(anchor, room.point(nearestTo: anchor))
            if content.isClear(leader, from: object) { return Note(room: room, leader: leader) }
        }
        return nil
    }

    private func beside(_ size: CGSize, _ object: CGRect) -> Note? {
        let picture = content.bounds
        let anchor = CGPoint(x: object.midX, y: object.midY)
        let sides: [(side: Drawing.Annotation.Side, away: Double, middle: Double, edge: Double)] = [
            (.top, anchor.y - picture.minY, anchor.x, picture.minY),
            (.right, picture.maxX - anchor.x, anchor.y, picture.maxX),
            (.bottom, picture.maxY - anchor.y, anchor.x, picture.maxY),
            (.left, anchor.x - picture.minX, anchor.y, picture.minX),
        ]
        for (side, _, middle, edge) in sides.sorted(by: { $0.away < $1.away }) {
            let room = CGRect(size: size, middle: middle, side, of: edge, distance: DimensionMetrics.leader)
            guard isFree(room, beside: object), isModest(room) else { continue }
            let leader = Drawing.Annotation.Line(anchor, room.point(nearestTo: anchor))
            if content.isClear(leader, from: object) { return Note(room: room, leader: leader) }
        }
        return nil
    }
}

// MARK: - Labels beside an edge

extension LabelPlacer {
    /// Places boxes on a side of an object's edge, each at its center along the edge; `nil` for boxes without room.
    ///
    /// 1. In one row beside the object, at the smallest distance with room for all.
    /// 2. In one row beside the picture, if nothing is between that row and the object.
    /// 3. Each separately beside the object.
    ///
    /// - Parameter boxes: The sizes of the boxes and their centers, in order along the edge.
    mutating func placeRow(
        _ boxes: [(size: CGSize, middle: Double)],
        _ side: Drawing.Annotation.Side,
        of edge: Double,
        distance: Double,
        beside object: CGRect
    ) -> [CGRect?] {
        let rooms = boxes.map { CGRect(size: $0.size, middle: $0.middle, side, of: edge, distance: distance) }
        guard let first = rooms.first else { return [] }
        let thickness = boxes.map { side.isHorizontal ? $0.size.width : $0.size.height }.max() ?? 0
        func moved(_ room: CGRect, _ row: Int, from start: Double) -> CGRect {
            room.moved(side, by: start + Double(row) * (thickness + Self.distance))
        }
        if !Self.overlap(rooms, along: side) {
            let outside = max(first.distance(toLeave: content.bounds, side), 0)
            for start in outside > 0 ? [0, outside] : [0] {
                for row in 0..<Self.rows {
                    let row = rooms.map { moved($0, row, from: start) }
                    if row.allSatisfy({ isReachable($0, from: object, side) }) {
                        row.forEach { take($0) }
                        return row
                    }
                }
            }
        }
        return rooms.map { room in
            guard isReachable(room, from: object, side) else {
                leftOutCount += 1
                return nil
            }
            take(room)
            return room
        }
    }

    /// The number of distances that are tried for a row.
    private static let rows = 3

    /// Returns whether a position is free and near enough, with nothing between it and an object.
    private func isReachable(_ room: CGRect, from object: CGRect, _ side: Drawing.Annotation.Side) -> Bool {
        guard isFree(room, beside: object), isModest(room) else { return false }
        let (start, end) =
            switch side {
            case .top: (CGPoint(x: room.midX, y: room.maxY), CGPoint(x: room.midX, y: object.minY))
            case .bottom: (CGPoint(x: room.midX, y: object.maxY), CGPoint(x: room.midX, y: room.minY))
            case .left: (CGPoint(x: room.maxX, y: room.midY), CGPoint(x: object.minX, y: room.midY))
            case .right: (CGPoint(x: object.maxX, y: room.midY), CGPoint(x: room.minX, y: room.midY))
            }
        return content.isClear(Drawing.Annotation.Line(start, end), from: object)
    }

    /// Returns whether any boxes of a row overlap.
    static func overlap(_ rooms: [CGRect], along side: Drawing.Annotation.Side) -> Bool {
        let areas = side.isHorizontal ? rooms.map { ($0.minY, $0.maxY) } : rooms.map { ($0.minX, $0.maxX) }
        let ordered = areas.sorted { $0.0 < $1.0 }
        return zip(ordered, ordered.dropFirst()).contains { $0.1 + distance > $1.0 }
    }
}

extension CGRect {
    /// Creates a rectangle on a side of an edge, centered along it.
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

    /// Creates a rectangle of a size around a center.
    init(size: CGSize, around middle: CGPoint) {
        self.init(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Creates a square around a center.
    init(around point: CGPoint, radius: Double) { self = CGRect(origin: point, size: .zero).grown(by: radius) }

    /// Returns the point of the rectangle nearest to another point.
    func point(nearestTo point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    }

    /// Returns the rectangle moved outward on a side.
    func moved(_ side: Drawing.Annotation.Side, by length: Double) -> CGRect {
        switch side {
        case .left: offsetBy(dx: -length, dy: 0)
        case .top: offsetBy(dx: 0, dy: -length)
        case .right: offsetBy(dx: length, dy: 0)
        case .bottom: offsetBy(dx: 0, dy: length)
        }
    }

    /// Returns the distance that the rectangle has to move until it is beside another.
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
    /// Whether the outward direction of the side is horizontal.
    var isHorizontal: Bool { self == .left || self == .right }
}
