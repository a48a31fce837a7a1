// Older dialogs, and attributes of dialogs. A static rendering shows no dialog.

import GridPressViews

/// An action sheet: a message with a choice of actions.
///
/// A static rendering never shows it.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    /// Creates an action sheet with a title, a message and buttons.
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
    /// The default severity.
    case automatic
    /// The severity of a dialog without a risk.
    case standard
    /// The severity of a dialog about a risk.
    case critical
}
