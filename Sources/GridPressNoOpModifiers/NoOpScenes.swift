// Behavior and style of scenes. A static rendering shows the views of a window without anything around them.

extension Scene {
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> Self { self }

    public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
        -> Self
    { self }

    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> Self { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }

    public func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> Self { self }

    public func windowIdealPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> Self { self }

    public func defaultPosition(_ position: UnitPoint) -> Self { self }
    public func windowIdealSize(_ size: WindowIdealSize) -> Self { self }
    public func windowLevel(_ level: WindowLevel) -> Self { self }
    public func windowManagerRole(_ role: WindowManagerRole) -> Self { self }
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }
    public func commandsRemoved() -> Self { self }
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }

    public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> Self {
        self
    }

    public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
}

public protocol WindowStyle {}

public protocol WindowToolbarStyle {}

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

public protocol MenuBarExtraStyle {}

public struct BackgroundTask<Request, Response>: Sendable { private init() {} }

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask { BackgroundTask() }
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}
