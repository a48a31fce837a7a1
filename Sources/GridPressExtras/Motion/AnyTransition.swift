/// The transition of a view that appears or disappears between the states of a picture.
///
/// A still picture shows the view in place.
public struct AnyTransition: Sendable {
    typealias Pose = Drawing.MotionTransition.Pose

    /// The pose of the view before it is inserted, in a left-to-right layout.
    var insertion = Pose()
    /// The pose of the view after it is removed, in a left-to-right layout.
    var removal = Pose()
    /// The animation of the transition; `nil` for the animation of the change, and `.some(nil)` for no animation.
    private var animation: Animation??

    init(insertion: Pose, removal: Pose) {
        self.insertion = insertion
        self.removal = removal
    }

    init(_ pose: Pose) { self.init(insertion: pose, removal: pose) }

    /// A transition without a visible change.
    public static let identity = AnyTransition(Pose())
    /// A transition that fades the view.
    public static let opacity = AnyTransition(Pose(opacity: 0))
    /// A transition that scales the view from nothing.
    public static let scale = scale(scale: 0)
    /// A transition that moves the view in from the leading edge, and out to the trailing edge.
    public static let slide = AnyTransition(insertion: .outside(.leading), removal: .outside(.trailing))
    /// A transition that blurs the view, drawn as fading while the view scales a little.
    public static let blurReplace = AnyTransition(Pose(opacity: 0, scale: 0.9))

    /// Returns a transition that scales the view from a factor of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Pose(scale: scale.isFinite ? max(scale, 0) : 1, anchor: CGPoint(x: anchor.x, y: anchor.y)))
    }

    /// Returns a transition that moves the view in from an edge, and out to the same edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.outside(edge)) }

    /// Returns a transition that moves the view in from an edge and out to the opposite edge, while it fades.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(insertion: .outside(edge), removal: .outside(edge.opposite)).combined(with: .opacity)
    }

    /// Returns a transition that moves the view in from an offset, and out to the same offset.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        let isDrawable = offset.width.isFinite && offset.height.isFinite
        return AnyTransition(Pose(offset: isDrawable ? offset : .zero))
    }

    /// Returns a transition that moves the view in from an offset, and out to the same offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Returns a transition with different transitions for insertion and removal.
    ///
    /// If both have animations, the animation of the insertion applies to both.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
        transition.animation = insertion.animation ?? removal.animation
        return transition
    }

    /// Returns a transition between two modifiers, which is drawn as fading.
    ///
    /// The effects of modifiers aren't known before they are drawn.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition { .opacity }

    /// Returns a transition that combines this one and another.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(
            insertion: insertion.combined(with: other.insertion),
            removal: removal.combined(with: other.removal)
        )
        transition.animation = animation ?? other.animation
        return transition
    }

    /// Returns the transition with an animation that replaces the animation of the change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = .some(animation)
        return transition
    }

    /// Returns the transition as data, for a layout direction.
    func motion(_ direction: LayoutDirection, _ motion: MotionCollector) -> Drawing.MotionTransition {
        // A transition between equal poses shows no change, so its timing doesn't matter.
        let isImmediate = insertion == Pose() && removal == Pose()
        return Drawing.MotionTransition(
            insertion: insertion.placed(direction),
            removal: removal.placed(direction),
            timing: isImmediate ? .immediate : animation.map { motion.timing(of: $0) ?? .immediate }
        )
    }
}

extension Drawing.MotionTransition.Pose {
    /// Returns the pose of a view outside of its position, at an edge of it.
    fileprivate static func outside(_ edge: Edge) -> Self {
        switch edge {
        case .top: Self(shift: CGSize(width: 0, height: -1))
        case .leading: Self(shift: CGSize(width: -1, height: 0))
        case .bottom: Self(shift: CGSize(width: 0, height: 1))
        case .trailing: Self(shift: CGSize(width: 1, height: 0))
        }
    }

    /// Returns a pose that combines this one and another.
    fileprivate func combined(with other: Self) -> Self {
        guard scale != 1 else { return added(to: other, scale: other.scale, anchor: other.anchor, turn: .zero) }
        guard other.scale != 1 else { return added(to: other, scale: scale, anchor: anchor, turn: .zero) }
        // Two scalings about different points equal one scaling about the first point and a translation.
        let both = scale * other.scale
        let turn = CGSize(
            width: (other.anchor.x - anchor.x) * (1 - other.scale),
            height: (other.anchor.y - anchor.y) * (1 - other.scale)
        )
        return added(to: other, scale: both, anchor: anchor, turn: turn)
    }

    private func added(to other: Self, scale: Double, anchor: CGPoint, turn: CGSize) -> Self {
        Self(
            opacity: opacity * other.opacity,
            scale: scale,
            anchor: anchor,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
            shift: CGSize(
                width: shift.width + other.shift.width + turn.width,
                height: shift.height + other.shift.height + turn.height
            )
        )
    }

    /// Returns the pose for a layout direction.
    ///
    /// Anchors are points of the view in both directions.
    fileprivate func placed(_ direction: LayoutDirection) -> Self {
        guard direction == .rightToLeft else { return self }
        var mirrored = self
        mirrored.offset.width = 0 - offset.width
        mirrored.shift.width = 0 - shift.width
        return mirrored
    }
}

extension Edge {
    /// The opposite edge.
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}
