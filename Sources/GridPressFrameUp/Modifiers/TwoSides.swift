nonisolated extension View {
    /// Rotates the view in three dimensions about an axis through a point, with another view on its back.
    ///
    /// The front is visible if the rotation is less than 90° or more than 270°. The back is drawn in the frame of the
    /// front, which alone takes part in the layout. A static rendering ignores `anchorZ` and `perspective`.
    ///
    /// - Parameters:
    ///   - angle: The angle of the rotation.
    ///   - axis: The axis of the rotation.
    ///   - anchor: The point of the view on the axis.
    ///   - anchorZ: The depth of the axis. Has no effect in a static rendering.
    ///   - perspective: The strength of the perspective. Has no effect in a static rendering.
    ///   - backsideFlip: The flip of the back, which makes it readable.
    ///   - back: A closure that returns the back.
    public func rotation3DEffect<Back: View>(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (x: 0, y: 1, z: 0), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1, backsideFlip: BacksideFlip = .automatic,
        @ViewBuilder back: () -> Back
    ) -> ModifiedView<Self> {
        modified(by: TwoSidedModifier(angle: angle, axis: axis, anchor: anchor, flip: backsideFlip, back: back()))
    }
}

/// The flip of the back of a view, which makes it readable when it is visible.
///
/// ```swift
/// let card = Figure("Card") {
///     Text("fjord")
///         .frame(width: 200, height: 80)
///         .rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0), backsideFlip: .horizontal) {
///             Text("a narrow arm of the sea")
///         }
/// }
/// ```
public enum BacksideFlip: Hashable, Sendable, CaseIterable {
    /// A flip by the axis of the rotation: vertical for a horizontal axis, otherwise horizontal.
    case automatic
    /// A flip from side to side.
    case horizontal
    /// A flip from top to bottom.
    case vertical
    /// No flip: the back is drawn mirrored.
    case none

    /// Returns the transform of the flip, for a view that rotates about an axis.
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
    /// Whether a view that is rotated by this angle shows its front.
    ///
    /// At exactly 90° and 270°, the back is visible. Angles are rounded, because degrees may be converted from radians.
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
        let front = builder.store.kind(EffectNodes.self).add(child, kind: .hidden, in: builder) { _, _ in .hidden }
        // The back has the frame of the front, so that both rotate about the same point.
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
