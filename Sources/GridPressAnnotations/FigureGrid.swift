/// A grid with its tracks in figure coordinates.
struct FigureGrid {
    /// A track of a grid, in figure coordinates.
    struct Track {
        var start: Double
        var end: Double
        /// The length in the layout, without transforms.
        var length: Double
        /// The factor from the length in the layout to the length in the figure.
        var scale: Double
    }

    let grid: Drawing.Grid
    /// The transform from the grid's coordinates to the figure's coordinates.
    let transform: CGAffineTransform
    /// The rectangle around the tracks.
    let frame: CGRect
    /// The columns that are at least partly visible, from left to right.
    let columns: [Track]
    /// The rows that are at least partly visible, from top to bottom.
    let rows: [Track]
    /// The cells that are at least partly visible.
    let cells: [Drawing.Grid.Cell]

    /// Creates the grid; `nil` if it is rotated, skewed or hidden, or if an axis has no visible tracks.
    init?(_ grid: Drawing.Grid, _ visibility: Drawing.VisibilityMap) {
        let transform = visibility.around(grid.element).transform
        guard transform.isUpright, !visibility.inside(grid.element).isHidden else { return nil }
        self.grid = grid
        self.transform = transform
        let window = visibility.inside(grid.element).clip
        columns = Self.tracks(
            grid.columns,
            scale: transform.a,
            shift: transform.tx,
            within: window.map { $0.minX...$0.maxX }
        )
        rows = Self.tracks(
            grid.rows,
            scale: transform.d,
            shift: transform.ty,
            within: window.map { $0.minY...$0.maxY }
        )
        cells = grid.cells.filter { cell in
            window.map { $0.part(of: transform.boundingBox(of: cell.frame)) != nil } ?? true
        }
        guard let left = columns.first?.start, let right = columns.map(\.end).max(), let top = rows.first?.start,
            let bottom = rows.map(\.end).max()
        else { return nil }
        frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func tracks(
        _ tracks: [Drawing.Grid.Track],
        scale: Double,
        shift: Double,
        within window: ClosedRange<Double>?
    ) -> [Track] {
        tracks.map { track in
            let range = ClosedRange(
                between: track.start * scale + shift,
                (track.start + track.length) * scale + shift
            )
            return Track(start: range.lowerBound, end: range.upperBound, length: track.length, scale: abs(scale))
        }
        .filter { track in window.map { track.end >= $0.lowerBound && track.start <= $0.upperBound } ?? true }
        .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }
}
