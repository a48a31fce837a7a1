// Functions of Core Graphics with their older names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import GridPressSwiftUI

#if !canImport(Darwin)
    /// Returns the smallest x coordinate of a rectangle.
    public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

    /// Returns the middle x coordinate of a rectangle.
    public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

    /// Returns the largest x coordinate of a rectangle.
    public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

    /// Returns the smallest y coordinate of a rectangle.
    public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

    /// Returns the middle y coordinate of a rectangle.
    public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

    /// Returns the largest y coordinate of a rectangle.
    public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

    /// Returns the width of a rectangle.
    public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

    /// Returns the height of a rectangle.
    public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

    /// Returns whether a rectangle contains a point.
    public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

    /// Returns whether a rectangle contains another rectangle.
    public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }

    /// Returns whether two rectangles intersect.
    public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.intersects(second) }

    /// Returns the intersection of two rectangles.
    public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }

    /// Returns whether two rectangles are equal.
    public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

    /// Returns whether two points are equal.
    public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }

    /// Returns whether two sizes are equal.
    public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }

    /// Returns a rectangle with smaller sides.
    public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

    /// Returns a translated rectangle.
    public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

    /// Returns a scaling.
    public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y)
    }

    /// Returns a rotation by an angle in radians.
    public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle)
    }

    /// Returns a translation.
    public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y)
    }

    /// A horizontal and vertical offset.
    public struct UIOffset: Hashable, Sendable {
        /// The horizontal offset.
        public var horizontal: CGFloat
        /// The vertical offset.
        public var vertical: CGFloat

        /// An offset of 0.
        public static let zero = UIOffset()

        /// Creates an offset.
        public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }
#endif

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
