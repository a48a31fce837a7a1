nonisolated extension View {
    /// Rotates the view in space about an axis through an anchor, and draws it without perspective.
    ///
    /// `anchorZ` and `perspective` have no effect: a picture has affine transforms only, so nearer parts aren't drawn
    /// larger.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> ModifiedView<Self> {
        let transform = CGAffineTransform(turnedBy: angle, about: axis)
        return modified(by: TransformModifier(turning: angle, about: axis, transform, anchor: anchor))
    }
}

extension TransformModifier {
    /// Creates the rotation in space with its transform, and its settings as the author wrote them.
    package init(
        turning angle: Angle,
        about axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        _ transform: CGAffineTransform,
        anchor: UnitPoint
    ) {
        self.init(
            kind: .modifier("rotation3DEffect"),
            transform: transform,
            anchor: anchor,
            // A view without a rotation, such as most sides of a flip card, needs no element.
            settings: angle.degrees == 0
                ? []
                : [
                    Drawing.Setting(.angle, angle.degrees),
                    Drawing.Setting(.axis, [Double(axis.x), Double(axis.y), Double(axis.z)]),
                ]
        )
    }
}

extension CGAffineTransform {
    /// Creates the projection of a rotation in space onto the plane, seen from the front.
    package init(turnedBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else {
            self = .identity
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = angle.sineAndCosine
        self.init(
            a: cosine + x * x * (1 - cosine),
            b: y * x * (1 - cosine) + z * sine,
            c: x * y * (1 - cosine) - z * sine,
            d: cosine + y * y * (1 - cosine),
            tx: 0,
            ty: 0
        )
        // A view seen from the side would make a transform without an inverse.
        let tiny: CGFloat = 1e-6
        if abs(a * d - b * c) < tiny { self = CGAffineTransform(turnedBy: angle + .radians(1e-3), about: axis) }
    }
}

extension Angle {
    /// The sine and the cosine.
    ///
    /// They are exact for quarter turns, so a full turn is the identity.
    fileprivate var sineAndCosine: (sine: CGFloat, cosine: CGFloat) {
        let quarters = radians / (.pi / 2)
        let whole = quarters.rounded()
        guard abs(quarters - whole) < 1e-12 else { return (sin(radians), cos(radians)) }
        switch whole.truncatingRemainder(dividingBy: 4) {
        case 0: return (0, 1)
        case 1, -3: return (1, 0)
        case 2, -2: return (0, -1)
        default: return (-1, 0)
        }
    }
}
