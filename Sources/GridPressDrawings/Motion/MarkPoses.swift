/// The poses of a mark in all states, relative to its last state.
enum MarkPoses {
    /// The poses of the whole mark.
    case whole([MotionPose])
    /// The poses of each line of a text.
    case lines([[MotionPose]])

    /// Creates the poses of a mark that moves, grows or changes its color from state to state.
    ///
    /// - Parameters:
    ///   - marks: The marks in each state. The last one is drawn.
    ///   - distances: The translation from the coordinates of each state to the common coordinates.
    init(_ marks: [Drawing.Mark], movedBy distances: [CGSize]) {
        guard let last = marks.last else {
            self = .whole([])
            return
        }
        switch last {
        case .none, .annotation: self = .whole(distances.map { MotionPose(shift: $0) })
        case .shape(let shape):
            let shapes = marks.map { mark in if case .shape(let shape) = mark { shape } else { shape } }
            self = .whole(Self.poses(of: shapes, shape, distances))
        case .image(let image):
            self = .whole(
                zip(marks, distances).map { mark, distance in
                    guard case .image(let other) = mark else { return MotionPose(shift: distance) }
                    return MotionPose(
                        from: image.frame,
                        to: other.frame.offsetBy(dx: distance.width, dy: distance.height)
                    )
                }
            )
        case .text(let lines):
            let states = marks.map { mark in if case .text(let lines) = mark { lines } else { lines } }
            self = Self.poses(of: states, lines, distances)
        }
    }

    // MARK: Texts

    private static func poses(
        of states: [[Drawing.TextLine]],
        _ last: [Drawing.TextLine],
        _ distances: [CGSize]
    ) -> MarkPoses {
        let lines = last.indices.map { line in
            let hasOtherColors = states.contains { $0[line].color != last[line].color }
            return zip(states, distances).map { state, distance in
                var pose = MotionPose(
                    shift: CGSize(
                        width: state[line].origin.x - last[line].origin.x + distance.width,
                        height: state[line].origin.y - last[line].origin.y + distance.height
                    )
                )
                if hasOtherColors { pose.fill = state[line].color }
                return pose
            }
        }
        // Lines with equal movements move as one part.
        let areAlike = lines.dropFirst().allSatisfy { poses in
            zip(poses, lines[0]).allSatisfy { $0.shift.isNear($1.shift) && $0.fill == nil && $1.fill == nil }
        }
        if let first = lines.first, areAlike, first.allSatisfy({ $0.fill == nil }) { return .whole(first) }
        return lines.isEmpty ? .whole(distances.map { MotionPose(shift: $0) }) : .lines(lines)
    }

    // MARK: Shapes

    private static func poses(
        of shapes: [Drawing.Shape],
        _ last: Drawing.Shape,
        _ distances: [CGSize]
    ) -> [MotionPose] {
        var poses = poses(of: shapes.map(\.path), last.path, distances)
        if shapes.contains(where: { $0.fill != last.fill }), last.fill?.color != nil {
            for index in poses.indices { poses[index].fill = shapes[index].fill?.color }
        }
        if shapes.contains(where: { $0.stroke?.paint != last.stroke?.paint }), last.stroke?.paint.color != nil {
            for index in poses.indices { poses[index].stroke = shapes[index].stroke?.paint.color }
        }
        if shapes.contains(where: { $0.stroke?.style.lineWidth != last.stroke?.style.lineWidth }) {
            for index in poses.indices { poses[index].lineWidth = shapes[index].stroke.map { $0.style.lineWidth } }
        }
        return poses
    }

