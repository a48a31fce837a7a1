/// A column or a row while cells choose.
struct RowGridTrack: Equatable, Sendable {
    /// The start of the track, once all cells have chosen.
    var start = 0.0
    /// The present length.
    var length = 0.0
    /// The share that the track was offered last.
    var share = 0.0
    /// The share that its cells keep, even if the track is shorter.
    var kept = 0.0
    /// The number of cells that keep it open.
    var waiting: Int32 = 0
    /// The level in which it was closed last; 0 before it was.
    var closed: Int32 = 0
}

/// The columns or rows while cells choose, and what is left for the others.
struct RowGridTrackShares: Equatable, Sendable {
    private(set) var tracks: [RowGridTrack] = []
    /// The share of each open track, for the group that chooses.
    private(set) var share = 0.0
    /// The sum of the lengths.
    private var total = 0.0
    /// The offered length without the gaps; `nil` where nothing is offered.
    private var room: Double?
    /// The part of the room that the closed tracks of the level leave.
    private var left = 0.0
    /// The number of open tracks, in which cells of the level haven't chosen yet.
    private var openCount = 0
    private var level: Int32 = 0

    /// Begins with tracks in which no cell has chosen, in the memory of those before.
    ///
    /// - Parameters:
    ///   - count: The number of tracks.
    ///   - room: The offered length without the gaps; `nil` where nothing is offered.
    mutating func begin(count: Int, room: Double?) {
        if tracks.count == count {
            for index in 0..<count { tracks[index] = RowGridTrack() }
        } else {
            tracks.removeAll(keepingCapacity: true)
            tracks.reserveCapacity(count)
            // One by one: most grids are small, and a repetition asks the runtime for the type of its list.
            for _ in 0..<count { tracks.append(RowGridTrack()) }
        }
        self.room = room
        (share, total, left, openCount, level) = (0, 0, 0, 0, 0)
    }

    /// Whether nothing is offered, so that cells take the lengths that they like.
    var isUnlimited: Bool { room == nil }

    // MARK: Levels and groups

    /// Begins a level: whatever cells of higher priorities took is gone, also in the tracks that open again.
    mutating func beginLevel() {
        guard let room else { return }
        level += 1
        left = room.subtracting(total)
        openCount = 0
    }

    /// Keeps a track open until one more cell of the level has chosen.
    mutating func keepOpen(_ track: Int) {
        if tracks[track].waiting == 0 { openCount += 1 }
        tracks[track].waiting += 1
    }

    /// Begins a group: its share is what is left in equal parts.
    mutating func beginGroup() {
        guard room != nil else { return }
        share = (left / Double(Swift.max(openCount, 1))).asOffer
    }

    /// Notes that a cell which kept a track open has chosen.
    mutating func serve(_ track: Int) { tracks[track].waiting -= 1 }

    /// Closes a track if all cells that kept it open have chosen: its length is taken from what is left.
    mutating func closeIfServed(_ track: Int, chargingShare: Bool) {
        guard tracks[track].waiting == 0, tracks[track].closed != level else { return }
        tracks[track].closed = level
        openCount -= 1
        let length = Swift.max(tracks[track].kept, tracks[track].length)
        left = left.subtracting(chargingShare ? Swift.max(share, length) : length)
    }

    /// Keeps a share of a track from the cells of others.
    mutating func keep(_ length: Double, in track: Int) {
        guard length > 0, room != nil else { return }
        tracks[track].kept = Swift.max(tracks[track].kept, length)
    }

    // MARK: Offers

    /// Returns the offer to a cell in a track: its share, or the present length of the track if that is more.
    mutating func offer(_ track: Int) -> Double {
        tracks[track].share = share
        return Swift.max(share, tracks[track].length)
    }

    /// Returns the offer to a cell over some tracks, without the gaps between them: their parts of what is left, all of
    /// them counted as open.
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

    /// Puts the tracks behind each other, with the gap before each; returns the sum of their lengths and a total gap.
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

    /// Returns the present length of a track.
    func length(_ track: Int) -> Double { tracks[track].length }

    /// Returns the sum of the lengths of some tracks.
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
