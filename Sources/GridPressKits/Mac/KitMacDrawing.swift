// Drawing with AppKit.

import GridPressSwiftUI

#if !canImport(Darwin)
    /// A path of AppKit.
    public final class NSBezierPath {
        private var path = Path()
        /// The width of a line along the outline.
        public var lineWidth: CGFloat = 1

        /// Creates an empty path.
        public init() {}

        /// Creates a rectangle.
        public init(rect: CGRect) { path = Path(rect) }

        /// Creates an ellipse.
        public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

        /// Creates a rectangle with round corners.
        public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
            path = Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
        }

        /// The path as a Core Graphics path.
        public var cgPath: CGPath { CGPath(path) }
        /// The smallest rectangle around the outline.
        public var bounds: CGRect { path.boundingRect }
        /// A Boolean value that indicates whether the path is empty.
        public var isEmpty: Bool { path.isEmpty }
        /// The end of the last step.
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// Begins a new subpath at a point.
        public func move(to point: CGPoint) { path.move(to: point) }

        /// Adds a straight line.
        public func line(to point: CGPoint) { path.addLine(to: point) }

        /// Adds a curve with two control points.
        public func curve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
            path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
        }

        /// Closes the subpath.
        public func close() { path.closeSubpath() }

        /// Has no effect: nothing is drawn on a canvas.
        public func fill() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func stroke() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func addClip() {}
    }

    extension KitImage {
        /// A Boolean value that indicates whether the foreground style paints the image.
        ///
        /// Setting it has no effect, because images are immutable.
        public var isTemplate: Bool {
            get { isDrawnAsTemplate }
            set {}
        }

        /// Has no effect: nothing is drawn on a canvas.
        public func lockFocus() {}

        /// Has no effect: nothing is drawn on a canvas.
        public func unlockFocus() {}

        /// The image as TIFF data; always `nil`.
        public var tiffRepresentation: Data? { nil }
    }
#endif
