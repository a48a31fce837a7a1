/// A part of the outline of a shape, as a separate shape.
public struct TrimmedShape<Base: Shape>: Shape {
    let shape: Base
    let start: CGFloat
    let end: CGFloat

    /// The part of the outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    /// What the shape takes as a whole.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What becomes of the shape as a whole.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }

    /// The line of the shape.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }
}

/// A shape that is drawn elsewhere; layout goes on as if it hadn't moved.
public struct OffsetShape<Base: Shape>: Shape {
    let shape: Base
    let offset: CGSize

    /// The outline, moved.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

    /// What the shape takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What becomes of the shape before it is moved.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }

    /// The line of the shape.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }

    /// Makes the node of the shape, whose frame moves along.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        shape.modified(by: OffsetModifier(offset: offset))._build(into: builder)
    }
}

/// A shape of a fixed size, at the top left corner of its rectangle.
public struct SizedShape<Base: Shape>: Shape {
    let shape: Base
    let size: CGSize

    /// The outline in a rectangle of that size.
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

    /// What becomes of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }

    /// The line of the shape.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { shape._line }
}

extension Shape {
    /// A part of the line around the shape, from 0, its start, to 1, its end.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(shape: self, start: start, end: end)
    }

    /// The shape, drawn elsewhere.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// The shape, drawn elsewhere.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }

    /// The shape, drawn elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    /// The shape in a size of its own.
    public func size(_ size: CGSize) -> SizedShape<Self> { SizedShape(shape: self, size: size) }

    /// The shape in a size of its own.
    public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
        size(CGSize(width: width, height: height))
    }
}
