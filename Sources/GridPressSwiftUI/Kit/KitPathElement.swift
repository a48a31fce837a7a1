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
                let (type, points) = Self.element(step)
                points.withUnsafeBufferPointer { buffer in
                    let copy = UnsafeMutablePointer<CGPoint>.allocate(capacity: max(buffer.count, 1))
                    defer { copy.deallocate() }
                    if let start = buffer.baseAddress { copy.update(from: start, count: buffer.count) }
                    withUnsafePointer(to: CGPathElement(type: type, points: copy)) { block($0) }
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
            case .closeSubpath: (.closeSubpath, [])
            }
        }
    }
#endif
