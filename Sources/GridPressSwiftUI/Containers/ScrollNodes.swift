import LayoutSolvers

/// The behavior of a scroll view: the axes along which it scrolls, and the rules for its size and its content.
package struct ScrollBehavior {
    /// The axes along which the content gets the room that it likes.
    var axes: Axis.Set
    /// Whether content that fits stays where it is.
    var isOptional = false
    /// The axes along which the scroll view is never longer than its content.
    var hugs: Axis.Set = []
    /// Whether a scroll view across its axes takes the length of its content, even if that is more than there is room for.
    var growsAcross = true

    package init(axes: Axis.Set, isOptional: Bool = false, hugs: Axis.Set = [], growsAcross: Bool = true) {
        self.axes = axes
        self.isOptional = isOptional
        self.hugs = hugs
        self.growsAcross = growsAcross
    }

    /// Returns the rules along an axis.
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
    package func addScrollView<Content: View>(
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
    package func addScrolling(
        kind: String,
        _ behavior: ScrollBehavior,
        report: ((EdgeInsets) -> Void)? = nil,
        content: (NodeBuilder) -> LayoutNode
    ) {
        let outer = environment
        let settings = environment.scrollSettings
        if settings.isCustom { environment.scrollSettings = ScrollSettings() }
        let offset = environment.scrollOffsets.offset(of: identity)
        let start = scrollStart(settings, at: offset.valid)
        let shown = start?.shownOffset(besides: offset.valid) ?? offset.valid
        let viewport =
            environment.scrollDrawing == .viewport
            ? Viewport(offset: shown, beyond: environment.screenSafeAreaInsets) : nil
        if behavior.axes.contains(.horizontal) { environment.viewports.horizontal = viewport }
        if behavior.axes.contains(.vertical) { environment.viewports.vertical = viewport }
        // Scroll views inside don't move along with this one.
        environment.scrollOffsets.everywhere = .zero
        defer { environment = outer }
        let node = store.kind(ScrollNodes.self).add(
            settings.around(content(self), in: self),
            kind: kind,
            behavior,
            offset: offset.valid,
            viewport,
            settings.isCustom || start != nil ? settings.parts(from: start) : nil,
            report,
            in: self
        )
        if !offset.isValid { node.findings.append(.ofScrollOffset(offset)) }
        add(node)
    }
}

/// The nodes of scroll views.
private final class ScrollNodes: ModifierNodeKind {
    private struct Scrolling {
        let kind: String
        let behavior: ScrollBehavior
        /// The distance by which the content is to be moved.
        let offset: CGPoint
        /// The part of the content that is shown; `nil` where all of it is.
        let viewport: Viewport?
        /// The settings around the scroll view and the place where it starts, if there are any.
        let parts: ScrollParts?
        let report: ((EdgeInsets) -> Void)?

        /// Returns what the content is offered: along the axes that scroll it gets the room that it likes.
        func contentOffer(for proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(
                width: behavior.axes.contains(.horizontal) ? nil : proposal.width,
                height: behavior.axes.contains(.vertical) ? nil : proposal.height
            )
        }

        /// Returns where content of a size starts along an axis.
        func origin(of content: CGSize, in size: CGSize, along axis: Axis) -> CGFloat {
            // What scrolls in both directions and is shorter than what is shown lies in its middle.
            if behavior.axes == [.horizontal, .vertical], viewport != nil, content[axis] < size[axis] {
                return (size[axis] - content[axis]) / 2
            }
            if let start = parts?.start, viewport != nil, behavior.axes.contains(Axis.Set(axis)) {
                return start.origin(of: content[axis], in: size[axis], along: axis)
            }
            let wanted = viewport == nil ? 0 : Double(offset[axis])
            let (viewport, content) = (Double(size[axis]), Double(content[axis]))
            return CGFloat(-behavior.solver(axis).offset(wanted, viewport: viewport, content: content))
        }

        /// Returns how far the ends of the content lie inside the scroll view.
        func insets(of content: ChildPlacement, in size: CGSize) -> EdgeInsets {
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

    @exclusivity(unchecked) private var scrollings: [Scrolling] = []

    func add(
        _ content: LayoutNode,
        kind: String,
        _ behavior: ScrollBehavior,
        offset: CGPoint,
        _ viewport: Viewport?,
        _ parts: ScrollParts?,
        _ report: ((EdgeInsets) -> Void)?,
        in builder: NodeBuilder
    ) -> LayoutNode {
        scrollings.append(
            Scrolling(
                kind: kind,
                behavior: behavior,
                offset: offset,
                viewport: viewport,
                parts: parts,
                report: report
            )
        )
        let node = add(content, in: builder)
        node.traits = nil
        return node
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .container(scrollings[payload].kind) }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let offset = scrollings[payload].offset
        return offset == .zero ? [] : [Drawing.Setting("scrollOffset", .numbers([Double(offset.x), Double(offset.y)]))]
    }

    override func spacing(of node: LayoutNode, _ payload: Int) -> ViewSpacing { .ordinary }

    override func hasOrdinarySpacing(_ payload: Int) -> Bool { true }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        CGSize(
            width: length(along: .horizontal, for: proposal, payload),
            height: length(along: .vertical, for: proposal, payload)
        )
    }

    override func length(along axis: Axis, for proposal: ProposedViewSize, _ payload: Int) -> CGFloat {
        let scrolling = scrollings[payload]
        let (behavior, viewport) = (scrolling.behavior, scrolling.viewport)
        let solver = behavior.solver(axis)
        // What takes all it is offered needn't ask its content.
        if viewport != nil, solver.scrolls, !solver.hugs, let length = proposal[axis] { return length }
        viewport?.show(proposal)
        let content = child(payload).length(along: axis, for: scrolling.contentOffer(for: proposal))
        guard viewport != nil, solver.hugs || solver.scrolls || !behavior.growsAcross else { return content }
        return CGFloat(solver.viewport(offer: proposal[axis].map(Double.init), content: Double(content)))
    }

    override func placeChild(size: CGSize, proposal: ProposedViewSize, _ payload: Int) -> ChildPlacement {
        let scrolling = scrollings[payload]
        let offer = scrolling.contentOffer(for: proposal)
        scrolling.viewport?.show(ProposedViewSize(size))
        let content = child(payload).sizeThatFits(offer)
        return ChildPlacement(
            origin: CGPoint(
                x: scrolling.origin(of: content, in: size, along: .horizontal),
                y: scrolling.origin(of: content, in: size, along: .vertical)
            ),
            size: content,
            proposal: offer
        )
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let scrolling = scrollings[payload]
        let isClipped = scrolling.viewport != nil && scrolling.parts?.isClipped != false
        // On a screen, content is seen as far as its edges.
        let clip: Drawing.Effect? =
            isClipped ? .clip(Path(canvas.extended(frame, over: .all, node.direction)), isEvenOdd: false) : nil
        let element = canvas.begin(kind(payload), name: node.name, frame: frame, effect: clip)
        let outer = canvas.spaces[.scrollView]
        canvas.spaces[.scrollView] = frame
        drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
        canvas.spaces[.scrollView] = outer
        canvas.end(element)
        guard scrolling.report != nil || scrolling.parts != nil else { return }
        let content = placeChild(size: frame.size, proposal: proposal, payload)
        scrolling.report?(scrolling.insets(of: content, in: frame.size))
        scrolling.parts?.note(content, in: frame)
    }
}
