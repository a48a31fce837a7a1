import GridPressViews

/// A custom animation.
///
/// A static rendering never calls its methods.
public protocol CustomAnimation: Hashable {
    /// Returns the animated value at a time; `nil` after the end of the animation.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity at a time; `nil` if it is unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether the animation continues a previous animation.
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`, because the default velocity is unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    /// Returns `false`: by default an animation doesn't continue a previous animation.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The state of a running animation.
///
/// GridPress never creates one.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the animation stores.
    public var state = AnimationState<Value>()
    /// A Boolean value that indicates whether the animation is logically complete.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public let environment: EnvironmentValues
}

/// The values that a running animation stores.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates a state without values.
    public init() {}

    /// The value for a key; its default value if none is stored.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a value that a running animation stores.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value before one is stored.
    static var defaultValue: Value { get }
}

extension Animation {
    /// Creates an animation from a custom one; figures use the default animation instead.
    public init<A: CustomAnimation>(_ base: A) { self = .default }

    /// Returns the animation unchanged.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
