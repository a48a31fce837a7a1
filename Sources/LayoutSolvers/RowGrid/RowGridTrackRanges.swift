/// The minimum and the maximum length of each column or row in a row grid.
///
/// They describe the lengths that cells can take; ``RowGridSolver`` computes the actual lengths.
public struct RowGridTrackRanges: Equatable, Sendable {
    /// The range of a track.
    private struct Track: Equatable, Sendable {
        var least = 0.0
        var most = 0.0
        /// Whether the track has a cell that spans only this track.
        var holdsSingleCells = false
    }

    private var tracks: [Track] = []

    /// Returns the minimum and the maximum length of a track.
    ///
    /// The maximum is infinite if a cell takes any length.
    package subscript(track: Int) -> (least: Double, most: Double) { (tracks[track].least, tracks[track].most) }

    /// The minimum length of each track.
    package var least: [Double] { tracks.map { $0.least } }

    /// The maximum length of each track.
    package var most: [Double] { tracks.map { $0.most } }

    /// The minimum and maximum length of a cell, and the tracks that it spans.
    public struct Cell: Sendable {
        private let trackCode: Int32
        private let spanCode: Int32
        /// The length of the cell for a proposal of 0.
        public let least: Double
        /// The length of the cell for an infinite proposal.
        public let most: Double

        /// The index of its first track.
        public var track: Int { Int(trackCode) }
        /// The number of tracks that it spans.
        public var span: Int { Int(spanCode) }

        /// Creates a cell from its measured lengths.
        ///
        /// - Parameters:
        ///   - track: The index of its first track.
        ///   - span: The number of tracks that it spans.
        ///   - least: The length for a proposal of 0.
        ///   - most: The length for an infinite proposal. Values below `least` count as `least`.
        public init(track: Int, span: Int, least: Double, most: Double) {
            trackCode = Int32(track)
            spanCode = Int32(span)
            self.least = least.asLength
            self.most = Swift.max(most.asLength, self.least)
        }
    }

    /// Creates the ranges of tracks from the gaps before them and their cells.
    package init(gaps: [Double], cells: [Cell]) { self.init(gaps: gaps, count: cells.count) { cells[$0] } }

    /// Creates the ranges of tracks from the gaps before them and a number of cells.
    ///
    /// `cell` is called once for each index, in order. Only cells that span several tracks are kept in memory.
    package init(gaps: [Double], count: Int, cell: (_ index: Int) -> Cell) {
        // One by one: most grids are small, and `Array(repeating:count:)` has to look up the type at runtime.
        tracks.reserveCapacity(gaps.count)
        for _ in gaps { tracks.append(Track()) }
        // 1. A track is as long as the cells that span only this track; without any its length is 0.
        var spanning: [Cell] = []
        var largest = 1
        for index in 0..<count {
            let cell = cell(index)
            guard cell.span == 1 else {
                largest = Swift.max(largest, cell.span)
                spanning.append(cell)
                continue
            }
            tracks[cell.track].holdsSingleCells = true
            tracks[cell.track].least = Swift.max(tracks[cell.track].least, cell.least)
            tracks[cell.track].most = Swift.max(tracks[cell.track].most, cell.most)
        }
        // 2. Tracks grow for the cells that span several, small spans first.
        for index in SpanOrder.ofSpanning(spanning.count, upTo: largest, span: { spanning[$0].span }) {
            add(spanning[Int(index)], gaps)
        }
    }

    private mutating func add(_ cell: Cell, _ gaps: [Double]) {
        let range = cell.track..<cell.track + cell.span
        let gap = RowGridSpans.sum(gaps, range.dropFirst())
        // a. The minimum length, in equal parts among the tracks without single cells, or among all.
        let takers = RowGridSpans.takers(of: range, isEmpty: { !tracks[$0].holdsSingleCells })
        let least = tracks[range].reduce(0) { $0 + $1.least }
        if let part = RowGridSpans.part(of: cell.least - gap - least, among: takers.count) {
            for track in takers {
                tracks[track].least += part
                tracks[track].most = Swift.max(tracks[track].most, tracks[track].least)
            }
        }
        // b. The maximum length: all tracks become infinite if the cell is, otherwise they grow in equal parts.
        let missing = cell.most - gap - tracks[range].reduce(0) { $0 + $1.most }
        guard
            let part = cell.most == .infinity
                ? (missing > 0 ? .infinity : nil) : RowGridSpans.part(of: missing, among: takers.count)
        else { return }
        for track in cell.most == .infinity ? Array(range) : takers { tracks[track].most += part }
    }
}
