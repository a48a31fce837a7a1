/// The choice whether buttons are as wide as their labels or as the proposal.
public struct ButtonSizing: Hashable, Sendable {
    private enum Value { case automatic, fitted, flexible }

    private let value: Value

    /// The default width: that of the label.
    public static let automatic = ButtonSizing(value: .automatic)
    /// The width of the label.
    public static let fitted = ButtonSizing(value: .fitted)
    /// The proposed width.
    public static let flexible = ButtonSizing(value: .flexible)
}

nonisolated extension View {
    /// Sets the width of buttons.
    public func buttonSizing(_ sizing: ButtonSizing) -> ModifiedView<Self> { environment(\.buttonSizing, sizing) }
}

extension EnvironmentValues {
    @Entry var buttonSizing: ButtonSizing = .automatic
}
