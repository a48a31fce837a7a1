import GridPressDrawings

extension Drawing.Grid {
    /// Returns the rectangle of some columns and rows, computed from printed lengths; `nil` if a track is missing.
    func printedRoom(columns: Range<Int>, rows: Range<Int>) -> CGRect? {
        guard let across = Self.extent(of: columns, in: self.columns), let down = Self.extent(of: rows, in: self.rows)
        else { return nil }
        return CGRect(
            x: across.lowerBound,
            y: down.lowerBound,
            width: across.upperBound - across.lowerBound,
            height: down.upperBound - down.lowerBound
        )
        .inThousandths
    }

    private static func extent(of range: Range<Int>, in tracks: [Track]) -> ClosedRange<Double>? {
        guard !range.isEmpty, tracks.indices.contains(range.lowerBound), range.upperBound <= tracks.count else {
            return nil
        }
        // Right-to-left tracks have decreasing positions.
        let parts = tracks[range]
        let starts = parts.map { $0.start.inThousandths }
        let ends = parts.map { $0.start.inThousandths + $0.length.inThousandths }
        guard let low = starts.min(), let high = ends.max(), low <= high else { return nil }
        return low...high
    }
}
