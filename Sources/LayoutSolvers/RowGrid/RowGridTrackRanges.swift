/// The least and the largest length of each column or row in a row grid.
///
/// They describe what cells can take; the lengths are found by ``RowGridSolver``.
public struct RowGridTrackRanges: Equatable, Sendable {
    /// The range of a track.
    private struct Track: Equatable, Sendable {
        var least = 0.0
        var most = 0.0
        /// Whether a cell of the track alone has a say in its length.
        var holdsSingleCells = false
    }

    private var tracks: [Track] = []

    /// Returns the least and the largest length of a track; endless where something in it takes what it gets.
    package subscript(track: Int) -> (least: Double, most: Double) { (tracks[track].least, tracks[track].most) }

    /// The least length of each track.
    package var least: [Double] { tracks.map { $0.least } }

    /// The largest length of each track.
    package var most: [Double] { tracks.map { $0.most } }

    /// The lengths that a cell needs from the tracks that it spans.
    public struct Cell: Sendable {
        private let trackCode: Int32
        private let spanCode: Int32
        /// Its answer to no room at all.
        public let least: Double
        /// Its answer to endless room.
        public let most: Double

        /// The first track.
        public var track: Int { Int(trackCode) }
        /// How many tracks.
        public var span: Int { Int(spanCode) }

        /// A cell with these answers.
        public init(track: Int, span: Int, least: Double, most: Double) {
            trackCode = Int32(track)
            spanCode = Int32(span)
            self.least = least.asLength
            self.most = Swift.max(most.asLength, self.least)
        }
    }

    /// The ranges of tracks with these gaps before them, and these cells in them.
    package init(gaps: [Double], cells: [Cell]) { self.init(gaps: gaps, count: cells.count) { cells[$0] } }

    /// The ranges of tracks with these gaps before them, and so many cells in them.
    ///
    /// Each cell is asked for once, in order: most are forgotten at once, and never stand in memory all together.
    package init(gaps: [Double], count: Int, cell: (_ index: Int) -> Cell) {
        // One by one: most grids are small, and a repetition asks the runtime for the type of its list.
        tracks.reserveCapacity(gaps.count)
        for _ in gaps { tracks.append(Track()) }
        // 1. A track is as long as the cells that take nothing else; without any it is nothing.
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
        // 2. Cells that span several ask for what these lack, small spans first.
        for index in SpanOrder.ofSpanning(spanning.count, upTo: largest, span: { spanning[$0].span }) {
            add(spanning[Int(index)], gaps)
        }
    }

    private mutating func add(_ cell: Cell, _ gaps: [Double]) {
        let range = cell.track..<cell.track + cell.span
        let gap = RowGridSpans.sum(gaps, range.dropFirst())
        // a. Its least length, in equal parts among those that hold nothing by themselves, or among all.
        let takers = RowGridSpans.takers(of: range, isEmpty: { !tracks[$0].holdsSingleCells })
        let least = tracks[range].reduce(0) { $0 + $1.least }
        if let part = RowGridSpans.part(of: cell.least - gap - least, among: takers.count) {
            for track in takers {
                tracks[track].least += part
                tracks[track].most = Swift.max(tracks[track].most, tracks[track].least)
            }
        }
        // b. Its largest length: all tracks give way where it does, or the rest in equal parts.
        let missing = cell.most - gap - tracks[range].reduce(0) { $0 + $1.most }
        guard
            let part = cell.most == .infinity
                ? (missing > 0 ? .infinity : nil) : RowGridSpans.part(of: missing, among: takers.count)
        else { return }
        for track in cell.most == .infinity ? Array(range) : takers { tracks[track].most += part }
    }
}
