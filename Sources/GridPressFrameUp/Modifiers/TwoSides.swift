nonisolated extension View {
    /// Turns the view in space about a line through a point of it, with another view on its back.
    ///
    /// The front is seen up to a quarter turn either way. The back lies in the frame of the front, which alone takes
    /// part in layout. A picture has straight coordinates only, whatever the perspective.
    public func rotation3DEffect<Back: View>(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (x: 0, y: 1, z: 0),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1,
        backsideFlip: BacksideFlip = .automatic,
        @ViewBuilder back: () -> Back
    ) -> ModifiedView<Self> {
        modified(
            by: TwoSidedModifier(angle: angle, axis: axis, anchor: anchor, flip: backsideFlip, back: back())
        )
    }
}

/// How the back of a view is turned, so that it can be read once it is seen.
public enum BacksideFlip: Hashable, Sendable, CaseIterable {
    /// As the view turns: from top to bottom about a line that lies flat, else from side to side.
    case automatic
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
    /// Not at all: the back is seen as if through glass.
    case none

    /// What the flip does to the plane, for a view that turns about a line.
    fileprivate func transform(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGAffineTransform {
        switch self {
        case .automatic: abs(axis.x) >= abs(axis.y) ? Self.vertical.transform(axis) : Self.horizontal.transform(axis)
        case .horizontal: CGAffineTransform(scaleX: -1, y: 1)
        case .vertical: CGAffineTransform(scaleX: 1, y: -1)
        case .none: .identity
        }
    }
}

extension Angle {
    /// Whether a view that turned this far in space still shows its front.
    ///
    /// Just at a quarter turn it doesn't; degrees that were radians on the way are taken as they were meant.
    var showsFront: Bool {
        let turned = (abs(degrees) * 1e9).rounded() / 1e9
        return !(90...270).contains(turned.truncatingRemainder(dividingBy: 360))
    }
}

private struct TwoSidedModifier<Back: View>: NodeModifier {
    let angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let flip: BacksideFlip
    let back: Back

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let turn = CGAffineTransform(turnedBy: angle, about: axis)
        guard !angle.showsFront else { return turned(turn).node(around: child, in: builder) }
        let front = builder.store.kind(EffectNodes.self).add(child, kind: "hidden", in: builder) { _, _ in .hidden }
        // The back turns about the same point as the front: its frame is that of the front.
        let opposite = ZStack { back }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modified(by: turned(flip.transform(axis).concatenating(turn)))
        let decoration = DecorationModifier(content: opposite, alignment: .center, layer: .overlay)
        return decoration.node(around: front, in: builder)
    }

    private func turned(_ transform: CGAffineTransform) -> TransformModifier {
        TransformModifier(turning: angle, about: axis, transform, anchor: anchor)
    }
}
