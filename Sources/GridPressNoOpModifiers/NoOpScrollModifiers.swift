// Scrolling, which a static rendering doesn't show. Scroll views are drawn at rest.

nonisolated extension View {
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }
    public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
    public func scrollIndicatorsFlash(trigger: some Equatable) -> Self { self }

    public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
        -> Self
    { self }

    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> Self { self }

    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> Self { self }

    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self { self }
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self { self }

    /// Applies the transition in the phase `identity`.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView<Self> { modified(by: VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity) }) }

    /// Applies the transition in the phase `identity`.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView<Self> { scrollTransition(topLeading, axis: axis, transition: transition) }
}

public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    /// The point of the scroll view at which the part appears; `nil` for the default.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The state of a scroll view that stops scrolling.
///
/// GridPress never creates one.
public struct ScrollTargetBehaviorContext: Sendable {
    public let originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize
    public let axes: Axis.Set
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable { public init() {} }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns the behavior that ends scrolling at views, with a limit for one swipe.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ViewAlignedScrollTargetBehavior
    { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// The phase of a scroll view.
///
/// In a static rendering it is always idle.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private init() {}
    public static let interactive = ScrollTransitionConfiguration(), animated = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    public struct Threshold: Hashable, Sendable {
        public static let visible = Threshold(), hidden = Threshold(), centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

/// The phase of a view's transition.
///
/// In a static rendering it is always `identity`.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The state of a scroll view whose phase changes.
///
/// GridPress never creates one.
public struct ScrollPhaseChangeContext: Sendable { public let geometry: ScrollGeometry, velocity: CGVector? }

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic"), hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic"), enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}
