import LibrarySolvers

/// The width of a column of a grid, or the height of a row.
///
/// In a list of tracks, an integer literal is a number of equal `.fr(1)` tracks: `tracks: 3`.
///
/// ```swift
/// let tracks: [GridTrack] = [.pt(60), .fit, .minmax(.pt(80), .fr(1)).aligned(.leading)]
/// let departures = Figure("Departures", width: 320) {
///     Grid(tracks: tracks, contentMode: .intrinsic) {
///         Text("8:04")
///         Text("R10")
///         Text("Lillehammer")
///     }
/// }
/// let columns = try departures.drawing().grids[0].columns
/// print(columns.map(\.length))  // [55.0, 32.0, 213.0]
/// ```
public indirect enum GridTrack: Hashable, Sendable {
    /// A part of the length that other tracks leave, in proportion to the number, as `fr` in CSS.
    case fr(CGFloat)
    /// A length in points, which includes one spacing.
    case pt(CGFloat)
    /// The length of the largest item in the track.
    case fit
    /// A minimum and a maximum: `.minmax(.pt(80), .fr(1))`.
    ///
    /// The minimum is a length in points or `.fit`; a minimum of `.fr` counts as 0 points.
    case minmax(GridTrack, GridTrack)
    /// A track with an alignment for items that don't set one; ``aligned(_:)`` is shorter.
    case alignment(GridAlignment, GridTrack)

    /// Returns the track with an alignment for its items.
    public func aligned(_ alignment: GridAlignment) -> GridTrack { .alignment(alignment, self) }
}

extension GridTrack {
    /// The alignment of items in the track; `nil` if the track has none.
    var itemAlignment: GridAlignment? { if case .alignment(let alignment, _) = self { alignment } else { nil } }

    /// The size of the track for the solver.
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
    /// The track as Swift source without its alignment, for example `fr(1)`.
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
    /// Creates a number of `.fr(1)` tracks, which share the length equally; a negative number creates none.
    public init(integerLiteral value: Int) { self = Array(repeating: .fr(1), count: Swift.max(value, 0)) }
}
