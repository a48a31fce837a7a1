/// The look of a kind of control: it makes the control's view from its parts.
///
/// ``ButtonStyle``, ``LabelStyle`` and their like are such styles. As in SwiftUI, custom styles belong to the main actor. A ``NonisolatedViewStyle`` is drawn anywhere.
@MainActor @preconcurrency
public protocol ViewStyle<Parts> {
    /// The parts and the state of a control.
    associatedtype Parts
    /// The type of a control in this style.
    associatedtype Body: View

    /// Returns a control in this style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Parts) -> Body

    /// Makes the layout nodes of a control. Custom styles get it for free.
    @_documentation(visibility: internal)
    nonisolated func _build(_ configuration: Parts, into builder: NodeBuilder)
}

nonisolated extension ViewStyle {
    /// Makes the layout nodes of a control, on the main actor.
    @_documentation(visibility: internal)
    public func _build(_ configuration: Parts, into builder: NodeBuilder) {
        builder.build(mainActorBodyOf: self, configuration)
    }
}

/// A style that belongs to no actor, so that its controls are drawn on any thread.
public nonisolated protocol NonisolatedViewStyle: ViewStyle {
    /// Returns a control in this style.
    @ViewBuilder func makeBody(configuration: Parts) -> Body
}

nonisolated extension NonisolatedViewStyle {
    /// Makes the layout nodes of a control.
    @_documentation(visibility: internal)
    public func _build(_ configuration: Parts, into builder: NodeBuilder) {
        builder.build(bodyOf: self, configuration)
    }
}

extension NodeBuilder {
    /// Builds a control in a style.
    package func build<Style: NonisolatedViewStyle>(bodyOf style: Style, _ configuration: Style.Parts) {
        if let style = bound(style) { build(style.makeBody(configuration: configuration), at: .body) }
    }

    /// Builds a control in a style that belongs to the main actor.
    package func build<Style: ViewStyle>(mainActorBodyOf style: Style, _ configuration: Style.Parts) {
        guard isOnMainActor(for: Style.self), let style = bound(style) else { return }
        onMainActor((self, style, configuration)) { builder, style, configuration in
            builder.build(style.makeBody(configuration: configuration), at: .body)
        }
    }
}
