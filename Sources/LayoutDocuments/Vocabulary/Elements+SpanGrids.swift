import GridPress

extension ElementRule {
    /// Grids whose cells span columns.
    static let spanGrids: [ElementRule] = [
        ElementRule(
            "SpanGrid",
            "Views in equal columns that fit the width of the grid, row by row. A view takes one column, or as many as its "
                + "`spanGridCellSize` says; it is as wide as they are. What doesn't fit into the rest of a row starts the "
                + "next. The grid scrolls: it takes the room that it is offered and shows its start.",
            Parameter(
                "columnSizeStrategy",
                .spanGridColumns,
                "How many columns there are, how wide they are, and how far apart. `dynamic` has up to three that adapt to "
                    + "the width and to the size of texts; `dynamicProvider` goes by the size class too.",
                or: "dynamic"
            ),
            Parameter(
                "rowSizeStrategy",
                .spanGridRows,
                "How high views are at least: as high as a column is wide, or as the largest of their row.",
                or: "none"
            ),
            Parameter("verticalPadding", .length, "The room above the first row, and below the last one.", or: "0"),
            .views
        ) { columns, rows, padding, views in
            SpanGrid(
                columnSizeStrategy: columns.strategy,
                rowSizeStrategy: rows,
                keyboardNavigationOptions: SpanGridKeyboardNavigationOptions(enabled: true),
                verticalPadding: padding
            ) {
                views
            }
        }
    ]
}
