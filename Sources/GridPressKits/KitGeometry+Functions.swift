// Functions of Core Graphics with their older names.

#if !canImport(Darwin)
    public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
    public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
    public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
    public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
    public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
    public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
    public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
    public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
    public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
    public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }
    public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.intersects(second) }
    public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }
    public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

    /// Returns whether two points are equal.
    public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
    public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
    public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
    public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

    public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y)
    }

    /// Returns a rotation by an angle in radians.
    public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle)
    }

    public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y)
    }

    public struct UIOffset: Hashable, Sendable {
        public var horizontal: CGFloat, vertical: CGFloat
        public static let zero = UIOffset()

        public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }
#endif
