// Interactions with a search field. A static rendering shows the field only.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering, which has no active search.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }

    /// Has no effect in a static rendering, which has no active search.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no active search.
    public func searchCompletion(_ completion: String) -> Self { self }

    /// Has no effect in a static rendering, which has no active search.
    public func searchCompletion<T: Identifiable>(_ token: T) -> Self { self }

    /// Has no effect in a static rendering, which has no active search.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> Self { self }

    /// Has no effect in a static rendering, which has no active search.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no dictation.
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }

    /// Has no effect in a static rendering, which has no active search.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }

    /// Has no effect in a static rendering, which has no active search.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }

    /// Has no effect in a static rendering: nothing has the focus.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Self { self }
}

/// The placement of search suggestions.
///
/// Has no effect in a static rendering.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    /// A set of placements.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu.
        public static let menu = Set(rawValue: 1)
        /// In the content.
        public static let content = Set(rawValue: 2)
    }
}

/// The moment at which search scopes appear.
///
/// Has no effect in a static rendering.
public enum SearchScopeActivation: Hashable, Sendable {
    /// The default moment.
    case automatic
    /// The moment at which text is entered.
    case onTextEntry
    /// The moment at which the search starts.
    case onSearchPresentation
}

/// The dictation of text into a field.
///
/// Has no effect in a static rendering.
public enum TextInputDictationBehavior: Hashable, Sendable {
    /// The default dictation.
    case automatic
    /// The dictation with a button inside the field.
    case inline(activation: TextInputDictationActivation)
}

/// The activation of dictation.
///
/// Has no effect in a static rendering.
public enum TextInputDictationActivation: Hashable, Sendable {
    /// Activation by selecting the microphone.
    case onSelect
    /// Activation by selecting the microphone or looking at the field.
    case onLook
}

/// The change of a toolbar when a search starts.
///
/// Has no effect in a static rendering.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The default change.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// No change: the toolbar stays visible.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// The form of a search field in a toolbar.
///
/// Has no effect in a static rendering.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    /// The default form.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}
