/// The place of an item in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The part of the bars where items are drawn.
    enum Place: Hashable, Sendable {
        case leading
        case center
        case trailing
        /// Behind a button at the trailing end.
        case overflow
        case bottom
        /// In the middle of the bottom bar.
        case status
        /// In a bar that a still picture doesn't have, such as above the keyboard.
        case unseen
    }

    let place: Place
    /// Whether texts at the place are bold.
    var isEmphasized = false
    private var name = ""

    private init(_ place: Place, _ name: String, isEmphasized: Bool = false) {
        self.place = place
        self.name = name
        self.isEmphasized = isEmphasized
    }

    /// At the trailing end.
    public static let automatic = ToolbarItemPlacement(.trailing, "automatic")
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(.center, "principal")
    /// In place of a large title.
    public static let largeTitle = ToolbarItemPlacement(.center, "largeTitle")
    /// In place of the title.
    public static let title = ToolbarItemPlacement(.center, "title")
    /// Below the title; a picture doesn't show it.
    public static let subtitle = ToolbarItemPlacement(.unseen, "subtitle")
    /// Below a large title; a picture doesn't show it.
    public static let largeSubtitle = ToolbarItemPlacement(.unseen, "largeSubtitle")
    /// At the leading end.
    public static let topBarLeading = ToolbarItemPlacement(.leading, "topBarLeading")
    /// At the trailing end.
    public static let topBarTrailing = ToolbarItemPlacement(.trailing, "topBarTrailing")
    /// At the leading end, by an older name.
    public static let navigationBarLeading = ToolbarItemPlacement(.leading, "navigationBarLeading")
    /// At the trailing end, by an older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(.trailing, "navigationBarTrailing")
    /// At the leading end, for what moves between screens.
    public static let navigation = ToolbarItemPlacement(.leading, "navigation")
    /// At the trailing end, for what is done most.
    public static let primaryAction = ToolbarItemPlacement(.trailing, "primaryAction")
    /// At the trailing end, bold, for what ends a dialog.
    public static let confirmationAction = ToolbarItemPlacement(.trailing, "confirmationAction", isEmphasized: true)
    /// At the leading end, for what leaves a dialog.
    public static let cancellationAction = ToolbarItemPlacement(.leading, "cancellationAction")
    /// At the trailing end, for what destroys something.
    public static let destructiveAction = ToolbarItemPlacement(.trailing, "destructiveAction")
    /// In a menu at the trailing end.
    public static let secondaryAction = ToolbarItemPlacement(.overflow, "secondaryAction")
    /// In the bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement(.bottom, "bottomBar")
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(.status, "status")
    /// Above the keyboard, which a picture doesn't show.
    public static let keyboard = ToolbarItemPlacement(.unseen, "keyboard")
    /// Below a window, which a picture doesn't show.
    public static let bottomOrnament = ToolbarItemPlacement(.unseen, "bottomOrnament")

    /// Returns the place in a bar of a window below the title, which a picture doesn't show.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(.unseen, "accessoryBar \(id)")
    }

    static let unseen = ToolbarItemPlacement(.unseen, "unseen")
}

/// A bar of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The navigation bar.
    public static let automatic = ToolbarPlacement("automatic")
    /// The bar with the title.
    public static let navigationBar = ToolbarPlacement("navigationBar")
    /// The bar with the tabs.
    public static let tabBar = ToolbarPlacement("tabBar")
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement("bottomBar")
    /// The bar of a window, which a picture doesn't show.
    public static let windowToolbar = ToolbarPlacement("windowToolbar")
    /// The bar below a window, which a picture doesn't show.
    public static let bottomOrnament = ToolbarPlacement("bottomOrnament")

    /// Returns the bar of a window below the title, which a picture doesn't show.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement("accessoryBar \(id)") }
}
