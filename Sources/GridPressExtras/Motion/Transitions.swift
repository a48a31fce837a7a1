/// A transition of this module, which can be expressed as data.
package protocol KnownTransition: Transition where Body == TransitionContent {}

extension KnownTransition {
    /// Returns the view.
    ///
    /// GridPress never calls this method.
    public func body(content: TransitionContent, phase: TransitionPhase) -> TransitionContent { content }
}

/// A transition that exists as data only.
struct DataTransition: KnownTransition, Sendable {
    let _data: AnyTransition
}

/// A transition without a visible change.
public struct IdentityTransition: KnownTransition, Sendable {
    /// Creates a transition.
    public init() {}

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .identity }
}

/// A transition that fades the view.
public struct OpacityTransition: KnownTransition, Sendable {
    /// Creates a transition.
    public init() {}

    /// The properties of the transition, which has no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .opacity }
}

/// A transition that scales the view.
public struct ScaleTransition: KnownTransition, Sendable {
    /// The scale of the view before it appears.
    public var scale: Double
    /// The point of the view that doesn't move.
    public var anchor: UnitPoint

    /// Creates a transition that scales the view from a factor of its size.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A transition that moves the view in from an edge, and out to the same edge.
public struct MoveTransition: KnownTransition, Sendable {
    /// The edge.
    public var edge: Edge

    /// Creates a transition that moves the view from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .move(edge: edge) }
}

/// A transition that moves the view in from an offset, and out to the same offset.
public struct OffsetTransition: KnownTransition, Sendable {
    /// The offset.
    public var offset: CGSize

    /// Creates a transition that moves the view from an offset.
    public init(_ offset: CGSize) { self.offset = offset }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .offset(offset) }
}

/// A transition that moves the view in from the leading edge, and out to the trailing edge.
public struct SlideTransition: KnownTransition, Sendable {
    /// Creates a transition.
    public init() {}

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .slide }
}

/// A transition that moves the view in from an edge and out to the opposite edge, while it fades.
public struct PushTransition: KnownTransition, Sendable {
    /// The edge from which the view appears.
    public var edge: Edge

    /// Creates a transition that moves the view in from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .push(from: edge) }
}

/// A transition with different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: KnownTransition {
    /// The transition of the insertion.
    public var insertion: Insertion
    /// The transition of the removal.
    public var removal: Removal

    /// Creates a transition from two others.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .asymmetric(insertion: insertion._data, removal: removal._data) }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// A transition that blurs the view, drawn as fading while the view scales a little.
public struct BlurReplaceTransition: KnownTransition, Sendable {
    /// The scaling directions of both views.
    public struct Configuration: Hashable, Sendable {
        fileprivate let removalScale: Double

        /// The old view shrinks, and the new view grows.
        public static let downUp = Configuration(removalScale: 0.9)
        /// Both views grow.
        public static let upUp = Configuration(removalScale: 1.1)
    }

    /// The scaling directions of both views.
    public var configuration: Configuration

    /// Creates a transition.
    public init(configuration: Configuration = .downUp) { self.configuration = configuration }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition {
        AnyTransition(
            insertion: AnyTransition.blurReplace.insertion,
            removal: AnyTransition.Pose(opacity: 0, scale: configuration.removalScale)
        )
    }
}
