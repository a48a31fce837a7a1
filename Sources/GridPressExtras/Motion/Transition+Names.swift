extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge, and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales the view from nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Returns a transition that scales the view from a factor of its size.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from an edge, and out to the same edge.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves the view in from an edge and out to the opposite edge, while it fades.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from an offset, and out to the same offset.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Returns a transition that moves the view in from an offset, and out to the same offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition {
    /// Returns a transition with different transitions for insertion and removal.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion,
        removal: Removal
    ) -> Self where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs the view, drawn as fading while the view scales a little.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }

    /// Returns a transition that blurs the view, drawn as fading while the view scales a little.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
