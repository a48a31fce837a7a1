// Members that the geometry of this system's Foundation lacks.

#if !canImport(Darwin)
    extension CGAffineTransform {
        /// Creates a transform from its components.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }
    }

    extension CGPoint {
        /// The coordinates in parentheses.
        public var debugDescription: String { "(\(x), \(y))" }
    }

    extension CGSize {
        /// The width and the height in parentheses.
        public var debugDescription: String { "(\(width), \(height))" }
    }

    extension CGRect {
        /// The origin and the size in parentheses.
        public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

        /// Returns the smallest rectangle that contains the transformed corners of this rectangle.
        public func applying(_ transform: CGAffineTransform) -> CGRect {
            isNull ? self : transform.boundingBox(of: self)
        }
    }

    extension CGFloat {
        /// Creates the value of a number.
        public init(truncating number: NSNumber) { self.init(number.doubleValue) }

        /// Creates the value of a number.
        public init?(exactly number: NSNumber) { self.init(number.doubleValue) }

        /// Returns the magnitude of a value.
        ///
        /// Foundation of this system has a static function of this name, which would hide the global function in
        /// extensions of `CGFloat`.
        public func abs<Number: SignedNumeric & Comparable>(_ value: Number) -> Number { Swift.abs(value) }
    }
#endif
