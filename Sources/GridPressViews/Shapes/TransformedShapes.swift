/// A shape whose outline is transformed.
///
/// Its size in the layout doesn't change.
@_documentation(visibility: internal)
public protocol _ShapeWithTransform: Shape {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape before the transform.
    var shape: Content { get }

    /// Returns the transform of the outline in a rectangle.
    nonisolated func _transform(in rect: CGRect) -> CGAffineTransform
}

nonisolated extension _ShapeWithTransform {
    /// Returns the transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(_transform(in: rect)) }

    /// Returns the size of the shape before the transform.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }
}

/// A shape whose outline has an affine transform.
public struct TransformedShape<Content: Shape>: _ShapeWithTransform {
    /// The shape before the transform.
    public var shape: Content
    /// The transform of the outline.
    public var transform: CGAffineTransform

    /// Creates a shape with a transform.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the transform.
    @_documentation(visibility: internal)
    public func _transform(in rect: CGRect) -> CGAffineTransform { transform }
}

/// A shape whose outline is rotated around a point of its rectangle.
public struct RotatedShape<Content: Shape>: _ShapeWithTransform {
    /// The shape before the rotation.
    public var shape: Content
    /// The angle of the clockwise rotation.
    public var angle: Angle
    /// The point that the rotation keeps in place.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the rotation.
    @_documentation(visibility: internal)
    public func _transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: rect))
    }
}

/// A shape whose outline is scaled around a point of its rectangle.
public struct ScaledShape<Content: Shape>: _ShapeWithTransform {
    /// The shape before the scale.
    public var shape: Content
    /// The horizontal and vertical scale.
    public var scale: CGSize
    /// The point that the scale keeps in place.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the scale as a transform.
    @_documentation(visibility: internal)
    public func _transform(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect))
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the rotated shape, inset by an amount before the rotation.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// Returns the shape, rotated clockwise around a point of its rectangle.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape, scaled around a point of its rectangle.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape, scaled around a point of its rectangle.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape with a transform applied to its outline.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
