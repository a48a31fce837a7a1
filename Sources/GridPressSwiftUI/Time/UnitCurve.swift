/// A curve from 0 to 1; a still picture shows none of it.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable {
        case bezier(UnitPoint, UnitPoint)
        /// A quarter of a circle at the start, at the end, or at both.
        case circle(isSlowAtStart: Bool, isSlowAtEnd: Bool)
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// At one speed.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
    /// Slow at first.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    /// Slow at last.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// Slow at first and at last.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// As a quarter of a circle, slow at first.
    public static let circularEaseIn = UnitCurve(.circle(isSlowAtStart: true, isSlowAtEnd: false))
    /// As a quarter of a circle, slow at last.
    public static let circularEaseOut = UnitCurve(.circle(isSlowAtStart: false, isSlowAtEnd: true))
    /// As two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circle(isSlowAtStart: true, isSlowAtEnd: true))

    /// Returns a curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(startControlPoint, endControlPoint))
    }

    /// The curve with its axes exchanged.
    public var inverse: UnitCurve {
        switch shape {
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x),
                endControlPoint: UnitPoint(x: end.y, y: end.x)
            )
        case .circle(let isSlowAtStart, let isSlowAtEnd):
            isSlowAtStart == isSlowAtEnd
                ? self : UnitCurve(.circle(isSlowAtStart: isSlowAtEnd, isSlowAtEnd: isSlowAtStart))
        }
    }

    /// Returns the height of the curve at a part of its width.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        switch shape {
        case .bezier(let start, let end):
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                if Self.bezier(Double(start.x), Double(end.x), middle) < progress {
                    low = middle
                } else {
                    high = middle
                }
            }
            return Self.bezier(Double(start.y), Double(end.y), (low + high) / 2)
        case .circle(true, false): return 1 - (1 - progress * progress).squareRoot()
        case .circle(false, _): return (1 - (1 - progress) * (1 - progress)).squareRoot()
        case .circle(true, true):
            return progress < 0.5
                ? Self.circularEaseIn.value(at: 2 * progress) / 2
                : 1 - Self.circularEaseIn.value(at: 2 - 2 * progress) / 2
        }
    }

    /// Returns the slope of the curve at a part of its width.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (start, end) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: end) - value(at: start)) / max(end - start, 1e-12)
    }

    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
