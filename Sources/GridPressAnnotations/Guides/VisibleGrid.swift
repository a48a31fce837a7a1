/// The visible part of a grid without rotation, in figure coordinates.
struct VisibleGrid {
    /// The tracks along an axis, and the lines between them.
    struct Tracks {
        /// The tracks that are at least partly visible, in the order of the grid.
        var tracks: [Track]
        /// The visible lines between tracks and at their ends, each in the middle of its gap.
        var lines: [Line]
        /// The start of the visible range of the tracks.
        var start: Double
        var end: Double
        /// The visible gaps between tracks.
        var gaps: [ClosedRange<Double>]
    }

    /// A column or row.
    struct Track {
        /// The index of the track, starting at 0.
        var index: Int
        /// The declared size.
        var size: String
        /// The length without the transforms around the grid.
        var length: Double
        var start: Double
        var end: Double
    }

    /// A line between tracks.
    struct Line {
        /// The number from the start, beginning with 1.
        var number: Int
        /// The number from the end, beginning with −1; `nil` if the end isn't known.
        var numberFromEnd: Int?
        var place: Double
    }

    /// The area of an item.
    struct Cell {
        var area: CGRect
        /// The visible frame of the content; `nil` if it is invisible or unknown.
        var item: CGRect?
        var columnCount: Int
        var rowCount: Int
    }

    /// The grid of the drawing.
    let grid: Drawing.Grid
    let columns: Tracks
    let rows: Tracks
    /// The visible cells.
    let cells: [Cell]
    /// The scale from points of the grid to points of the figure.
    let scale: CGSize

    /// The visible rectangle around the tracks.
    var frame: CGRect {
        CGRect(x: columns.start, y: rows.start, width: columns.end - columns.start, height: rows.end - rows.start)
    }

    /// Creates the visible part of a grid; `nil` if it is hidden, clipped away or rotated, or has no tracks.
    init?(_ grid: Drawing.Grid, of drawing: Drawing, _ visibility: Drawing.VisibilityMap, _ items: ItemTrace) {
        let element = drawing.elements[grid.element]
        let around = visibility.around(grid.element)
        let inside = visibility.inside(grid.element)
        let transform = around.transform
        guard transform.isUpright, !inside.isHidden, !(grid.columns.isEmpty && grid.rows.isEmpty) else { return nil }
        let frame = transform.boundingBox(of: element.frame)
        let window = inside.clip
        self.grid = grid
        let columns = Tracks(
            grid.mentioningSpacing(in: grid.columns, along: .top),
            scale: transform.a,
            shift: transform.tx,
            whole: frame.minX...frame.maxX,
            window: window.map { $0.minX...$0.maxX }
        )
        let rows = Tracks(
            grid.mentioningSpacing(in: grid.rows, along: .left),
            scale: transform.d,
            shift: transform.ty,
            whole: frame.minY...frame.maxY,
            window: window.map { $0.minY...$0.maxY }
        )
        guard let columns, let rows else { return nil }
        self.columns = columns
        self.rows = rows
        cells = zip(grid.cells, items.frames(in: grid)).compactMap { cell, item in
            guard let area = inside.visiblePart(of: transform.boundingBox(of: cell.frame)) else { return nil }
            return Cell(area: area, item: item, columnCount: cell.columns.count, rowCount: cell.rows.count)
        }
        scale = CGSize(width: transform.a.magnitude, height: transform.d.magnitude)
    }
}

extension VisibleGrid.Tracks {
    /// Creates the part of the tracks in a window; `nil` if none is visible.
    init?(
        _ tracks: [Drawing.Grid.Track],
        scale: Double,
        shift: Double,
        whole: ClosedRange<Double>,
        window: ClosedRange<Double>?
    ) {
        let placed = tracks.enumerated().map { index, track in
            let (first, last) = (track.start * scale + shift, (track.start + track.length) * scale + shift)
            return VisibleGrid.Track(
                index: index,
                size: track.size,
                length: track.length,
                start: min(first, last),
                end: max(first, last)
            )
        }
        let reach = placed.reduce(nil as ClosedRange<Double>?) { reach, track in
            min(reach?.lowerBound ?? track.start, track.start)...max(reach?.upperBound ?? track.end, track.end)
        }
        let full = reach ?? whole
        let (low, high) = (
            max(full.lowerBound, window?.lowerBound ?? full.lowerBound),
            min(full.upperBound, window?.upperBound ?? full.upperBound)
        )
        guard low <= high else { return nil }
        start = low
        end = high
        func isSeen(_ place: Double) -> Bool { place >= low - 0.001 && place <= high + 0.001 }

        // Lazy grids create only visible lines, so the last one may not be the last of the grid.
        let isCut = window.map { $0.upperBound < whole.upperBound - 0.001 } ?? false
        let isWhole = !isCut || full.upperBound >= whole.upperBound - 0.001
        lines = Self.places(of: placed).enumerated().filter { isSeen($0.element) }.map { index, place in
            VisibleGrid.Line(
                number: index + 1,
                numberFromEnd: isWhole ? index - placed.count - 1 : nil,
                place: place
            )
        }
        gaps = zip(placed, placed.dropFirst()).compactMap { before, after in
            let (first, last) = before.start <= after.start ? (before.end, after.start) : (after.end, before.start)
            let (from, to) = (max(first, low), min(last, high))
            return from < to ? from...to : nil
        }
        self.tracks = placed.compactMap { track in
            guard track.end >= low, track.start <= high else { return nil }
            var track = track
            track.start = max(track.start, low)
            track.end = min(track.end, high)
            return track
        }
    }

    /// Returns the positions of the lines: at both ends, and in the middle of each gap.
    private static func places(of tracks: [VisibleGrid.Track]) -> [Double] {
        guard let first = tracks.first, let last = tracks.last else { return [] }
        let isBackward = last.start < first.start
        let between = zip(tracks, tracks.dropFirst()).map { before, after in
            isBackward ? (before.start + after.end) / 2 : (before.end + after.start) / 2
        }
        return [isBackward ? first.end : first.start] + between + [isBackward ? last.start : last.end]
    }
}

extension CGAffineTransform {
    /// Whether the transform keeps rectangles parallel to the axes, without exchanging width and height.
    var isUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 && a != 0 && d != 0 }
}
