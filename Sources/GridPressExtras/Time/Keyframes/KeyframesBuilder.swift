/// A result builder that combines keyframes and tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns the changes of a track.
    public static func buildExpression<Path: Keyframes>(_ expression: Path) -> KeyframeList<Value>
    where Path.Value == Value {
        KeyframeList { expression._add(to: &$0) }
    }

    /// Returns the changes of a keyframe.
    public static func buildExpression<Path: KeyframeTrackContent>(_ expression: Path) -> KeyframeList<Value>
    where Path.Value == Value, Value: Animatable {
        KeyframeList(steps: expression._steps) { $1.add($0, of: \.self) }
    }

    /// Returns the changes of a block, in order.
    public static func buildBlock(_ changes: KeyframeList<Value>...) -> KeyframeList<Value> { KeyframeList(changes) }

    /// Returns the changes of a loop.
    public static func buildArray(_ changes: [KeyframeList<Value>]) -> KeyframeList<Value> { KeyframeList(changes) }

    /// Returns the changes of the first branch of a condition.
    public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

    /// Returns the changes of the second branch of a condition.
    public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// A result builder that combines the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// Returns a keyframe.
    public static func buildExpression<Step: KeyframeTrackContent>(_ expression: Step) -> KeyframeList<Value>
    where Step.Value == Value {
        KeyframeList(steps: expression._steps)
    }

    /// Returns the keyframes of a block, in order.
    public static func buildBlock(_ steps: KeyframeList<Value>...) -> KeyframeList<Value> { KeyframeList(steps) }

    /// Returns the keyframes of a loop.
    public static func buildArray(_ steps: [KeyframeList<Value>]) -> KeyframeList<Value> { KeyframeList(steps) }

    /// Returns the keyframes of the first branch of a condition.
    public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

    /// Returns the keyframes of the second branch of a condition.
    public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// Several changes of a value.
public struct KeyframeList<Value>: Keyframes, KeyframeTrackContent {
    /// The steps of the value itself.
    @_documentation(visibility: internal)
    public private(set) var _steps = _KeyframeSteps<Value>(list: [])
    /// Closures that add the tracks of parts.
    private var tracks: [(inout _KeyframeCurves<Value>) -> Void] = []
    /// A closure that adds the steps of the value itself; `nil` without such steps, and for the steps of a part.
    private var addSteps: ((_KeyframeSteps<Value>, inout _KeyframeCurves<Value>) -> Void)?

    /// Creates a list with the changes of a track.
    init(track: @escaping (inout _KeyframeCurves<Value>) -> Void) { tracks = [track] }

    /// Creates a list with some steps.
    init(
        steps: _KeyframeSteps<Value>,
        addSteps: ((_KeyframeSteps<Value>, inout _KeyframeCurves<Value>) -> Void)? = nil
    ) {
        _steps = steps
        self.addSteps = addSteps
    }

    /// Creates a list with the changes of several lists, in order.
    init(_ lists: [KeyframeList<Value>]) {
        _steps.list = lists.flatMap(\._steps.list)
        tracks = lists.flatMap(\.tracks)
        addSteps = lists.lazy.compactMap(\.addSteps).first
    }

    /// Adds the changes to the curves of a value.
    @_documentation(visibility: internal)
    public func _add(to curves: inout _KeyframeCurves<Value>) {
        for track in tracks { track(&curves) }
        addSteps?(_steps, &curves)
    }
}
