// What people do with a search field; a picture shows the field alone.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing is searched.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchCompletion(_ completion: String) -> Self { self }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchCompletion<T: Identifiable>(_ token: T) -> Self { self }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> Self { self }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is said.
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing is searched.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Self { self }
}

/// The place of suggestions for a search.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    /// Places of suggestions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// A set of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu.
        public static let menu = Set(rawValue: 1)
        /// In the content.
        public static let content = Set(rawValue: 2)
    }
}

/// The moment in which the scopes of a search appear.
public enum SearchScopeActivation: Hashable, Sendable {
    /// The default.
    case automatic
    /// When text is typed.
    case onTextEntry
    /// When the search begins.
    case onSearchPresentation
}

/// The way in which text is spoken into a field.
public enum TextInputDictationBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// With a button inside the field.
    case inline(activation: TextInputDictationActivation)
}

/// The moment in which text is spoken into a field.
public enum TextInputDictationActivation: Hashable, Sendable {
    /// At a touch.
    case onSelect
    /// When one looks at the field.
    case onLook
}

/// The change of a bar when a search begins.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The bar stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// The form of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}
