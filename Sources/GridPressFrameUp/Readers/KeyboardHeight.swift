extension EnvironmentValues {
    /// The height that a keyboard covers, in points; 0 unless it is set.
    @Entry public var keyboardHeight: CGFloat = 0
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no keyboard.
    ///
    /// Set `keyboardHeight` in the environment instead.
    public func keyboardHeightEnvironmentValue() -> Self { self }
}

extension Animation {
    /// The animation with which a keyboard appears and disappears.
    public static let keyboard = interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)
}
