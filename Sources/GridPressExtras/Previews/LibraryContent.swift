/// A type that provides views and modifiers for the library of an editor.
///
/// It has no effect in a static rendering.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type of views that the modifiers apply to.
    associatedtype ModifierBase = Any

    /// The views in the library.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// Returns the modifiers in the library, applied to a view.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// The views in the library: none by default.
    public var views: [LibraryItem] { [] }

    /// Returns no modifiers, by default.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or a modifier in the library of an editor.
public struct LibraryItem {
    /// Creates an item with a title.
    ///
    /// The expression of the item isn't evaluated.
    public init<Snippet>(
        _ snippet: @autoclosure @escaping () -> Snippet,
        visible: Bool = true,
        title: String? = nil,
        category: Category? = nil,
        matchingSignature: String? = nil
    ) {}
}

/// A result builder that combines library items in an array.
@resultBuilder
public enum LibraryContentBuilder {
    /// Returns the items.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
