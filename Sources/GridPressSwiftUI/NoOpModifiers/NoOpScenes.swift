// What scenes do and look like on a desk; a picture shows the views of a window and nothing around them.

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

    /// Has no effect in a static rendering: a window has no edges.
    public func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }

    /// Has no effect in a static rendering: a window has no edges.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }

    /// Has no effect in a static rendering: nothing stands in the bar of menus.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }

    /// Has no effect in a static rendering: a window is as large as `defaultSize(_:)` says.
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }

    /// Has no effect in a static rendering: a window stands alone.
    public func defaultPosition(_ position: UnitPoint) -> Self { self }

    /// Has no effect in a static rendering: a window is as large as `defaultSize(_:)` says.
    public func windowIdealSize(_ size: WindowIdealSize) -> Self { self }

    /// Has no effect in a static rendering: a window stands alone.
    public func windowLevel(_ level: WindowLevel) -> Self { self }

    /// Has no effect in a static rendering: a window stands alone.
    public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }

    /// Has no effect in a static rendering: nothing is dragged.
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing is opened again.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }

    /// Has no effect in a static rendering, which shows the first window.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }

    /// Has no effect in a static rendering: a program has no menus.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: a program has no menus.
    public func commandsRemoved() -> Self { self }

    /// Has no effect in a static rendering: a program has no menus.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }

    /// Has no effect in a static rendering: no key is pressed.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

    /// Has no effect in a static rendering: nothing comes from outside.
    public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

    /// Has no effect in a static rendering, which doesn't wait for work to end.
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: a figure keeps nothing between drawings.
    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

/// The edges of a window.
public protocol WindowStyle {}

/// The default edges of a window.
public struct DefaultWindowStyle: WindowStyle {
    /// The default edges.
    public init() {}
}

/// A window with a bar that shows its title.
public struct TitleBarWindowStyle: WindowStyle {
    /// A bar with the title.
    public init() {}
}

/// A window without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// No bar.
    public init() {}
}

/// A window without edges.
public struct PlainWindowStyle: WindowStyle {
    /// No edges.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default edges.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A bar with the title.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// No bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No edges.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The arrangement of the bar of a window.
public protocol WindowToolbarStyle {}

/// The default arrangement of the bar of a window.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The default arrangement.
    public init() {}
}

/// A bar with the title above the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The title above the items.
    public init() {}
}

/// A bar with the title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// The title beside the items, or no title.
    public init(showsTitle: Bool = true) {}
}

/// A low bar with the title beside the items.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// The title beside the items, or no title.
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default arrangement.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The title above the items.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title beside the items.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Returns the style with the title beside the items, or no title.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title beside the items, in a low bar.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Returns the style with the title beside the items, or no title, in a low bar.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

/// The way in which something in the bar of menus opens.
public protocol MenuBarExtraStyle {}

/// The default way to open something in the bar of menus.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// The default way.
    public init() {}
}

/// A menu below the bar of menus.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// A menu.
    public init() {}
}

/// A window below the bar of menus.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// A window.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The default way.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// The ways in which people can make a window larger or smaller.
public enum WindowResizability: Hashable, Sendable {
    /// The default.
    case automatic
    /// As its content can.
    case contentSize
    /// Not below the size of its content.
    case contentMinSize
}

/// The size of a window that fills the screen.
public enum WindowIdealSize: Hashable, Sendable {
    /// The default.
    case automatic
    /// As its content is.
    case fitToContent
    /// As large as can be.
    case maximum
}

/// The order of a window among others.
public enum WindowLevel: Hashable, Sendable {
    /// The default.
    case automatic
    /// Among the others.
    case normal
    /// Above the others.
    case floating
    /// Below the others.
    case desktop
}

/// The purpose of a window.
public enum WindowManagerRole: Hashable, Sendable {
    /// The default.
    case automatic
    /// A main window.
    case principal
    /// A window that goes along with another.
    case associated
}

/// Whether something can be done with a window.
public enum WindowInteractionBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// Possible.
    case enabled
    /// Impossible.
    case disabled
}

/// Whether a window opens again with its program.
public enum SceneRestorationBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// Closed.
    case disabled
}

/// Whether a window opens with its program.
public enum SceneLaunchBehavior: Hashable, Sendable {
    /// The default.
    case automatic
    /// Opened.
    case presented
    /// Closed.
    case suppressed
}

/// Work that a system starts while a program isn't seen.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// Returns the work that brings a program up to date.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The work after addresses were loaded.
    public static var urlSession: BackgroundTask { BackgroundTask() }

    /// Returns the work after an address was loaded.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}
