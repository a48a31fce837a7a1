/// The scale from points of a figure to terminal cells, which are about twice as high as wide.
///
/// The figure uses the available width, up to a maximum scale. A figure that would become too high is compressed
/// vertically.
struct CellScale {
    /// The minimum number of points for each column.
    static let leastPoints: CGFloat = 2
    /// The maximum number of rows in a picture.
    static let mostRows = 250
    /// The ratio of the height of a cell to its width.
    private static let cellHeight: CGFloat = 2

    /// The part of the figure's coordinates that is drawn.
    private let area: CGRect
    /// The number of points for each column.
    let pointsInColumn: CGFloat
    /// The number of points for each row.
    let pointsInRow: CGFloat

    /// Creates a scale that draws an area, including its edges, with at most a number of columns.
    ///
    /// Drawings can come from untrusted sources, so numbers that are infinite, NaN or too large become 0.
    init(_ area: CGRect, columns: Int) {
        let area = CGRect(
            x: area.origin.x.withinReach,
            y: area.origin.y.withinReach,
            width: area.width.withinReach,
            height: area.height.withinReach
        )
        self.area = area
        let columnPoints = max(area.width / CGFloat(columns - 1), Self.leastPoints)
        pointsInColumn = columnPoints
        pointsInRow = max(area.height / CGFloat(Self.mostRows - 1), columnPoints * Self.cellHeight)
    }

    /// Whether the figure is compressed vertically.
    var isSquashed: Bool { pointsInRow > pointsInColumn * Self.cellHeight }

    /// The number of columns of the area.
    var columns: Int { Int((area.width / pointsInColumn).rounded()) + 1 }
    /// The number of rows of the area.
    var rows: Int { Int((area.height / pointsInRow).rounded()) + 1 }

    /// Returns the cells of a rectangle inside the area, including its lines.
    func cells(of rect: CGRect) -> CellRect {
        func cell(_ distance: CGFloat, _ points: CGFloat, _ count: Int) -> Int {
            let place = (distance / points).rounded()
            return place > 0 ? Int(min(place, CGFloat(count - 1))) : 0
        }
        return CellRect(
            left: cell(rect.minX - area.minX, pointsInColumn, columns),
            top: cell(rect.minY - area.minY, pointsInRow, rows),
            right: cell(rect.maxX - area.minX, pointsInColumn, columns),
            bottom: cell(rect.maxY - area.minY, pointsInRow, rows)
        )
    }
}

extension CGFloat {
    /// The number, or 0 if it is infinite, NaN, or too large to compute lengths with.
    fileprivate var withinReach: CGFloat { magnitude <= 1e12 ? self : 0 }
}

/// A rectangle of cells, including the cells at its edges.
struct CellRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// The number of cells.
    var area: Int { (right - left + 1) * (bottom - top + 1) }
}
