// Drawing with AppKit.

#if !canImport(Darwin)
    public final class NSBezierPath {
        private var path = Path()
        public var lineWidth: CGFloat = 1
        public init() {}
        public init(rect: CGRect) { path = Path(rect) }
        public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

        /// Creates a rectangle with round corners.
        public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
            path = Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
        }

        public var cgPath: CGPath { CGPath(path) }
        public var bounds: CGRect { path.boundingRect }
        public var isEmpty: Bool { path.isEmpty }
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }
        public func move(to point: CGPoint) { path.move(to: point) }
        public func line(to point: CGPoint) { path.addLine(to: point) }

        /// Adds a curve with two control points.
        public func curve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
            path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
        }

        public func close() { path.closeSubpath() }

        /// Has no effect: nothing is drawn on a canvas.
        public func fill() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func stroke() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func addClip() {}
    }

    extension KitImage {
        public var isTemplate: Bool {
            get { isDrawnAsTemplate }
            set {}
        }

        public func lockFocus() {}
        public func unlockFocus() {}
        public var tiffRepresentation: Data? { nil }
    }
#endif
