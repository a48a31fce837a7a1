extension ModifierRule {
    /// Returns the rule of a layer with the size of the cell: a shape with a fill style, or views.
    private static func cellLayer(
        _ name: String, _ summary: String, apply: @escaping @Sendable (AnyView, AnyView) -> AnyView
    ) -> ModifierRule {
        ModifierRule(
            name, summary, Parameter("style", .style, "The fill style."),
            Parameter("in", .shape, "The shape to fill.", or: "rect"),
            .slot("content", "Views with the size of the cell.")
        ) { view, style, shape, content in
            apply(view, content.map { AnyView($0) } ?? AnyView(shape.fill(style ?? AnyShapeStyle(.foreground))))
        }.with(.oneOf("style", "content"), .oneOf("in", "content"), .any(of: "style", "content"))
    }

    /// Modifiers for grids and their items.
    static let grids: [ModifierRule] = [
        ModifierRule(
            "gridSpan", "Sets the number of columns and rows that the item spans in a track grid.",
            Parameter("column", .count, "The number of columns.", or: "1"),
            Parameter("row", .count, "The number of rows.", or: "1")
        ) { $0.gridSpan(column: $1, row: $2) },
        ModifierRule(
            "gridStart", "Sets the column and the row in which the item starts in a track grid.",
            Parameter("column", .count, "The first column, counted from 0."),
            Parameter("row", .count, "The first row, counted from 0.")
        ) { $0.gridStart(column: $1, row: $2) },
        ModifierRule(
            "gridItemAlignment", "Sets the alignment of the item within its cell in a track grid.",
            .value(.gridAlignment, "The alignment.")
        ) { $0.gridItemAlignment($1) },
        cellLayer("gridCellBackground", "Adds a background with the size of the cell in a track grid.") { view, layer in
            AnyView(view.gridCellBackground { _ in layer })
        },
        cellLayer("gridCellOverlay", "Adds an overlay with the size of the cell in a track grid.") { view, layer in
            AnyView(view.gridCellOverlay { _ in layer })
        },
        ModifierRule(
            "gridContentMode",
            "Sets the content mode of track grids: the size of a grid along the axis on which it grows.",
            .value(.gridContentMode, "The content mode.")
        ) { $0.gridContentMode($1) },
        ModifierRule(
            "gridFlow", "Sets the axis along which items of track grids follow each other.",
            .value(.gridFlow, "The flow.")
        ) { $0.gridFlow($1) },
        ModifierRule(
            "gridPacking", "Sets whether later items of track grids fill the holes that larger items leave.",
            .value(.gridPacking, "The packing.")
        ) { $0.gridPacking($1) },
        ModifierRule(
            "gridCommonItemsAlignment", "Sets the alignment of all items of track grids within their cells.",
            .value(.gridAlignment, "The alignment.")
        ) { $0.gridCommonItemsAlignment($1) },
        ModifierRule(
            "gridContentAlignment", "Sets the alignment of the cells within track grids.",
            .value(.gridAlignment, "The alignment.")
        ) { $0.gridContentAlignment($1) },
        ModifierRule(
            "gridRounding", "Sets the rounding of the cell frames of track grids.",
            .value(.gridRounding, "The rounding.")
        ) { $0.gridRounding($1) },
        ModifierRule(
            "gridSpanDistribution",
            "Sets how track grids distribute the size of an item among the tracks that the item spans.",
            .value(.gridSpanDistribution, "The distribution.")
        ) { $0.gridSpanDistribution($1) },
        ModifierRule(
            "gridLines", "Draws lines between the tracks of track grids.",
            Parameter("style", .style, "The style of the lines.", or: "separator"),
            Parameter("lineWidth", .length, "The width of the lines, in points.", or: "1"),
            Parameter("axes", .axes, "The axes along which the lines run.", or: "both")
        ) { $0.gridLines($1, lineWidth: $2, axes: $3) },
        ModifierRule(
            "gridCellColumns", "Sets the number of columns that the cell spans in a row grid.",
            .value(.count, "The number of columns.")
        ) { $0.gridCellColumns($1) },
        ModifierRule(
            "gridCellUnsizedAxes",
            "Excludes the cell from the width of its column or the height of its row in a row grid.",
            .value(.axes, "The axes along which the cell doesn't affect the size of its column or row.")
        ) { $0.gridCellUnsizedAxes($1) },
        ModifierRule(
            "gridCellAnchor",
            "Aligns a point of the view with the same point of its cell in a row grid. Overrides all other alignments.",
            .value(.unitPoint, "The point.")
        ) { $0.gridCellAnchor($1) },
        ModifierRule(
            "gridColumnAlignment",
            "Sets the horizontal alignment of a whole column in a row grid, from one cell of the column.",
            .value(.horizontalAlignment, "The alignment of the column.")
        ) { $0.gridColumnAlignment($1) },
    ]
}
