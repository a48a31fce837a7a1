/// Two changing parts as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic> {
    /// The first part.
    public var first: First
    /// The second part.
    public var second: Second

    /// Two parts.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension AnimatablePair: Equatable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier that can change smoothly; in a still picture none does.
public protocol AnimatableModifier: Animatable, ViewModifier {}
