nonisolated extension View {
    /// Has no effect in a static rendering: the task doesn't run.
    ///
    /// A finding reports a view that shows nothing until its task has ended.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> ModifiedView<Self> {
        modified(by: TaskModifier())
    }

    /// Has no effect in a static rendering: the task doesn't run.
    ///
    /// A finding reports a view that shows nothing until its task has ended.
    public func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> ModifiedView<Self> {
        modified(by: TaskModifier())
    }
}

/// A modifier that records a view with a task.
private struct TaskModifier: PrimitiveModifier {
    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let view = WaitingView()
        builder.waitingViews.append(view)
        builder.wrap(base) { builder.store.kind(TaskNodes.self).add($0, of: view, in: builder) }
    }
}

/// A view with a task, which may show nothing.
final class WaitingView {
    /// Whether a part of the view is visible, or the view is in a layer of another view.
    fileprivate var isSeen = false
    /// The path to the first part of the view; `nil` if it has no parts.
    fileprivate var place: Finding.Location?
}

private final class TaskNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var views: [WaitingView] = []

    func add(_ child: LayoutNode, of view: WaitingView, in builder: NodeBuilder) -> LayoutNode {
        views.append(view)
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let view = views[payload]
        let start = canvas.elements.count
        super.draw(node, payload, in: frame, proposal: proposal, on: canvas)
        if view.place == nil { view.place = canvas.place(of: child(payload).kind) }
        if canvas.isInLayer || canvas.paintsSomething(from: start) { view.isSeen = true }
    }
}

extension DrawingBuilder {
    /// Whether a background or an overlay is drawn.
    fileprivate var isInLayer: Bool { elementsAround.contains { elements[$0].layer != nil } }

    /// Returns whether elements, starting at an index, paint anything that isn't hidden.
    fileprivate func paintsSomething(from start: Int) -> Bool {
        var index = start
        while index < elements.count {
            if elements[index].hidesContent {
                index = max(elements[index].end, index + 1)
            } else if elements[index].mark.isPainted {
                return true
            } else {
                index += 1
            }
        }
        return false
    }
}

extension NodeBuilder {
    /// Reports views that show nothing until their tasks have ended.
    func reportWaitingViews() {
        for view in waitingViews where !view.isSeen {
            findings.add(
                .emptyBeforeTask,
                .note,
                at: view.place,
                "A view has a task, and shows nothing before it has ended.",
                fix: "Set the initial state to what the picture should show."
            )
        }
    }
}
