import LayoutSolvers

/// Whether something with proportions lies inside the room for it or covers it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// Inside the room.
    case fit
    /// Covering the room.
    case fill
}

nonisolated extension View {
    /// Offers the view a size of these proportions; `nil` takes those of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedView<Self> {
        modified(by: AspectRatioModifier(box: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode))
    }

    /// Offers the view a size with the proportions of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedView<Self> {
        modified(by: AspectRatioModifier(box: aspectRatio, mode: contentMode))
    }

    /// Scales the view into the room for it, in the proportions of its ideal size.
    public func scaledToFit() -> ModifiedView<Self> { aspectRatio(contentMode: .fit) }

    /// Scales the view over the room for it, in the proportions of its ideal size.
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
                "The aspect ratio \(box.width) : \(box.height) isn't a finite number greater than 0. It is ignored.",
                fix: "Use a finite ratio of width to height that is greater than 0."
            )
        }
        return AspectRatioNode(child, box: box, mode: mode, in: builder).node
    }
}

private final class AspectRatioNode: LayoutModifierNode {
    private let ratio: CGSize?
    private let mode: ContentMode
    /// What keeps its proportions: the ratio that was given, or else the view's ideal size.
    private lazy var box = ratio ?? child.sizeThatFits(.unspecified)

    init(_ child: LayoutNode, box: CGSize?, mode: ContentMode, in builder: NodeBuilder) {
        ratio = box
        self.mode = mode
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("aspectRatio") }

    override var settings: [Drawing.Setting] {
        .of {
            if let ratio, ratio.height > 0 { $0.add("ratio", ratio.width / ratio.height) }
            $0.add("contentMode", mode == .fill ? "fill" : "fit")
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let solver = AspectRatioSolver(width: box.width, height: box.height, fills: mode == .fill)
        let scaled = solver.box(
            offerWidth: proposal.width.map(Double.init),
            offerHeight: proposal.height.map(Double.init)
        )
        return scaled.map { ProposedViewSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? proposal
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(offer(proposal)) }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        child.length(along: axis, for: offer(proposal))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let offer = offer(proposal)
        let childSize = child.sizeThatFits(offer)
        let origin = CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
        return ChildPlacement(origin: origin, size: childSize, proposal: offer)
    }
}
