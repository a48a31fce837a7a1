/// Access to bodies: nonisolated bodies are read wherever a figure is drawn, main actor bodies only on the main actor.
extension NodeBuilder {
    /// Builds the body of a view.
    package func build<V: NonisolatedView>(bodyOf view: V) {
        guard enter() else { return }
        defer { leave() }
        if let view = bound(view) { build(view.body, at: .body) }
    }

    /// Builds the body of a view that belongs to the main actor.
    package func build<V: View>(mainActorBodyOf view: V) {
        guard enter() else { return }
        defer { leave() }
        guard isOnMainActor(for: V.self), let view = bound(view) else { return }
        onMainActor((self, view)) { builder, view in builder.build(view.body, at: .body) }
    }

    /// Builds the body of a modifier around some content.
    package func build<Modifier: NonisolatedViewModifier>(bodyOf modifier: Modifier, content: Modifier.Content) {
        guard enter() else { return }
        defer { leave() }
        if let modifier = bound(modifier) { build(modifier.body(content: content), at: .body) }
    }

    /// Builds the body of a modifier that belongs to the main actor.
    package func build<Modifier: ViewModifier>(mainActorBodyOf modifier: Modifier, content: Modifier.Content) {
        guard enter() else { return }
        defer { leave() }
        guard isOnMainActor(for: Modifier.self), let modifier = bound(modifier) else { return }
        onMainActor((self, modifier, content)) { builder, modifier, content in
            builder.build(modifier.body(content: content), at: .body)
        }
    }

    /// Returns a value with its dynamic properties connected.
    ///
    /// Returns `nil` if the figure has failed, so that the body can't be read. For example, a property reads a missing
    /// model.
    package func bound<Value>(_ value: Value) -> Value? {
        let fields = dynamicFields(of: value)
        guard !fields.isEmpty else { return hasFailed ? nil : value }
        var bound = value
        bind(&bound, fields)
        return hasFailed ? nil : bound
    }

    /// Returns whether this code runs on the main actor.
    ///
    /// If not, the figure fails because of the type.
    package func isOnMainActor(for type: Any.Type) -> Bool {
        if MainActor.isCurrent { return true }
        fail(.belongsToMainActor(type: String(describing: type)))
        return false
    }

    /// Performs work on the main actor, which must be the current actor.
    package func onMainActor<Values>(_ values: Values, _ work: @MainActor (Values) -> Void) {
        let unmoved = Unmoved(values: values)
        MainActor.assumeIsolated { work(unmoved.values) }
    }
}

/// Values that code on the main actor passes to the main actor: they never leave it.
private struct Unmoved<Values>: @unchecked Sendable {
    let values: Values
}
