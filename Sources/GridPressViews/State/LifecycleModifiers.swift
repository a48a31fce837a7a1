nonisolated extension View {
    /// Adds an action that runs after the first layout pass with the view.
    ///
    /// State that it sets causes another layout pass. With the lifecycle ``Figure/Lifecycle/initial`` the action
    /// doesn't run.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> {
        modified(by: AppearanceObserver(appear: action, disappear: nil))
    }

    /// Adds an action that runs after the first layout pass without the view.
    ///
    /// The views of the finished picture don't disappear.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedView<Self> {
        modified(by: AppearanceObserver(appear: nil, disappear: action))
    }

    /// Adds an action that runs when a value changes from one layout pass to the next, for example because of
    /// `onAppear`.
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> ModifiedView<Self> {
        onChange(of: value) { _, new in action(new) }
    }

    /// Adds an action that runs when a value changes from one layout pass to the next, for example because of
    /// `onAppear`.
    ///
    /// - Parameter initial: Whether the action also runs when the view appears.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: ChangeObserver(value: value, isInitial: initial, action: action))
    }

    /// Adds an action that runs when a value changes from one layout pass to the next, for example because of
    /// `onAppear`.
    ///
    /// - Parameter initial: Whether the action also runs when the view appears.
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
    /// Returns whether any part of a frame is visible inside the clips around the current position.
    fileprivate func canBeSeen(_ frame: CGRect) -> Bool {
        for index in elementsAround {
            switch elements[index].effect {
            case .clip(let path, _): if !path.boundingRect.intersects(frame) { return false }
            // Frames outside of a transform are in other coordinates.
            case .transform: return true
            default: break
            }
        }
        return true
    }
}

extension EnvironmentValues {
    /// Whether views appear only if they are visible, as in lazy stacks.
    var appearsWhenSeen: Bool {
        get { self[AppearsWhenSeenKey.self] }
        set { self[AppearsWhenSeenKey.self] = newValue }
    }

    private enum AppearsWhenSeenKey: EnvironmentKey { static let defaultValue = false }
}
