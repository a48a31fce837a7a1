// Feedback for pointers and fingers, which has no effect in a static rendering.

nonisolated extension View {
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }

    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> Self { self }

    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> Self { self }

    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
}

extension SensoryFeedback {
    @_disfavoredOverload public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }
}

public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
    /// Returns the material unchanged, because materials don't depend on the window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
