/// A view that takes what it is offered and makes its content of its own size.
///
/// Along an axis where nothing is offered, as in a scroll view, it is 10 points long.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content when the size is known.
    public let content: (GeometryProxy) -> Content

    /// A view whose content depends on its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the node of the reader.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.add(GeometryReaderNode(content, in: builder)) }
}

/// What a geometry reader knows about its place.
public struct GeometryProxy {
    /// The size of the reader.
    public let size: CGSize
    /// The lengths beyond the sides of the reader that the system covers; there are none without a screen.
    public let safeAreaInsets: EdgeInsets
    private let figureFrame: CGRect
    private let spaces: [CoordinateSpace: CGRect]

    fileprivate init(frame: CGRect, safeAreaInsets: EdgeInsets, spaces: [CoordinateSpace: CGRect]) {
        size = frame.size
        self.safeAreaInsets = safeAreaInsets
        figureFrame = frame
        self.spaces = spaces
    }

    /// The frame of the reader in the coordinates of the figure, its own, or those of a view around it.
    public func frame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: size) }
        let origin = spaces[space]?.origin ?? .zero
        return figureFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Returns the frame of a view around the reader, in the reader's own coordinates; `nil` without such a view.
    public func bounds(of space: CoordinateSpace) -> CGRect? {
        spaces[space]?.offsetBy(dx: -figureFrame.minX, dy: -figureFrame.minY)
    }

    /// A place of another view, in the reader's own coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: figureFrame.origin) }
}

extension DrawingBuilder {
    /// Returns what is known of the place of a view that is drawn now.
    func geometry(of frame: CGRect, _ direction: LayoutDirection) -> GeometryProxy {
        GeometryProxy(
            frame: frame,
            safeAreaInsets: safeArea?.insets(of: frame, direction) ?? EdgeInsets(),
            spaces: spaces
        )
    }
}

private final class GeometryReaderNode<Content: View>: NodeObject {
    private let content: (GeometryProxy) -> Content
    private let subtree: DeferredSubtree

    init(_ content: @escaping (GeometryProxy) -> Content, in builder: NodeBuilder) {
        self.content = content
        subtree = .afterMeasuring(in: builder)
        super.init(in: builder)
    }

    override var kind: Drawing.Kind { .container("GeometryReader") }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.begin(kind, name: name, frame: frame)
        let offer = ProposedViewSize(frame.size)
        let proxy = canvas.geometry(of: frame, direction)
        for child in subtree.nodes({ content(proxy) }) {
            var area = CGRect(origin: frame.origin, size: child.sizeThatFits(offer))
            if direction == .rightToLeft { area = area.mirrored(in: frame) }
            canvas.draw(child, in: area, proposal: offer)
        }
        canvas.end(element)
    }
}
