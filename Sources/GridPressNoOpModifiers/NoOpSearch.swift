// Interactions with a search field. A static rendering shows the field only.

nonisolated extension View {
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> Self {
        self
    }

    public func searchCompletion(_ completion: String) -> Self { self }
    public func searchCompletion<T: Identifiable>(_ token: T) -> Self { self }
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> Self { self }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> Self { self }

    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Self { self }
}

public struct SearchSuggestionsPlacement: Hashable, Sendable {}

public enum TextInputDictationBehavior: Hashable, Sendable {
    case automatic
    case inline(activation: TextInputDictationActivation)
}

public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}
