nonisolated extension View {
    /// Lays views above this one; they are offered its size and don't change it.
    @inlinable
    public func overlay<Overlay: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Overlay
    ) -> ModifiedView<Self> {
        modified(by: DecorationModifier(content: content(), alignment: alignment, layer: .overlay))
    }

    /// Lays a view above this one; it is offered its size and doesn't change it.
    @inlinable
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> ModifiedView<Self> {
        modified(by: DecorationModifier(content: overlay, alignment: alignment, layer: .overlay))
    }

    /// Lays a style above this view.
    @_disfavoredOverload
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self> {
        overlay { Rectangle().fill(style) }
    }

    /// Lays a filled shape above this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView<Self> {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Lays views behind this one; they are offered its size and don't change it.
    @inlinable
    public func background<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> ModifiedView<Self> {
        modified(by: DecorationModifier(content: content(), alignment: alignment, layer: .background))
    }

    /// Lays a view behind this one; it is offered its size and doesn't change it.
    @inlinable
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> ModifiedView<
        Self
    > {
        modified(by: DecorationModifier(content: background, alignment: alignment, layer: .background))
    }

    /// Lays a style behind this view.
    @_disfavoredOverload
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self>
    {
        background { Rectangle().fill(style) }
    }

    /// Lays a filled shape behind this view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView<Self> {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Lays what is behind everything behind this view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self> {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Lays a shape behind this view that is filled with what is behind everything.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> ModifiedView<Self> {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Draws a line inside the bounds of the view.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedView<Self> {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// A modifier that adds a background, an overlay or a mask to a view.
///
/// Callers create it in their module, where the type of the content is known: elsewhere, the type would be looked up
/// for each view.
@usableFromInline
struct DecorationModifier<Content: View>: NodeModifier {
    let content: Content
    let alignment: Alignment
    let layer: Drawing.Layer

    @usableFromInline
    init(content: Content, alignment: Alignment, layer: Drawing.Layer) {
        self.content = content
        self.alignment = alignment
        self.layer = layer
    }

    @usableFromInline
    func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.decoration(content, alignment: alignment, layer: layer, around: child)?.node ?? child
    }
}

extension NodeBuilder {
    /// A view with others behind, above or over it, or `nil` where that changes nothing.
    fileprivate func decoration<Content: View>(
        _ content: Content,
        alignment: Alignment,
        layer: Drawing.Layer,
        around child: LayoutNode
    ) -> DecorationNode? {
        // The alignment is that of the views as a whole; among themselves several lie in the middle.
        if let decoration = only(content, arrangedBy: ZStackLayout(), kind: "ZStack") {
            return DecorationNode(child, decoration, alignment: alignment, layer: layer, in: self)
        }
        // Without views there is nothing to lay over the view; but a mask without views hides all of it.
        guard layer == .mask else { return nil }
        return DecorationNode(child, emptyNode, alignment: alignment, layer: layer, in: self)
    }

    /// The same, built as if where a context was taken.
    func decoration<Content: View>(
        _ content: Content,
        alignment: Alignment,
        layer: Drawing.Layer,
        around child: LayoutNode,
        in context: Context
    ) -> DecorationNode? {
        within(context) { decoration(content, alignment: alignment, layer: layer, around: child) }
    }
}

/// A view with another behind or above it that follows its size.
final class DecorationNode: UnaryNode {
    private let decoration: LayoutNode
    private let alignment: Alignment
    private let layer: Drawing.Layer

    init(
        _ child: LayoutNode,
        _ decoration: LayoutNode,
        alignment: Alignment,
        layer: Drawing.Layer,
        in builder: NodeBuilder
    ) {
        self.decoration = decoration
        self.alignment = alignment
        self.layer = layer
        super.init(child, in: builder)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = name.map { canvas.begin(kind, name: $0, frame: frame) }
        if layer == .overlay {
            drawChild(in: frame, proposal: proposal, on: canvas)
            drawDecoration(frame, proposal, canvas)
        } else {
            // What a background reports comes after what the view itself does.
            let reported = canvas.collectingPreferences { drawDecoration(frame, proposal, canvas) }
            drawChild(in: frame, proposal: proposal, on: canvas)
            canvas.preferences.add(reported)
        }
        if let element { canvas.end(element) }
    }

    /// Draws what lies behind or above the view.
    func drawDecoration(_ frame: CGRect, _ proposal: ProposedViewSize, _ canvas: DrawingBuilder) {
        let element = canvas.begin(
            .layer(layer),
            frame: frame,
            layer: layer,
            settings: .of { $0.add("alignment", alignment, unless: .center, as: \.name) }
        )
        let primary = ViewDimensions(child, size: frame.size, proposal: proposal)
        let offer = ProposedViewSize(frame.size)
        let childDimensions = decoration.dimensions(in: offer)
        let placement = ChildPlacement(
            origin: CGPoint(
                x: primary[alignment.horizontal] - childDimensions[alignment.horizontal],
                y: primary[alignment.vertical] - childDimensions[alignment.vertical]
            ),
            size: childDimensions.size,
            proposal: offer
        )
        canvas.draw(decoration, in: childFrame(placement, in: frame), proposal: offer)
        canvas.end(element)
    }
}
