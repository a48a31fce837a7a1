import GridPressViews

/// The sensitivity of the Digital Crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// A low sensitivity.
    case low
    /// A medium sensitivity.
    case medium
    /// A high sensitivity.
    case high
}

/// An event of the Digital Crown.
public struct DigitalCrownEvent: Hashable, Sendable {
    /// The position of the crown.
    public var offset: CGFloat
    /// The speed of the crown.
    public var velocity: CGFloat
}

nonisolated extension View {
    /// Has no effect in a static rendering, which has no Digital Crown.
    public func digitalCrownRotation<Value: BinaryFloatingPoint>(_ value: Binding<Value>) -> Self { self }

    /// Has no effect in a static rendering, which has no Digital Crown.
    public func digitalCrownRotation<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        from minimum: Value,
        through maximum: Value,
        by stride: Value? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no Digital Crown.
    public func digitalCrownRotation<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        from minimum: Value,
        through maximum: Value,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no Digital Crown.
    public func digitalCrownAccessory(_ visibility: Visibility) -> Self { self }

    /// Has no effect in a static rendering, which has no Digital Crown.
    public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
