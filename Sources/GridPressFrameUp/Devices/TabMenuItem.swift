/// The icon and the name of a tab in a ``TabMenuView``; two items are equal if they have the same tab.
///
/// ```swift
/// let items = [
///     TabMenuItem(image: Image(systemName: "house"), name: "Home", tab: "home"),
///     TabMenuItem(image: Image(systemName: "person"), name: "Profile", tab: "profile"),
/// ]
/// let bar = Figure("Tab bar", width: 320) {
///     TabMenuView(selection: .constant("home"), items: items) { _ in Color.blue }
/// }
/// ```
public struct TabMenuItem<Tab: Hashable>: Hashable, Identifiable {
    /// The view above the name of the tab.
    public let icon: AnyView
    /// The name of the tab; `nil` for a tab without a name.
    public let name: String?
    /// The value of the selection while the tab is selected.
    public let tab: Tab

    /// Creates an item with a view as its icon.
    public init(icon: AnyView, name: String? = nil, tab: Tab) {
        self.icon = icon
        self.name = name
        self.tab = tab
    }

    /// Creates an item with a resizable image as its icon.
    public init(image: Image, name: String? = nil, tab: Tab) {
        self.init(icon: AnyView(image.resizable()), name: name, tab: tab)
    }

    /// The tab, which identifies the item.
    public var id: Tab { tab }

    /// Returns whether two items have the same tab.
    public static func == (first: TabMenuItem, second: TabMenuItem) -> Bool { first.tab == second.tab }

    /// Hashes the tab.
    public func hash(into hasher: inout Hasher) { hasher.combine(tab) }
}

/// An action of a ``TabMenuView``, with a name for accessibility.
///
/// The action never runs.
///
/// ```swift
/// struct HomeBar: View {
///     @State private var tab = "home"
///
///     var body: some View {
///         let home = TabMenuItem(image: Image(systemName: "house"), tab: "home")
///         TabMenuView(selection: $tab, items: [home]) { _ in
///             Color.blue
///         } onReselect: {
///             TabMenuAction("Scroll to top") { print("Scrolling to the top") }
///         }
///     }
/// }
/// ```
public struct TabMenuAction {
    /// The name of the action.
    public let name: Text
    /// The closure to call.
    public let action: () -> Void

    /// Creates an action with a name that can be localized.
    public init(_ name: LocalizedStringKey, action: @escaping () -> Void) {
        self.name = Text(name)
        self.action = action
    }
}

/// FrameUp's name for ``TabMenuAction``.
public typealias NamedAction = TabMenuAction
