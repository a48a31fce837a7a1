// Assistance for typing, which has no effect in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: no text is changed.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }

    /// Has no effect in a static rendering: no text is changed.
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }

    /// Has no effect in a static rendering: no text is selected.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }

    /// Has no effect in a static rendering: no text is typed.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Has no effect in a static rendering: no text is typed.
    public func textInputCompletion(_ completion: String) -> Self { self }

    /// Has no effect in a static rendering: no text is searched.
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Has no effect in a static rendering: no text is searched.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// The writing tools of the system.
///
/// Has no effect in a static rendering.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    /// The default tools.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All tools.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Some tools.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// No tools.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The line on which the insertion point is at a line break.
///
/// Has no effect in a static rendering.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The default line.
    case automatic
    /// The line before the break.
    case upstream
    /// The line after the break.
    case downstream
}
