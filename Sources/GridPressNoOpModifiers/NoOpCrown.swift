// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

public struct DigitalCrownEvent: Hashable, Sendable { public var offset: CGFloat, velocity: CGFloat }

nonisolated extension View {
    public func digitalCrownRotation<Value: BinaryFloatingPoint>(_ value: Binding<Value>) -> Self { self }

    public func digitalCrownRotation<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, from minimum: Value, through maximum: Value, by stride: Value? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> Self { self }

    public func digitalCrownRotation<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, from minimum: Value, through maximum: Value,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void
    ) -> Self { self }

    public func digitalCrownAccessory(_ visibility: Visibility) -> Self { self }
    public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
