/// A builder of the changes of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns the changes of one track.
    public static func buildExpression<Path: Keyframes>(_ expression: Path) -> KeyframeList<Value>
    where Path.Value == Value {
        KeyframeList { expression._add(to: &$0) }
    }

    /// Returns the changes of one step.
    public static func buildExpression<Path: KeyframeTrackContent>(_ expression: Path) -> KeyframeList<Value>
    where Path.Value == Value, Value: Animatable {
        KeyframeList(steps: expression._steps) { $1.add($0, of: \.self) }
    }

    /// Returns all changes.
    public static func buildBlock(_ changes: KeyframeList<Value>...) -> KeyframeList<Value> { KeyframeList(changes) }

    /// Returns the changes of a repetition.
    public static func buildArray(_ changes: [KeyframeList<Value>]) -> KeyframeList<Value> { KeyframeList(changes) }

    /// Returns the changes of a condition.
    public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

    /// Returns the changes of a condition.
    public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// A builder of the changes of a part of a value.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// Returns a step.
    public static func buildExpression<Step: KeyframeTrackContent>(_ expression: Step) -> KeyframeList<Value>
    where Step.Value == Value {
        KeyframeList(steps: expression._steps)
    }

    /// Returns all steps.
    public static func buildBlock(_ steps: KeyframeList<Value>...) -> KeyframeList<Value> { KeyframeList(steps) }

    /// Returns the steps of a repetition.
    public static func buildArray(_ steps: [KeyframeList<Value>]) -> KeyframeList<Value> { KeyframeList(steps) }

    /// Returns the steps of a condition.
    public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

    /// Returns the steps of a condition.
    public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// Some changes of a value.
public struct KeyframeList<Value>: Keyframes, KeyframeTrackContent {
    /// The steps of the value itself.
    @_documentation(visibility: internal)
    public private(set) var _steps = _KeyframeSteps<Value>(list: [])
    /// Adds tracks of parts.
    private var tracks: [(inout _KeyframeCurves<Value>) -> Void] = []
    /// Adds the steps of the value itself; `nil` where there are none, or where they are those of a part.
    private var addSteps: ((_KeyframeSteps<Value>, inout _KeyframeCurves<Value>) -> Void)?

    /// The changes of a track.
    init(track: @escaping (inout _KeyframeCurves<Value>) -> Void) { tracks = [track] }

    /// Some steps.
    init(
        steps: _KeyframeSteps<Value>,
        addSteps: ((_KeyframeSteps<Value>, inout _KeyframeCurves<Value>) -> Void)? = nil
    ) {
        _steps = steps
        self.addSteps = addSteps
    }

    /// The changes of several lists, one after the other.
    init(_ lists: [KeyframeList<Value>]) {
        _steps.list = lists.flatMap(\._steps.list)
        tracks = lists.flatMap(\.tracks)
        addSteps = lists.lazy.compactMap(\.addSteps).first
    }

    /// Adds the changes to those of a value.
    @_documentation(visibility: internal)
    public func _add(to curves: inout _KeyframeCurves<Value>) {
        for track in tracks { track(&curves) }
        addSteps?(_steps, &curves)
    }
}
