/// A shape with what fills and strokes it, in paint order.
public struct ShapeView<Content: Shape>: PrimitiveView {
    enum PaintLayer {
        case fill(any ShapeStyle, FillStyle)
        case stroke(any ShapeStyle, StrokeStyle)
        /// A line that lies inside the shape's bounds.
        case border(any Shape, any ShapeStyle, StrokeStyle)
    }

    /// The shape.
    public let shape: Content
    private let layers: [PaintLayer]

    init(shape: Content, _ layers: PaintLayer...) {
        self.shape = shape
        self.layers = layers
    }

    private init(_ view: ShapeView, adding layer: PaintLayer) {
        shape = view.shape
        layers = view.layers + [layer]
    }

    /// Makes the node of the shape.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.store.kind(ShapeNodes.self).add(shape, layers, in: builder))
    }

    /// The same, filled above what was painted so far.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView {
        ShapeView(self, adding: .fill(content, style))
    }

    /// The same, with a line above what was painted so far.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView {
        ShapeView(self, adding: .stroke(content, style))
    }

    /// The same, with a line above what was painted so far.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// The same, with a line inside its bounds above what was painted so far.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView {
        ShapeView(self, adding: .border(shape.inset(by: style.lineWidth / 2), content, style))
    }

    /// The same, with a line inside its bounds above what was painted so far.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape {
    /// The shape, filled.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self, .fill(content, style))
    }

    /// The shape, filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { fill(.foreground, style: style) }

    /// The line along the shape.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, .stroke(content, style))
    }

    /// The line along the shape.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the shape, as a shape of its own.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }

    /// The line along the shape, as a shape of its own.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// The line along the shape, inside its bounds.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, .border(inset(by: style.lineWidth / 2), content, style))
    }

    /// The line along the shape, inside its bounds.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The line along the shape, inside its bounds, in the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
        strokeBorder(.foreground, style: style, antialiased: antialiased)
    }

    /// The line along the shape, inside its bounds, in the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
        strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
    }
}

/// The line along a shape, as a shape.
///
/// Its outline is the line's middle: what is drawn with it is drawn as a line, not filled.
public struct StrokedShape<Base: Shape>: Shape {
    let shape: Base
    let style: StrokeStyle

    /// The middle of the line.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// What the shape takes without its line.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// What becomes of the shape without its line.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape.
    @_documentation(visibility: internal)
    public var _kind: String { shape._kind }

    /// The line.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { style }
}
