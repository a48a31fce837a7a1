/// The sizing function of a track in a grid.
package enum TrackSize: Hashable, Sendable {
    /// This long.
    case points(Double)
    /// As long as what is in it.
    case fit
    /// A part of what the other tracks leave, in proportion to this number.
    case fraction(Double)
    /// At least as long as the one, and no longer than the other as long as that is more.
    case between(Minimum, Maximum)

    /// The least length of a track.
    package enum Minimum: Hashable, Sendable {
        /// This long.
        case points(Double)
        /// As long as what is in it.
        case fit
    }

    /// The length up to which a track grows.
    package enum Maximum: Hashable, Sendable {
        /// This long.
        case points(Double)
        /// As long as what is in it.
        case fit
        /// A part of what the other tracks leave, in proportion to this number.
        case fraction(Double)
    }

    /// Whether it is a length in points.
    package var isInPoints: Bool { if case .points = self { true } else { false } }

    /// The length that it has whatever is in it.
    package var points: Double {
        switch self {
        case .points(let length), .between(.points(let length), _): length.asTrackLength
        case .fit, .fraction, .between(.fit, _): 0
        }
    }

    /// Its part of what is left; 0 for tracks that take none, and for numbers that are none.
    var fraction: Double {
        switch self {
        case .fraction(let number), .between(_, .fraction(let number)): number.asTrackLength
        default: 0
        }
    }

    /// Whether it takes a part of what is left, be it 0.
    var isFraction: Bool {
        switch self {
        case .fraction, .between(_, .fraction): true
        default: false
        }
    }

    /// Whether it is at least as long as what is in it.
    var fitsContent: Bool {
        switch self {
        case .fit, .between(.fit, _): true
        default: false
        }
    }

    /// Whether it grows up to the length of what is in it.
    var growsToContent: Bool {
        switch self {
        case .fit, .between(_, .fit): true
        default: false
        }
    }

    /// Up to where it grows when there is room: `nil` where it doesn't, infinity where its content says so.
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

    /// Whether its length depends on what is in it.
    package var needsContent: Bool { fitsContent || growth == .content }
}
