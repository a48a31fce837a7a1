/// A pair of animatable values, which is animated as one value.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic> {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair of two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension AnimatablePair: Equatable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier with animatable data.
///
/// A static rendering applies it with its current data.
public protocol AnimatableModifier: Animatable, ViewModifier {}
