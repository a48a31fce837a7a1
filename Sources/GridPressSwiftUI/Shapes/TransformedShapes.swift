/// A shape whose outline is transformed.
public struct TransformedShape<Content: Shape>: Shape {
    let shape: Content
    let transform: @Sendable (CGRect) -> CGAffineTransform

    /// The transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }

    /// What the shape takes before it is transformed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What becomes of the shape before it is transformed.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }
}

extension Shape {
    /// The shape, turned about a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self) {
            CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: $0))
        }
    }

    /// The shape, scaled about a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self) { CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: $0)) }
    }

    /// The shape, scaled about a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape, transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self) { _ in transform }
    }
}
