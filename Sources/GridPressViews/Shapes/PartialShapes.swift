/// A part of the outline of a shape.
public struct TrimmedShape<Base: Shape>: Shape {
    let shape: Base
    let start: CGFloat
    let end: CGFloat

    /// Returns the part of the outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    /// Returns the size of the whole shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the whole shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }

    /// The stroke of the shape; `nil` if the shape is filled.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }
}

/// A shape that is drawn at an offset.
///
/// Its size in the layout doesn't change.
public struct OffsetShape<Base: Shape>: Shape {
    /// The shape before the offset.
    public var shape: Base
    /// The offset in points.
    public var offset: CGSize

    /// Creates a shape at an offset.
    public init(shape: Base, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline, moved by the offset.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

    /// Returns the size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }

    /// The stroke of the shape; `nil` if the shape is filled.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }

    /// Makes the node of the shape.
    ///
    /// Its frame moves by the offset too.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        shape.modified(by: OffsetModifier(offset: offset))._build(into: builder)
    }
}

extension OffsetShape: InsettableShape where Base: InsettableShape {
    /// Returns the moved shape, inset by an amount.
    public func inset(by amount: CGFloat) -> OffsetShape<Base.InsetShape> {
        OffsetShape<Base.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape with a fixed size, at the top left corner of its frame.
public struct SizedShape<Base: Shape>: Shape {
    let shape: Base
    let size: CGSize

    /// Returns the outline in a rectangle of the fixed size, at the origin of the given one.
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }

    /// The stroke of the shape; `nil` if the shape is filled.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }
}

extension Shape {
    /// Returns a part of the outline.
    ///
    /// - Parameters:
    ///   - start: The start of the part, as a fraction of the outline's length from 0 to 1.
    ///   - end: The end of the part, as a fraction of the outline's length from 0 to 1.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(shape: self, start: start, end: end)
    }

    /// Returns the shape, moved by an offset in points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape, moved by an offset in points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// Returns the shape, moved by an offset in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    /// Returns the shape with a fixed size in points.
    public func size(_ size: CGSize) -> SizedShape<Self> { SizedShape(shape: self, size: size) }

    /// Returns the shape with a fixed size in points.
    public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
        size(CGSize(width: width, height: height))
    }
}
