/// Bodies: those that belong to no actor are read wherever a figure is drawn, those of the main actor only there.
extension NodeBuilder {
    /// Builds the body of a view.
    func build<V: NonisolatedView>(bodyOf view: V) {
        guard enter() else { return }
        defer { leave() }
        if let view = bound(view) { build(view.body, at: .body) }
    }

    /// Builds the body of a view that belongs to the main actor.
    func build<V: View>(mainActorBodyOf view: V) {
        guard enter() else { return }
        defer { leave() }
        guard let view = bound(view) else { return }
        onMainActor((self, view), for: V.self) { builder, view in builder.build(view.body, at: .body) }
    }

    /// Builds the body of a modifier around some content.
    func build<Modifier: NonisolatedViewModifier>(bodyOf modifier: Modifier, content: Modifier.Content) {
        guard enter() else { return }
        defer { leave() }
        if let modifier = bound(modifier) { build(modifier.body(content: content), at: .body) }
    }

    /// Builds the body of a modifier that belongs to the main actor.
    func build<Modifier: ViewModifier>(mainActorBodyOf modifier: Modifier, content: Modifier.Content) {
        guard enter() else { return }
        defer { leave() }
        guard let modifier = bound(modifier) else { return }
        onMainActor((self, modifier, content), for: Modifier.self) { builder, modifier, content in
            builder.build(modifier.body(content: content), at: .body)
        }
    }

    /// Builds a control in a style.
    func build<Style: NonisolatedViewStyle>(bodyOf style: Style, _ configuration: Style.Parts) {
        if let style = bound(style) { build(style.makeBody(configuration: configuration), at: .body) }
    }

    /// Builds a control in a style that belongs to the main actor.
    func build<Style: ViewStyle>(mainActorBodyOf style: Style, _ configuration: Style.Parts) {
        guard let style = bound(style) else { return }
        onMainActor((self, style, configuration), for: Style.self) { builder, style, configuration in
            builder.build(style.makeBody(configuration: configuration), at: .body)
        }
    }

    /// Returns a value with its dynamic properties connected, or `nil` where one of them asks for a model that isn't
    /// there: then its body can't be read.
    private func bound<Value>(_ value: Value) -> Value? {
        let fields = dynamicFields(of: Value.self)
        guard !fields.isEmpty else { return value }
        var bound = value
        bind(&bound, fields)
        return hasFailed ? nil : bound
    }

    /// Does what belongs to the main actor if this is the main actor; elsewhere, the figure can't be drawn.
    private func onMainActor<Values>(_ values: Values, for type: Any.Type, _ work: @MainActor (Values) -> Void) {
        guard MainActor.isCurrent else { return fail(.belongsToMainActor(type: "\(type)")) }
        let unmoved = Unmoved(values: values)
        MainActor.assumeIsolated { work(unmoved.values) }
    }
}

/// Values that code on the main actor hands to the main actor: they stay where they are.
private struct Unmoved<Values>: @unchecked Sendable {
    let values: Values
}
