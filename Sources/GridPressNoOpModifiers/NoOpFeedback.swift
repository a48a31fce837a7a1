// Feedback for pointers and fingers, which has no effect in a static rendering.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering, which has no pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which has no pointer.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// Has no effect in a static rendering, which has no haptic feedback.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Trigger,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering, which has no haptic feedback.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger,
        _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> Self {
        self
    }

    /// Has no effect: vector drawings need no separate bitmap.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }

    /// Has no effect: GridPress draws materials independently of the window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
}

extension SensoryFeedback {
    /// The flexibility of colliding objects, for an impact.
    public enum Flexibility: Hashable, Sendable {
        /// Hard objects.
        case rigid
        /// Objects between hard and soft.
        case solid
        /// Soft objects.
        case soft
    }

    /// Returns the feedback for an impact.
    @_disfavoredOverload
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// The windows in which a material is drawn as active.
///
/// Has no effect in a static rendering.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// The default windows.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// All windows.
    public static let active = MaterialActiveAppearance(name: "active")
    /// No window.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// Active windows.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
    /// Returns the material unchanged, because materials don't depend on the window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
