/// An area that a closure draws on, step by step.
///
/// It takes the room that it is offered. What is drawn becomes elements of the picture, as if views stood there.
public struct Canvas<Symbols: View>: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols

    /// An area that a closure draws on, with views that it may draw as symbols: each has a `tag(_:)`.
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

    /// Makes the node of the area.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        builder.add(CanvasNode(renderer, symbols: symbols, in: builder))
    }
}

extension Canvas where Symbols == EmptyView {
    /// An area that a closure draws on.
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

/// The colors in which an area is drawn; a picture has those of sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In steps that look equal.
    case nonLinear
    /// In steps of light.
    case linear
    /// In steps of light, with colors beyond.
    case extendedLinear
}

/// The node of an area that a closure draws on.
private final class CanvasNode: NodeObject {
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
        // Coordinates run to the right, as those of a path do.
        subtree.environment.layoutDirection = .leftToRight
        self.subtree = subtree
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .container("Canvas") }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.begin(kind, name: name, frame: frame)
        let nodes = subtree.nodes {
            let surface = CanvasSurface(subtree: subtree, symbols: symbols, size: frame.size)
            var context = GraphicsContext(surface: surface)
            renderer(&context, frame.size)
            return ForEach(surface.views.indices, id: \.self) { surface.views[$0] }
        }
        for node in nodes { canvas.draw(node, in: frame, proposal: ProposedViewSize(frame.size)) }
        canvas.end(element)
    }
}

/// The steps that were drawn on an area, as views that are as large as the area.
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

    /// Returns an empty area at the same place, for a layer.
    var layer: CanvasSurface { CanvasSurface(subtree: subtree, symbols: symbols, size: size) }

    /// Returns the node of a view at the place of the area.
    func node(of view: some View) -> LayoutNode? { subtree.nodes { view }.first }
}
