import LayoutSolvers
import LibrarySolvers

extension TrainerState {
    /// Returns the picture of a span grid, whose columns have equal widths.
    func spanGridPicture(explaining explained: Int?) -> TrainerPicture {
        let items = items(inStack: nil)
        var picture = TrainerPicture(count: items.count, explaining: explained)
        let columns = SpanGridColumns(
            count: self[.columns].count(1...24),
            tileWidth: self[.columnWidth],
            gap: self[.horizontalSpacing].known ?? 8,
            rowGap: self[.verticalSpacing].known ?? self[.horizontalSpacing].known ?? 8
        )
        let heights: SpanGridRowHeight =
            switch self[.rowHeight].count(0...2) {
            case 1: .square
            case 2: .largest
            default: .none
            }
        let sizes = items.indices.map { SpanGridSize.span(self[.columnSpan, item: $0].count(1...24)) }
        let solver = SpanGridSolver(sizes, columns: columns, rowHeight: heights)
        // 1. A cell is as wide as its columns, and at least as high as its row if that is known.
        let rows = solver.rows { item, width, height in
            SpanGridCell(item: items[item], width: width, least: height).height
        }
        picture.container.size = Size(width: figureSize.width, height: rows.height)
        let start = columns.start(in: figureSize.width)
        // 2. The item is centered in its cell.
        for row in rows.rows {
            for item in row.items {
                let place = solver.assignment.places[item]
                let width = columns.width(ofSpan: place.span)
                let cell = SpanGridCell(item: items[item], width: width, least: row.offer)
                var frame = cell.frame
                frame.move(x: start + columns.start(ofColumn: place.column), y: row.start)
                picture.place(item, frame, offer: cell.offer)
                guard item == explained else { continue }
                picture.account?.explainSpanGrid(
                    columns,
                    place,
                    width: figureSize.width,
                    height: rows.height,
                    cell: Rect(
                        x: start + columns.start(ofColumn: place.column),
                        y: row.start,
                        width: width,
                        height: cell.height
                    ),
                    offer: cell.offer,
                    frame: frame
                )
            }
        }
        picture.columns = (0..<columns.count).map {
            TrainerPicture.Track(start: start + columns.start(ofColumn: $0), length: columns.tileWidth)
        }
        picture.rows = rows.rows.map { TrainerPicture.Track(start: $0.start, length: $0.height) }
        return picture
    }
}

/// A cell of a span grid: a frame with a width around its item, and a frame with a minimum height around that.
private struct SpanGridCell {
    let item: Item
    let width: Double
    let limits: FlexibleLength
    let height: Double

    init(item: Item, width: Double, least: Double?) {
        self.item = item
        self.width = width
        limits = FlexibleLength(minimum: least)
        height = limits.length(for: nil, child: item.size(Offer(width: width, height: nil)).height)
    }

    /// The proposal to the item if the height of the cell is known.
    var offer: Offer { Offer(width: width, height: limits.placementOffer(for: nil, length: height)) }

    /// The frame of the item in the cell.
    var frame: Rect {
        let size = item.size(offer)
        return Rect(
            x: Place.center.shift(of: size.width, in: width),
            y: Place.center.shift(of: size.height, in: height),
            width: size.width,
            height: size.height
        )
    }
}
