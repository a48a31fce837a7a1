/// The least and the largest length of each column or row in a row grid.
///
/// They describe what cells can take; the lengths are found by ``RowGridSolver``.
public struct RowGridTrackRanges: Equatable, Sendable {
    /// The least length of each track.
    package private(set) var least: [Double]
    /// The largest length of each track; endless where something in it takes what it gets.
    package private(set) var most: [Double]
    /// Whether a cell of each track alone has a say in its length.
    private let holdsSingleCells: [Bool]

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
        least = Array(repeating: 0, count: gaps.count)
        most = least
        var holdsSingleCells = [Bool](repeating: false, count: gaps.count)
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
            holdsSingleCells[cell.track] = true
            least[cell.track] = Swift.max(least[cell.track], cell.least)
            most[cell.track] = Swift.max(most[cell.track], cell.most)
        }
        self.holdsSingleCells = holdsSingleCells
        // 2. Cells that span several ask for what these lack, small spans first.
        for index in SpanOrder.ofSpanning(spanning.count, upTo: largest, span: { spanning[$0].span }) {
            add(spanning[Int(index)], gaps)
        }
    }

    private mutating func add(_ cell: Cell, _ gaps: [Double]) {
        let tracks = cell.track..<cell.track + cell.span
        let gap = RowGridSpans.sum(gaps, tracks.dropFirst())
        // a. Its least length, in equal parts among those that hold nothing by themselves, or among all.
        let takers = RowGridSpans.takers(of: tracks, isEmpty: { !holdsSingleCells[$0] })
        if let part = RowGridSpans.part(of: cell.least - gap - RowGridSpans.sum(least, tracks), among: takers.count) {
            for track in takers {
                least[track] += part
                most[track] = Swift.max(most[track], least[track])
            }
        }
        // b. Its largest length: all tracks give way where it does, or the rest in equal parts.
        let missing = cell.most - gap - RowGridSpans.sum(most, tracks)
        guard
            let part = cell.most == .infinity
                ? (missing > 0 ? .infinity : nil) : RowGridSpans.part(of: missing, among: takers.count)
        else { return }
        for track in cell.most == .infinity ? Array(tracks) : takers {
            most[track] += part
        }
    }
}
