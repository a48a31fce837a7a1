#if !canImport(Darwin)
    /// A linear map of the plane and a shift: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
    public struct CGAffineTransform: Hashable, Sendable {
        /// How much of x goes into x′.
        public var a: CGFloat
        /// How much of x goes into y′.
        public var b: CGFloat
        /// How much of y goes into x′.
        public var c: CGFloat
        /// How much of y goes into y′.
        public var d: CGFloat
        /// The shift along x.
        public var tx: CGFloat
        /// The shift along y.
        public var ty: CGFloat

        /// A transform from its six numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// A transform that changes nothing.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// A shift.
        public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

        /// A scaling about the origin.
        public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

        /// A rotation about the origin, clockwise where y grows downwards.
        public init(rotationAngle angle: CGFloat) {
            let sine = sin(angle)
            let cosine = cos(angle)
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// A transform that changes nothing.
        public static let identity = CGAffineTransform()

        /// Whether it changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// First this transform, then `other`.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c,
                b: a * other.b + b * other.d,
                c: c * other.a + d * other.c,
                d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx,
                ty: tx * other.b + ty * other.d + other.ty
            )
        }

        /// First a shift, then this transform.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        /// First a scaling, then this transform.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        /// First a rotation, then this transform.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The transform that undoes this one, or this one where nothing can.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                a: d / determinant,
                b: -b / determinant,
                c: -c / determinant,
                d: a / determinant,
                tx: (c * ty - d * tx) / determinant,
                ty: (b * tx - a * ty) / determinant
            )
        }
    }

    extension CGPoint {
        /// The point that a transform makes of this one.
        public func applying(_ transform: CGAffineTransform) -> CGPoint {
            CGPoint(
                x: transform.a * x + transform.c * y + transform.tx,
                y: transform.b * x + transform.d * y + transform.ty
            )
        }
    }
#endif

extension CGAffineTransform {
    /// A transform that keeps `anchor` where it is.
    public func about(_ anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// Whether every number of it is finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// The smallest upright rectangle around the transformed rectangle.
    public func boundingBox(of rect: CGRect) -> CGRect {
        if isIdentity { return rect }
        var box = Extent()
        for corner in rect.corners { box.add(corner.applying(self)) }
        return box.rect ?? rect
    }
}

extension CGRect {
    /// The four corners, clockwise from the top left.
    public var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}
