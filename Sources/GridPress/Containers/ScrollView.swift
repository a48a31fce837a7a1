/// What a scroll view shows in a still picture.
public enum ScrollDrawing: Hashable, Sendable {
    /// The part of the content that its frame shows, at the start of the content.
    case viewport
    /// All of the content: the scroll view is as large as that along its axes.
    case expanded
}

extension View {
    /// Sets what the scroll views inside show in a still picture.
    public func scrollDrawing(_ drawing: ScrollDrawing) -> ModifiedView<Self> { environment(\.scrollDrawing, drawing) }
}

/// Content that may be larger than the room for it along some axes.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// A view that scrolls along some axes.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the content gets the room that it likes.
    ///   - showsIndicators: Whether the position is shown while scrolling; a still picture never does.
    ///   - content: What scrolls.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the node of the scroll view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let content =
            builder.only(content, arrangedBy: VStackLayout(), kind: "VStack")
            // Without content it still takes the room along its axes.
            ?? ContainerNode(VStackLayout(), kind: "VStack", children: [], in: builder)
        builder.add(ScrollNode(content, axes: axes, in: builder))
    }
}

private final class ScrollNode: LayoutModifierNode {
    private let axes: Axis.Set
    private let drawing: ScrollDrawing

    init(_ content: LayoutNode, axes: Axis.Set, in builder: NodeBuilder) {
        self.axes = axes
        drawing = builder.environment.scrollDrawing
        super.init(content, in: builder)
        traits = nil
    }

    override var kind: String { "ScrollView" }

    override var spacing: ViewSpacing { .ordinary }

    override var hasOrdinarySpacing: Bool { true }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let content = child.sizeThatFits(contentProposal(proposal))
        func length(_ axis: Axis) -> CGFloat {
            guard axes.contains(Axis.Set(axis)), drawing == .viewport else { return content[axis] }
            return proposal[axis] ?? content[axis]
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// Along the axes that scroll the content gets the room that it likes.
    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let offer = contentProposal(proposal)
        return ChildPlacement(origin: .zero, size: child.sizeThatFits(offer), proposal: offer)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let clip: Drawing.Effect? = drawing == .viewport ? .clip(Path(frame), isEvenOdd: false) : nil
        let element = canvas.begin(kind: kind, name: name, frame: frame, effect: clip)
        drawChild(in: frame, proposal: proposal, on: canvas)
        canvas.end(element)
    }
}
