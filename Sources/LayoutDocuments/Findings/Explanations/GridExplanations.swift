extension Finding.Explanation {
    /// The codes of findings about grids and the placement of their items.
    static let ofGrids = [
        Finding.Explanation(
            .gridWithoutTracks, .warning, "Grid without tracks",
            "The list of tracks is empty, so the grid has no place for its items. None of them is drawn.",
            "Add a track: `Grid(tracks: 1)` or `LazyVGrid(columns: [GridItem()])`."),
        Finding.Explanation(
            .gridStartBeyondTracks, .warning, "Start beyond the tracks",
            "The start of an item is a column or row that its grid doesn't have. The start is ignored along that "
                + "axis.", "Columns and rows are numbered from 0: the last of three columns is 2.",
            example: Example(
                mistake: "<Figure><Grid tracks=\"2\"><Circle gridStart=\"column:2\"/></Grid></Figure>",
                right: "<Figure><Grid tracks=\"2\"><Circle gridStart=\"column:1\"/></Grid></Figure>")),
        Finding.Explanation(
            .gridCellsTaken, .warning, "Occupied cells",
            "An item starts in cells that another item occupies. The start is ignored: the item is placed like an "
                + "item without a start.",
            "Use another start for one of the items, or a start with only a column or only a row.",
            example: Example(
                mistake:
                    "<Figure><Grid tracks=\"2\"><Circle gridStart=\"0 0\"/><Circle gridStart=\"0 0\"/></Grid></Figure>",
                right:
                    "<Figure><Grid tracks=\"2\"><Circle gridStart=\"0 0\"/><Circle gridStart=\"1 0\"/></Grid></Figure>")
        ),
        Finding.Explanation(
            .gridNoRoom, .warning, "No space in a row or column",
            "An item starts in a row that has no space for it. In a grid that flows in columns, it starts "
                + "in a column that has no space for it. The start is ignored: the item is placed like an item "
                + "without a start.", "Use another start, or a smaller span.",
            example: Example(
                mistake:
                    "<Figure><Grid tracks=\"1\"><Circle gridStart=\"row:0\"/><Circle gridStart=\"row:0\"/></Grid></Figure>",
                right:
                    "<Figure><Grid tracks=\"2\"><Circle gridStart=\"row:0\"/><Circle gridStart=\"row:0\"/></Grid></Figure>"
            )),
        Finding.Explanation(
            .gridTooLarge, .warning, "Span or start out of range",
            "An item spans more than 10000 tracks, or starts or ends in track 1000000 or beyond, in the direction "
                + "in which its grid grows. In a row grid, a cell spans fewer than 1 column, or a row more than 10000 "
                + "columns. Invalid spans are changed, and invalid starts are ignored.",
            "Use spans from 1 to 10000 that end before track 1000000. In a row grid, use at most 10000 columns in a "
                + "row.",
            example: Example(
                mistake: "<Figure><Grid tracks=\"1\"><Circle gridSpan=\"row:10001\"/></Grid></Figure>",
                right: "<Figure><Grid tracks=\"1\"><Circle gridSpan=\"row:2\"/></Grid></Figure>")),
        Finding.Explanation(
            .gridItemLength, .warning, "Invalid grid item",
            "A length or minimum of a `GridItem` isn't finite or is negative, a maximum isn't at least the minimum, or "
                + "a spacing isn't finite. Invalid lengths count as 0. A maximum below the minimum counts as the "
                + "minimum, and one that isn't a number is ignored. The default replaces an invalid spacing.",
            "Use finite lengths and minimums of at least 0, maximums that aren't smaller than the minimums, and finite "
                + "spacings."),
        Finding.Explanation(
            .spanGridNumbers, .warning, "Invalid span grid",
            "A span grid has fewer than 1 or more than 10000 columns, a width or height is negative, or a "
                + "length isn't finite. The nearest valid number of columns is used. Invalid lengths and spacings "
                + "count as 0. Rows with an invalid height fit their content.",
            "Use 1 to 10000 columns, finite widths and heights of at least 0, and finite spacings and paddings."),
        Finding.Explanation(
            .itemBeyondCell, .note, "Item larger than its cell",
            "An item is wider or higher than its cell, so it extends beyond the cell and can lie on its neighbors. In some "
                + "grids, the spacing is a part of the length of a track.",
            "Use a larger track, or let the item fill its cell.",
            example: Example(
                mistake:
                    "<Figure><LazyVGrid columns=\"fixed(30)\"><Color fill=\"red\" frame=\"40 20\"/></LazyVGrid></Figure>",
                right:
                    "<Figure><LazyVGrid columns=\"fixed(40)\"><Color fill=\"red\" frame=\"40 20\"/></LazyVGrid></Figure>"
            )),
    ]
}
