#if !canImport(Darwin)
    /// The distances of four edges.
    public struct UIEdgeInsets: Hashable, Sendable {
        /// The distance of the top edge.
        public var top: CGFloat
        /// The distance of the left edge.
        public var left: CGFloat
        /// The distance of the bottom edge.
        public var bottom: CGFloat
        /// The distance of the right edge.
        public var right: CGFloat

        /// No distances.
        public static let zero = UIEdgeInsets()

        /// Some distances.
        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// The distances of four edges, by the direction of reading.
    public struct NSDirectionalEdgeInsets: Hashable, Sendable {
        /// The distance of the top edge.
        public var top: CGFloat
        /// The distance of the edge where lines start.
        public var leading: CGFloat
        /// The distance of the bottom edge.
        public var bottom: CGFloat
        /// The distance of the edge where lines end.
        public var trailing: CGFloat

        /// No distances.
        public static let zero = NSDirectionalEdgeInsets()

        /// Some distances.
        public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    extension EdgeInsets {
        /// The distances of directional edges.
        public init(_ insets: NSDirectionalEdgeInsets) {
            self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }

    /// A way from one point to another.
    public struct CGVector: Hashable, Sendable {
        /// The way to the right.
        public var dx: CGFloat
        /// The way down.
        public var dy: CGFloat

        /// No way.
        public static let zero = CGVector(dx: 0, dy: 0)

        /// No way.
        public init() { self.init(dx: 0, dy: 0) }

        /// A way.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a point.
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a size.
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a rectangle.
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the smallest rectangle around two others.
    public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

    /// A change of space: four rows of four numbers, by which points are multiplied from the left.
    public struct CATransform3D: Equatable, Sendable {
        /// The numbers of the first row.
        public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
        /// The numbers of the second row.
        public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
        /// The numbers of the third row.
        public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
        /// The numbers of the fourth row.
        public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

        /// A change that leaves everything where it is.
        public init() {}

        /// The numbers, row by row.
        private var numbers: [CGFloat] {
            get { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
            set {
                (m11, m12, m13, m14) = (newValue[0], newValue[1], newValue[2], newValue[3])
                (m21, m22, m23, m24) = (newValue[4], newValue[5], newValue[6], newValue[7])
                (m31, m32, m33, m34) = (newValue[8], newValue[9], newValue[10], newValue[11])
                (m41, m42, m43, m44) = (newValue[12], newValue[13], newValue[14], newValue[15])
            }
        }

        /// Returns this change followed by another.
        fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
            let first: [CGFloat] = numbers
            let second: [CGFloat] = other.numbers
            var product: [CGFloat] = []
            for place in 0..<16 {
                var sum: CGFloat = 0
                for step in 0..<4 { sum += first[place / 4 * 4 + step] * second[step * 4 + place % 4] }
                product.append(sum)
            }
            var result = CATransform3D()
            result.numbers = product
            return result
        }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A change of space that leaves everything where it is.
    public let CATransform3DIdentity = CATransform3D()

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a move in space.
    public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var result = CATransform3D()
        (result.m41, result.m42, result.m43) = (x, y, z)
        return result
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a change of scale in space.
    public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var result = CATransform3D()
        (result.m11, result.m22, result.m33) = (x, y, z)
        return result
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a turn by an angle in radians about a line through the origin.
    public func CATransform3DMakeRotation(
        _ angle: CGFloat,
        _ x: CGFloat,
        _ y: CGFloat,
        _ z: CGFloat
    ) -> CATransform3D {
        var result = CATransform3D()
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return result }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (sin(angle), cos(angle))
        let rest = 1 - cosine
        (result.m11, result.m12, result.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
        (result.m21, result.m22, result.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
        (result.m31, result.m32, result.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
        return result
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns one change followed by another.
    public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
        first.concatenating(second)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a move followed by a change.
    public func CATransform3DTranslate(
        _ transform: CATransform3D,
        _ x: CGFloat,
        _ y: CGFloat,
        _ z: CGFloat
    ) -> CATransform3D {
        CATransform3DMakeTranslation(x, y, z).concatenating(transform)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a change of scale followed by a change.
    public func CATransform3DScale(
        _ transform: CATransform3D,
        _ x: CGFloat,
        _ y: CGFloat,
        _ z: CGFloat
    ) -> CATransform3D {
        CATransform3DMakeScale(x, y, z).concatenating(transform)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns a turn followed by a change.
    public func CATransform3DRotate(
        _ transform: CATransform3D,
        _ angle: CGFloat,
        _ x: CGFloat,
        _ y: CGFloat,
        _ z: CGFloat
    ) -> CATransform3D {
        CATransform3DMakeRotation(angle, x, y, z).concatenating(transform)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the change of space that changes the plane as an affine transform does.
    public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
        var result = CATransform3D()
        (result.m11, result.m12) = (transform.a, transform.b)
        (result.m21, result.m22) = (transform.c, transform.d)
        (result.m41, result.m42) = (transform.tx, transform.ty)
        return result
    }
#endif
