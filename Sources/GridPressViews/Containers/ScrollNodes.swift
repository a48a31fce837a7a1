import LayoutSolvers

/// The behavior of a scroll view: the axes along which it scrolls, and the rules for its size and its content.
package struct ScrollBehavior {
    /// The axes along which the content takes its ideal length.
    var axes: Axis.Set
    /// Whether content that fits isn't scrolled.
    var isOptional = false
    /// The axes along which the scroll view is never longer than its content.
    var hugs: Axis.Set = []
    /// Whether the scroll view grows to the length of its content across its axes, even beyond the proposal.
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
    /// Adds a scroll view.
    ///
    /// - Parameters:
    ///   - content: The content, stacked vertically.
    ///   - kind: The kind of the element in the drawing.
    ///   - behavior: The axes and the rules of the scroll view.
    ///   - report: Receives the insets of the content when the scroll view is drawn.
    package func addScrollView<Content: View>(
        _ content: Content,
        kind: Drawing.Kind,
        _ behavior: ScrollBehavior,
        report: ((EdgeInsets) -> Void)? = nil
    ) {
        addScrolling(kind: kind, behavior, report: report) { builder in
            builder.only(content, arrangedBy: VStackLayout(), kind: .vStack)
                // An empty scroll view still takes the proposed length along its axes.
                ?? builder.container(VStackLayout(), kind: .vStack, children: [])
        }
    }

    /// Adds a scroll view around a node that a closure makes.
    package func addScrolling(
        kind: Drawing.Kind,
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
        // Nested scroll views don't inherit the offset of this one.
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
        let kind: Drawing.Kind
        let behavior: ScrollBehavior
        /// The distance by which the content is scrolled.
        let offset: CGPoint
        /// The visible part of the content; `nil` if all of it is drawn.
        let viewport: Viewport?
        /// The scroll settings and the start position, if any.
        let parts: ScrollParts?
        let report: ((EdgeInsets) -> Void)?

        /// Returns the proposal for the content.
        ///
        /// Along the scroll axes, the content takes its ideal length.
        func contentOffer(for proposal: ProposedViewSize) -> ProposedViewSize {
            ProposedViewSize(
                width: behavior.axes.contains(.horizontal) ? nil : proposal.width,
                height: behavior.axes.contains(.vertical) ? nil : proposal.height
            )
        }

        /// Returns the origin of content of a size along an axis, relative to the scroll view.
        func origin(of content: CGSize, in size: CGSize, along axis: Axis) -> CGFloat {
            // Content that scrolls in both directions and is shorter than the viewport is centered.
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

        /// Returns the distances between the edges of the scroll view and the edges of the content.
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
        kind: Drawing.Kind,
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

    override func kind(_ payload: Int) -> Drawing.Kind { scrollings[payload].kind }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let offset = scrollings[payload].offset
        return offset == .zero ? [] : [Drawing.Setting(.scrollOffset, [Double(offset.x), Double(offset.y)])]
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
        // A scroll view that takes the proposed length doesn't need the length of its content.
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

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        let scrolling = scrollings[payload]
        let isClipped = scrolling.viewport != nil && scrolling.parts?.isClipped != false
        // On a screen, the content is visible up to the edges of the screen.
        let clip: Drawing.Effect? =
            isClipped ? .clip(Path(canvas.extended(frame, over: .all, node.direction)), isEvenOdd: false) : nil
        return ElementHeader(kind(payload), effect: clip)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let scrolling = scrollings[payload]
        let outer = canvas.spaces[.scrollView]
        canvas.spaces[.scrollView] = frame
        drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
        canvas.spaces[.scrollView] = outer
        guard scrolling.report != nil || scrolling.parts != nil else { return }
        let content = placeChild(size: frame.size, proposal: proposal, payload)
        scrolling.report?(scrolling.insets(of: content, in: frame.size))
        scrolling.parts?.note(content, in: frame)
    }
}
