/// The frame of an item in a grid, along the fixed and the growing axis.
public struct TrackGridFrame: Hashable, Sendable {
    /// The start along the fixed axis.
    public var fixed: Double
    /// The start along the growing axis.
    public var growing: Double
    /// The length along the fixed axis.
    public var fixedLength: Double
    /// The length along the growing axis.
    public var growingLength: Double

    /// Creates a frame.
    public init(fixed: Double, growing: Double, fixedLength: Double, growingLength: Double) {
        self.fixed = fixed
        self.growing = growing
        self.fixedLength = fixedLength
        self.growingLength = growingLength
    }
}

/// The rounding of frames in a grid.
package enum TrackGridRounding: Hashable, Sendable {
    /// No rounding.
    case exact
    /// Outward to whole points.
    case outward
    /// Each edge to the nearest pixel; the value is the number of pixels in a point.
    case pixel(Double)

    /// Returns the rounded start and length.
    @inline(__always)
    func ends(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
        switch self {
        case .exact: return (start, length)
        case .outward:
            let low = Self.whole(min(start, start + length), .down)
            return (low, Self.whole(max(start, start + length), .up) - low)
        case .pixel(let scale):
            // For edges this far out, or pixels this small, rounding changes nothing.
            guard scale > 0, abs(start) * scale < 1e15, abs(start + length) * scale < 1e15 else {
                return (start, length)
            }
            let low = (start * scale).rounded(.toNearestOrAwayFromZero) / scale
            return (low, ((start + length) * scale).rounded(.toNearestOrAwayFromZero) / scale - low)
        }
    }

    /// Returns an edge rounded to a whole number.
    ///
    /// An edge that differs from a whole number only by a rounding error becomes that number.
    private static func whole(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Double {
        let nearest = edge.rounded()
        return abs(edge - nearest) <= 1e-9 ? nearest : edge.rounded(rule)
    }

    func rounded(_ frame: TrackGridFrame) -> TrackGridFrame {
        let fixed = ends(frame.fixed, frame.fixedLength)
        let growing = ends(frame.growing, frame.growingLength)
        return TrackGridFrame(
            fixed: fixed.start,
            growing: growing.start,
            fixedLength: fixed.length,
            growingLength: growing.length
        )
    }
}
