nonisolated extension View {
    /// Has no effect in a static rendering, which doesn't wait for work to end.
    ///
    /// A note reports a view that has nothing to show before its task has ended.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> ModifiedView<Self> {
        modified(by: TaskModifier())
    }

    /// Has no effect in a static rendering, which doesn't wait for work to end.
    ///
    /// A note reports a view that has nothing to show before its task has ended.
    public func task<ID: Equatable>(
        id: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> ModifiedView<Self> {
        modified(by: TaskModifier())
    }
}

/// A modifier that notes a view without anything to show.
private struct TaskModifier: NodeModifier {
    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let start = builder.nodes.count
        wrapNodes(of: base, in: builder)
        if builder.nodes.count == start { builder.findings.add(.emptyBeforeTask()) }
    }

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode { TaskNode(child, in: builder) }
}

private final class TaskNode: UnaryNode {
    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let start = canvas.elements.count
        super.draw(in: frame, proposal: proposal, on: canvas)
        guard !canvas.elements[start...].contains(where: \.mark.isPainted) else { return }
        canvas.builder.findings.add(.emptyBeforeTask(at: canvas.place(of: child.kind)))
    }
}

extension Finding {
    fileprivate static func emptyBeforeTask(at place: Location? = nil) -> Finding {
        Finding(
            .emptyBeforeTask,
            .note,
            at: place,
            "The view has a task, and shows nothing before it has ended.",
            fix: "Set the initial state to what the picture should show."
        )
    }
}
