nonisolated extension View {
    /// Performs an action when the view has appeared: after the first layout that it is part of.
    ///
    /// State that it sets lays the figure out again. With the lifecycle ``Figure/Lifecycle/initial`` nothing is performed.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> {
        modified(by: AppearanceObserver(appear: action, disappear: nil))
    }

    /// Performs an action when the view has disappeared: after a layout that it is no longer part of.
    ///
    /// A view that the finished picture contains doesn't disappear.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> {
        modified(by: AppearanceObserver(appear: nil, disappear: action))
    }

    /// Performs an action when a value has changed from one layout to the next, as state that `onAppear` sets does.
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> ModifiedView<Self> {
        onChange(of: value) { _, new in action(new) }
    }

    /// Performs an action when a value has changed from one layout to the next, as state that `onAppear` sets does.
    ///
    /// - Parameter initial: Whether it is performed when the view has appeared, too.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: ChangeObserver(value: value, isInitial: initial, action: action))
    }

    /// Performs an action when a value has changed from one layout to the next, as state that `onAppear` sets does.
    ///
    /// - Parameter initial: Whether it is performed when the view has appeared, too.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> ModifiedView<Self> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

private struct AppearanceObserver: NodeModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let actions = builder.state.actions
        let view = builder.memory(of: Self.self) { LifecycleActions.Appearance() }
        let appearsWhenSeen = builder.environment.appearsWhenSeen
        return builder.store.kind(DrawingObserverNodes.self).add(child, in: builder) {
            [appear, disappear] frame, canvas in
            guard !appearsWhenSeen || canvas.canBeSeen(frame) else { return }
            actions.note(view, appear: appear, disappear: disappear)
        }
    }
}

private struct ChangeObserver<Value: Equatable>: NodeModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let actions = builder.state.actions
        let last = builder.memory(of: Self.self) { LastValue<Value>() }
        return builder.store.kind(DrawingObserverNodes.self).add(child, in: builder) {
            [value, isInitial, action] _, _ in
            let old = last.value
            last.value = value
            if let old, old != value { actions.add { action(old, value) } }
            if old == nil, isInitial { actions.add { action(value, value) } }
        }
    }
}

extension DrawingBuilder {
    /// Returns whether clips around the current place leave something of a frame.
    fileprivate func canBeSeen(_ frame: CGRect) -> Bool {
        for index in elementsAround {
            switch elements[index].effect {
            case .clip(let path, _): if !path.boundingRect.intersects(frame) { return false }
            // Frames around a transform are in other coordinates.
            case .transform: return true
            default: break
            }
        }
        return true
    }
}

extension EnvironmentValues {
    /// Whether views appear only if they can be seen, as those of lazy stacks do.
    var appearsWhenSeen: Bool {
        get { self[AppearsWhenSeenKey.self] }
        set { self[AppearsWhenSeenKey.self] = newValue }
    }

    private enum AppearsWhenSeenKey: EnvironmentKey { static let defaultValue = false }
}
