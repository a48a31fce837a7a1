nonisolated extension View {
    /// Adds room on all sides.
    public func padding(_ length: CGFloat) -> ModifiedView<Self> {
        modified(by: PaddingModifier(insets: EdgeInsets(length, at: .all)))
    }

    /// Adds room at each side.
    public func padding(_ insets: EdgeInsets) -> ModifiedView<Self> { modified(by: PaddingModifier(insets: insets)) }

    /// Adds room at some sides: 16 points where no length is given.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ModifiedView<Self> {
        modified(by: PaddingModifier(insets: EdgeInsets(length ?? PaddingModifier.defaultLength, at: edges)))
    }
}

private struct PaddingModifier: NodeModifier {
    static let defaultLength: CGFloat = 16

    let insets: EdgeInsets

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        guard lengths.allSatisfy(\.isFinite) else {
            builder.findings.add(
                .invalidPadding,
                .warning,
                "A padding of \(lengths.first { !$0.isFinite }!) isn't a finite length. No padding is added.",
                fix: "Use a finite length."
            )
            return child
        }
        return PaddingNode(child, insets: insets, in: builder).node
    }
}

private final class PaddingNode: LayoutModifierNode {
    private let insets: EdgeInsets

    init(_ child: LayoutNode, insets: EdgeInsets, in builder: NodeBuilder) {
        self.insets = insets
        super.init(child, in: builder)
    }

    override var kind: Drawing.Kind { .modifier("padding") }

    override var settings: [Drawing.Setting] {
        .of {
            $0.add("top", insets.top, unless: 0)
            $0.add("leading", insets.leading, unless: 0)
            $0.add("bottom", insets.bottom, unless: 0)
            $0.add("trailing", insets.trailing, unless: 0)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(size.width + insets.total(.horizontal), 0),
            height: max(size.height + insets.total(.vertical), 0)
        )
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        max(child.length(along: axis, for: proposal.inset(by: insets)) + insets.total(axis), 0)
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let offer = proposal.inset(by: insets)
        return ChildPlacement(
            origin: CGPoint(x: insets.leading, y: insets.top),
            size: child.sizeThatFits(offer),
            proposal: offer
        )
    }

    override var spacing: ViewSpacing { child.spacing.resetting(at: paddedEdges, direction: direction) }

    private var paddedEdges: Edge.Set {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}
