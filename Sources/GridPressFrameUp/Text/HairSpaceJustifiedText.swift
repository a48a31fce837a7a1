/// Text with even edges: the gaps of each line are filled with hair spaces.
///
/// It takes the width that it is offered; where there is none, or endless room, its paragraphs stay whole. Words that
/// are wider are broken; the last line of a paragraph stays as it is unless it is to be filled, too.
public struct HairSpaceJustifiedText: PrimitiveView {
    private let text: String
    private let font: KitFont
    private let justifyLastLine: Bool

    /// A text in a typeface, which has to be known to measure words.
    public init(_ text: String, font: KitFont, justifyLastLine: Bool = false) {
        self.text = text
        self.font = font
        self.justifyLastLine = justifyLastLine
    }

    /// Makes the node of the text.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let drawn = font.font.resolved(for: builder.environment.dynamicTypeSize).font
        let measurer = builder.environment.textMeasurer
        let node = HairSpaceTextNode(font: Font(font), in: builder) { [text, justifyLastLine] width in
            let justifier = HairSpaceJustifier(
                width: width.map(Double.init) ?? .infinity,
                fillsLastLine: justifyLastLine && width != nil
            ) {
                measurer.width(of: $0, in: drawn)
            }
            return justifier.lines(of: text)
        }
        builder.add(builder.node(node))
    }
}

nonisolated extension View {
    /// Has no effect in a static rendering: letters that reach beyond their text are never cut off.
    public func unclippedTextRenderer() -> Self { self }
}

/// The node of a justified text, whose lines are made for the width that it is offered.
private final class HairSpaceTextNode: NodeBehavior {
    private let font: Font
    private let lines: (CGFloat?) -> [String]
    private let subtree: DeferredSubtree
    /// The nodes that were made, by their width.
    private var nodes: [CGFloat?: LayoutNode] = [:]

    /// A text; `lines` breaks it for a width, and leaves its paragraphs whole without one.
    init(font: Font, in builder: NodeBuilder, lines: @escaping (CGFloat?) -> [String]) {
        self.font = font
        self.lines = lines
        subtree = DeferredSubtree(in: builder)
    }

    var kind: Drawing.Kind { .container("HairSpaceJustifiedText") }

    /// Returns the width that the text takes, if it is offered one.
    private func width(_ proposal: ProposedViewSize) -> CGFloat? { proposal.width.finite.map(CGSize.validLength) }

    private func text(width: CGFloat?) -> LayoutNode? {
        if width == 0 { return nil }
        if let known = nodes[width] { return known }
        // The lines are broken already.
        let text = Text(verbatim: lines(width).joined(separator: "\n")).font(font)
            .fixedSize(horizontal: true, vertical: false)
        let node = subtree.nodes { text }.first
        nodes[width] = node
        return node
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = width(proposal)
        let offer = ProposedViewSize(width: width, height: proposal.height)
        let textSize = text(width: width)?.sizeThatFits(offer) ?? .zero
        return CGSize(width: width ?? textSize.width, height: textSize.height)
    }

    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.begin(kind, name: node.name, frame: frame)
        defer { canvas.end(element) }
        let width = width(proposal)
        guard let text = text(width: width) else { return }
        let offer = ProposedViewSize(width: width, height: proposal.height)
        let area = CGRect(origin: .zero, size: text.sizeThatFits(offer))
        canvas.draw(text, in: area.placed(in: frame, node.direction), proposal: offer)
    }
}
