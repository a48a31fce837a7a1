extension EnvironmentValues {
    /// How much of the screen a keyboard covers; a picture has none unless it is said to.
    public var keyboardHeight: CGFloat {
        get { self[KeyboardHeightKey.self] }
        set { self[KeyboardHeightKey.self] = newValue }
    }
}

private enum KeyboardHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no keyboard.
    ///
    /// Set `keyboardHeight` in the environment instead.
    public func keyboardHeightEnvironmentValue() -> Self { self }
}

extension Animation {
    /// As a keyboard comes and goes.
    public static let keyboard = interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)
}
