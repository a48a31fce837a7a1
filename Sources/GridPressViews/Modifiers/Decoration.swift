nonisolated extension View {
    /// Layers views in front of this view, and proposes the size of this view to them.
    ///
    /// The layered views don't affect this size.
    @inlinable
    public func overlay<Overlay: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Overlay
    ) -> ModifiedView<Self> {
        modified(by: DecorationModifier(content: content(), alignment: alignment, layer: .overlay))
    }

    /// Layers a view in front of this view, and proposes the size of this view to it.
    @inlinable
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> ModifiedView<Self> {
        modified(by: DecorationModifier(content: overlay, alignment: alignment, layer: .overlay))
    }

    /// Layers a style in front of this view.
    ///
    /// The style extends over the safe area edges that it touches.
    @_disfavoredOverload
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> ModifiedView<Self> {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Layers a filled shape in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView<Self> {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Layers views behind this view, and proposes the size of this view to them.
    ///
    /// The layered views don't affect this size.
    @inlinable
    public func background<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> ModifiedView<Self> {
        modified(by: DecorationModifier(content: content(), alignment: alignment, layer: .background))
    }

    /// Layers a view behind this view, and proposes the size of this view to it.
    @inlinable
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> ModifiedView<
        Self
    > {
        modified(
            by: DecorationModifier(content: background, alignment: alignment, layer: .background, mayBeStyle: true)
        )
    }

    /// Layers a style behind this view.
    ///
    /// The default is the background style. The style extends over the safe area edges that it touches.
    @_disfavoredOverload
    public func background<S: ShapeStyle>(
        _ style: S = BackgroundStyle.background,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedView<Self> {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Layers a filled shape behind this view.
    ///
    /// The default is the background style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S = BackgroundStyle.background,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> ModifiedView<Self> {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Draws a border inside the bounds of the view, with a width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> ModifiedView<Self> {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// A modifier that adds a background, an overlay or a mask to a view.
///
/// Inlinable functions create it in the caller's module, where the type of the content is known. Elsewhere, the type
/// would be looked up for each view.
@usableFromInline
package struct DecorationModifier<Content: View>: NodeModifier {
    let content: Content
    let alignment: Alignment
    let layer: Drawing.Layer
    /// Whether a content that is a style ignores the safe area, as background styles do.
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
        // Casts are slow, and most figures have no screen.
        guard mayBeStyle, builder.environment.isOnScreen, content is any ShapeStyle else {
            return builder.decoration(content, layer: layer)
        }
        return builder.decoration(content.ignoresSafeArea(), layer: layer)
    }
}

extension NodeBuilder {
    /// Returns the views of a layer as one node; `nil` if they change nothing.
    func decoration<Content: View>(_ content: Content, layer: Drawing.Layer) -> LayoutNode? {
        // The alignment applies to the views together. Among themselves, several views are centered.
        if let decoration = only(content, arrangedBy: ZStackLayout(), kind: .zStack) { return decoration }
        // A layer without views changes nothing, except for a mask without views, which hides everything.
        return layer == .mask ? emptyNode : nil
    }
}

/// The nodes of views with a background, an overlay or a mask.
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
        if decoration.layer == .overlay {
            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
            draw(decoration, of: node, payload, frame, proposal, canvas)
        } else {
            // The preferences of a background follow the preferences of the view.
            let reported = canvas.collectingPreferences {
                draw(decoration, of: node, payload, frame, proposal, canvas)
            }
            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
            canvas.preferences.add(reported)
        }
    }

    /// Draws the layer behind or in front of the view.
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
    /// Draws a layer behind or in front of a view.
    func drawDecoration(
        _ decoration: LayoutNode,
        alignment: Alignment,
        layer: Drawing.Layer,
        of view: LayoutNode,
        in frame: CGRect,
        proposal: ProposedViewSize,
        direction: LayoutDirection
    ) {
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
        let settings: [Drawing.Setting] = alignment == .center ? [] : .of { $0.add(.alignment, alignment.name) }
        drawLayer(layer, in: frame, settings: settings) {
            draw(decoration, in: placement.frame(in: frame, direction), proposal: offer)
        }
    }
}
