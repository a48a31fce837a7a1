/// A view whose content a closure draws step by step.
///
/// Its size is the proposed size. Each drawn shape, text, image or symbol becomes an element of the picture.
public struct Canvas<Symbols: View>: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols

    /// Creates a canvas with symbols that its closure draws by their tags.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect in a static rendering.
    ///   - colorMode: Has no effect: all colors are sRGB colors.
    ///   - rendersAsynchronously: Has no effect in a static rendering.
    ///   - renderer: A closure that draws, given a context and the size of the canvas.
    ///   - symbols: Views with a `tag(_:)` each, for `resolveSymbol(id:)`.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    /// Makes the node of the canvas.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(builder.node(CanvasNode(renderer, symbols: symbols, in: builder)))
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas without symbols.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect in a static rendering.
    ///   - colorMode: Has no effect: all colors are sRGB colors.
    ///   - rendersAsynchronously: Has no effect in a static rendering.
    ///   - renderer: A closure that draws, given a context and the size of the canvas.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque,
            colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) {
        }
    }
}

/// The node of a canvas.
private final class CanvasNode: NodeBehavior {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: [LayoutNode]
    private let subtree: DeferredSubtree

    init<Symbols: View>(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        symbols: Symbols,
        in builder: NodeBuilder
    ) {
        self.renderer = renderer
        self.symbols = Symbols.self == EmptyView.self ? [] : builder.children(symbols)
        var subtree = DeferredSubtree.afterMeasuring(in: builder)
        // The x coordinates of a canvas grow to the right in every reading direction, as the x coordinates of a path
        // do.
        subtree.environment.layoutDirection = .leftToRight
        self.subtree = subtree
    }

    var kind: Drawing.Kind { .container("Canvas") }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let nodes = subtree.nodes {
            let surface = CanvasSurface(subtree: subtree, symbols: symbols, size: frame.size)
            var context = GraphicsContext(surface: surface)
            renderer(&context, frame.size)
            return ForEach(surface.views.indices, id: \.self) { surface.views[$0] }
        }
        for node in nodes { canvas.draw(node, in: frame, proposal: ProposedViewSize(frame.size)) }
    }
}

/// The views that a closure draws on a canvas, each as large as the canvas.
final class CanvasSurface {
    let subtree: DeferredSubtree
    let symbols: [LayoutNode]
    let size: CGSize
    var views: [AnyView] = []

    init(subtree: DeferredSubtree, symbols: [LayoutNode], size: CGSize) {
        self.subtree = subtree
        self.symbols = symbols
        self.size = size
    }

    /// An empty surface at the same position, for a layer.
    var layer: CanvasSurface { CanvasSurface(subtree: subtree, symbols: symbols, size: size) }

    /// Returns the node of a view at the position of the canvas; `nil` for an empty view.
    func node(of view: some View) -> LayoutNode? { subtree.nodes { view }.first }
}
