// Scrolling that a still picture doesn't show: it is at the start of its content.

nonisolated extension View {
    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func scrollTarget(isEnabled: Bool = true) -> Self { self }

    /// Has no effect in a static rendering, which is at the start of its content.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> Self { self }

    /// Has no effect in a static rendering: indicators aren't shown.
    public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }

    /// Has no effect in a static rendering: indicators aren't shown.
    public func scrollIndicatorsFlash(trigger: some Equatable) -> Self { self }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: nothing scrolls.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> Self {
        self
    }

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
public protocol ScrollTargetBehavior {}

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

/// A position in a scroll view: the start of its content, in a still picture.
public struct ScrollPosition: Hashable, Sendable {
    /// The start of the content.
    public init() {}

    /// The start of the content, until something with an identity of a type is scrolled to.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

    /// The start of the content.
    public init(edge: Edge) {}

    /// The start of the content.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

    /// Whether a finger has scrolled: none has.
    public var isPositionedByUser: Bool { false }

    /// Has no effect in a static rendering.
    public mutating func scrollTo(edge: Edge) {}

    /// Has no effect in a static rendering.
    public mutating func scrollTo(point: CGPoint) {}

    /// Has no effect in a static rendering.
    public mutating func scrollTo(x: CGFloat) {}

    /// Has no effect in a static rendering.
    public mutating func scrollTo(y: CGFloat) {}

    /// Has no effect in a static rendering.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}

    /// Returns the identity of the view at the position: none.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
}

/// The measures of a scroll view.
public struct ScrollGeometry: Hashable, Sendable {
    /// The distance by which the content is moved.
    public var contentOffset = CGPoint.zero
    /// The size of the content.
    public var contentSize = CGSize.zero
    /// The distances around the content.
    public var contentInsets = EdgeInsets()
    /// The size of the scroll view.
    public var containerSize = CGSize.zero
    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The size of the scroll view.
    public var bounds: CGRect { visibleRect }
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
