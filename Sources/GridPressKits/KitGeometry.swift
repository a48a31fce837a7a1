// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// The inset distances of a view's edges, in points.
    public struct UIEdgeInsets: Hashable, Sendable {
        public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
        public static let zero = UIEdgeInsets()

        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    extension CGRect {
        public func inset(by insets: UIEdgeInsets) -> CGRect {
            CGRect(
                x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
                height: height - insets.top - insets.bottom)
        }
    }

    /// The inset distances of a view's edges in reading direction, in points.
    public struct NSDirectionalEdgeInsets: Hashable, Sendable {
        public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
        public static let zero = NSDirectionalEdgeInsets()

        public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    extension EdgeInsets {
        public init(_ insets: NSDirectionalEdgeInsets) {
            self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }

    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

    /// A transform of space: a matrix of four rows, by which points are multiplied from the left.
    public struct CATransform3D: Equatable, Sendable {
        public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
        public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
        public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
        public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
        public init() {}

        private var numbers: [CGFloat] {
            get { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
            set {
                (m11, m12, m13, m14) = (newValue[0], newValue[1], newValue[2], newValue[3])
                (m21, m22, m23, m24) = (newValue[4], newValue[5], newValue[6], newValue[7])
                (m31, m32, m33, m34) = (newValue[8], newValue[9], newValue[10], newValue[11])
                (m41, m42, m43, m44) = (newValue[12], newValue[13], newValue[14], newValue[15])
            }
        }

        fileprivate func concatenating(_ other: CATransform3D) -> CATransform3D {
            let first: [CGFloat] = numbers, second: [CGFloat] = other.numbers
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

    public let CATransform3DIdentity = CATransform3D()

    public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var result = CATransform3D()
        (result.m41, result.m42, result.m43) = (x, y, z)
        return result
    }

    public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var result = CATransform3D()
        (result.m11, result.m22, result.m33) = (x, y, z)
        return result
    }

    /// Returns a rotation by an angle in radians about an axis through the origin.
    public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
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

    public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
        first.concatenating(second)
    }

    public func CATransform3DTranslate(_ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
        -> CATransform3D
    { CATransform3DMakeTranslation(x, y, z).concatenating(transform) }

    public func CATransform3DScale(_ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
        -> CATransform3D
    { CATransform3DMakeScale(x, y, z).concatenating(transform) }

    public func CATransform3DRotate(
        _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(transform) }

    public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
        var result = CATransform3D()
        (result.m11, result.m12) = (transform.a, transform.b)
        (result.m21, result.m22) = (transform.c, transform.d)
        (result.m41, result.m42) = (transform.tx, transform.ty)
        return result
    }

    extension ProjectionTransform {
        public init(_ transform: CATransform3D) {
            self.init()
            (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
            (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
            (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
        }
    }
#endif
