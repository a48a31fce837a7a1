// Behavior and style of scenes. A static rendering shows the views of a window without anything around them.

import GridPressViews

extension Scene {
    /// Has no effect in a static rendering: nothing changes.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing changes.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing changes.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> Self { self }

    /// Has no effect: GridPress draws windows without borders.
    public func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }

    /// Has no effect: GridPress draws windows without borders.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }

    /// Has no effect: GridPress draws no menu bar.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }

    /// Has no effect: `defaultSize(_:)` determines the size of a window.
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }

    /// Has no effect: GridPress draws a single window; the closure is never called.
    public func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> Self {
        self
    }

    /// Has no effect: GridPress draws a single window; the closure is never called.
    public func windowIdealPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> Self {
        self
    }

    /// Has no effect: GridPress draws a single window.
    public func defaultPosition(_ position: UnitPoint) -> Self { self }

    /// Has no effect: `defaultSize(_:)` determines the size of a window.
    public func windowIdealSize(_ size: WindowIdealSize) -> Self { self }

    /// Has no effect: GridPress draws a single window.
    public func windowLevel(_ level: WindowLevel) -> Self { self }

    /// Has no effect: GridPress draws a single window.
    public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }

    /// Has no effect in a static rendering: nothing is dragged.
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    /// Has no effect in a static rendering: no window is restored.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }

    /// Has no effect: GridPress draws the first window.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }

    /// Has no effect: GridPress draws no menus.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

    /// Has no effect: GridPress draws no menus.
    public func commandsRemoved() -> Self { self }

    /// Has no effect: GridPress draws no menus.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

    /// Has no effect in a static rendering, which receives no events.
    public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

    /// Has no effect in a static rendering: the task never runs.
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> Self {
        self
    }

    /// Has no effect: GridPress doesn't store values between drawings.
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

/// The style of a window.
///
/// Has no effect in a static rendering.
public protocol WindowStyle {}

/// The default style of a window.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the default style.
    public init() {}
}

/// A style of a window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style with a title bar.
    public init() {}
}

/// A style of a window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style without a title bar.
    public init() {}
}

/// A style of a window without a border.
public struct PlainWindowStyle: WindowStyle {
    /// Creates the style without a border.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// The style with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// The style without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// The style without a border.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The style of a window's toolbar.
///
/// Has no effect in a static rendering.
public protocol WindowToolbarStyle {}

/// The default style of a window's toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the default style.
    public init() {}
}

/// A style of a toolbar with the title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style with the title above the items.
    public init() {}
}

/// A style of a toolbar with the title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style with the title beside the items, or without the title.
    public init(showsTitle: Bool = true) {}
}

/// A style of a low toolbar with the title beside the items.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style with the title beside the items, or without the title.
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default style.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The style with the title above the items.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The style with the title beside the items.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Returns the style with the title beside the items, or without the title.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The style of a low toolbar with the title beside the items.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Returns the style of a low toolbar with the title beside the items, or without the title.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

/// The style of an item in the menu bar.
///
/// Has no effect in a static rendering.
public protocol MenuBarExtraStyle {}

/// The default style of an item in the menu bar.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the default style.
    public init() {}
}

/// A style with a menu below the menu bar.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style with a menu.
    public init() {}
}

/// A style with a window below the menu bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style with a window.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The default style.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// The style with a menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// The style with a window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// The ways in which people can resize a window.
///
/// Has no effect in a static rendering.
public enum WindowResizability: Hashable, Sendable {
    /// The default resizability.
    case automatic
    /// The limits of the content's size.
    case contentSize
    /// The minimum of the content's size.
    case contentMinSize
}

/// The size of a zoomed window.
///
/// Has no effect in a static rendering.
public enum WindowIdealSize: Hashable, Sendable {
    /// The default size.
    case automatic
    /// The size of the content.
    case fitToContent
    /// The largest size.
    case maximum
}

/// The level of a window among others.
///
/// Has no effect in a static rendering.
public enum WindowLevel: Hashable, Sendable {
    /// The default level.
    case automatic
    /// The level of most windows.
    case normal
    /// The level above most windows.
    case floating
    /// The level below most windows.
    case desktop
}

/// The role of a window.
///
/// Has no effect in a static rendering.
public enum WindowManagerRole: Hashable, Sendable {
    /// The default role.
    case automatic
    /// The role of a main window.
    case principal
    /// The role of a window that accompanies another.
    case associated
}

/// The choice whether an interaction with a window is possible.
///
/// Has no effect in a static rendering.
public enum WindowInteractionBehavior: Hashable, Sendable {
    /// The default behavior.
    case automatic
    /// The interaction is possible.
    case enabled
    /// The interaction isn't possible.
    case disabled
}

/// The choice whether a window is restored at launch.
///
/// Has no effect in a static rendering.
public enum SceneRestorationBehavior: Hashable, Sendable {
    /// The default behavior.
    case automatic
    /// The window isn't restored.
    case disabled
}

/// The choice whether a window opens at launch.
///
/// Has no effect in a static rendering.
public enum SceneLaunchBehavior: Hashable, Sendable {
    /// The default behavior.
    case automatic
    /// The window opens.
    case presented
    /// The window doesn't open.
    case suppressed
}

/// A task that runs while the app isn't visible.
///
/// It never runs in a static rendering.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Returns the task that refreshes the app.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The task that responds to background URL sessions.
    public static var urlSession: BackgroundTask { BackgroundTask() }

    /// Returns the task that responds to the background URL session with an identifier.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}
