/// Two paths of an element, compared relative to its frames.
struct OutlinePair {
    /// A difference in a path.
    struct Difference {
        /// The part that differs; `nil` for the whole path.
        var part: String?
        var old: String
        var new: String
        /// Whether a change of the size can cause the difference.
        var mayFollowSize = true
    }

    private let first: Path
    private let second: Path
    private let frame: CGRect
    private let newFrame: CGRect
    private let tolerance: Double

    init(_ first: Path, in frame: CGRect, _ second: Path, in newFrame: CGRect, tolerance: Double) {
        (self.first, self.second) = (first, second)
        (self.frame, self.newFrame) = (frame, newFrame)
        self.tolerance = tolerance
    }

    /// Whether the size of the frame differs.
    var isResized: Bool {
        abs(frame.width - newFrame.width) > tolerance || abs(frame.height - newFrame.height) > tolerance
    }

    /// The difference of the paths; `nil` if they are the same relative to the frames.
    var difference: Difference? {
        switch (first.form, second.form) {
        case (.rect(let rect), .rect(let other)), (.ellipse(let rect), .ellipse(let other)):
            return difference(rect, other)
        case (.roundedRect(let rect, let corner), .roundedRect(let other, let newCorner)):
            if let difference = difference(rect, other) { return difference }
            let isSame = isNear(corner.width, newCorner.width) && isNear(corner.height, newCorner.height)
            // The radius of fully rounded ends follows from the size.
            let areEnds = isRound(corner, rect) && isRound(newCorner, other)
            if isSame || isResized && areEnds { return nil }
            return Difference(part: "corner radius", old: corner.phrase, new: newCorner.phrase)
        case (.elements(let steps), .elements(let newSteps)): return difference(steps, newSteps)
        default:
            // A rounded rectangle without corners is a rectangle.
            return Difference(part: nil, old: first.word, new: second.word)
        }
    }

    private func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= tolerance }

    private func isRound(_ corner: CGSize, _ rect: CGRect) -> Bool {
        isNear(min(corner.width, corner.height), min(rect.width, rect.height) / 2)
    }

    /// Compares the distances of two rectangles from the edges of their frames.
    private func difference(_ rect: CGRect, _ other: CGRect) -> Difference? {
        func insets(_ rect: CGRect, _ frame: CGRect) -> [Double] {
            [rect.minY - frame.minY, rect.minX - frame.minX, frame.maxY - rect.maxY, frame.maxX - rect.maxX]
        }
        let (was, became) = (insets(rect, frame), insets(other, newFrame))
        if zip(was, became).allSatisfy({ isNear($0, $1) }) { return nil }
        // A rectangle that keeps its size, or whose corners follow the frame, follows the frame.
        let keepsSize = isNear(rect.width, other.width) && isNear(rect.height, other.height)
        let corners = zip(rect.corners, other.corners)
        if isResized, keepsSize || corners.allSatisfy({ follows($0, $1) }) { return nil }
        let texts = [was, became].map { $0.map(\.phrase).joined(separator: " ") }
        return Difference(part: "insets", old: texts[0], new: texts[1])
    }

    // MARK: Paths

    private func difference(_ steps: [Path.Element], _ newSteps: [Path.Element]) -> Difference? {
        guard steps.map(\.letter) == newSteps.map(\.letter) else {
            let place = zip(steps, newSteps).prefix { $0.letter == $1.letter }.count
            return Difference(
                part: "step \(place + 1)",
                old: place < steps.count ? text(steps[place], frame) : "end",
                new: place < newSteps.count ? text(newSteps[place], newFrame) : "end"
            )
        }
        let (points, newPoints) = (steps.map(\.points), newSteps.map(\.points))
        func difference(at step: Int) -> Difference {
            Difference(part: "step \(step + 1)", old: text(steps[step], frame), new: text(newSteps[step], newFrame))
        }
        // 1. If the points keep their distances from the corner of the frame, the outline is a path.
        guard let kept = firstDifference(points, newPoints, isKept) else { return nil }
        // 2. If they keep their fractions of the frame, or their distances from an edge, the outline is a shape.
        guard isResized else { return difference(at: kept) }
        guard let followed = firstDifference(points, newPoints, follows) else { return nil }
        // A path keeps most of its points, and a shape keeps few.
        let isPath = zip(points.joined(), newPoints.joined()).count { isKept($0, $1) } > 1
        var result = difference(at: isPath ? kept : followed)
        result.mayFollowSize = !isPath
        return result
    }

    /// Returns whether two points have the same distance from the corners of their frames.
    private func isKept(_ point: CGPoint, _ other: CGPoint) -> Bool {
        isNear(point.x - frame.minX, other.x - newFrame.minX) && isNear(point.y - frame.minY, other.y - newFrame.minY)
    }

    /// Returns whether two points are at the same fraction of their frames, or have the same distance from an edge.
    private func follows(_ point: CGPoint, _ other: CGPoint) -> Bool {
        func follows(
            _ place: Double,
            _ start: Double,
            _ end: Double,
            _ newPlace: Double,
            _ newStart: Double,
            _ newEnd: Double
        ) -> Bool {
            if isNear(place - start, newPlace - newStart) || isNear(end - place, newEnd - newPlace) { return true }
            guard end > start else { return false }
            return isNear(newStart + (place - start) / (end - start) * (newEnd - newStart), newPlace)
        }
        return follows(point.x, frame.minX, frame.maxX, other.x, newFrame.minX, newFrame.maxX)
            && follows(point.y, frame.minY, frame.maxY, other.y, newFrame.minY, newFrame.maxY)
    }

    private func firstDifference(
        _ points: [[CGPoint]],
        _ newPoints: [[CGPoint]],
        _ areSame: (CGPoint, CGPoint) -> Bool
    ) -> Int? {
        zip(points, newPoints).enumerated().first { !zip($1.0, $1.1).allSatisfy(areSame) }?.offset
    }

    /// Returns a step as text, with its points relative to the frame.
    private func text(_ step: Path.Element, _ frame: CGRect) -> String {
        let numbers = step.points.flatMap { [$0.x - frame.minX, $0.y - frame.minY] }
        return ([step.letter] + numbers.map(\.phrase)).joined(separator: " ")
    }
}

extension Path {
    /// The form of the outline.
    var word: String {
        switch form {
        case .rect: "rectangle"
        case .roundedRect(_, let corner): "rounded rectangle \(corner.phrase)"
        case .ellipse: "ellipse"
        case .elements(let elements): "path of \(elements.count) steps"
        }
    }
}

extension CGSize {
    fileprivate var phrase: String { width == height ? width.phrase : "\(width.phrase) \(height.phrase)" }
}
