import LayoutSolvers

nonisolated extension View {
    /// Proposes a size with an aspect ratio to the view.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height; `nil` for the ratio of the view's ideal size.
    ///   - contentMode: Whether the proposed size fits inside the available space or covers it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedView<Self> {
        modified(by: AspectRatioModifier(box: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode))
    }

    /// Proposes a size with the aspect ratio of another size to the view.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedView<Self> {
        modified(by: AspectRatioModifier(box: aspectRatio, mode: contentMode))
    }

    /// Scales the view to fit the available space, with the aspect ratio of its ideal size.
    public func scaledToFit() -> ModifiedView<Self> { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover the available space, with the aspect ratio of its ideal size.
    public func scaledToFill() -> ModifiedView<Self> { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: NodeModifier {
    let box: CGSize?
    let mode: ContentMode

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if let box, !(box.width > 0 && box.height > 0 && box.width.isFinite && box.height.isFinite) {
            return child.adding(
                finding:
                    .invalidAspectRatio,
                "The aspect ratio \(box.width.inMessage) : \(box.height.inMessage) isn't a finite number greater than 0. It is ignored.",
                fix: "Use a finite ratio of width to height that is greater than 0."
            )
        }
        return builder.store.kind(AspectRatioNodes.self).add(child, ratio: box, mode: mode, in: builder)
    }
}

private final class AspectRatioNodes: ModifierNodeKind {
    private struct Proportions {
        let ratio: CGSize?
        let mode: ContentMode
        /// The size whose aspect ratio is kept: the explicit ratio, or else the view's ideal size, once it is
        /// measured.
        var box: CGSize?
    }

    @exclusivity(unchecked) private var proportions: [Proportions] = []

    func add(_ child: LayoutNode, ratio: CGSize?, mode: ContentMode, in builder: NodeBuilder) -> LayoutNode {
        proportions.append(Proportions(ratio: ratio, mode: mode, box: ratio))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .aspectRatio }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let proportions = proportions[payload]
        return .of {
            if let ratio = proportions.ratio, ratio.height > 0 { $0.add(.ratio, ratio.width / ratio.height) }
            $0.add(.contentMode, proportions.mode == .fill ? "fill" : "fit")
        }
    }

    private func box(_ payload: Int) -> CGSize {
        if let known = proportions[payload].box { return known }
        let box = child(payload).sizeThatFits(.unspecified)
        proportions[payload].box = box
        return box
    }

    private func offer(_ proposal: ProposedViewSize, _ payload: Int) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let box = box(payload)
        let fills = proportions[payload].mode == .fill
        let solver = AspectRatioSolver(width: box.width, height: box.height, fills: fills)
        let scaled = solver.box(
            offerWidth: proposal.width.map(Double.init),
            offerHeight: proposal.height.map(Double.init)
        )
        return scaled.map { ProposedViewSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? proposal
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        child(payload).sizeThatFits(offer(proposal, payload))
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        child(payload).length(along: axis, for: offer(proposal, payload))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        let offer = offer(proposal, payload)
        let childSize = child(payload).sizeThatFits(offer)
        return ChildPlacement(centered: childSize, in: size, proposal: offer)
    }

    override func account(of node: LayoutNode, _ payload: Int, size: CGSize, proposal: ProposedViewSize)
        -> LayoutAccount?
    {
        let box = box(payload)
        let fills = proportions[payload].mode == .fill
        let solver = AspectRatioSolver(width: box.width, height: box.height, fills: fills)
        let steps = solver.offerSteps(offerWidth: proposal.offer(.horizontal), offerHeight: proposal.offer(.vertical))
        guard proposal != .unspecified, let steps else { return nil }
        var account = LayoutAccount([child(payload)])
        account.children[0].offer = LayoutStepTable.AxisSteps(horizontal: steps.width, vertical: steps.height)
        return account
    }
}
