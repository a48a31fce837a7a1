/// Content that follows keyframes; a still picture shows their start.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: NonisolatedView
where KeyframePath.Value == Value {
    private let content: Content

    /// Content that follows keyframes, over and over again.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    /// Content that follows keyframes each time that a value changes.
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    /// The content at the start.
    public var body: some View { content }
}

nonisolated extension View {
    /// Changes the view along keyframes, over and over again; a still picture shows their start.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> Content {
        content(PlaceholderContentView(content: self), initialValue)
    }

    /// Changes the view along keyframes each time that a value changes; a still picture shows their start.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> Content {
        content(PlaceholderContentView(content: self), initialValue)
    }
}

/// The changes of a value in time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
}

/// The changes of a part of a value in time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value
}

/// The changes of a part of a value.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
    /// The type of the value whose part changes.
    public typealias Value = Root

    /// The changes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}

    /// The changes of a part.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {}
}

/// A builder of the changes of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns the changes of one track.
    public static func buildExpression<Path: Keyframes>(_ expression: Path) -> KeyframeList<Value>
    where Path.Value == Value {
        KeyframeList()
    }

    /// Returns the changes of one step.
    public static func buildExpression<Path: KeyframeTrackContent>(_ expression: Path) -> KeyframeList<Value>
    where Path.Value == Value {
        KeyframeList()
    }

    /// Returns all changes.
    public static func buildBlock(_ changes: KeyframeList<Value>...) -> KeyframeList<Value> { KeyframeList() }

    /// Returns the changes of a repetition.
    public static func buildArray(_ changes: [KeyframeList<Value>]) -> KeyframeList<Value> { KeyframeList() }

    /// Returns the changes of a condition.
    public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

    /// Returns the changes of a condition.
    public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// Some changes of a value.
public struct KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// A builder of the changes of a part of a value.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
    /// Returns a step.
    public static func buildExpression<Step: KeyframeTrackContent>(_ expression: Step) -> KeyframeList<Value>
    where Step.Value == Value {
        KeyframeList()
    }

    /// Returns all steps.
    public static func buildBlock(_ steps: KeyframeList<Value>...) -> KeyframeList<Value> { KeyframeList() }

    /// Returns the steps of a repetition.
    public static func buildArray(_ steps: [KeyframeList<Value>]) -> KeyframeList<Value> { KeyframeList() }

    /// Returns the steps of a condition.
    public static func buildEither(first: KeyframeList<Value>) -> KeyframeList<Value> { first }

    /// Returns the steps of a condition.
    public static func buildEither(second: KeyframeList<Value>) -> KeyframeList<Value> { second }
}

/// A step along a straight line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A step along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A step as a spring takes it.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}

/// A step at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value.
    public init(_ to: Value) {}
}
