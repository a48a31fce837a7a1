/// A style of controls, which makes the view of a control from its configuration.
///
/// ``ButtonStyle`` and ``LabelStyle`` are examples. As in SwiftUI, custom styles are isolated to the main actor. A
/// ``NonisolatedViewStyle`` draws on any thread.
@MainActor @preconcurrency
public protocol ViewStyle<Parts> {
    /// The parts and the state of a control.
    associatedtype Parts
    /// The type of a control in this style.
    associatedtype Body: View

    /// Returns a control in this style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Parts) -> Body

    /// Makes the layout nodes of a control.
    ///
    /// Custom styles use the default implementation.
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

/// A style without isolation, so that its controls are drawn on any thread.
///
/// ```swift
/// nonisolated struct Outlined: ButtonStyle, NonisolatedViewStyle {
///     func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8).border(.blue) }
/// }
/// ```
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

    /// Builds a control in a style that is isolated to the main actor.
    package func build<Style: ViewStyle>(mainActorBodyOf style: Style, _ configuration: Style.Parts) {
        guard isOnMainActor(for: Style.self), let style = bound(style) else { return }
        onMainActor((self, style, configuration)) { builder, style, configuration in
            builder.build(style.makeBody(configuration: configuration), at: .body)
        }
    }
}
