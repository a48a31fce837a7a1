nonisolated extension View {
    /// Adds an action that runs for the values of a publisher.
    ///
    /// The action runs for the values that are available when the view appears, and for a new value after another
    /// layout pass. It also runs for values that are sent while actions run. ``Just`` and the publisher of a
    /// `@Published` property have values at once; subjects send them. Values that are sent after the picture is
    /// finished have no effect.
    public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping (Source.Output) -> Void
    ) -> ModifiedView<Self> where Source.Failure == Never {
        wrapped { child, builder in
            let actions = builder.state.actions
            let received = builder.memory(of: Source.self) { ReceivedValues<Source.Output>() }
            return builder.store.kind(DrawingObserverNodes.self).add(child, in: builder) { _, _ in
                received.observe(publisher) { value in actions.add { action(value) } }
            }
        }
    }
}

/// The last value that a view has received, and its subscription.
private final class ReceivedValues<Value> {
    private var last: Value?
    private var isFirst = true
    private var subscription: AnyCancellable?

    /// Replaces the subscription, and performs an action for new values.
    func observe<Source: Publisher>(_ publisher: Source, perform: @escaping (Value) -> Void)
    where Source.Output == Value, Source.Failure == Never {
        var atOnce: [Value]? = []
        subscription = publisher.sink { [weak self] value in
            if atOnce != nil {
                atOnce?.append(value)
            } else if let self {
                last = value
                // The action runs after another layout pass, so one is required.
                LayoutPass.current?.noteChange()
                perform(value)
            }
        }
        let values = atOnce ?? []
        atOnce = nil
        defer { (last, isFirst) = (values.last ?? last, false) }
        if isFirst { return values.forEach(perform) }
        guard let new = values.last else { return }
        // Running a body again yields the same values. Values that can't be compared count as the same.
        if let last, !(last is any Equatable) || isEqual(last, new) { return }
        perform(new)
    }
}
