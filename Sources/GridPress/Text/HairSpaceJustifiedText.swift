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
        let measurer = builder.environment.values.text.value.measurer
        let node = builder.store.kind(HairSpaceTextNodes.self).add(font: Font(font), in: builder) {
            [text, justifyLastLine] width in
            let justifier = HairSpaceJustifier(
                width: width.map(Double.init) ?? .infinity,
                fillsLastLine: justifyLastLine && width != nil
            ) {
                measurer.width(of: $0, in: drawn)
            }
            return justifier.lines(of: text)
        }
        builder.add(node)
    }
}

nonisolated extension View {
    /// Has no effect in a static rendering: letters that reach beyond their text are never cut off.
    public func unclippedTextRenderer() -> Self { self }
}

/// Justified texts, whose lines are made for the width that they are offered.
private final class HairSpaceTextNodes: NodeKind {
    private struct JustifiedText {
        let font: Font
        let lines: (CGFloat?) -> [String]
        let subtree: DeferredSubtree

        /// Returns the node of the text for a width.
        func node(width: CGFloat?) -> LayoutNode? {
            // The lines are broken already.
            let text = Text(verbatim: lines(width).joined(separator: "\n")).font(font)
                .fixedSize(horizontal: true, vertical: false)
            return subtree.nodes { text }.first
        }
    }

    @exclusivity(unchecked) private var texts: [JustifiedText] = []
    /// The nodes that were made of each text, by their width.
    @exclusivity(unchecked) private var nodes: [[CGFloat?: LayoutNode]] = []

    /// Adds a text; `lines` breaks it for a width, and leaves its paragraphs whole without one.
    func add(font: Font, in builder: NodeBuilder, lines: @escaping (CGFloat?) -> [String]) -> LayoutNode {
        texts.append(JustifiedText(font: font, lines: lines, subtree: DeferredSubtree(in: builder)))
        nodes.append([:])
        return builder.store.add(self, payload: texts.count - 1, NodeFlags(builder.environment.layoutDirection))
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .container("HairSpaceJustifiedText") }

    /// Returns the width that a text takes, if it is offered one.
    private func width(_ proposal: ProposedViewSize) -> CGFloat? { proposal.width.finite.map(CGSize.validLength) }

    private func text(_ payload: Int, width: CGFloat?) -> LayoutNode? {
        if width == 0 { return nil }
        if let known = nodes[payload][width] { return known }
        let text = texts[payload]
        let node = text.node(width: width)
        nodes[payload][width] = node
        return node
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let width = width(proposal)
        let offer = ProposedViewSize(width: width, height: proposal.height)
        let textSize = text(payload, width: width)?.sizeThatFits(offer) ?? .zero
        return CGSize(width: width ?? textSize.width, height: textSize.height)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let element = canvas.begin(kind(payload), name: node.name, frame: frame)
        defer { canvas.end(element) }
        let width = width(proposal)
        guard let text = text(payload, width: width) else { return }
        let offer = ProposedViewSize(width: width, height: proposal.height)
        let area = CGRect(origin: .zero, size: text.sizeThatFits(offer))
        canvas.draw(text, in: area.placed(in: frame, node.direction), proposal: offer)
    }
}
