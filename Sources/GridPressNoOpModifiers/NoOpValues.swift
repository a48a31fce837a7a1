// The types of arguments for modifiers that mostly have no effect. Their values have SwiftUI's meaning.

public enum SensoryFeedback: Hashable, Sendable {
    case success, warning, error, selection, increase, decrease, impact

    public enum Weight: Hashable, Sendable { case light, medium, heavy }

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
}

public struct Alert {
    /// A button of an alert.
    ///
    /// The action never runs.
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    /// A height in points.
    case height(CGFloat)
}
