nonisolated extension View {
    /// Turns the view in space about a line through a point of it, and draws it as it looks from far away.
    ///
    /// A picture has straight coordinates only: what is nearer isn't drawn larger, whatever the perspective.
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
    /// A turn in space, as it was written, and its transform.
    package init(
        turning angle: Angle,
        about axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        _ transform: CGAffineTransform,
        anchor: UnitPoint
    ) {
        self.init(
            kind: "rotation3DEffect",
            transform: transform,
            anchor: anchor,
            // What hasn't turned, as most sides of views with two, is no element.
            settings: angle.degrees == 0
                ? []
                : [
                    Drawing.Setting("angle", .number(angle.degrees)),
                    Drawing.Setting("axis", .numbers([Double(axis.x), Double(axis.y), Double(axis.z)])),
                ]
        )
    }
}

extension CGAffineTransform {
    /// What a turn in space does to the plane, seen from the front.
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
        // A view that is seen from the side would leave a transform that nothing can undo.
        let tiny: CGFloat = 1e-6
        if abs(a * d - b * c) < tiny { self = CGAffineTransform(turnedBy: angle + .radians(1e-3), about: axis) }
    }
}

extension Angle {
    /// The sine and the cosine, exact for quarter turns: a view that turned all the way isn't turned at all.
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
