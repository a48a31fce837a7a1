/// The first of several views whose ideal size fits what is offered, or else the last.
///
/// To the container around it, its layout priority and the space that it prefers are those of the first.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Chooses among some views, in order of preference.
    ///
    /// - Parameters:
    ///   - axes: Along which axes a view has to fit.
    ///   - content: The views, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// It makes one if there is a view to choose.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { false }

    /// Makes the node of the choice.
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

    /// The view that is shown for an offer.
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
                $0.add("axes", axes.contains(.horizontal) ? "horizontal" : "vertical")
            }
        }
    }

    override func leaveStack() { for choice in choices { choice.leaveStack() } }

    // Which view is shown depends on the offer, which neighbours have no part in: to them it is the preferred one.

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
        let element = canvas.begin(kind, name: name, frame: frame)
        canvas.draw(choice(for: proposal), in: frame, proposal: proposal)
        canvas.end(element)
    }
}
