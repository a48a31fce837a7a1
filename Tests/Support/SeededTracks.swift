import LayoutSolvers
import LibrarySolvers

/// Random tracks along one axis, with sizes that CSS also has, and items that span one to five of them.
package struct SeededTracks {
    /// The sizes of the tracks.
    package let sizes: [TrackSize]
    /// The items: the first track, the number of tracks, and the length of each.
    package let items: [(start: Int, span: Int, length: Double)]
    /// The available length; infinity for no limit.
    package let bound: Double

    /// Creates the tracks of a seed, with enough room for their items.
    package init(seed: UInt64) {
        var random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 7)
        func length(upTo most: Int) -> Double { Double(Int.random(in: 0...most * 4, using: &random)) / 4 }
        let count = Int.random(in: 1...7, using: &random)
        sizes = (0..<count).map { _ in
            switch Int.random(in: 0...9, using: &random) {
            case 0: .points(length(upTo: 60))
            case 1: .between(.points(length(upTo: 40)), .points(length(upTo: 90)))
            case 2: .between(.fit, .points(length(upTo: 90)))
            case 3: .between(.points(length(upTo: 40)), .fit)
            case 4: .between(.fit, .fit)
            default: .fit
            }
        }
        items = (0..<Int.random(in: 1...9, using: &random)).map { _ in
            let span = Int.random(in: 1...min(5, count), using: &random)
            return (Int.random(in: 0...count - span, using: &random), span, length(upTo: 200))
        }
        let points = sizes.reduce(0.0) { $0 + ($1.isInPoints || $1 != .fit ? 130 : 0) }
        let enough = items.reduce(points) { $0 + $1.length }
        bound = Int.random(in: 0...3, using: &random) == 0 ? .infinity : enough + length(upTo: 300)
    }

    /// Returns the lengths of the tracks, computed by the solver.
    package func lengths(_ distribution: SpanDistribution) -> [Double] {
        let solver = TrackGridSolver(fixedTracks: sizes, distribution: distribution)
        // Each item has a row, so that it is placed at its start.
        let arrangement = solver.arrangement(
            of: items.enumerated().map { row, item in
                TrackGridItem(fixedSpan: item.span, fixedStart: item.start, growingStart: row)
            }
        )
        return solver.fixedLengths(arrangement, items: items.map(\.length), bound: bound)
    }

    /// The grid as an HTML element, with the lengths that the solver computes.
    package var html: String {
        let columns = sizes.map(\.css).joined(separator: " ")
        let width = bound < .infinity ? "\(bound)px" : "max-content"
        let cells = items.enumerated().map { row, item in
            "<i style=\"grid-area:\(row + 1)/\(item.start + 1)/auto/span \(item.span);width:\(item.length)px\"></i>"
        }
        return "<div class=\"grid\" style=\"width:\(width);grid-template-columns:\(columns)\">\(cells.joined())</div>"
    }
}

extension TrackSize {
    /// The size in CSS notation.
    fileprivate var css: String {
        switch self {
        case .points(let length): "\(length)px"
        case .fit: "max-content"
        case .fraction(let number): "minmax(0,\(number)fr)"
        case .between(let least, let most): "minmax(\(least.css),\(most.css))"
        }
    }
}

extension TrackSize.Minimum {
    fileprivate var css: String { if case .points(let length) = self { "\(length)px" } else { "max-content" } }
}

extension TrackSize.Maximum {
    fileprivate var css: String {
        switch self {
        case .points(let length): "\(length)px"
        case .fit: "max-content"
        case .fraction(let number): "\(number)fr"
        }
    }
}
