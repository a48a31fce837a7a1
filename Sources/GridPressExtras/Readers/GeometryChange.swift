nonisolated extension View {
    /// Performs an action with a value made from the geometry of this view, and again when the value changes.
    ///
    /// The action runs while the figure is drawn. State that it sets causes another layout pass.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type = Value.self,
        of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (Value) -> Void
    ) -> ModifiedView<Self> {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value made from the geometry of this view, and again when the value
    /// changes.
    ///
    /// The action runs while the figure is drawn. The first time, both values are equal.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type = Value.self,
        of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: GeometryObserver(transform: transform, action: action))
    }
}

private struct GeometryObserver<Value: Equatable>: NodeModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let last = builder.memory(of: Self.self) { LastValue<Value>() }
        let direction = builder.environment.layoutDirection
        return builder.store.kind(DrawingObserverNodes.self).add(child, in: builder) {
            [transform, action] frame, canvas in
            let value = transform(canvas.geometry(of: frame, direction))
            guard last.value != value else { return }
            let old = last.value ?? value
            last.value = value
            action(old, value)
        }
    }
}