    private static func poses(of paths: [Path], _ last: Path, _ distances: [CGSize]) -> [MotionPose] {
        switch last.form {
        case .rect(let rect), .roundedRect(let rect, _):
            let frames = paths.map(\.rect.standardized)
            let corners = paths.map(\.corner)
            let isResized =
                frames.contains { !$0.size.isNear(rect.standardized.size) }
                || corners.contains { !$0.isNear(last.corner) }
            return paths.indices.map { index in
                var pose = MotionPose(shift: frames[index].origin - rect.standardized.origin + distances[index])
                if isResized { pose.outline = .rect(frames[index].size, corner: corners[index]) }
                return pose
            }
        case .ellipse(let rect):
            let frames = paths.map(\.rect.standardized)
            let isResized = frames.contains { !$0.size.isNear(rect.standardized.size) }
            let isCircle = rect.standardized.isCircle
            // Files have different elements for circles and ellipses, so a circle that becomes an ellipse is scaled.
            if isCircle, frames.contains(where: { !$0.isCircle }) {
                return zip(frames, distances).map {
                    MotionPose(from: rect.standardized, to: $0.offsetBy(dx: $1.width, dy: $1.height))
                }
            }
            return paths.indices.map { index in
                let frame = frames[index]
                var pose = MotionPose(
                    shift: CGSize(width: frame.midX - rect.midX, height: frame.midY - rect.midY) + distances[index]
                )
                if isResized {
                    pose.outline = isCircle ? .circle(radius: frame.width / 2) : .ellipse(frame.size)
                }
                return pose
            }
        case .elements(let steps):
            let starts = paths.map { $0.elements.first?.point ?? .zero }
            let start = steps.first?.point ?? .zero
            let shifts = starts.map { $0 - start }
            let areShifted = zip(paths, shifts).allSatisfy { path, shift in
                zip(path.elements, steps).allSatisfy { $0.isNear($1.moved(by: shift)) }
            }
            if areShifted { return zip(shifts, distances).map { MotionPose(shift: $0 + $1) } }
            return zip(paths, distances).map { path, distance in
                var pose = MotionPose()
                pose.outline = .path(path.elements.map { $0.moved(by: distance) })
                return pose
            }
        }
    }
}

extension MotionPose {
    init(shift: CGSize) { self.shift = shift }

    /// Creates the pose that moves the content of one rectangle to another.
    init(from frame: CGRect, to other: CGRect) {
        if !frame.size.isNear(other.size), frame.width > 0, frame.height > 0 {
            scale = CGSize(width: other.width / frame.width, height: other.height / frame.height)
        }
        shift = CGSize(
            width: other.minX - frame.minX * scale.width,
            height: other.minY - frame.minY * scale.height
        )
    }
}

extension Drawing.Paint {
    fileprivate var color: Drawing.Color? { if case .color(let color) = self { color } else { nil } }
}

extension Path {
    /// The rectangle of the form, or the bounding rectangle of other paths.
    fileprivate var rect: CGRect {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
        case .elements: boundingRect
        }
    }

    fileprivate var corner: CGSize {
        if case .roundedRect(_, let corner) = form { corner } else { .zero }
    }
}

extension Path.Element {
    fileprivate var point: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }

    func moved(by distance: CGSize) -> Path.Element {
        switch self {
        case .move(let point): .move(to: point + distance)
        case .line(let point): .line(to: point + distance)
        case .quadCurve(let point, let control): .quadCurve(to: point + distance, control: control + distance)
        case .curve(let point, let first, let second):
            .curve(to: point + distance, control1: first + distance, control2: second + distance)
        case .closeSubpath: .closeSubpath
        }
    }

    fileprivate func isNear(_ other: Path.Element) -> Bool {
        switch (self, other) {
        case (.move(let point), .move(let end)), (.line(let point), .line(let end)): point.isNear(end)
        case (.quadCurve(let point, let control), .quadCurve(let end, let newControl)):
            point.isNear(end) && control.isNear(newControl)
        case (.curve(let point, let first, let second), .curve(let end, let newFirst, let newSecond)):
            point.isNear(end) && first.isNear(newFirst) && second.isNear(newSecond)
        case (.closeSubpath, .closeSubpath): true
        default: false
        }
    }
}

// MARK: - Distances

/// The difference below which two lengths are equal.
///
/// It is smaller than the precision of files, three decimals.
private let tolerance = 1e-5

extension CGSize {
    func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }

    static func + (first: CGSize, second: CGSize) -> CGSize {
        CGSize(width: first.width + second.width, height: first.height + second.height)
    }

    static func - (first: CGSize, second: CGSize) -> CGSize {
        CGSize(width: first.width - second.width, height: first.height - second.height)
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < tolerance && abs(y - other.y) < tolerance }

    static func - (first: CGPoint, second: CGPoint) -> CGSize {
        CGSize(width: first.x - second.x, height: first.y - second.y)
    }

    static func + (point: CGPoint, distance: CGSize) -> CGPoint {
        CGPoint(x: point.x + distance.width, y: point.y + distance.height)
    }
}

extension CGRect {
    /// Whether an ellipse in the rectangle is drawn as a circle.
    fileprivate var isCircle: Bool { (width * 1000).rounded() == (height * 1000).rounded() }
}
