/// A view that takes an offer along one axis and makes its content for it.
///
/// Content is made once for each length that is asked for; every answer comes from what was made. Asking how far the
/// reader could give way makes nothing: along its axis it takes what it is offered, and for no room and for endless
/// room, in which nothing is drawn, it has no extent across. Otherwise readers inside each other would make their
/// content twice at each level.
final class LengthReaderNode<L: AxisLayout, Content: View>: NodeBehavior {
    private let layout: L
    private let readerKind: String
    private let axis: Axis
    private let content: (CGFloat) -> Content
    private let subtree: DeferredSubtree
    /// What was made, by the length that it was made for.
    private var contents: [CGFloat: BuiltContent] = [:]

    /// The content for one length, with its findings, which apply only if the content is drawn.
    private struct BuiltContent {
        /// `nil` where there is no view.
        var node: LayoutNode?
        var findings: FindingCollector.DeferredFindings
    }

    init(
        _ layout: L,
        kind: String,
        axis: Axis,
        _ content: @escaping (CGFloat) -> Content,
        in builder: NodeBuilder
    ) {
        self.layout = layout
        readerKind = kind
        self.axis = axis
        self.content = content
        subtree = .afterMeasuring(in: builder)
    }

    var kind: Drawing.Kind { .container(readerKind) }

    /// The length where none is offered.
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

    /// What the content is offered in a reader of a length.
    private func offer(_ length: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, length, across: proposal[axis.other])
    }

    /// The content for a length of the reader; there is none for no room, nor for endless room.
    private func content(for length: CGFloat) -> BuiltContent? {
        guard length > 0, length.isFinite else { return nil }
        if let known = contents[length] { return known }
        var subtree = subtree
        subtree.environment.readLengths[axis] = length
        let (node, findings) = subtree.makeQuietly {
            $0.only(content(length), arrangedBy: layout, kind: axis == .horizontal ? "VStack" : "HStack")
        }
        let new = BuiltContent(node: node, findings: findings)
        contents[length] = new
        return new
    }

    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.begin(kind, name: node.name, frame: frame)
        defer { canvas.end(element) }
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
