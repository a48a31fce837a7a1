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
        let outer = builder.environment.viewports
        let viewport = builder.environment.scrollDrawing == .viewport ? Viewport() : nil
        if axes.contains(.horizontal) { builder.environment.viewports.horizontal = viewport }
        if axes.contains(.vertical) { builder.environment.viewports.vertical = viewport }
        defer { builder.environment.viewports = outer }
        let content =
            builder.only(content, arrangedBy: VStackLayout(), kind: "VStack")
            // Without content it still takes the room along its axes.
            ?? ContainerNode(VStackLayout(), kind: "VStack", children: [], in: builder)
        builder.add(ScrollNode(content, axes: axes, viewport: viewport, in: builder))
    }
}

private final class ScrollNode: LayoutModifierNode {
    private let axes: Axis.Set
    /// What the content has to fill; `nil` where all of it is shown.
    private let viewport: Viewport?

    init(_ content: LayoutNode, axes: Axis.Set, viewport: Viewport?, in builder: NodeBuilder) {
        self.axes = axes
        self.viewport = viewport
        super.init(content, in: builder)
        traits = nil
    }

    override var kind: String { "ScrollView" }

    override var spacing: ViewSpacing { .ordinary }

    override var hasOrdinarySpacing: Bool { true }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(along: .horizontal, for: proposal), height: length(along: .vertical, for: proposal))
    }

    /// Along the axes that scroll it takes what it is offered, whatever its content is like.
    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        if viewport != nil, axes.contains(Axis.Set(axis)), let length = proposal[axis] { return length }
        viewport?.show(proposal)
        return child.length(along: axis, for: contentProposal(proposal))
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
        viewport?.show(ProposedViewSize(size))
        return ChildPlacement(origin: .zero, size: child.sizeThatFits(offer), proposal: offer)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let clip: Drawing.Effect? = viewport != nil ? .clip(Path(frame), isEvenOdd: false) : nil
        let element = canvas.begin(kind: kind, name: name, frame: frame, effect: clip)
        drawChild(in: frame, proposal: proposal, on: canvas)
        canvas.end(element)
    }
}

/// How much of its content a scroll view shows, for containers inside that make only what can be seen.
final class Viewport {
    /// The size in which content is shown; endless where all of it is asked for.
    private(set) var size = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// What is laid out where it is only asked how far the scroll view could give way.
    private static let usual: CGFloat = 1000

    /// Notes what the scroll view was offered.
    fileprivate func show(_ proposal: ProposedViewSize) {
        func length(_ offer: CGFloat?) -> CGFloat {
            guard let offer else { return .infinity }
            return offer > 0 && offer < .infinity ? offer : Self.usual
        }
        size = CGSize(width: length(proposal.width), height: length(proposal.height))
    }
}

/// The scroll views around a view, by the axis along which they scroll; there is none where all content is shown.
struct Viewports {
    var horizontal: Viewport?
    var vertical: Viewport?

    subscript(axis: Axis) -> Viewport? { axis == .horizontal ? horizontal : vertical }

    /// The key of the scroll views in the environment.
    enum Key: EnvironmentKey {
        static var defaultValue: Viewports { Viewports() }
    }
}

extension EnvironmentValues {
    /// The scroll views around, of which only a part is shown.
    var viewports: Viewports {
        get { self[Viewports.Key.self] }
        set { self[Viewports.Key.self] = newValue }
    }
}
