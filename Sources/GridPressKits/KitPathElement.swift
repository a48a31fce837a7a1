// The elements of a path, as Core Graphics passes them to a function.

#if !canImport(Darwin)
    public struct CGPathElement {
        public let type: CGPathElementType
        /// The points of the element: the control points, then the end point.
        public let points: UnsafeMutablePointer<CGPoint>
    }

    public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

    extension CGPath {
        /// Calls a closure with each element, whose points are valid only during the call.
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

        /// Calls a function with each element, whose points are valid only during the call.
        public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
            applyWithBlock { function(info, $0) }
        }

        private static func element(_ step: Path.Element) -> (CGPathElementType, [CGPoint]) {
            switch step {
            case .move(let end): (.moveToPoint, [end])
            case .line(let end): (.addLineToPoint, [end])
            case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
            case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
            // A pointer to an empty array would be invalid. Readers of this element use no point.
            case .closeSubpath: (.closeSubpath, [.zero])
            }
        }
    }
#endif
