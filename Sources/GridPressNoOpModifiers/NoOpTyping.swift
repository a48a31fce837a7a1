// Assistance for typing, which has no effect in a static rendering.

nonisolated extension View {
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
    public func textInputCompletion(_ completion: String) -> Self { self }
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}

public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete"), limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}
