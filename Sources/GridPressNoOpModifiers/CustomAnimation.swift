// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public protocol CustomAnimation: Hashable {
    /// Returns the animated value at a time; `nil` after the end of the animation.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

    /// Returns the velocity at a time; `nil` if it is unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Returns `nil`, because the default velocity is unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state of a running animation.
///
/// GridPress never creates one.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>(), isLogicallyComplete = false
    public let environment: EnvironmentValues
}

public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Animation {
    /// Creates an animation from a custom one; figures use the default animation instead.
    public init<A: CustomAnimation>(_ base: A) { self = .default }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
