/// A timing curve from 0 to 1.
///
/// A static rendering shows the end of every change, with any curve.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable {
        case bezier(UnitPoint, UnitPoint)
        /// A quarter circle at the start, at the end, or at both.
        case circle(isSlowAtStart: Bool, isSlowAtEnd: Bool)
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// A constant speed.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
    /// A curve that starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    /// A curve that ends slowly.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// A curve that starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// A quarter circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circle(isSlowAtStart: true, isSlowAtEnd: false))
    /// A quarter circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circle(isSlowAtStart: false, isSlowAtEnd: true))
    /// Two quarter circles, which start and end slowly.
    public static let circularEaseInOut = UnitCurve(.circle(isSlowAtStart: true, isSlowAtEnd: true))

    /// Returns a cubic Bézier curve with two control points.
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

    /// The curve as plain numbers.
    var timingCurve: Drawing.TimingCurve {
        switch shape {
        case .bezier(let start, let end): .bezier(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
        case .circle(let isSlowAtStart, let isSlowAtEnd):
            .circle(isSlowAtStart: isSlowAtStart, isSlowAtEnd: isSlowAtEnd)
        }
    }

    /// Returns the progress of the curve at a fraction of its time.
    public func value(at progress: Double) -> Double { timingCurve.value(at: progress, duration: 1) }

    /// Returns the velocity of the curve at a fraction of its time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (start, end) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: end) - value(at: start)) / max(end - start, 1e-12)
    }
}
