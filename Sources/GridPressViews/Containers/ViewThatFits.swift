/// A container that draws the first of several views whose ideal size fits the proposal, or else the last view.
///
/// It has the layout priority and the preferred spacing of the first view.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a container that chooses among views.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a view has to fit.
    ///   - content: The views, in order of preference.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Always `false`: without views, there is no node.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the node of the container.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let choices = builder.children(content, stackOrientation: builder.stackOrientation)
        if !choices.isEmpty { builder.add(ViewThatFitsNode(choices, axes: axes, in: builder)) }
    }
}

private final class ViewThatFitsNode: NodeObject {
    private let choices: [LayoutNode]
    private let axes: Axis.Set
    @exclusivity(unchecked) private var chosen: [ProposedViewSize: LayoutNode] = [:]
    @exclusivity(unchecked) private var answers = SizeCache()

    init(_ choices: [LayoutNode], axes: Axis.Set, in builder: NodeBuilder) {
        self.choices = choices
        self.axes = axes
        super.init(in: builder, mayHaveExplicitAlignment: choices.contains(where: \.mayHaveExplicitAlignment))
    }

    /// Returns the view to draw for a proposal.
    private func choice(for proposal: ProposedViewSize) -> LayoutNode {
        if let known = chosen[proposal] { return known }
        let choice = choices.dropLast().first { fits($0, proposal) } ?? choices[choices.count - 1]
        chosen[proposal] = choice
        return choice
    }

    private func fits(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
        let ideal = node.sizeThatFits(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height
            )
        )
        let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
        let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
        return fitsWidth && fitsHeight
    }

    override var kind: Drawing.Kind { .container("ViewThatFits") }

    override var settings: [Drawing.Setting] {
        .of {
            if axes != [.horizontal, .vertical] {
                $0.add(.axes, axes.contains(.horizontal) ? "horizontal" : "vertical")
            }
        }
    }

    override func leaveStack() { for choice in choices { choice.leaveStack() } }

    // The priority and the spacing can't depend on the proposal, so they come from the preferred view.

    override var layoutPriority: Double { choices[0].layoutPriority }

    override var spacing: ViewSpacing { choices[0].spacing }

    override var hasOrdinarySpacing: Bool { choices[0].hasOrdinarySpacing }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers[proposal] { return known }
        let size = choice(for: proposal).sizeThatFits(proposal)
        answers[proposal] = size
        return size
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize
    ) -> CGFloat? {
        choice(for: proposal).explicitAlignment(guide, size: size, proposal: proposal)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        canvas.draw(choice(for: proposal), in: frame, proposal: proposal)
    }
}
