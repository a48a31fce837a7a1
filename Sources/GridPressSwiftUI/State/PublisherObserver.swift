nonisolated extension View {
    /// Performs an action for each value that a publisher has when the view has appeared, for one that is new after
    /// another layout, and for those that it sends while actions are performed.
    ///
    /// ``Just``, the publisher of a `@Published` property and their like have such values, and subjects send them. What
    /// comes when the picture is finished has no effect.
    public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping (Source.Output) -> Void
    ) -> ModifiedView<Self> where Source.Failure == Never {
        modified(by: PublisherObserver(publisher: publisher, action: action))
    }
}

private struct PublisherObserver<Source: Publisher>: NodeModifier where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let actions = builder.state.actions
        let received = builder.memory(of: Self.self) { ReceivedValues<Source.Output>() }
        return builder.store.kind(DrawingObserverNodes.self).add(child, in: builder) { [publisher, action] _, _ in
            received.observe(publisher) { value in actions.add { action(value) } }
        }
    }
}

/// The values that a view has received, and its subscription.
private final class ReceivedValues<Value> {
    private var last: Value?
    private var isFirst = true
    private var subscription: AnyCancellable?

    /// Subscribes in place of the last time, and performs an action for values that are new.
    func observe<Source: Publisher>(_ publisher: Source, perform: @escaping (Value) -> Void)
    where Source.Output == Value, Source.Failure == Never {
        var atOnce: [Value]? = []
        subscription = publisher.sink { [weak self] value in
            if atOnce != nil {
                atOnce?.append(value)
            } else if let self {
                last = value
                // The action is performed after another layout, which has to come.
                LayoutPass.current?.noteChange()
                perform(value)
            }
        }
        let values = atOnce ?? []
        atOnce = nil
        defer { (last, isFirst) = (values.last ?? last, false) }
        if isFirst { return values.forEach(perform) }
        guard let new = values.last else { return }
        // A body that runs again has the same values; those that can't be compared count as the same.
        if let last, !(last is any Equatable) || isEqual(last, new) { return }
        perform(new)
    }
}
