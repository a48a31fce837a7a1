/// A step of a keyframe track: the value at its end, and the way to it.
struct KeyframeStep<Value> {
    enum Course {
        case linear(UnitCurve)
        case cubic(startVelocity: Value?, endVelocity: Value?)
        case spring(Spring, startVelocity: Value?)
        case move
    }

    let end: Value
    let duration: Double
    let course: Course

    init(_ end: Value, duration: Double, _ course: Course) {
        self.end = end
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.course = course
    }

    fileprivate var isCubic: Bool { if case .cubic = course { true } else { false } }
}

/// The part of a curve that belongs to a step.
struct KeyframeSegment<Vector> {
    let start: Double
    let duration: Double
    /// A function from the time after the start to the value; after the duration, the value doesn't change.
    let value: (Double) -> Vector
}

extension _KeyframeSteps where Value: Animatable {
    typealias Vector = Value.AnimatableData

    /// Returns the segments of the curve that starts at a value.
    ///
    /// Consecutive cubic steps form a smooth curve through their values: the velocity at each follows from its
    /// neighbors. A spring that ends early leaves the value where it is.
    func segments(from initialValue: Value) -> [KeyframeSegment<Vector>] {
        var segments: [KeyframeSegment<Vector>] = []
        var (time, start, velocity) = (0.0, initialValue.animatableData, Vector.zero)
        for (index, step) in list.enumerated() {
            let (end, duration) = (step.end.animatableData, step.duration)
            let way = end - start
            let segment: (Double) -> Vector
            switch step.course {
            case .move:
                segment = { _ in end }
                velocity = .zero
            case .linear(let curve):
                segment = { [start] in start + way.scaled(by: curve.value(at: duration > 0 ? $0 / duration : 1)) }
                velocity = duration > 0 ? way.scaled(by: curve.velocity(at: 1) / duration) : .zero
            case .cubic(let startVelocity, let endVelocity):
                let first = startVelocity?.animatableData ?? velocity
                let last = endVelocity?.animatableData ?? velocityAfter(index, from: start)
                segment = { [start] in
                    Self.cubic(start, end, first, last, at: duration > 0 ? $0 / duration : 1, duration)
                }
                velocity = last
            case .spring(let spring, let startVelocity):
                let first = startVelocity?.animatableData ?? velocity
                segment = { [start] in start + spring.value(target: way, initialVelocity: first, time: $0) }
                velocity = spring.velocity(target: way, initialVelocity: first, time: duration)
            }
            segments.append(
                KeyframeSegment(start: time, duration: duration) { segment(Swift.min(Swift.max($0, 0), duration)) }
            )
            time += duration
            start = segment(duration)
        }
        return segments
    }

    /// Returns the velocity at the end of a cubic step, which follows from its neighbors; 0 before steps of other
    /// kinds.
    private func velocityAfter(_ index: Int, from start: Vector) -> Vector {
        guard index + 1 < list.count, list[index + 1].isCubic else { return .zero }
        let (step, next) = (list[index], list[index + 1])
        if case .cubic(let startVelocity?, _) = next.course { return startVelocity.animatableData }
        let duration = step.duration + next.duration
        return duration > 0 ? (next.end.animatableData - start).scaled(by: 1 / duration) : .zero
    }

    /// Returns the value of a cubic curve at a fraction of its time, from the values and velocities at its ends.
    private static func cubic(
        _ start: Vector,
        _ end: Vector,
        _ startVelocity: Vector,
        _ endVelocity: Vector,
        at part: Double,
        _ duration: Double
    ) -> Vector {
        let (square, cube) = (part * part, part * part * part)
        let places = start.scaled(by: 2 * cube - 3 * square + 1) + end.scaled(by: 3 * square - 2 * cube)
        let speeds =
            startVelocity.scaled(by: (cube - 2 * square + part) * duration)
            + endVelocity.scaled(by: (cube - square) * duration)
        return places + speeds
    }
}

/// A keyframe that changes the value along a timing curve.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    private let step: KeyframeStep<Value>

    /// Creates a keyframe with a target value and a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        step = KeyframeStep(to, duration: duration, .linear(timingCurve))
    }

    /// The step of the keyframe.
    @_documentation(visibility: internal)
    public var _steps: _KeyframeSteps<Value> { _KeyframeSteps(list: [step]) }
}

/// A keyframe that changes the value along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    private let step: KeyframeStep<Value>

    /// Creates a keyframe with a target value, a duration in seconds and velocities.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        step = KeyframeStep(
            to,
            duration: duration,
            .cubic(startVelocity: startVelocity, endVelocity: endVelocity)
        )
    }

    /// The step of the keyframe.
    @_documentation(visibility: internal)
    public var _steps: _KeyframeSteps<Value> { _KeyframeSteps(list: [step]) }
}

/// A keyframe that changes the value with a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// Creates a keyframe with a target value.
    ///
    /// Without a duration, it lasts until the spring rests.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    /// The step of the keyframe.
    @_documentation(visibility: internal)
    public var _steps: _KeyframeSteps<Value> {
        let duration = duration ?? spring.settlingDuration
        return _KeyframeSteps(
            list: [KeyframeStep(to, duration: duration, .spring(spring, startVelocity: startVelocity))]
        )
    }
}

/// A keyframe that changes the value immediately.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    private let to: Value

    /// Creates a keyframe with a target value.
    public init(_ to: Value) { self.to = to }

    /// The step of the keyframe.
    @_documentation(visibility: internal)
    public var _steps: _KeyframeSteps<Value> { _KeyframeSteps(list: [KeyframeStep(to, duration: 0, .move)]) }
}
