#if !canImport(Darwin)
    /// A linear map of the plane with a translation: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
    ///
    /// ```swift
    /// let zoom = CGAffineTransform(scaleX: 2, y: 2).about(CGPoint(x: 50, y: 50))
    /// let corner = CGPoint(x: 100, y: 50).applying(zoom)  // (150, 50)
    /// let box = zoom.boundingBox(of: CGRect(x: 25, y: 25, width: 50, height: 50))  // (0, 0, 100, 100)
    /// ```
    public struct CGAffineTransform: Hashable, Sendable {
        /// The factor of x in x′.
        public var a: CGFloat
        /// The factor of x in y′.
        public var b: CGFloat
        /// The factor of y in x′.
        public var c: CGFloat
        /// The factor of y in y′.
        public var d: CGFloat
        /// The translation along x.
        public var tx: CGFloat
        /// The translation along y.
        public var ty: CGFloat

        /// Creates a transform from its six numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Creates the identity transform.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// Creates a translation.
        public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

        /// Creates a scaling about the origin.
        public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

        /// Creates a rotation about the origin, clockwise where y grows downwards.
        ///
        /// - Parameter angle: The angle in radians.
        public init(rotationAngle angle: CGFloat) {
            let sine = sin(angle)
            let cosine = cos(angle)
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// The transform that changes nothing.
        public static let identity = CGAffineTransform()

        /// A Boolean value that indicates whether the transform changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// Returns the transform that applies this transform first, then `other`.
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

        /// Returns the transform that applies a translation first, then this transform.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        /// Returns the transform that applies a scaling first, then this transform.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        /// Returns the transform that applies a rotation first, then this transform.
        ///
        /// - Parameter angle: The angle in radians.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns the inverse transform, or this transform if it has no inverse.
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
        /// Returns the point that a transform moves this point to.
        public func applying(_ transform: CGAffineTransform) -> CGPoint {
            CGPoint(
                x: transform.a * x + transform.c * y + transform.tx,
                y: transform.b * x + transform.d * y + transform.ty
            )
        }
    }
#endif

extension CGAffineTransform {
    /// Returns the transform relative to `anchor` instead of the origin.
    ///
    /// A scaling or a rotation keeps the anchor in place.
    public func about(_ anchor: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    /// A Boolean value that indicates whether all numbers of the transform are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Returns the smallest upright rectangle around the transformed rectangle.
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
