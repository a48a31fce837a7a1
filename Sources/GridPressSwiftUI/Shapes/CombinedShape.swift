/// Two shapes as one: all that lies in them, or a part of it.
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let operation: PathOperation
    let isEvenOdd: Bool

    /// Returns the outline of both together.
    public func path(in rect: CGRect) -> Path {
        first.path(in: rect).combined(with: second.path(in: rect), by: operation, isEvenOdd: isEvenOdd)
    }

    /// Returns the size of the first shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    /// The behavior of the first shape from right to left.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    /// The name of the first shape.
    @_documentation(visibility: internal)
    public var _kind: String { first._kind }
}

extension Shape {
    private func combined<S: Shape>(with other: S, _ operation: PathOperation, _ eoFill: Bool) -> CombinedShape<Self, S>
    {
        CombinedShape(first: self, second: other, operation: operation, isEvenOdd: eoFill)
    }

    /// Returns a shape of all that lies in one of both.
    public func union<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .union, eoFill)
    }

    /// Returns a shape of all that lies in both.
    public func intersection<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .intersection, eoFill)
    }

    /// Returns a shape of all that lies in this one, and not in another.
    public func subtracting<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .subtraction, eoFill)
    }

    /// Returns a shape of all that lies in one of both, and not in the other.
    public func symmetricDifference<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .symmetricDifference, eoFill)
    }

    /// Returns a shape of the line of this one inside another.
    public func lineIntersection<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .lineIntersection, eoFill)
    }

    /// Returns a shape of the line of this one outside another.
    public func lineSubtraction<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .lineSubtraction, eoFill)
    }
}
