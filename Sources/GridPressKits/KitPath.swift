import GridPressSwiftUI

#if !canImport(Darwin)
    /// A path of Core Graphics.
    ///
    /// It is a class, and immutable unless it is a `CGMutablePath`.
    public class CGPath: Equatable, @unchecked Sendable {
        /// The outline, which changes only in a mutable path.
        fileprivate(set) var path: Path

        init(_ path: Path) { self.path = path }

        /// Creates a rectangle.
        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(rect).applying(transform?.pointee ?? .identity))
        }

        /// Creates an ellipse.
        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
        }

        /// Creates a rectangle with round corners.
        public convenience init(
            roundedRect rect: CGRect,
            cornerWidth: CGFloat,
            cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
            self.init(path.applying(transform?.pointee ?? .identity))
        }

        /// The smallest rectangle around all points and control points.
        public var boundingBox: CGRect { path.boundingRect }

        /// The smallest rectangle around the outline, without control points.
        public var boundingBoxOfPath: CGRect { path.boundingRect }

        /// A Boolean value that indicates whether the path is empty.
        public var isEmpty: Bool { path.isEmpty }

        /// The end of the last step; the origin for an empty path.
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// Returns a copy.
        public func copy() -> CGPath? { CGPath(path) }

        /// Returns a mutable copy.
        public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

        /// Returns whether a point is inside.
        public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

        /// Returns whether a transformed point is inside, according to a fill rule.
        public func contains(
            _ point: CGPoint,
            using rule: CGPathFillRule = .winding,
            transform: CGAffineTransform = .identity
        ) -> Bool {
            path.contains(point.applying(transform), eoFill: rule == .evenOdd)
        }

        /// Returns whether both paths have the same outline.
        public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }
    }

    /// The rule that determines the inside of a path.
    public enum CGPathFillRule: Int32, Hashable, Sendable {
        /// The nonzero winding rule.
        case winding
        /// The even-odd rule.
        case evenOdd
    }

    /// A path that can be changed.
    public final class CGMutablePath: CGPath, @unchecked Sendable {
        override init(_ path: Path) { super.init(path) }

        /// Creates an empty path.
        public init() { super.init(Path()) }

        /// Begins a new subpath at a point.
        public func move(to point: CGPoint) { path.move(to: point) }

        /// Adds a straight line.
        public func addLine(to point: CGPoint) { path.addLine(to: point) }

        /// Adds straight lines between points.
        public func addLines(between points: [CGPoint]) { path.addLines(points) }

        /// Adds a curve with one control point.
        public func addQuadCurve(to point: CGPoint, control: CGPoint) { path.addQuadCurve(to: point, control: control) }

        /// Adds a curve with two control points.
        public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
            path.addCurve(to: point, control1: control1, control2: control2)
        }

        /// Adds a rectangle.
        public func addRect(_ rect: CGRect) { path.addRect(rect) }

        /// Adds an ellipse.
        public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

        /// Adds a rectangle with round corners.
        public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        }

        /// Adds an arc of a circle.
        public func addArc(
            center: CGPoint,
            radius: CGFloat,
            startAngle: CGFloat,
            endAngle: CGFloat,
            clockwise: Bool
        ) {
            path.addArc(
                center: center,
                radius: radius,
                startAngle: .radians(startAngle),
                endAngle: .radians(endAngle),
                clockwise: clockwise
            )
        }

        /// Adds another path.
        public func addPath(_ other: CGPath) { path.addPath(other.path) }

        /// Closes the current subpath.
        public func closeSubpath() { path.closeSubpath() }
    }

    extension Path {
        /// Creates a path from a Core Graphics path.
        public init(_ path: CGPath) { self = path.path }

        /// The path as a Core Graphics path.
        public var cgPath: CGPath { CGPath(self) }
    }

    /// A set of edges of a rectangle.
    public struct UIRectEdge: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = UIRectEdge(rawValue: 1 << 0)
        /// The left edge.
        public static let left = UIRectEdge(rawValue: 1 << 1)
        /// The bottom edge.
        public static let bottom = UIRectEdge(rawValue: 1 << 2)
        /// The right edge.
        public static let right = UIRectEdge(rawValue: 1 << 3)
        /// Every edge.
        public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    }

    /// A set of corners of a rectangle.
    public struct UIRectCorner: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The corner at the top left.
        public static let topLeft = UIRectCorner(rawValue: 1)
        /// The corner at the top right.
        public static let topRight = UIRectCorner(rawValue: 2)
        /// The corner at the bottom left.
        public static let bottomLeft = UIRectCorner(rawValue: 4)
        /// The corner at the bottom right.
        public static let bottomRight = UIRectCorner(rawValue: 8)
        /// All corners.
        public static let allCorners = UIRectCorner(rawValue: UInt.max)
    }

    /// A path of UIKit.
    public final class UIBezierPath {
        private var path: Path
        /// The width of a line along the outline.
        public var lineWidth: CGFloat = 1
        /// A Boolean value that indicates whether the even-odd rule determines the inside.
        public var usesEvenOddFillRule = false

        /// Creates an empty path.
        public init() { path = Path() }

        /// Creates a rectangle.
        public init(rect: CGRect) { path = Path(rect) }

        /// Creates an ellipse.
        public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

        /// Creates a path from a Core Graphics path.
        public init(cgPath: CGPath) { path = cgPath.path }

        /// Creates a rectangle with round corners.
        public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
            path = Path(roundedRect: rect, cornerRadius: cornerRadius)
        }

        /// Creates a rectangle with some round corners, whose radius is the smaller of both radii.
        public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
            let most = min(rect.width, rect.height) / 2
            let radius = max(0, min(cornerRadii.width, cornerRadii.height > 0 ? cornerRadii.height : most, most))
            func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
            let radii = RectangleCornerRadii(
                topLeading: length(.topLeft),
                bottomLeading: length(.bottomLeft),
                bottomTrailing: length(.bottomRight),
                topTrailing: length(.topRight)
            )
            path = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
        }

        /// Creates an arc of a circle, with angles in radians.
        public init(
            arcCenter center: CGPoint,
            radius: CGFloat,
            startAngle: CGFloat,
            endAngle: CGFloat,
            clockwise: Bool
        ) {
            path = Path()
            addArc(
                withCenter: center,
                radius: radius,
                startAngle: startAngle,
                endAngle: endAngle,
                clockwise: clockwise
            )
        }

        /// The path as a Core Graphics path.
        public var cgPath: CGPath {
            get { CGPath(path) }
            set { path = newValue.path }
        }

        /// The smallest rectangle around the outline.
        public var bounds: CGRect { path.boundingRect }

        /// A Boolean value that indicates whether the path is empty.
        public var isEmpty: Bool { path.isEmpty }

        /// The end of the last step.
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// Begins a new subpath at a point.
        public func move(to point: CGPoint) { path.move(to: point) }

        /// Adds a straight line.
        public func addLine(to point: CGPoint) { path.addLine(to: point) }

        /// Adds a curve with one control point.
        public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
            path.addQuadCurve(to: point, control: controlPoint)
        }

        /// Adds a curve with two control points.
        public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
            path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
        }

        /// Adds an arc of a circle, with angles in radians.
        ///
        /// Clockwise means clockwise on the screen.
        public func addArc(
            withCenter center: CGPoint,
            radius: CGFloat,
            startAngle: CGFloat,
            endAngle: CGFloat,
            clockwise: Bool
        ) {
            // SwiftUI's `clockwise` assumes a y axis that points up; UIKit's refers to the screen.
            path.addArc(
                center: center,
                radius: radius,
                startAngle: .radians(startAngle),
                endAngle: .radians(endAngle),
                clockwise: !clockwise
            )
        }

        /// Adds another path.
        public func append(_ other: UIBezierPath) { path.addPath(other.path) }

        /// Closes the current subpath.
        public func close() { path.closeSubpath() }

        /// Removes all elements.
        public func removeAllPoints() { path = Path() }

        /// Transforms all points.
        public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

        /// Returns whether a point is inside.
        public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    }
#endif
