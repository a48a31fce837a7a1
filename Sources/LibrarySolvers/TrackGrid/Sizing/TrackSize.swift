/// The sizing function of a track in a grid.
package enum TrackSize: Hashable, Sendable {
    /// A fixed length in points.
    case points(Double)
    /// The length of its content.
    case fit
    /// A part of the length that other tracks leave, in proportion to this number.
    case fraction(Double)
    /// At least the minimum; grows up to the maximum if there is room.
    case between(Minimum, Maximum)

    /// The minimum length of a track.
    package enum Minimum: Hashable, Sendable {
        /// A fixed length in points.
        case points(Double)
        /// The length of its content.
        case fit
    }

    /// The length up to which a track grows.
    package enum Maximum: Hashable, Sendable {
        /// A fixed length in points.
        case points(Double)
        /// The length of its content.
        case fit
        /// A part of the length that other tracks leave, in proportion to this number.
        case fraction(Double)
    }

    /// Whether it is a fixed length in points.
    package var isInPoints: Bool { if case .points = self { true } else { false } }

    /// The minimum length in points that doesn't depend on its content; 0 without one.
    package var points: Double {
        switch self {
        case .points(let length), .between(.points(let length), _): length.asTrackLength
        case .fit, .fraction, .between(.fit, _): 0
        }
    }

    /// Its fraction of the remaining length; 0 for tracks without a fraction, and for negative numbers and NaN.
    var fraction: Double {
        switch self {
        case .fraction(let number), .between(_, .fraction(let number)): number.asTrackLength
        default: 0
        }
    }

    /// Whether it is a fraction of the remaining length, even one of 0.
    var isFraction: Bool {
        switch self {
        case .fraction, .between(_, .fraction): true
        default: false
        }
    }

    /// Whether it is at least as long as its content.
    var fitsContent: Bool {
        switch self {
        case .fit, .between(.fit, _): true
        default: false
        }
    }

    /// Whether it grows to the length of its content.
    var growsToContent: Bool {
        switch self {
        case .fit, .between(_, .fit): true
        default: false
        }
    }

    /// The length up to which it grows if there is room.
    var growth: Growth {
        switch self {
        case .between(_, .points(let length)): .points(length.asTrackLength)
        case .between(.points, .fit): .content
        default: .none
        }
    }

    /// The reason why a track can exceed its minimum length.
    enum Growth: Hashable {
        case none
        case points(Double)
        case content
    }

    /// Whether its length depends on its content.
    package var needsContent: Bool { fitsContent || growth == .content }
}
