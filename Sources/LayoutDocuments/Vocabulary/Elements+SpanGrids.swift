extension ElementRule {
    /// Grids whose cells span columns.
    static let spanGrids: [ElementRule] = [
        ElementRule(
            "SpanGrid",
            "Arranges views row by row in columns of equal width. A view spans one column, "
                + "or the number of columns that `spanGridCellSize` sets. A view that doesn't fit into "
                + "the rest of a row starts the next row. The grid scrolls. It takes the proposed size and shows the "
                + "start of its content.",
            Parameter(
                "columnSizeStrategy", .spanGridColumns,
                "The number, width and spacing of the columns. With `dynamic`, up to three columns adapt to the width "
                    + "and to the text size. With `dynamicProvider`, the columns also adapt to the size class.",
                or: "dynamic"),
            Parameter(
                "rowSizeStrategy", .spanGridRows,
                "The minimum height of views: a height, the width of a column, or the largest height in the row.",
                or: "none"),
            Parameter(
                "verticalPadding", .length, "The padding above the first row and below the last row, in points.",
                or: "0"), .views
        ) { columns, rows, padding, views in
            SpanGrid(
                columnSizeStrategy: columns.strategy, rowSizeStrategy: rows,
                keyboardNavigationOptions: SpanGridKeyboardNavigationOptions(enabled: true), verticalPadding: padding
            ) { views }
        }
    ]
}
