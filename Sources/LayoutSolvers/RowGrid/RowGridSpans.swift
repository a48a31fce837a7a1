/// The arithmetic of cells that span several tracks.
enum RowGridSpans {
    /// Returns the sum of the numbers at a range of indices.
    static func sum(_ numbers: [Double], _ range: Range<Int>) -> Double {
        var sum = 0.0
        for index in range { sum += numbers[index] }
        return sum
    }

    /// Returns the tracks that grow for a cell that spans several: tracks without single cells, or else all tracks.
    static func takers(of tracks: Range<Int>, isEmpty: (Int) -> Bool) -> [Int] {
        let empty = tracks.filter(isEmpty)
        return empty.isEmpty ? Array(tracks) : empty
    }

    /// Returns the part of a missing length that each of some tracks gets; `nil` if no length is missing.
    static func part(of missing: Double, among count: Int) -> Double? {
        missing > 0 ? missing / Double(count) : nil
    }
}

extension RowGridStructure {
    /// Returns the gap between two columns at which cells of a row meet, from a specified spacing.
    ///
    /// Assumption: a specified spacing leaves the same gaps out as the default one. A column at which no cell starts
    /// or ends has no gap.
    static func gap(ofMeetingCells spacing: Double) -> Double { spacing }
}
