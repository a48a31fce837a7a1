/// The placement of an item in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of the bars where items are drawn.
    enum Place: Hashable, Sendable {
        case leading
        case center
        case trailing
        /// A menu button at the trailing end of the navigation bar.
        case overflow
        case bottom
        /// In the middle of the bottom bar.
        case status
        /// A position that a static rendering doesn't have, such as the bar above the keyboard.
        case unseen
    }

    let place: Place
    /// Whether texts at the position are bold.
    var isEmphasized = false
    private var name = ""

    private init(_ place: Place, _ name: String, isEmphasized: Bool = false) {
        self.place = place
        self.name = name
        self.isEmphasized = isEmphasized
    }

    /// The trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(.trailing, "automatic")
    /// The middle of the navigation bar, in place of an inline title.
    public static let principal = ToolbarItemPlacement(.center, "principal")
    /// The middle of the navigation bar, in place of an inline title.
    public static let largeTitle = ToolbarItemPlacement(.center, "largeTitle")
    /// The middle of the navigation bar, in place of an inline title.
    public static let title = ToolbarItemPlacement(.center, "title")
    /// The position of the subtitle, whose item isn't drawn.
    public static let subtitle = ToolbarItemPlacement(.unseen, "subtitle")
    /// The position of the large subtitle, whose item isn't drawn.
    public static let largeSubtitle = ToolbarItemPlacement(.unseen, "largeSubtitle")
    /// The leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(.leading, "topBarLeading")
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(.trailing, "topBarTrailing")
    /// The leading end of the navigation bar; an older name.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading, "navigationBarLeading")
    /// The trailing end of the navigation bar; an older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing, "navigationBarTrailing")
    /// The leading end of the navigation bar, for navigation controls.
    public static let navigation = ToolbarItemPlacement(.leading, "navigation")
    /// The trailing end of the navigation bar, for the most important action.
    public static let primaryAction = ToolbarItemPlacement(.trailing, "primaryAction")
    /// The trailing end of the navigation bar, in bold, for an action that confirms a dialog.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, "confirmationAction", isEmphasized: true)
    /// The leading end of the navigation bar, for an action that cancels a dialog.
    public static let cancellationAction = ToolbarItemPlacement(.leading, "cancellationAction")
    /// The trailing end of the navigation bar, for a destructive action.
    public static let destructiveAction = ToolbarItemPlacement(.trailing, "destructiveAction")
    /// A menu at the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(.overflow, "secondaryAction")
    /// The bottom bar.
    public static let bottomBar = ToolbarItemPlacement(.bottom, "bottomBar")
    /// The middle of the bottom bar.
    public static let status = ToolbarItemPlacement(.status, "status")
    /// The bar above the keyboard, which isn't drawn.
    public static let keyboard = ToolbarItemPlacement(.unseen, "keyboard")
    /// An ornament below a window, which isn't drawn.
    public static let bottomOrnament = ToolbarItemPlacement(.unseen, "bottomOrnament")

    /// Returns an accessory bar of a window, which isn't drawn.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(.unseen, "accessoryBar \(id)")
    }

    static let unseen = ToolbarItemPlacement(.unseen, "unseen")
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The default bar: the navigation bar.
    public static let automatic = ToolbarPlacement("automatic")
    /// The navigation bar.
    public static let navigationBar = ToolbarPlacement("navigationBar")
    /// The tab bar.
    public static let tabBar = ToolbarPlacement("tabBar")
    /// The bottom bar.
    public static let bottomBar = ToolbarPlacement("bottomBar")
    /// The toolbar of a window, which isn't drawn.
    public static let windowToolbar = ToolbarPlacement("windowToolbar")
    /// The ornament below a window, which isn't drawn.
    public static let bottomOrnament = ToolbarPlacement("bottomOrnament")

    /// Returns an accessory bar of a window, which isn't drawn.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement("accessoryBar \(id)") }
}
