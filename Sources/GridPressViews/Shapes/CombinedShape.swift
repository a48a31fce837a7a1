/// The combination of two shapes, such as their union or intersection.
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let operation: PathOperation
    let isEvenOdd: Bool

    /// Returns the combined outline.
    public func path(in rect: CGRect) -> Path {
        first.path(in: rect).combined(with: second.path(in: rect), by: operation, isEvenOdd: isEvenOdd)
    }

    /// Returns the size of the first shape.
    ///
    /// The second shape doesn't change it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    /// The behavior of the first shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    /// The name of the first shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { first._kind }
}

extension Shape {
    private func combined<S: Shape>(with other: S, _ operation: PathOperation, _ eoFill: Bool) -> CombinedShape<Self, S>
    {
        CombinedShape(first: self, second: other, operation: operation, isEvenOdd: eoFill)
    }

    /// Returns a shape with the points inside either shape.
    ///
    /// - Parameters:
    ///   - other: The shape to combine with this shape.
    ///   - eoFill: Whether the even-odd rule decides which points are inside.
    public func union<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .union, eoFill)
    }

    /// Returns a shape with the points inside both shapes.
    public func intersection<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .intersection, eoFill)
    }

    /// Returns a shape with the points inside this shape and outside another.
    public func subtracting<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .subtraction, eoFill)
    }

    /// Returns a shape with the points inside exactly one of both shapes.
    public func symmetricDifference<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .symmetricDifference, eoFill)
    }

    /// Returns a shape with the part of this shape's line that lies inside another shape.
    public func lineIntersection<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .lineIntersection, eoFill)
    }

    /// Returns a shape with the part of this shape's line that lies outside another shape.
    public func lineSubtraction<S: Shape>(_ other: S, eoFill: Bool = false) -> CombinedShape<Self, S> {
        combined(with: other, .lineSubtraction, eoFill)
    }
}
