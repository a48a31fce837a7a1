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
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
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
        modified(
            by: DecorationModifier(content: background, alignment: alignment, layer: .background, mayBeStyle: true)
        )
    }

    /// Lays a style behind this view: one that is given, or what is behind everything.
    @_disfavoredOverload
    public func background<S: ShapeStyle>(
        _ style: S = BackgroundStyle.background,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView<Self> {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Lays a shape behind this view: filled with a style, or with what is behind everything.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S = BackgroundStyle.background,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView<Self> {
        background { shape.fill(style, style: fillStyle) }
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
package struct DecorationModifier<Content: View>: NodeModifier {
    let content: Content
    let alignment: Alignment
    let layer: Drawing.Layer
    /// Whether a content that is a style ignores the safe area, as styles do that lie behind a view.
    let mayBeStyle: Bool

    @usableFromInline
    package init(content: Content, alignment: Alignment, layer: Drawing.Layer, mayBeStyle: Bool = false) {
        self.content = content
        self.alignment = alignment
        self.layer = layer
        self.mayBeStyle = mayBeStyle
    }

    @usableFromInline
    package func build<Base: View>(_ base: Base, into builder: NodeBuilder) { wrapNodes(of: base, in: builder) }

    package func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard let decoration = decoration(in: builder) else { return child }
        return builder.store.kind(DecorationNodes.self)
            .add(child, decoration, alignment: alignment, layer: layer, in: builder)
    }

    private func decoration(in builder: NodeBuilder) -> LayoutNode? {
        // Casts take long, and most figures have no screen.
        guard mayBeStyle, builder.environment.isOnScreen, content is any ShapeStyle else {
            return builder.decoration(content, layer: layer)
        }
        return builder.decoration(content.ignoresSafeArea(), layer: layer)
    }
}

extension NodeBuilder {
    /// The views of a layer as one, or `nil` where they change nothing.
    func decoration<Content: View>(_ content: Content, layer: Drawing.Layer) -> LayoutNode? {
        // The alignment is that of the views as a whole; among themselves several lie in the middle.
        if let decoration = only(content, arrangedBy: ZStackLayout(), kind: "ZStack") { return decoration }
        // Without views there is nothing to lay over the view; but a mask without views hides all of it.
        return layer == .mask ? emptyNode : nil
    }
}

/// The nodes of views with another behind or above them that follows their size.
final class DecorationNodes: UnaryNodeKind {
    private struct Decoration {
        var node: LayoutNode
        var alignment: Alignment
        var layer: Drawing.Layer
    }

    @exclusivity(unchecked) private var decorations: [Decoration] = []

    func add(
        _ child: LayoutNode,
        _ decoration: LayoutNode,
        alignment: Alignment,
        layer: Drawing.Layer,
        in builder: NodeBuilder
    ) -> LayoutNode {
        decorations.append(Decoration(node: decoration, alignment: alignment, layer: layer))
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let decoration = decorations[payload]
        let element = node.name.map { canvas.begin(kind(payload), name: $0, frame: frame) }
        if decoration.layer == .overlay {
            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
            draw(decoration, of: node, payload, frame, proposal, canvas)
        } else {
            // What a background reports comes after what the view itself does.
            let reported = canvas.collectingPreferences {
                draw(decoration, of: node, payload, frame, proposal, canvas)
            }
            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
            canvas.preferences.add(reported)
        }
        if let element { canvas.end(element) }
    }

    /// Draws what lies behind or above the view.
    private func draw(
        _ decoration: Decoration,
        of node: LayoutNode,
        _ payload: Int,
        _ frame: CGRect,
        _ proposal: ProposedViewSize,
        _ canvas: DrawingBuilder
    ) {
        canvas.drawDecoration(
            decoration.node,
            alignment: decoration.alignment,
            layer: decoration.layer,
            of: child(payload),
            in: frame,
            proposal: proposal,
            direction: node.direction
        )
    }
}

extension DrawingBuilder {
    /// Draws what lies behind or above a view.
    func drawDecoration(
        _ decoration: LayoutNode,
        alignment: Alignment,
        layer: Drawing.Layer,
        of view: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        direction: LayoutDirection
    ) {
        let element = begin(
            .layer(layer),
            frame: frame,
            layer: layer,
            settings: alignment == .center ? [] : .of { $0.add("alignment", alignment.name) }
        )
        let primary = ViewDimensions(view, size: frame.size, proposal: proposal)
        let offer = ProposedViewSize(frame.size)
        let dimensions = decoration.dimensions(in: offer)
        let placement = ChildPlacement(
            origin: CGPoint(
                x: primary[alignment.horizontal] - dimensions[alignment.horizontal],
                y: primary[alignment.vertical] - dimensions[alignment.vertical]
            ),
            size: dimensions.size,
            proposal: offer
        )
        draw(decoration, in: placement.frame(in: frame, direction), proposal: offer)
        end(element)
    }
}
