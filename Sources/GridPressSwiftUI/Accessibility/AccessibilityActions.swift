// The actions of a view for people who don't see it. Nothing is done in a picture; their names are settings of its record.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing can be done with a picture.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> Self {
        self
    }

    /// Notes that the value of the view goes up and down.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedView<Self> {
        spoken(Drawing.Setting(Drawing.Setting.Spoken.adjustable, .flag(true)))
    }

    /// Adds the name of an action.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedView<Self> {
        modified(by: ActionName(name: name.string))
    }

    /// Adds the name of an action.
    public func accessibilityAction(
        named name: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> ModifiedView<Self> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds the name of an action.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> ModifiedView<Self> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action that is named by a view.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> ModifiedView<Self> {
        modified(by: ActionName(name: label().wordsInSpeech))
    }

    /// Has no effect in a static rendering: nothing can be done with a picture.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self { self }
}

/// A modifier that adds the name of an action to the record of a view.
private struct ActionName: NodeModifier {
    let name: String?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if let name { child.attach(Drawing.Setting.Spoken.actions, joining: name, with: ", ") }
        return child
    }
}

extension LayoutNode {
    /// Attaches words to the view, after those that are attached already.
    func attach(_ setting: String, joining words: String, with separator: String) {
        var words = words
        if case .word(let earlier)? = attachedSettings.first(where: { $0.name == setting })?.value, !earlier.isEmpty {
            words = earlier + separator + words
        }
        attach(Drawing.Setting(setting, .word(words)))
    }
}
