// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// A path of Core Graphics.
    ///
    /// It is a class, and immutable unless it is a `CGMutablePath`.
    public class CGPath: Equatable, @unchecked Sendable {
        /// The outline, which changes only in a mutable path.
        fileprivate(set) var path: Path
        init(_ path: Path) { self.path = path }

        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(rect).applying(transform?.pointee ?? .identity))
        }

        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
        }

        /// Creates a rectangle with round corners.
        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
            self.init(path.applying(transform?.pointee ?? .identity))
        }

        /// The smallest rectangle around all points and control points.
        public var boundingBox: CGRect { path.boundingRect }

        /// The smallest rectangle around the outline, without control points.
        public var boundingBoxOfPath: CGRect { path.boundingRect }
        public var isEmpty: Bool { path.isEmpty }
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }
        public func copy() -> CGPath? { CGPath(path) }
        public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
        public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

        /// Returns whether both paths have the same outline.
        public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }
    }

    public enum CGPathFillRule: Int32, Hashable, Sendable { case winding, evenOdd }

    public final class CGMutablePath: CGPath, @unchecked Sendable {
        override init(_ path: Path) { super.init(path) }
        public init() { super.init(Path()) }
        public func move(to point: CGPoint) { path.move(to: point) }
        public func addLine(to point: CGPoint) { path.addLine(to: point) }

        /// Adds straight lines between points.
        public func addLines(between points: [CGPoint]) { path.addLines(points) }
        public func addQuadCurve(to point: CGPoint, control: CGPoint) { path.addQuadCurve(to: point, control: control) }

        /// Adds a curve with two control points.
        public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
            path.addCurve(to: point, control1: control1, control2: control2)
        }

        public func addRect(_ rect: CGRect) { path.addRect(rect) }
        public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

        /// Adds a rectangle with round corners.
        public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        }

        public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
            path.addArc(
                center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                clockwise: clockwise)
        }

        public func addPath(_ other: CGPath) { path.addPath(other.path) }
        public func closeSubpath() { path.closeSubpath() }
    }

    extension Path {
        public init(_ path: CGPath) { self = path.path }
        public var cgPath: CGPath { CGPath(self) }
    }

    public final class UIBezierPath {
        private var path: Path
        public var lineWidth: CGFloat = 1, usesEvenOddFillRule = false
        public init() { path = Path() }
        public init(rect: CGRect) { path = Path(rect) }
        public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
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
                topLeading: length(.topLeft), bottomLeading: length(.bottomLeft), bottomTrailing: length(.bottomRight),
                topTrailing: length(.topRight))
            path = UnevenRoundedRectangle(cornerRadii: radii).path(in: rect)
        }

        /// Creates an arc of a circle, with angles in radians.
        public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
        {
            path = Path()
            addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }

        public var cgPath: CGPath {
            get { CGPath(path) }
            set { path = newValue.path }
        }

        public var bounds: CGRect { path.boundingRect }
        public var isEmpty: Bool { path.isEmpty }
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }
        public func move(to point: CGPoint) { path.move(to: point) }
        public func addLine(to point: CGPoint) { path.addLine(to: point) }

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
            withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            // SwiftUI's `clockwise` assumes a y axis that points up; UIKit's refers to the screen.
            path.addArc(
                center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                clockwise: !clockwise)
        }

        public func append(_ other: UIBezierPath) { path.addPath(other.path) }
        public func close() { path.closeSubpath() }
        public func removeAllPoints() { path = Path() }

        /// Transforms all points.
        public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
        public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    }
#endif
