/// A view that takes the proposed length along one axis and builds its content for it.
///
/// The node builds its content once for each length, and reuses it. Along its axis, the reader takes any proposal
/// without building content. Across its axis, its length is 0 if the length along the axis is 0 or infinite. Otherwise,
/// nested readers would build their content twice at each level.
final class LengthReaderNode<L: AxisLayout, Content: View>: NodeBehavior {
    private let layout: L
    private let readerKind: Drawing.Kind
    private let axis: Axis
    private let content: (CGFloat) -> Content
    private let subtree: DeferredSubtree
    /// The content that is already built, by the length of the reader.
    private var contents: [CGFloat: BuiltContent] = [:]

    /// The content for one length, with its findings, which apply only if the content is drawn.
    private struct BuiltContent {
        /// The node of the content; `nil` if the closure returns no view.
        var node: LayoutNode?
        var findings: FindingCollector.DeferredFindings
    }

    init(
        _ layout: L, kind: Drawing.Kind, axis: Axis, _ content: @escaping (CGFloat) -> Content, in builder: NodeBuilder
    ) {
        self.layout = layout
        readerKind = kind
        self.axis = axis
        self.content = content
        subtree = .afterMeasuring(in: builder)
    }

    var kind: Drawing.Kind { readerKind }

    /// The length without a proposal, in points.
    private static var unspecified: CGFloat { 10 }

    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        axis == self.axis
            ? CGSize.validLength(proposal[axis] ?? Self.unspecified) : sizeThatFits(proposal)[axis]
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let length = length(along: axis, for: proposal)
        let across = content(for: length)?.node?.sizeThatFits(offer(length, proposal))[axis.other]
        return CGSize(axis, length, across: across ?? 0)
    }

    /// Returns the proposal to the content, in a reader of a given length.
    private func offer(_ length: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, length, across: proposal[axis.other])
    }

    /// Returns the content for a length of the reader; `nil` if the length is 0 or infinite.
    private func content(for length: CGFloat) -> BuiltContent? {
        guard length > 0, length.isFinite else { return nil }
        if let known = contents[length] { return known }
        var subtree = subtree
        subtree.environment.readLengths[axis] = length
        let (node, findings) = subtree.makeQuietly {
            $0.only(content(length), arrangedBy: layout, kind: axis == .horizontal ? .vStack : .hStack)
        }
        let new = BuiltContent(node: node, findings: findings)
        contents[length] = new
        return new
    }

    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let length = frame.size[axis]
        report(length, on: canvas)
        guard let contents = content(for: length) else { return }
        subtree.report(contents.findings)
        guard let content = contents.node else { return }
        let offer = offer(length, proposal)
        let childDimensions = content.dimensions(in: offer)
        let guide = layout.stack.alignment
        let along = ViewDimensions(area: frame.size)[guide] - childDimensions[guide]
        let area = CGRect(origin: CGPoint(axis, along, across: 0), size: childDimensions.size)
        canvas.draw(content, in: area.placed(in: frame, node.direction), proposal: offer)
    }

    private func report(_ length: CGFloat, on canvas: DrawingBuilder) {
        switch axis {
        case .horizontal: canvas.preferences[FUWidthKey.self] = length
        case .vertical: canvas.preferences[FUHeightKey.self] = length
        }
    }
}
