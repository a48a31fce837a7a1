/// A type that describes the changes of a value over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    /// Adds the changes to the curves of a value.
    @_documentation(visibility: internal)
    func _add(to curves: inout _KeyframeCurves<Value>)
}

extension Keyframes {
    /// Adds nothing, because the changes of a custom type aren't known.
    @_documentation(visibility: internal)
    public func _add(to curves: inout _KeyframeCurves<Value>) {}
}

/// A type that describes the changes of an animatable part of a value over time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value

    /// The steps of the changes.
    @_documentation(visibility: internal)
    var _steps: _KeyframeSteps<Value> { get }
}

extension KeyframeTrackContent {
    /// An empty list, because the changes of a custom type aren't known.
    @_documentation(visibility: internal)
    public var _steps: _KeyframeSteps<Value> { _KeyframeSteps(list: []) }
}

/// The steps of a keyframe track.
@_documentation(visibility: internal)
public struct _KeyframeSteps<Value> {
    var list: [KeyframeStep<Value>]
}

/// The changes of a value and its parts.
@_documentation(visibility: internal)
public struct _KeyframeCurves<Value> {
    /// The change of a value, or of a part of it.
    struct Curve {
        /// The times at which steps end, in seconds.
        let times: [Double]
        /// A closure that sets the part of the value for a time.
        let apply: (_ time: Double, _ value: inout Value) -> Void
    }

    let initialValue: Value
    var list: [Curve] = []

    /// Adds the changes of a part of the value.
    mutating func add<Part: Animatable>(_ steps: _KeyframeSteps<Part>, of part: WritableKeyPath<Value, Part>) {
        let segments = steps.segments(from: initialValue[keyPath: part])
        guard !segments.isEmpty else { return }
        list.append(
            Curve(times: segments.map { $0.start + $0.duration }) { time, value in
                if let segment = segments.last(where: { $0.start <= time }) {
                    value[keyPath: part].animatableData = segment.value(time - segment.start)
                }
            }
        )
    }
}

/// A sequence of keyframes for a part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
    /// The type of the value whose part changes.
    public typealias Value = Root

    private let part: WritableKeyPath<Root, Part>
    private let content: Content

    /// Creates a track of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
        self.init(\.self, content: content)
    }

    /// Creates a track of a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {
        part = keyPath
        self.content = content()
    }

    /// Adds the changes to the curves of a value.
    @_documentation(visibility: internal)
    public func _add(to curves: inout _KeyframeCurves<Root>) { curves.add(content._steps, of: part) }
}

/// The values along keyframes over time.
public struct KeyframeTimeline<Value> {
    private let curves: _KeyframeCurves<Value>

    /// Creates a timeline with an initial value and keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, content())
    }

    init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var curves = _KeyframeCurves(initialValue: initialValue)
        keyframes._add(to: &curves)
        self.curves = curves
    }

    /// The sorted times at which a step begins or ends, starting with 0.
    var times: [Double] {
        var times: [Double] = [0]
        for time in curves.list.flatMap(\.times).sorted() where time - times[times.count - 1] > 1e-6 {
            times.append(time)
        }
        return times
    }

    /// The time at which the last step ends, in seconds.
    public var duration: TimeInterval { curves.list.compactMap(\.times.last).max() ?? 0 }

    /// Returns the value at a time in seconds.
    public func value(time: Double) -> Value {
        var value = curves.initialValue
        for curve in curves.list { curve.apply(max(time, 0), &value) }
        return value
    }

    /// Returns the value at a fraction of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
