import GridPressDrawings

/// The scale from points of a figure to cells of a terminal, which are about twice as high as wide.
///
/// The figure is made as wide as there is room, but not larger than it is pleasant to look at; where it would become
/// too high, its rows stand for more points.
struct CellScale {
    /// How many points a column stands for at least.
    static let leastPoints: CGFloat = 2
    /// How many rows a picture has at most.
    static let mostRows = 250
    /// How many times as high as wide a cell is.
    private static let cellHeight: CGFloat = 2

    /// The part of the figure's coordinates that is drawn.
    private let area: CGRect
    /// How many points a column stands for.
    let pointsInColumn: CGFloat
    /// How many points a row stands for.
    let pointsInRow: CGFloat

    /// A scale that draws an area, edges included, in so many columns.
    ///
    /// Drawings are made by anybody: numbers in them may be infinite or none.
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

    /// Whether rows stand for more points than they should for their height.
    var isSquashed: Bool { pointsInRow > pointsInColumn * Self.cellHeight }

    /// How many columns the area takes.
    var columns: Int { Int((area.width / pointsInColumn).rounded()) + 1 }
    /// How many rows the area takes.
    var rows: Int { Int((area.height / pointsInRow).rounded()) + 1 }

    /// The cells of a rectangle inside the area, those of its lines included.
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
    /// The number, or 0 where it is infinite, none, or so large that lengths are lost in it.
    fileprivate var withinReach: CGFloat { magnitude <= 1e12 ? self : 0 }
}

/// A rectangle of cells; those at its edges belong to it.
struct CellRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// How many cells it has.
    var area: Int { (right - left + 1) * (bottom - top + 1) }
}
