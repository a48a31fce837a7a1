/// A shape whose outline is transformed.
///
/// Its size in the layout doesn't change.
public struct TransformedShape<Content: Shape>: Shape {
    let shape: Content
    let transform: @Sendable (CGRect) -> CGAffineTransform

    /// Returns the transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }

    /// Returns the size of the shape before the transform.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }
}

extension Shape {
    /// Returns the shape, rotated clockwise around a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self) {
            CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: $0))
        }
    }

    /// Returns the shape, scaled around a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        TransformedShape(shape: self) { CGAffineTransform(scaleX: x, y: y).about(anchor.point(in: $0)) }
    }

    /// Returns the shape, scaled around a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> TransformedShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape with a transform applied to its outline.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self) { _ in transform }
    }
}
