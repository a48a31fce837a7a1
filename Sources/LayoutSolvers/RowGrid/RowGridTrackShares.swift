/// The state of a column or a row while cells are measured.
struct RowGridTrack: Equatable, Sendable {
    /// The start of the track, once all cells are measured.
    var start = 0.0
    /// The current length.
    var length = 0.0
    /// The share that the track was proposed last.
    var share = 0.0
    /// The share that its cells keep, even if the track is shorter.
    var kept = 0.0
    /// The number of cells that keep it open.
    var waiting: Int32 = 0
    /// The priority level in which it was closed last, counted from 1; 0 before that.
    var closed: Int32 = 0
}

/// The columns or rows while cells are measured, and the length that is left.
struct RowGridTrackShares: Equatable, Sendable {
    private(set) var tracks: [RowGridTrack] = []
    /// The share of each open track for the current group.
    private(set) var share = 0.0
    /// The sum of the lengths.
    private var total = 0.0
    /// The proposed length without the gaps; `nil` without a proposal.
    private var room: Double?
    /// The part of the room that the closed tracks of the current level leave.
    private var left = 0.0
    /// The number of open tracks, which have cells of the current level that aren't measured yet.
    private var openCount = 0
    private var level: Int32 = 0

    /// Resets all tracks, and reuses their memory if their number is unchanged.
    ///
    /// - Parameters:
    ///   - count: The number of tracks.
    ///   - room: The proposed length without the gaps; `nil` without a proposal.
    mutating func begin(count: Int, room: Double?) {
        if tracks.count == count {
            for index in 0..<count { tracks[index] = RowGridTrack() }
        } else {
            tracks.removeAll(keepingCapacity: true)
            tracks.reserveCapacity(count)
            // One by one: most grids are small, and `Array(repeating:count:)` has to look up the type at runtime.
            for _ in 0..<count { tracks.append(RowGridTrack()) }
        }
        self.room = room
        (share, total, left, openCount, level) = (0, 0, 0, 0, 0)
    }

    /// Whether no length is proposed, so that cells have their ideal length.
    var isUnlimited: Bool { room == nil }

    // MARK: Levels and groups

    /// Begins a priority level.
    ///
    /// The length that cells of higher priorities took isn't available, even in tracks that open again.
    mutating func beginLevel() {
        guard let room else { return }
        level += 1
        left = room.subtracting(total)
        openCount = 0
    }

    /// Keeps a track open until one more cell of the level is measured.
    mutating func keepOpen(_ track: Int) {
        if tracks[track].waiting == 0 { openCount += 1 }
        tracks[track].waiting += 1
    }

    /// Begins a group, whose share is an equal part of the remaining length for each open track.
    mutating func beginGroup() {
        guard room != nil else { return }
        share = (left / Double(Swift.max(openCount, 1))).asOffer
    }

    /// Records that a cell that kept a track open is measured.
    mutating func serve(_ track: Int) { tracks[track].waiting -= 1 }

    /// Closes a track if all cells that kept it open are measured, and subtracts its length from the remaining length.
    ///
    /// - Parameter chargingShare: Whether at least the current share is subtracted.
    mutating func closeIfServed(_ track: Int, chargingShare: Bool) {
        guard tracks[track].waiting == 0, tracks[track].closed != level else { return }
        tracks[track].closed = level
        openCount -= 1
        let length = Swift.max(tracks[track].kept, tracks[track].length)
        left = left.subtracting(chargingShare ? Swift.max(share, length) : length)
    }

    /// Reserves a length of a track, so that other tracks can't use it.
    mutating func keep(_ length: Double, in track: Int) {
        guard length > 0, room != nil else { return }
        tracks[track].kept = Swift.max(tracks[track].kept, length)
    }

    // MARK: Offers

    /// Returns the proposal to a cell in a track: its share, or the current length of the track if that is more.
    mutating func offer(_ track: Int) -> Double {
        tracks[track].share = share
        return Swift.max(share, tracks[track].length)
    }

    /// Returns the proposal to a cell that spans several tracks, without the gaps between them.
    ///
    /// The proposal consists of the tracks' parts of the remaining length, with all of these tracks counted as open.
    func offer(_ range: Range<Int>) -> Double {
        var pool = left
        var count = openCount
        for track in range {
            if tracks[track].closed == level {
                pool += tracks[track].length
                count += 1
            } else if tracks[track].waiting == 0 {
                count += 1
            }
        }
        return range.count == count ? pool.asOffer : (pool / Double(count)).asOffer * Double(range.count)
    }

    /// Places the tracks one after the other, and returns the sum of their lengths and the total gap.
    mutating func arrange(gaps: [Double], totalGap: Double) -> Double {
        var edge = 0.0
        var total = totalGap
        for track in tracks.indices {
            if track > 0 { edge += gaps[track] }
            tracks[track].start = edge
            edge += tracks[track].length
            total += tracks[track].length
        }
        return total
    }

    // MARK: Lengths

    /// Returns the current length of a track.
    func length(_ track: Int) -> Double { tracks[track].length }

    /// Returns the sum of the lengths of a range of tracks.
    func length(_ range: Range<Int>) -> Double {
        var sum = 0.0
        for track in range { sum += tracks[track].length }
        return sum
    }

    /// Makes a track at least this long.
    mutating func grow(_ track: Int, to length: Double) {
        let growth = length - tracks[track].length
        guard growth > 0 else { return }
        tracks[track].length = length
        guard room != nil else { return }
        total += growth
        if tracks[track].closed == level { left = left.subtracting(growth) }
    }
}
