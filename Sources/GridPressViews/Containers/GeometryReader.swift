/// A container whose content depends on its size.
///
/// It takes the proposed size, and 10 points along an axis without a proposal, as in a scroll view.
public struct GeometryReader<Content: View>: PrimitiveView {
    /// The closure that makes the content once the size is known.
    public let content: (GeometryProxy) -> Content

    /// Creates a geometry reader.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the node of the reader.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) { builder.add(GeometryReaderNode(content, in: builder)) }
}

/// The size and the position of a geometry reader.
public struct GeometryProxy {
    /// The size of the reader.
    public let size: CGSize
    /// The insets of the screen's safe area in the reader.
    ///
    /// They are 0 if the figure has no screen.
    public let safeAreaInsets: EdgeInsets
    private let figureFrame: CGRect
    private let spaces: [CoordinateSpace: CGRect]

    /// The insets of the corners of the surrounding container; always 0.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    fileprivate init(frame: CGRect, safeAreaInsets: EdgeInsets, spaces: [CoordinateSpace: CGRect]) {
        size = frame.size
        self.safeAreaInsets = safeAreaInsets
        figureFrame = frame
        self.spaces = spaces
    }

    /// Returns the frame of the reader in a coordinate space.
    ///
    /// For an unknown name, the frame is in the coordinates of the figure.
    public func frame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: size) }
        let origin = spaces[space]?.origin ?? .zero
        return figureFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// Returns the bounds of an outer view in the coordinates of the reader; `nil` without such a view.
    public func bounds(of space: CoordinateSpace) -> CGRect? {
        spaces[space]?.offsetBy(dx: -figureFrame.minX, dy: -figureFrame.minY)
    }

    /// The value of another view's anchor, in the coordinates of the reader.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: figureFrame.origin) }
}

extension DrawingBuilder {
    /// Returns the proxy for a view that is being drawn.
    package func geometry(of frame: CGRect, _ direction: LayoutDirection) -> GeometryProxy {
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
        let offer = ProposedViewSize(frame.size)
        let proxy = canvas.geometry(of: frame, direction)
        for child in subtree.nodes({ content(proxy) }) {
            var area = CGRect(origin: frame.origin, size: child.sizeThatFits(offer))
            if direction == .rightToLeft { area = area.mirrored(in: frame) }
            canvas.draw(child, in: area, proposal: offer)
        }
    }
}
