/// What a tab menu shows for one of its tabs; two items are equal when they stand for the same tab.
public struct TabMenuItem<Tab: Hashable>: Hashable, Identifiable {
    /// The picture of the tab.
    public let icon: AnyView
    /// The words below it, if any.
    public let name: String?
    /// What the selection is while the tab is shown.
    public let tab: Tab

    /// An item with a view for a picture.
    public init(icon: AnyView, name: String? = nil, tab: Tab) {
        self.icon = icon
        self.name = name
        self.tab = tab
    }

    /// An item with an image, which becomes as large as there is room.
    public init(image: Image, name: String? = nil, tab: Tab) {
        self.init(icon: AnyView(image.resizable()), name: name, tab: tab)
    }

    /// The tab.
    public var id: Tab { tab }

    /// Compares the tabs.
    public static func == (first: TabMenuItem, second: TabMenuItem) -> Bool { first.tab == second.tab }

    /// Goes by the tab.
    public func hash(into hasher: inout Hasher) { hasher.combine(tab) }
}

/// An action of a ``TabMenuView``, and its name for accessibility.
public struct TabMenuAction {
    /// The name of the action.
    public let name: Text
    /// The closure to call.
    public let action: () -> Void

    /// Creates an action with a name.
    public init(_ name: LocalizedStringKey, action: @escaping () -> Void) {
        self.name = Text(name)
        self.action = action
    }
}

/// FrameUp's name for ``TabMenuAction``.
public typealias NamedAction = TabMenuAction
