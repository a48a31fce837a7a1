import LayoutSolvers

/// How wide a column of a grid is, or how high a row.
///
/// Where a list of tracks is wanted, a whole number stands for so many equal parts: `tracks: 3`.
public indirect enum GridTrack: Hashable, Sendable {
    /// A part of the room that other tracks leave, in proportion to the number.
    case fr(CGFloat)
    /// So many points, of which one spacing belongs to the gaps around the track.
    case pt(CGFloat)
    /// As much as the largest item in it.
    case fit
    /// At least as much as one track, and up to as much as another: `.minmax(.pt(80), .fr(1))`.
    ///
    /// The least is a number of points or `.fit`; a part of the room has none and counts as 0.
    case minmax(GridTrack, GridTrack)
    /// A track whose items lie as said unless they say otherwise themselves; ``aligned(_:)`` is shorter.
    case alignment(GridAlignment, GridTrack)

    /// The track with another place for the items in it.
    public func aligned(_ alignment: GridAlignment) -> GridTrack { .alignment(alignment, self) }
}

extension GridTrack {
    /// Where items in the track lie, if it says so.
    var itemAlignment: GridAlignment? { if case .alignment(let alignment, _) = self { alignment } else { nil } }

    /// The track as the solver takes it.
    var size: TrackSize {
        switch self {
        case .fr(let number): .fraction(number)
        case .pt(let length): .points(length)
        case .fit: .fit
        case .minmax(let least, let most): .between(least.least, most.most)
        case .alignment(_, let track): track.size
        }
    }

    private var least: TrackSize.Minimum {
        switch self {
        case .fr: .points(0)
        case .pt(let length): .points(length)
        case .fit: .fit
        case .minmax(let least, _): least.least
        case .alignment(_, let track): track.least
        }
    }

    private var most: TrackSize.Maximum {
        switch self {
        case .fr(let number): .fraction(number)
        case .pt(let length): .points(length)
        case .fit: .fit
        case .minmax(_, let most): most.most
        case .alignment(_, let track): track.most
        }
    }
}

extension GridTrack: CustomStringConvertible {
    /// The track as it is written.
    public var description: String {
        switch self {
        case .fr(let number): "fr(\(number.spelled))"
        case .pt(let length): "pt(\(length.spelled))"
        case .fit: "fit"
        case .minmax(let least, let most): "minmax(\(least), \(most))"
        case .alignment(_, let track): track.description
        }
    }
}

extension Array: @retroactive ExpressibleByIntegerLiteral where Element == GridTrack {
    /// So many tracks that share the room equally.
    public init(integerLiteral value: Int) { self = Array(repeating: .fr(1), count: Swift.max(value, 0)) }
}
