/// A transition of this module, which is known as data.
package protocol KnownTransition: Transition where Body == TransitionContent {}

extension KnownTransition {
    /// Returns the view; no picture asks for it.
    public func body(content: TransitionContent, phase: TransitionPhase) -> TransitionContent { content }
}

/// A transition that is only known as data.
struct DataTransition: KnownTransition, Sendable {
    let _data: AnyTransition
}

/// A transition at once.
public struct IdentityTransition: KnownTransition, Sendable {
    /// Creates a transition.
    public init() {}

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .identity }
}

/// A view that fades.
public struct OpacityTransition: KnownTransition, Sendable {
    /// Creates a transition.
    public init() {}

    /// The properties of the transition: it doesn't move.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .opacity }
}

/// A view that grows.
public struct ScaleTransition: KnownTransition, Sendable {
    /// The factor of the size that the view has before it comes.
    public var scale: Double
    /// The point of the view that stays where it is.
    public var anchor: UnitPoint

    /// Creates a transition from a size.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A view that moves in from a side, and out to it.
public struct MoveTransition: KnownTransition, Sendable {
    /// The side.
    public var edge: Edge

    /// Creates a transition from a side.
    public init(edge: Edge) { self.edge = edge }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .move(edge: edge) }
}

/// A view that moves in from an offset, and out to it.
public struct OffsetTransition: KnownTransition, Sendable {
    /// The offset.
    public var offset: CGSize

    /// Creates a transition from an offset.
    public init(_ offset: CGSize) { self.offset = offset }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .offset(offset) }
}

/// A view that moves in from the leading side, and out to the trailing one.
public struct SlideTransition: KnownTransition, Sendable {
    /// Creates a transition.
    public init() {}

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .slide }
}

/// A view that moves in from a side and out to the other one, while it fades.
public struct PushTransition: KnownTransition, Sendable {
    /// The side from which the view comes.
    public var edge: Edge

    /// Creates a transition from a side.
    public init(edge: Edge) { self.edge = edge }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .push(from: edge) }
}

/// A view that comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: KnownTransition {
    /// The transition with which it comes.
    public var insertion: Insertion
    /// The transition with which it goes.
    public var removal: Removal

    /// Creates a transition of two.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The transition as data.
    @_documentation(visibility: internal)
    public var _data: AnyTransition { .asymmetric(insertion: insertion._data, removal: removal._data) }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

/// A view that is blurred while another one comes: drawn as fading while it grows and shrinks a little.
public struct BlurReplaceTransition: KnownTransition, Sendable {
    /// The sizes of both views.
    public struct Configuration: Hashable, Sendable {
        fileprivate let removalScale: Double

        /// The old view shrinks, and the new one grows.
        public static let downUp = Configuration(removalScale: 0.9)
        /// Both grow.
        public static let upUp = Configuration(removalScale: 1.1)
    }

    /// The sizes of both views.
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
