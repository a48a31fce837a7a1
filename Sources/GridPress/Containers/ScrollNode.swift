import LayoutSolvers

/// The behavior of a scroll view: the axes along which it scrolls, and the rules for its size and its content.
struct ScrollBehavior {
    /// The axes along which the content gets the room that it likes.
    var axes: Axis.Set
    /// Whether content that fits stays where it is.
    var isOptional = false
    /// The axes along which the scroll view is never longer than its content.
    var hugs: Axis.Set = []
    /// Whether a scroll view across its axes takes the length of its content, even if that is more than there is room for.
    var growsAcross = true

    /// How an axis behaves.
    func solver(_ axis: Axis) -> ScrollSolver {
        ScrollSolver(
            scrolls: axes.contains(Axis.Set(axis)),
            hugs: hugs.contains(Axis.Set(axis)),
            isOptional: isOptional
        )
    }
}

extension NodeBuilder {
    /// Adds a scroll view; `report` gets to know where its content lies.
    func addScrollView<Content: View>(
        _ content: Content,
        kind: String,
        _ behavior: ScrollBehavior,
        report: ((EdgeInsets) -> Void)? = nil
    ) {
        addScrolling(kind: kind, behavior, report: report) { builder in
            builder.only(content, arrangedBy: VStackLayout(), kind: "VStack")
                // Without content it still takes the room along its axes.
                ?? builder.container(VStackLayout(), kind: "VStack", children: [])
        }
    }

    /// Adds a view that scrolls what a closure makes.
    func addScrolling(
        kind: String,
        _ behavior: ScrollBehavior,
        report: ((EdgeInsets) -> Void)? = nil,
        content: (NodeBuilder) -> LayoutNode
    ) {
        let outer = environment
        let offset = environment.scrollOffsets.offset(of: identity)
        let viewport = environment.scrollDrawing == .viewport ? Viewport(offset: offset.valid) : nil
        if behavior.axes.contains(.horizontal) { environment.viewports.horizontal = viewport }
        if behavior.axes.contains(.vertical) { environment.viewports.vertical = viewport }
        // Scroll views inside don't move along with this one.
        environment.scrollOffsets.everywhere = .zero
        defer { environment = outer }
        let node = ScrollNode(content(self), kind: kind, behavior, offset: offset.valid, viewport, report, in: self)
            .node
        if !offset.isValid { node.findings.append(.ofScrollOffset(offset)) }
        add(node)
    }
}

/// The layout node of a scroll view.
private final class ScrollNode: LayoutModifierNode {
    private let scrollKind: String
    private let behavior: ScrollBehavior
    /// How far the content is to be moved.
    private let offset: CGPoint
    /// What the content has to fill; `nil` where all of it is shown.
    private let viewport: Viewport?
    private let report: ((EdgeInsets) -> Void)?

    init(
        _ content: LayoutNode,
        kind: String,
        _ behavior: ScrollBehavior,
        offset: CGPoint,
        _ viewport: Viewport?,
        _ report: ((EdgeInsets) -> Void)?,
        in builder: NodeBuilder
    ) {
        scrollKind = kind
        self.behavior = behavior
        self.offset = offset
        self.viewport = viewport
        self.report = report
        super.init(content, in: builder)
        node.traits = nil
    }

    override var kind: Drawing.Kind { .container(scrollKind) }

    override var settings: [Drawing.Setting] {
        offset == .zero ? [] : [Drawing.Setting("scrollOffset", .numbers([Double(offset.x), Double(offset.y)]))]
    }

    override var spacing: ViewSpacing { .ordinary }

    override var hasOrdinarySpacing: Bool { true }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(along: .horizontal, for: proposal), height: length(along: .vertical, for: proposal))
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        let solver = behavior.solver(axis)
        // What takes all it is offered needn't ask its content.
        if viewport != nil, solver.scrolls, !solver.hugs, let length = proposal[axis] { return length }
        viewport?.show(proposal)
        let content = child.length(along: axis, for: contentProposal(proposal))
        guard viewport != nil, solver.hugs || solver.scrolls || !behavior.growsAcross else { return content }
        return CGFloat(solver.viewport(offer: proposal[axis].map(Double.init), content: Double(content)))
    }

    /// Along the axes that scroll the content gets the room that it likes.
    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: behavior.axes.contains(.horizontal) ? nil : proposal.width,
            height: behavior.axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
        let offer = contentProposal(proposal)
        viewport?.show(ProposedViewSize(size))
        let content = child.sizeThatFits(offer)
        func origin(_ axis: Axis) -> CGFloat {
            // What scrolls in both directions and is shorter than what is shown lies in its middle.
            if behavior.axes == [.horizontal, .vertical], viewport != nil, content[axis] < size[axis] {
                return (size[axis] - content[axis]) / 2
            }
            let wanted = viewport == nil ? 0 : Double(offset[axis])
            let (viewport, content) = (Double(size[axis]), Double(content[axis]))
            return CGFloat(-behavior.solver(axis).offset(wanted, viewport: viewport, content: content))
        }
        return ChildPlacement(
            origin: CGPoint(x: origin(.horizontal), y: origin(.vertical)),
            size: content,
            proposal: offer
        )
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let clip: Drawing.Effect? = viewport != nil ? .clip(Path(frame), isEvenOdd: false) : nil
        let element = canvas.begin(kind, name: name, frame: frame, effect: clip)
        drawChild(in: frame, proposal: proposal, on: canvas)
        canvas.end(element)
        report?(insets(in: frame.size, proposal: proposal))
    }

    /// How far the ends of the content lie inside the scroll view.
    private func insets(in size: CGSize, proposal: ProposedViewSize) -> EdgeInsets {
        let content = placeChild(size: size, proposal: proposal)
        func insets(_ axis: Axis) -> (before: Double, after: Double) {
            behavior.solver(axis).insets(
                offset: Double(-content.origin[axis]),
                viewport: Double(size[axis]),
                content: Double(content.size[axis])
            )
        }
        let (vertical, horizontal) = (insets(.vertical), insets(.horizontal))
        return EdgeInsets(
            top: vertical.before,
            leading: horizontal.before,
            bottom: vertical.after,
            trailing: horizontal.after
        )
    }
}
