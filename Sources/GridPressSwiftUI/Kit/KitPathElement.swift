// The steps of a path as Core Graphics hands them on.

#if !canImport(Darwin)
    /// The kind of a step of a path.
    public enum CGPathElementType: Int32, Hashable, Sendable {
        /// The start of a piece.
        case moveToPoint
        /// A straight line.
        case addLineToPoint
        /// A curve towards one point.
        case addQuadCurveToPoint
        /// A curve towards two points.
        case addCurveToPoint
        /// A straight line back to the start of the piece.
        case closeSubpath
    }

    /// A step of a path.
    public struct CGPathElement {
        /// The kind of the step.
        public let type: CGPathElementType
        /// The points of the step: those that a curve is drawn towards, then its end.
        public let points: UnsafeMutablePointer<CGPoint>
    }

    /// A function that is called with each step of a path.
    public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

    extension CGPath {
        /// Calls a closure with each step, whose points are valid during the call alone.
        public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
            path.forEach { step in
                let type: CGPathElementType
                var points: [CGPoint]
                (type, points) = Self.element(step)
                points.withUnsafeMutableBufferPointer { buffer in
                    guard let start = buffer.baseAddress else { return }
                    withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
                }
            }
        }

        /// Calls a function with each step, whose points are valid during the call alone.
        public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
            applyWithBlock { function(info, $0) }
        }

        private static func element(_ step: Path.Element) -> (CGPathElementType, [CGPoint]) {
            switch step {
            case .move(let end): (.moveToPoint, [end])
            case .line(let end): (.addLineToPoint, [end])
            case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
            case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
            // A pointer to no point would be none; readers of this step look at no point.
            case .closeSubpath: (.closeSubpath, [.zero])
            }
        }
    }
#endif
