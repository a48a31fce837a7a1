/// The ways that leaders of callouts take, and what is in their way.
///
/// A leader crosses no text, nothing painted that isn't the ground of its view, no label and no other leader.
struct LeaderMap {
    let content: PictureContent
    /// The labels and marks that leaders go around.
    private var taken = RectIndex()
    /// The lines of leaders so far.
    private var leaders: [Drawing.Annotation.Line] = []

    /// The least distance between two leaders.
    static let distance = 3.0
    /// The distance of edges from which on a line isn't one of them.
    private static let distanceOfEdges = 1.75
    /// The distance of letters from the middle of a dot, from which on both are easy to tell apart.
    private static let distanceOfLetters = LeaderRoute.dotRadius + 3.5

    /// The ways in a picture without leaders; what has to be read of other annotations is kept free.
    init(_ content: PictureContent, avoiding others: [Drawing.Annotation]) {
        self.content = content
        for rect in others.flatMap(\.readRects) { taken.insert(rect) }
    }

    /// Keeps others from a place.
    mutating func take(_ room: CGRect) { taken.insert(room) }

    /// Keeps others from crossing the lines of a leader and the dot at its start.
    mutating func take(_ leader: [Drawing.Annotation.Line]) { leaders += leader.withDot }

    /// Gives the place of the latest leader back.
    mutating func giveBack(_ leader: [Drawing.Annotation.Line]) { leaders.removeLast(leader.withDot.count) }

    /// Returns whether a mark at a view lies on no text, on no label or leader, and on nothing painted but the view and its
    /// ground.
    func isFree(_ room: CGRect, at object: CGRect) -> Bool {
        guard !taken.overlaps(room), let strangers = content.strangers(to: object, in: room) else { return false }
        return !strangers.contains { $0.overlaps(room) } && isApart(room)
    }

    /// Returns whether a leader from a view has a free way, with room for the dot at its start.
    func isFree(_ leader: [Drawing.Annotation.Line], from object: CGRect) -> Bool {
        guard isApart(leader), leader.dotArea.map({ isFree($0, at: object) }) ?? true else { return false }
        return leader.allSatisfy { line in
            let band = line.bounds.grown(by: Self.distance / 2)
            return content.isClear(line, from: object)
                && (taken.overlapping(band, atMost: 64).map { !$0.contains { line.meets($0.grown(by: 1)) } } ?? false)
        }
    }

    /// Returns whether the dot of a leader is so near to letters that it looks like one of them.
    func isDotAtLetters(_ leader: [Drawing.Annotation.Line]) -> Bool {
        leader.first.map { content.texts.overlaps(CGRect(around: $0.start, radius: Self.distanceOfLetters)) } ?? false
    }

    /// Returns whether the last line of a leader runs along an edge of something, so that it looks like a part of it.
    func isAlongEdge(_ leader: [Drawing.Annotation.Line], from object: CGRect) -> Bool {
        guard let band = leader.last?.bounds.grown(by: Self.distanceOfEdges) else { return false }
        return content.strangers(to: object, in: band)?.contains { $0.overlaps(band) } ?? true
    }

    /// Returns whether a leader keeps its distance from all leaders so far.
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
    /// The area of the dot at the start of a leader; `nil` for no lines.
    fileprivate var dotArea: CGRect? { first.map { CGRect(around: $0.start, radius: LeaderRoute.dotRadius) } }

    /// The lines of a leader, and its dot as a little line.
    fileprivate var withDot: Self {
        self + [first.map { Drawing.Annotation.Line($0.start, $0.start) }].compactMap(\.self)
    }
}

extension Drawing.Annotation.Line {
    /// Returns whether the line runs through a rectangle.
    func meets(_ rect: CGRect) -> Bool { bounds.grown(by: 1e-6).overlaps(rect) && cut(by: [rect]) != [self] }

    /// Returns whether another line crosses this one, or comes nearer than a distance.
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

    /// Returns the distance of a point to the nearest point of the line.
    private func distance(to point: CGPoint) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let part =
            length == 0 ? 0 : min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / length, 0), 1)
        let (x, y) = (start.x + part * dx - point.x, start.y + part * dy - point.y)
        return (x * x + y * y).squareRoot()
    }
}
