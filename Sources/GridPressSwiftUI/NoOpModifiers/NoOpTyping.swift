// Help for typing; no text is typed into a picture.

nonisolated extension View {
    /// Has no effect in a static rendering: no text is changed.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }

    /// Has no effect in a static rendering: no text is typed.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Has no effect in a static rendering: no text is typed.
    public func textInputCompletion(_ completion: String) -> Self { self }

    /// Has no effect in a static rendering: no text is searched.
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Has no effect in a static rendering: no text is searched.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// The help of a system for writing.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of it.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// A part of it.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None of it.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}
