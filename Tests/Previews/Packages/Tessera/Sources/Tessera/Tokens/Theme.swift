import SwiftUI

/// The choices that an app makes for all components.
public struct Theme: Sendable {
    /// The roundness of corners.
    public var radius = CornerStyle.rounded
    /// The factor for paddings, smaller in dense tables.
    public var density: CGFloat = 1

    /// The theme of components that nothing is set for.
    public init() {}
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    /// The theme of components.
    public var tessera: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    /// Sets a part of the theme for the components inside the view.
    public func tessera<Value>(_ keyPath: WritableKeyPath<Theme, Value>, _ value: Value) -> some View {
        transformEnvironment(\.tessera) { $0[keyPath: keyPath] = value }
    }
}
