// Words about bars that a still picture has no use for.

nonisolated extension View {
    /// Has no effect in a static rendering: no menu opens.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: items stand alike in every role.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }

    /// Has no effect in a static rendering: no document can be dragged from a title.
    public func navigationDocument<Document>(_ document: Document) -> Self { self }
}

nonisolated extension ToolbarContent {
    /// Has no effect in a static rendering: a background is seen while an item is used.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

nonisolated extension CustomizableToolbarContent {
    /// Has no effect in a static rendering: items aren't moved.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

    /// Has no effect in a static rendering: items aren't moved.
    public func defaultCustomization(
        _ visibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
    ) -> Self {
        self
    }
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The default purpose.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To move between screens.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// To move forwards and backwards.
    public static let browser = ToolbarRole(name: "browser")
    /// To change a document.
    public static let editor = ToolbarRole(name: "editor")
}

/// The ways in which people can arrange an item.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
    /// To be moved and removed.
    case `default`
    /// To be moved.
    case reorderable
    /// To stay.
    case disabled
}

/// The way in which an item is offered.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Always among the items to choose from.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
