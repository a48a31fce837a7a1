/// The arithmetic of cells that span several tracks.
enum RowGridSpans {
    /// The sum of some numbers in a row.
    static func sum(_ numbers: [Double], _ range: Range<Int>) -> Double {
        var sum = 0.0
        for index in range { sum += numbers[index] }
        return sum
    }

    /// Returns the tracks that take what a cell over some tracks lacks: those in which no cell is alone, or else all.
    static func takers(of tracks: Range<Int>, isEmpty: (Int) -> Bool) -> [Int] {
        let empty = tracks.filter(isEmpty)
        return empty.isEmpty ? Array(tracks) : empty
    }

    /// The part of each of some tracks in a length that they lack together; `nil` where they lack nothing.
    ///
    /// Every track takes an equal part, whatever is in it.
    static func part(of missing: Double, among count: Int) -> Double? {
        missing > 0 ? missing / Double(count) : nil
    }
}

extension RowGridStructure {
    /// The gap between two columns where cells of a row meet, if one is asked for.
    ///
    /// Assumption: a gap that is asked for is left at the same places as one that isn't, so that a column which no cell
    /// starts or ends at has none.
    static func gap(ofMeetingCells spacing: Double) -> Double { spacing }
}
