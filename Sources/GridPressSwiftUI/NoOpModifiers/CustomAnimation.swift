/// A custom change in time; a still picture shows none of it.
public protocol CustomAnimation: Hashable {
    /// Returns the value at a time, or `nil` where the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the speed at a time.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether the animation goes on from another one.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns the speed at a time: it isn't known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns whether the animation goes on from another one: it doesn't.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The things that an animation keeps while it goes on; no picture makes one.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that it keeps.
    public var state = AnimationState<Value>()
    /// Whether it counts as over.
    public var isLogicallyComplete = false
    /// The environment.
    public let environment: EnvironmentValues
}

/// The values that an animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state without values.
    public init() {}

    /// The value of a key.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that an animation keeps.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value at the start.
    static var defaultValue: Value { get }
}

extension Animation {
    /// Creates a custom animation, which a picture takes for the default one.
    public init<A: CustomAnimation>(_ base: A) { self = .default }

    /// Returns the same, which counts as over after a time.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
