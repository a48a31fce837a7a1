/// A shape with its fills and strokes, in paint order.
public struct ShapeView<Content: Shape>: PrimitiveView {
    enum PaintLayer {
        case fill(any ShapeStyle, FillStyle)
        case stroke(any ShapeStyle, StrokeStyle)
        /// A stroke inside the bounds of the shape.
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

    /// Returns the view with a fill above the current layers.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> ShapeView {
        ShapeView(self, adding: .fill(content, style))
    }

    /// Returns the view with a stroke above the current layers.
    ///
    /// `antialiased` has no effect: a vector image always smooths its edges.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView {
        ShapeView(self, adding: .stroke(content, style))
    }

    /// Returns the view with a stroke above the current layers.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Returns the view with a stroke inside the bounds of the shape, above the current layers.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView {
        ShapeView(self, adding: .border(shape.inset(by: style.lineWidth / 2), content, style))
    }

    /// Returns the view with a stroke inside the bounds of the shape, above the current layers.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Shape {
    /// Returns a view of the shape, filled with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self, .fill(content, style))
    }

    /// Returns a view of the shape, filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { fill(.foreground, style: style) }

    /// Returns a view of the shape, stroked with a style.
    ///
    /// `antialiased` has no effect: a vector image always smooths its edges.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, .stroke(content, style))
    }

    /// Returns a view of the shape, stroked with a style.
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the stroke of the shape, as a shape.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(shape: self, style: style) }

    /// Returns the stroke of the shape, as a shape.
    ///
    /// The line width is in points.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Returns a view of the shape, stroked with a style inside its bounds.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        ShapeView(shape: self, .border(inset(by: style.lineWidth / 2), content, style))
    }

    /// Returns a view of the shape, stroked with a style inside its bounds.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Returns a view of the shape, stroked with the foreground style inside its bounds.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
        strokeBorder(.foreground, style: style, antialiased: antialiased)
    }

    /// Returns a view of the shape, stroked with the foreground style inside its bounds.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self> {
        strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
    }
}

/// The stroke of a shape, as a shape.
///
/// Its outline is the middle of the stroke. Styles paint the stroke instead of filling the outline.
public struct StrokedShape<Base: Shape>: Shape {
    let shape: Base
    let style: StrokeStyle

    /// Returns the middle of the stroke.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Returns the size of the shape without its stroke.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The behavior of the shape in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The name of the shape in the drawing.
    @_documentation(visibility: internal)
    public var _kind: Drawing.Kind { shape._kind }

    /// The style of the stroke.
    @_documentation(visibility: internal)
    public var _line: StrokeStyle? { style }
}
