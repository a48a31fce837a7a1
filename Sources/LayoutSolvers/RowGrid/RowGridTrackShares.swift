/// The lengths of columns or rows while cells choose, and what is left for the others.
struct RowGridTrackShares {
    /// The present length of each track.
    private(set) var lengths: [Double]
    /// The share that each track was offered last; empty where nothing is offered.
    private(set) var shares: [Double]
    /// The share of each open track, for the group that chooses.
    private(set) var share = 0.0
    /// The sum of the lengths.
    private var total = 0.0
    /// The offered length without the gaps; `nil` where nothing is offered.
    private let room: Double?
    /// The part of the room that the closed tracks of the level leave.
    private var left = 0.0
    /// The number of open tracks, in which cells of the level haven't chosen yet.
    private var openCount = 0
    /// The number of cells that keep each track open; empty where nothing is offered.
    private var waiting: [Int32] = []
    /// The level in which each track was closed last.
    private var closed: [Int32] = []
    /// The share that cells of each track keep, even if it is shorter; empty where none does.
    private var kept: [Double] = []
    private var level: Int32 = 0

    init(count: Int, room: Double?) {
        lengths = [Double](repeating: 0, count: count)
        self.room = room
        guard room != nil else {
            shares = []
            return
        }
        shares = lengths
        waiting = [Int32](repeating: 0, count: count)
        closed = waiting
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
        if waiting[track] == 0 { openCount += 1 }
        waiting[track] += 1
    }

    /// Begins a group: its share is what is left in equal parts.
    mutating func beginGroup() {
        guard room != nil else { return }
        share = (left / Double(Swift.max(openCount, 1))).asOffer
    }

    /// Notes that a cell which kept a track open has chosen.
    mutating func serve(_ track: Int) { waiting[track] -= 1 }

    /// Closes a track if all cells that kept it open have chosen: its length is taken from what is left.
    mutating func closeIfServed(_ track: Int, chargingShare: Bool) {
        guard waiting[track] == 0, closed[track] != level else { return }
        closed[track] = level
        openCount -= 1
        let length = kept.isEmpty ? lengths[track] : Swift.max(kept[track], lengths[track])
        left = left.subtracting(chargingShare ? Swift.max(share, length) : length)
    }

    /// Keeps a share of a track from the cells of others.
    mutating func keep(_ length: Double, in track: Int) {
        guard length > 0, room != nil else { return }
        if kept.isEmpty { kept = [Double](repeating: 0, count: lengths.count) }
        kept[track] = Swift.max(kept[track], length)
    }

    // MARK: Offers

    /// Returns the offer to a cell in a track: its share, or the present length of the track if that is more.
    mutating func offer(_ track: Int) -> Double {
        shares[track] = share
        return Swift.max(share, lengths[track])
    }

    /// Returns the offer to a cell over some tracks, without the gaps between them: their parts of what is left, all of
    /// them counted as open.
    func offer(_ tracks: Range<Int>) -> Double {
        var pool = left
        var count = openCount
        for track in tracks {
            if closed[track] == level {
                pool += lengths[track]
                count += 1
            } else if waiting[track] == 0 {
                count += 1
            }
        }
        return tracks.count == count ? pool.asOffer : (pool / Double(count)).asOffer * Double(tracks.count)
    }

    // MARK: Lengths

    /// Makes a track at least this long.
    mutating func grow(_ track: Int, to length: Double) {
        let growth = length - lengths[track]
        guard growth > 0 else { return }
        lengths[track] = length
        guard room != nil else { return }
        total += growth
        if closed[track] == level { left = left.subtracting(growth) }
    }
}
