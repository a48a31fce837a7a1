import GridPress

extension ModifierRule {
    /// A layer of an item that is as large as its cell: paint, or views.
    private static func cellLayer(
        _ name: String,
        _ summary: String,
        apply: @escaping @Sendable (AnyView, AnyView) -> AnyView
    ) -> ModifierRule {
        ModifierRule(
            name,
            summary,
            Parameter("style", .style, "What it is painted with."),
            Parameter("in", .shape, "The shape that is painted.", or: "rect"),
            .slot("content", "Views that are as large as the cell.")
        ) { view, style, shape, content in
            apply(view, content.map { AnyView($0) } ?? AnyView(shape.fill(style ?? AnyShapeStyle(.foreground))))
        }
        .with(.oneOf("style", "content"), .oneOf("in", "content"), .any(of: "style", "content"))
    }

    /// What items say to their grid, and what is said about grids.
    static let grids: [ModifierRule] = [
        ModifierRule(
            "gridSpan",
            "How many columns and rows the item takes.",
            Parameter("column", .count, "How many columns.", or: "1"),
            Parameter("row", .count, "How many rows.", or: "1")
        ) {
            $0.gridSpan(column: $1, row: $2)
        },
        ModifierRule(
            "gridStart",
            "Where the item starts, counted from 0.",
            Parameter("column", .count, "In which column."),
            Parameter("row", .count, "In which row.")
        ) {
            $0.gridStart(column: $1, row: $2)
        },
        ModifierRule("gridItemAlignment", "Where the item lies in its cell.", .value(.gridAlignment, "The place.")) {
            $0.gridItemAlignment($1)
        },
        cellLayer("gridCellBackground", "Paint or views behind an item, as large as its cell.") { view, layer in
            AnyView(view.gridCellBackground { _ in layer })
        },
        cellLayer("gridCellOverlay", "Paint or views above an item, as large as its cell.") { view, layer in
            AnyView(view.gridCellOverlay { _ in layer })
        },
        ModifierRule("gridContentMode", "How much room grids take.", .value(.gridContentMode, "How much.")) {
            $0.gridContentMode($1)
        },
        ModifierRule("gridFlow", "Along which axis items of grids follow each other.", .value(.gridFlow, "Which.")) {
            $0.gridFlow($1)
        },
        ModifierRule("gridPacking", "Whether items of grids fill holes.", .value(.gridPacking, "Whether.")) {
            $0.gridPacking($1)
        },
        ModifierRule(
            "gridCommonItemsAlignment",
            "Where items lie in their cells.",
            .value(.gridAlignment, "The place.")
        ) {
            $0.gridCommonItemsAlignment($1)
        },
        ModifierRule("gridContentAlignment", "Where cells lie in their grids.", .value(.gridAlignment, "The place.")) {
            $0.gridContentAlignment($1)
        },
        ModifierRule("gridRounding", "On which numbers frames of cells fall.", .value(.gridRounding, "Which.")) {
            $0.gridRounding($1)
        },
        ModifierRule(
            "gridSpanDistribution",
            "How the room that items need is shared among the tracks that they span.",
            .value(.gridSpanDistribution, "How.")
        ) {
            $0.gridSpanDistribution($1)
        },
        ModifierRule(
            "gridLines",
            "Lines between the tracks of a grid.",
            Parameter("style", .style, "What they are painted with.", or: "separator"),
            Parameter("lineWidth", .length, "How wide they are.", or: "1"),
            Parameter("axes", .axes, "Along which axes they run.", or: "both")
        ) {
            $0.gridLines($1, lineWidth: $2, axes: $3)
        },
        ModifierRule(
            "gridCellColumns",
            "How many columns the cell takes in a grid of rows.",
            .value(.count, "How many columns.")
        ) {
            $0.gridCellColumns($1)
        },
        ModifierRule(
            "gridCellUnsizedAxes",
            "Lets other cells choose the width of the cell's column, or the height of its row, in a grid of rows.",
            .value(.axes, "Along which axes the cell takes what they leave.")
        ) {
            $0.gridCellUnsizedAxes($1)
        },
        ModifierRule(
            "gridCellAnchor",
            "Puts a point of the view on the same point of its cell, whatever the grid of rows, the row and the column say.",
            .value(.unitPoint, "The point.")
        ) {
            $0.gridCellAnchor($1)
        },
        ModifierRule(
            "gridColumnAlignment",
            "How the cells of the cell's column are aligned in a grid of rows; one cell says it for all.",
            .value(.horizontalAlignment, "How.")
        ) {
            $0.gridColumnAlignment($1)
        },
    ]
}
