// Scrolling that a still picture doesn't show: it is at the start of its content.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering: indicators aren't shown.
    public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

    /// Has no effect in a static rendering: indicators aren't shown.
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

    /// Has no effect in a static rendering: content isn't blurred at the edges.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self { self }

    /// Has no effect in a static rendering: content isn't blurred at the edges.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> Self { self }

    /// Draws the view as it is at rest in a scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView<Self> {
        modified(by: VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity) })
    }

    /// Draws the view as it is at rest in a scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> ModifiedView<Self> {
        scrollTransition(topLeading, axis: axis, transition: transition)
    }
}

/// The places where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    /// The scroll view that comes to rest.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where scrolling comes to rest; nothing calls it in a static rendering.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// Changes nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The part of the content where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content.
    public var rect: CGRect
    /// The point of the scroll view where it is seen.
    public var anchor: UnitPoint?

    /// Creates a part of the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The scroll view that comes to rest; no picture makes one.
public struct ScrollTargetBehaviorContext: Sendable {
    /// The part of the content where it would come to rest otherwise.
    public let originalTarget: ScrollTarget
    /// The speed.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
}

/// Rest at each page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// Rest at each page.
    public init() {}
}

/// Rest at each view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Hashable, Sendable {
    /// The number of views that a swipe goes on.
    public enum LimitBehavior: Hashable, Sendable {
        /// As many as is usual.
        case automatic
        /// One.
        case always
        /// As many as the swipe takes.
        case never
        /// Few.
        case alwaysByFew
        /// One.
        case alwaysByOne
    }

    /// Rest at each view.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rest at each page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rest at each view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns rest at each view.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

/// The state of a scroll view: at rest.
public enum ScrollPhase: Hashable, Sendable {
    /// At rest.
    case idle
    /// A finger lies on it.
    case tracking
    /// A finger moves it.
    case interacting
    /// Going on without a finger.
    case decelerating
    /// A program moves it.
    case animating

    /// Whether something goes on.
    public var isScrolling: Bool { self != .idle }
}

/// The change of views that scroll into and out of sight.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private init() {}

    /// As far as they are scrolled.
    public static let interactive = ScrollTransitionConfiguration()
    /// All at once.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// Returns changes as far as views are scrolled.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        interactive
    }

    /// Returns changes all at once.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }

    /// Returns the same with an animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Returns the same from another part of a view on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// The part of a view that has to be seen.
    public struct Threshold: Hashable, Sendable {
        /// All of it.
        public static let visible = Threshold()
        /// None of it.
        public static let hidden = Threshold()
        /// Its middle.
        public static let centered = Threshold()

        /// Returns a part of it.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

/// The part of a view's way out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Out of sight above.
    case topLeading
    /// In sight.
    case identity
    /// Out of sight below.
    case bottomTrailing

    /// Whether it is in sight.
    public var isIdentity: Bool { self == .identity }

    /// From -1, above, to 1, below.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The scroll view whose state changes; no picture makes one.
public struct ScrollPhaseChangeContext: Sendable {
    /// The measures of the scroll view.
    public let geometry: ScrollGeometry
    /// The speed.
    public let velocity: CGVector?
}

/// The blur of content at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The usual one.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A blur with a clear edge.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// A blur that fades.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The effect of an input on a scroll view.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    /// The usual one.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// An input that scrolls.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// An input that does nothing.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input that may scroll.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    /// A movement of the hand.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// A movement of the eyes.
    public static let look = ScrollInputKind(name: "look")
}
