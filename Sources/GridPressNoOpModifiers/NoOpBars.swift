// Attributes of bars that have no effect in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: no menu opens.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }

    /// Has no effect: GridPress arranges the items in the same way in every role.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }

    /// Has no effect in a static rendering: no document is dragged.
    public func navigationDocument<Document>(_ document: Document) -> Self { self }
}

nonisolated extension ToolbarContent {
    /// Has no effect: GridPress draws toolbar items without a shared background.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

nonisolated extension CustomizableToolbarContent {
    /// Has no effect in a static rendering: items can't be moved.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

    /// Has no effect in a static rendering: items can't be moved.
    public func defaultCustomization(
        _ visibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
    ) -> Self {
        self
    }
}

/// The role of a toolbar.
///
/// Has no effect in a static rendering.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// The default role.
    public static let automatic = ToolbarRole(name: "automatic")
    /// The role of a toolbar for moving between screens.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// The role of a toolbar for moving forwards and backwards.
    public static let browser = ToolbarRole(name: "browser")
    /// The role of a toolbar for editing a document.
    public static let editor = ToolbarRole(name: "editor")
}

/// The ways in which people can customize an item.
///
/// Has no effect in a static rendering.
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
    /// The item can be moved and removed.
    case `default`
    /// The item can be moved.
    case reorderable
    /// The item can't be customized.
    case disabled
}

/// The options for customizing an item.
///
/// Has no effect in a static rendering.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item is always available for customization.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
