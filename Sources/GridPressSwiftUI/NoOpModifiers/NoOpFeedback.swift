// Effects of pointers and fingers, which a still picture doesn't show.

nonisolated extension View {
    /// Has no effect in a static rendering: no pointer is above a picture.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: no pointer is above a picture.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: no pointer is above a picture.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }

    /// Has no effect in a static rendering: nothing is felt.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Trigger,
        condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing is felt.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger,
        _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: a vector picture needs no layer apart.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }

    /// Has no effect in a static rendering: materials are drawn alike in every window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
}

extension SensoryFeedback {
    /// The hardness of what hits.
    public enum Flexibility: Hashable, Sendable {
        /// Hard.
        case rigid
        /// In between.
        case solid
        /// Soft.
        case soft
    }

    /// Returns something that hits something.
    @_disfavoredOverload
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

/// The windows in which a material is drawn as active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// All.
    public static let active = MaterialActiveAppearance(name: "active")
    /// No window.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// Those that are active.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
    /// Returns the material, which is drawn alike in every window.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
