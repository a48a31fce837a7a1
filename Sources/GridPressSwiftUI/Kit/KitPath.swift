#if !canImport(Darwin)
    /// An outline that several may share, as Core Graphics has it.
    public class CGPath: Equatable, @unchecked Sendable {
        /// The outline, which never changes unless the path is mutable.
        fileprivate(set) var path: Path

        init(_ path: Path) { self.path = path }

        /// A rectangle.
        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(rect).applying(transform?.pointee ?? .identity))
        }

        /// An ellipse.
        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
        }

        /// A rectangle with round corners.
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

        /// The smallest rectangle around the outline.
        public var boundingBoxOfPath: CGRect { path.boundingRect }

        /// Whether there is no outline.
        public var isEmpty: Bool { path.isEmpty }

        /// The point where the last step ends.
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// Returns a copy.
        public func copy() -> CGPath? { CGPath(path) }

        /// Returns a copy that may change.
        public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

        /// Returns whether a point is inside.
        public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

        /// Returns whether a point is inside, by a rule and after a change of coordinates.
        public func contains(
            _ point: CGPoint,
            using rule: CGPathFillRule = .winding,
            transform: CGAffineTransform = .identity
        ) -> Bool {
            path.contains(point.applying(transform), eoFill: rule == .evenOdd)
        }

        /// Returns whether both are the same outline.
        public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }
    }

    /// The rule by which the inside of an outline is found.
    public enum CGPathFillRule: Int32, Hashable, Sendable {
        /// By the sum of turns around a point.
        case winding
        /// By the number of lines between a point and the outside.
        case evenOdd
    }

    /// An outline that is drawn step by step.
    public final class CGMutablePath: CGPath, @unchecked Sendable {
        override init(_ path: Path) { super.init(path) }

        /// An outline without a line.
        public init() { super.init(Path()) }

        /// Starts a new piece at a point.
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

        /// Adds a part of a circle.
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

        /// Adds another outline.
        public func addPath(_ other: CGPath) { path.addPath(other.path) }

        /// Leads back to where the piece started.
        public func closeSubpath() { path.closeSubpath() }
    }

    extension Path {
        /// An outline of Core Graphics.
        public init(_ path: CGPath) { self = path.path }

        /// The outline as Core Graphics has it.
        public var cgPath: CGPath { CGPath(self) }
    }

    /// Edges of a rectangle.
    public struct UIRectEdge: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The upper edge.
        public static let top = UIRectEdge(rawValue: 1 << 0)
        /// The left edge.
        public static let left = UIRectEdge(rawValue: 1 << 1)
        /// The lower edge.
        public static let bottom = UIRectEdge(rawValue: 1 << 2)
        /// The right edge.
        public static let right = UIRectEdge(rawValue: 1 << 3)
        /// Every edge.
        public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    }

    /// A choice of the corners of a rectangle.
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

    /// An outline with the names of UIKit.
    public final class UIBezierPath {
        private var path: Path
        /// The width of a line along the outline.
        public var lineWidth: CGFloat = 1
        /// Whether pieces that overlap cut holes.
        public var usesEvenOddFillRule = false

        /// An outline without a line.
        public init() { path = Path() }

        /// A rectangle.
        public init(rect: CGRect) { path = Path(rect) }

        /// An ellipse.
        public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

        /// An outline of Core Graphics.
        public init(cgPath: CGPath) { path = cgPath.path }

        /// A rectangle with round corners.
        public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
            path = Path(roundedRect: rect, cornerRadius: cornerRadius)
        }

        /// A rectangle of which some corners are round; the smaller radius is that of circles.
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

        /// A part of a circle, with angles in radians.
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

        /// The outline as Core Graphics has it.
        public var cgPath: CGPath {
            get { CGPath(path) }
            set { path = newValue.path }
        }

        /// The smallest rectangle around the outline.
        public var bounds: CGRect { path.boundingRect }

        /// Whether there is no outline.
        public var isEmpty: Bool { path.isEmpty }

        /// The point where the last step ends.
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// Starts a new piece at a point.
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

        /// Adds a part of a circle, with angles in radians; clockwise as it is seen.
        public func addArc(
            withCenter center: CGPoint,
            radius: CGFloat,
            startAngle: CGFloat,
            endAngle: CGFloat,
            clockwise: Bool
        ) {
            // SwiftUI counts the direction with the y axis up, UIKit as it is seen.
            path.addArc(
                center: center,
                radius: radius,
                startAngle: .radians(startAngle),
                endAngle: .radians(endAngle),
                clockwise: !clockwise
            )
        }

        /// Adds another outline.
        public func append(_ other: UIBezierPath) { path.addPath(other.path) }

        /// Leads back to where the piece started.
        public func close() { path.closeSubpath() }

        /// Removes all steps.
        public func removeAllPoints() { path = Path() }

        /// Changes all points by a transform.
        public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

        /// Returns whether a point is inside.
        public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    }
#endif
