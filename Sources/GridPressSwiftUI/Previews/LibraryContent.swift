/// Views and modifiers that an editor offers; a figure has no use for them.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The type of views that the modifiers are for.
    associatedtype ModifierBase = Any

    /// The views.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// Returns the modifiers, applied to a view.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// No views.
    public var views: [LibraryItem] { [] }

    /// Returns no modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or a modifier that an editor offers.
public struct LibraryItem {
    /// The group of an item.
    public enum Category: Hashable, Sendable {
        /// Effects on views.
        case effect
        /// Containers.
        case layout
        /// Controls.
        case control
        /// Everything else.
        case other
    }

    /// An item with a title; the expression isn't evaluated.
    public init<Snippet>(
        _ snippet: @autoclosure @escaping () -> Snippet,
        visible: Bool = true,
        title: String? = nil,
        category: Category? = nil,
        matchingSignature: String? = nil
    ) {}
}

/// Makes a list of the items in a closure.
@resultBuilder
public enum LibraryContentBuilder {
    /// Returns the items.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
