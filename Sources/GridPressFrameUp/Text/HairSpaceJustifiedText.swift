/// Justified text, whose gaps are filled with hair spaces.
///
/// It takes the proposed width. Without a proposal, or with an infinite one, its paragraphs aren't broken into lines.
/// Words that are wider than a line are broken.
///
/// ```swift
/// let terms = Figure("Terms", width: 200) {
///     HairSpaceJustifiedText(
///         "Tickets are valid for 90 minutes. Change between buses, trams and ferries as often as you like.",
///         font: .systemFont(ofSize: 12)
///     )
/// }
/// ```
public struct HairSpaceJustifiedText: PrimitiveView {
    private let text: String
    private let font: KitFont
    private let justifyLastLine: Bool

    /// Creates a justified text.
    ///
    /// - Parameters:
    ///   - text: The text; each line break ends a paragraph.
    ///   - font: The font, which is needed to measure words.
    ///   - justifyLastLine: Whether the last line of a paragraph is filled, too.
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
                width: width.map(Double.init) ?? .infinity, fillsLastLine: justifyLastLine && width != nil
            ) {
                measurer.width(of: $0, in: drawn)
            }
            return justifier.lines(of: text)
        }
        builder.add(builder.node(node))
    }
}

nonisolated extension View {
    /// Has no effect: GridPress never clips text.
    public func unclippedTextRenderer() -> Self { self }
}

/// The node of a justified text, which is broken into lines for each width.
private final class HairSpaceTextNode: NodeBehavior {
    private let font: Font
    private let lines: (CGFloat?) -> [String]
    private let subtree: DeferredSubtree
    /// The nodes that are already built, by their width.
    private var nodes: [CGFloat?: LayoutNode] = [:]

    /// Creates a node; `lines` returns the lines for a width, or whole paragraphs for `nil`.
    init(font: Font, in builder: NodeBuilder, lines: @escaping (CGFloat?) -> [String]) {
        self.font = font
        self.lines = lines
        subtree = DeferredSubtree(in: builder)
    }

    var kind: Drawing.Kind { .container("HairSpaceJustifiedText") }

    /// Returns the width of the text; `nil` without a finite proposal.
    private func width(_ proposal: ProposedViewSize) -> CGFloat? { proposal.width.finite.map(CGSize.validLength) }

    private func text(width: CGFloat?) -> LayoutNode? {
        if width == 0 { return nil }
        if let known = nodes[width] { return known }
        // The text is already broken into lines.
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
        let width = width(proposal)
        guard let text = text(width: width) else { return }
        let offer = ProposedViewSize(width: width, height: proposal.height)
        let area = CGRect(origin: .zero, size: text.sizeThatFits(offer))
        canvas.draw(text, in: area.placed(in: frame, node.direction), proposal: offer)
    }
}
