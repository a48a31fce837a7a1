// Older dialogs, and attributes of dialogs; a still picture shows none of them.

/// A message with a choice of actions that would open above a view.
public struct ActionSheet {
    /// A button of the message.
    public typealias Button = Alert.Button

    /// A message with some buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

nonisolated extension View {
    /// Has no effect in a static rendering: no dialog opens.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func dialogIcon(_ icon: Image?) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

    /// Has no effect in a static rendering: no dialog opens.
    public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> Self { self }
}

/// The severity of a dialog.
public enum DialogSeverity: Hashable, Sendable {
    /// The default.
    case automatic
    /// Not severe.
    case standard
    /// Severe.
    case critical
}
