/// The obstacles for leaders of callouts.
///
/// A leader crosses no text, label or other leader. It crosses painted content only if that is the background of its
/// view.
struct LeaderMap {
    let content: PictureContent
    /// The labels and marks that leaders avoid.
    private var taken = RectIndex()
    /// The lines of the leaders so far.
    private var leaders: [Drawing.Annotation.Line] = []

    /// The minimum distance between two leaders, in points.
    static let distance = 3.0
    /// The distance from which a line is clearly separate from an edge, in points.
    private static let distanceOfEdges = 1.75
    /// The distance from the center of a dot to text from which both are clearly separate.
    private static let distanceOfLetters = LeaderRoute.dotRadius + 3.5

    /// Creates a map of a picture without leaders, with the labels of other annotations as obstacles.
    init(_ content: PictureContent, avoiding others: [Drawing.Annotation]) {
        self.content = content
        for rect in others.flatMap(\.readRects) { taken.insert(rect) }
    }

    /// Reserves a position.
    mutating func take(_ room: CGRect) { taken.insert(room) }

    /// Reserves the lines of a leader and the dot at its start.
    mutating func take(_ leader: [Drawing.Annotation.Line]) { leaders += leader.withDot }

    /// Removes the latest leader from the map.
    mutating func giveBack(_ leader: [Drawing.Annotation.Line]) { leaders.removeLast(leader.withDot.count) }

    /// Returns whether a mark at a view covers no text, label or leader, and no painted content except the view and
    /// its background.
    func isFree(_ room: CGRect, at object: CGRect) -> Bool {
        guard !taken.overlaps(room), let strangers = content.strangers(to: object, in: room) else { return false }
        return !strangers.contains { $0.overlaps(room) } && isApart(room)
    }

    /// Returns whether a leader from a view has a free route, with room for the dot at its start.
    func isFree(_ leader: [Drawing.Annotation.Line], from object: CGRect) -> Bool {
        guard isApart(leader), leader.dotArea.map({ isFree($0, at: object) }) ?? true else { return false }
        return leader.allSatisfy { line in
            let band = line.bounds.grown(by: Self.distance / 2)
            return content.isClear(line, from: object)
                && (taken.overlapping(band, atMost: 64).map { !$0.contains { line.meets($0.grown(by: 1)) } } ?? false)
        }
    }

    /// Returns whether the dot of a leader is so near to letters that it could be mistaken for one.
    func isDotAtLetters(_ leader: [Drawing.Annotation.Line]) -> Bool {
        leader.first.map { content.texts.overlaps(CGRect(around: $0.start, radius: Self.distanceOfLetters)) } ?? false
    }

    /// Returns whether the last line of a leader runs along an edge, so that it could be mistaken for a part of it.
    func isAlongEdge(_ leader: [Drawing.Annotation.Line], from object: CGRect) -> Bool {
        guard let band = leader.last?.bounds.grown(by: Self.distanceOfEdges) else { return false }
        return content.strangers(to: object, in: band)?.contains { $0.overlaps(band) } ?? true
    }

    /// Returns whether a leader keeps the minimum distance from all leaders so far.
    func isApart(_ leader: [Drawing.Annotation.Line]) -> Bool {
        leader.allSatisfy { line in !leaders.contains { $0.isNear(line, Self.distance) } }
            && leader.dotArea.map(isApart) ?? true
    }

    private func isApart(_ room: CGRect) -> Bool {
        let air = room.grown(by: Self.distance / 2)
        return !leaders.contains { $0.meets(air) }
    }
}

extension [Drawing.Annotation.Line] {
    /// The area of the dot at the start of a leader; `nil` without lines.
    fileprivate var dotArea: CGRect? { first.map { CGRect(around: $0.start, radius: LeaderRoute.dotRadius) } }

    /// The lines of a leader, with its dot as a short line.
    fileprivate var withDot: Self {
        self + [first.map { Drawing.Annotation.Line($0.start, $0.start) }].compactMap(\.self)
    }
}

extension Drawing.Annotation.Line {
    /// Returns whether the line runs through a rectangle.
    func meets(_ rect: CGRect) -> Bool { bounds.grown(by: 1e-6).overlaps(rect) && cut(by: [rect]) != [self] }

    /// Returns whether another line crosses this one or comes nearer than a distance.
    func isNear(_ other: Drawing.Annotation.Line, _ distance: Double) -> Bool {
        guard bounds.grown(by: distance).overlaps(other.bounds.grown(by: 1e-6)) else { return false }
        return crosses(other)
            || min(
                other.distance(to: start),
                other.distance(to: end),
                self.distance(to: other.start),
                self.distance(to: other.end)
            ) < distance
    }

    private func crosses(_ other: Drawing.Annotation.Line) -> Bool {
        func side(_ point: CGPoint, of line: Drawing.Annotation.Line) -> Double {
            (line.end.x - line.start.x) * (point.y - line.start.y)
                - (line.end.y - line.start.y) * (point.x - line.start.x)
        }
        return side(start, of: other) * side(end, of: other) < 0
            && side(other.start, of: self) * side(other.end, of: self) < 0
    }

    /// Returns the distance from a point to the nearest point of the line.
    private func distance(to point: CGPoint) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let part =
            length == 0 ? 0 : min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / length, 0), 1)
        let (x, y) = (start.x + part * dx - point.x, start.y + part * dy - point.y)
        return (x * x + y * y).squareRoot()
    }
}
