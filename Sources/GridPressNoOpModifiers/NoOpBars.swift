// Attributes of bars that have no effect in a static rendering.

nonisolated extension View {
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }
    public func navigationDocument<Document>(_ document: Document) -> Self { self }
}

nonisolated extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

nonisolated extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

    public func defaultCustomization(_ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = [])
        -> Self
    { self }
}

public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic"), navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser"), editor = ToolbarRole(name: "editor")
}
