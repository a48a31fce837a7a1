/// The frame of an item in a grid, along the axis of the listed tracks and along the growing one.
public struct TrackGridFrame: Hashable, Sendable {
    /// Where it starts along the axis of the listed tracks.
    public var fixed: Double
    /// Where it starts along the growing axis.
    public var growing: Double
    /// Its length along the axis of the listed tracks.
    public var fixedLength: Double
    /// Its length along the growing axis.
    public var growingLength: Double

    /// A frame at this place.
    public init(fixed: Double, growing: Double, fixedLength: Double, growingLength: Double) {
        self.fixed = fixed
        self.growing = growing
        self.fixedLength = fixedLength
        self.growingLength = growingLength
    }
}

/// The rounding of frames in a grid to whole numbers.
package enum TrackGridRounding: Hashable, Sendable {
    /// Not at all.
    case exact
    /// Outward to whole points.
    case outward
    /// Every edge to the nearest pixel, of which so many make a point.
    case pixel(Double)

    /// The two ends of a length, rounded.
    @inline(__always)
    func ends(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
        switch self {
        case .exact: return (start, length)
        case .outward:
            let low = Self.whole(min(start, start + length), .down)
            return (low, Self.whole(max(start, start + length), .up) - low)
        case .pixel(let scale):
            // Edges so far out, or pixels so small, that every number is one: there is nothing to round.
            guard scale > 0, abs(start) * scale < 1e15, abs(start + length) * scale < 1e15 else {
                return (start, length)
            }
            let low = (start * scale).rounded(.toNearestOrAwayFromZero) / scale
            return (low, ((start + length) * scale).rounded(.toNearestOrAwayFromZero) / scale - low)
        }
    }

    /// Returns a whole number; an edge that misses one by rounding alone is there, or its cell would be a point larger.
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
