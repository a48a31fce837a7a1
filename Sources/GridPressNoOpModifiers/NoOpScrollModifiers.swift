// Scrolling, which a static rendering doesn't show. Scroll views are drawn at rest.

import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }

    /// Has no effect: GridPress draws no scroll indicators.
    public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

    /// Has no effect: GridPress draws no scroll indicators.
    public func scrollIndicatorsFlash(trigger: some Equatable) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> Self {
        self
    }

    /// Has no effect: GridPress doesn't blur content at edges.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }

    /// Has no effect: GridPress doesn't blur content at edges.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self { self }

    /// Applies the transition in the phase `identity`, because nothing scrolls in a static rendering.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView<Self> {
        modified(by: VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity) })
    }

    /// Applies the transition in the phase `identity`, because nothing scrolls in a static rendering.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView<Self> {
        scrollTransition(topLeading, axis: axis, transition: transition)
    }
}

/// The rule for positions at which scrolling ends.
///
/// Has no effect in a static rendering.
public protocol ScrollTargetBehavior {
    /// The state of the scroll view that stops scrolling.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the target of scrolling.
    ///
    /// A static rendering never calls it.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// Has no effect by default.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The part of the content at which scrolling ends.
public struct ScrollTarget: Hashable, Sendable {
    /// The frame of the part, in the coordinates of the content.
    public var rect: CGRect
    /// The point of the scroll view at which the part appears; `nil` for the default.
    public var anchor: UnitPoint?

    /// Creates a target from a part of the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The state of a scroll view that stops scrolling.
///
/// GridPress never creates one.
public struct ScrollTargetBehaviorContext: Sendable {
    /// The target without a change.
    public let originalTarget: ScrollTarget
    /// The velocity of scrolling.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The axes along which the view scrolls.
    public let axes: Axis.Set
}

/// A behavior that ends scrolling at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// Creates a behavior that ends scrolling at pages.
    public init() {}
}

/// A behavior that ends scrolling at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// The limit for the number of views that one swipe scrolls.
    public enum LimitBehavior: Hashable, Sendable {
        /// The default limit.
        case automatic
        /// One view.
        case always
        /// No limit.
        case never
        /// A few views.
        case alwaysByFew
        /// One view.
        case alwaysByOne
    }

    /// Creates a behavior that ends scrolling at views.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// The behavior that ends scrolling at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The behavior that ends scrolling at views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns the behavior that ends scrolling at views, with a limit for one swipe.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// The phase of a scroll view.
///
/// In a static rendering it is always idle.
public enum ScrollPhase: Hashable, Sendable {
    /// The view is at rest.
    case idle
    /// A finger touches the view and may start to scroll.
    case tracking
    /// A finger scrolls the view.
    case interacting
    /// The view scrolls on without a finger.
    case decelerating
    /// The app scrolls the view.
    case animating

    /// A Boolean value that indicates whether the view is scrolling.
    public var isScrolling: Bool { self != .idle }
}

/// The transition of views that scroll into and out of the visible area.
///
/// Has no effect in a static rendering.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private init() {}

    /// The transition that follows the scroll position.
    public static let interactive = ScrollTransitionConfiguration()
    /// The transition that is animated separately.
    public static let animated = ScrollTransitionConfiguration()
    /// No transition.
    public static let identity = ScrollTransitionConfiguration()

    /// Returns the transition that follows the scroll position.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        interactive
    }

    /// Returns the transition that is animated separately.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }

    /// Returns the configuration unchanged.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Returns the configuration unchanged.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// The visible part of a view at which its transition starts.
    public struct Threshold: Hashable, Sendable {
        /// The whole view.
        public static let visible = Threshold()
        /// No part of the view.
        public static let hidden = Threshold()
        /// The part up to the center of the view.
        public static let centered = Threshold()

        /// Returns a fraction of the view.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

/// The phase of a view's transition.
///
/// In a static rendering it is always `identity`.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is before the visible area.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is after the visible area.
    case bottomTrailing

    /// A Boolean value that indicates whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before, 0 in and 1 after the visible area.
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
public struct ScrollPhaseChangeContext: Sendable {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of scrolling.
    public let velocity: CGVector?
}

/// The style of blurred edges of a scroll view.
///
/// Has no effect in a static rendering.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The default style.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A blur with a sharp edge.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// A blur with a soft edge.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The choice whether an input scrolls.
///
/// Has no effect in a static rendering.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    /// The default behavior.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// The input scrolls.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// The input doesn't scroll.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input that may scroll.
///
/// Has no effect in a static rendering.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// A movement of the hand.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// A movement of the eyes.
    public static let look = ScrollInputKind(name: "look")
}
