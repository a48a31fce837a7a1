// Actions of a view for assistive technologies. A picture performs none; the drawing records their names as settings.

nonisolated extension View {
    /// Has no effect in a static rendering: the action never runs.
    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> Self {
        self
    }

    /// Records that people can adjust the view's value.
    ///
    /// The closure is never called.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedView<Self> {
        spoken(Drawing.Setting(.accessibilityAdjustable, true))
    }

    /// Records the name of an action.
    ///
    /// The action never runs.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedView<Self> {
        modified(by: ActionName(name: name.string))
    }

    // Also with a string.
    /// Records the name of an action.
    ///
    /// The action never runs.
    public func accessibilityAction(
        named name: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> ModifiedView<Self> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Records an action by the text of its label.
    ///
    /// The action never runs.
    ///
    /// Has no effect if the label's text isn't known before the label is drawn.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> ModifiedView<Self> {
        modified(by: ActionName(name: label().wordsInSpeech))
    }

    /// Has no effect in a static rendering: the actions never run.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> Self { self }
}

/// A modifier that records the name of an action among the view's settings.
private struct ActionName: NodeModifier {
    let name: String?

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        if let name { child.attach(.accessibilityActions, joining: name, with: ", ") }
        return child
    }
}

extension LayoutNode {
    /// Appends words to a setting of the view, or attaches the setting if it is missing.
    func attach(_ setting: Drawing.Setting.Key<String>, joining words: String, with separator: String) {
        var words = words
        if let earlier = attachedSettings[setting], !earlier.isEmpty {
            words = earlier + separator + words
        }
        attach(Drawing.Setting(setting, words))
    }
}
