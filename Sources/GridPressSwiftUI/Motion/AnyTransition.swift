/// The way in which a view comes and goes in a picture of several states; a still picture shows it where it is there.
public struct AnyTransition: Sendable {
    typealias Pose = Drawing.MotionTransition.Pose

    /// The view before it is there, in a layout from left to right.
    var insertion = Pose()
    /// The view after it has gone, in a layout from left to right.
    var removal = Pose()
    /// The animation with which it comes and goes; `nil` for that of the change.
    private var animation: Animation??

    init(insertion: Pose, removal: Pose) {
        self.insertion = insertion
        self.removal = removal
    }

    init(_ pose: Pose) { self.init(insertion: pose, removal: pose) }

    /// At once.
    public static let identity = AnyTransition(Pose())
    /// Fading.
    public static let opacity = AnyTransition(Pose(opacity: 0))
    /// Growing from nothing.
    public static let scale = scale(scale: 0)
    /// In from the leading side, and out to the trailing one.
    public static let slide = AnyTransition(insertion: .outside(.leading), removal: .outside(.trailing))
    /// Blurred: drawn as fading while it grows and shrinks a little.
    public static let blurReplace = AnyTransition(Pose(opacity: 0, scale: 0.9))

    /// Returns a transition that grows the view from a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Pose(scale: scale.isFinite ? max(scale, 0) : 1, anchor: CGPoint(x: anchor.x, y: anchor.y)))
    }

    /// Returns a transition that moves the view in from a side, and out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.outside(edge)) }

    /// Returns a transition that moves the view in from a side and out to the other one, while it fades.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(insertion: .outside(edge), removal: .outside(edge.opposite)).combined(with: .opacity)
    }

    /// Returns a transition that moves the view in from an offset, and out to it.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        let isDrawable = offset.width.isFinite && offset.height.isFinite
        return AnyTransition(Pose(offset: isDrawable ? offset : .zero))
    }

    /// Returns a transition that moves the view in from an offset, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Returns a transition that inserts the view in one way and removes it in another.
    ///
    /// Where both have animations, that of the insertion holds for both.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
        transition.animation = insertion.animation ?? removal.animation
        return transition
    }

    /// Returns a transition that goes from one modifier to another.
    ///
    /// The effects of modifiers are only known when they are drawn, so the view fades.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition { .opacity }

    /// Returns both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(
            insertion: insertion.combined(with: other.insertion),
            removal: removal.combined(with: other.removal)
        )
        transition.animation = animation ?? other.animation
        return transition
    }

    /// Returns the transition with an animation in place of that of the change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = .some(animation)
        return transition
    }

    /// Returns the transition as data, in a layout of a direction.
    func motion(_ direction: LayoutDirection, _ motion: MotionCollector) -> Drawing.MotionTransition {
        // Without a change of looks there is nothing to see of the time.
        let isImmediate = insertion == Pose() && removal == Pose()
        return Drawing.MotionTransition(
            insertion: insertion.placed(direction),
            removal: removal.placed(direction),
            timing: isImmediate ? .immediate : animation.map { motion.timing(of: $0) ?? .immediate }
        )
    }
}

extension Drawing.MotionTransition.Pose {
    /// Returns the pose of a view that lies outside of its place, at a side of it.
    fileprivate static func outside(_ edge: Edge) -> Self {
        switch edge {
        case .top: Self(shift: CGSize(width: 0, height: -1))
        case .leading: Self(shift: CGSize(width: -1, height: 0))
        case .bottom: Self(shift: CGSize(width: 0, height: 1))
        case .trailing: Self(shift: CGSize(width: 1, height: 0))
        }
    }

    /// Returns this pose and another one at once.
    fileprivate func combined(with other: Self) -> Self {
        guard scale != 1 else { return added(to: other, scale: other.scale, anchor: other.anchor, turn: .zero) }
        guard other.scale != 1 else { return added(to: other, scale: scale, anchor: anchor, turn: .zero) }
        // Two scalings about two points are one about the first, and a distance.
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

    /// Returns the pose in a layout of a direction: anchors are points of the view in both.
    fileprivate func placed(_ direction: LayoutDirection) -> Self {
        guard direction == .rightToLeft else { return self }
        var mirrored = self
        mirrored.offset.width = 0 - offset.width
        mirrored.shift.width = 0 - shift.width
        return mirrored
    }
}

extension Edge {
    /// The side on the other end.
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}
