import GridPress

extension ModifierRule {
    private static let style = Parameter("style", .style, "What it is painted with.")
    private static let shape = Parameter("in", .shape, "The shape that is painted.", or: "rect")
    private static let content = Parameter.slot("content", "Views that are as large as the cell.")

    /// What items say to their grid, and what is said about grids.
    static let grids = [
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
        ModifierRule(
            "gridCellBackground",
            "Paint or views behind an item, as large as its cell.",
            style,
            shape,
            content
        ) {
            view,
            style,
            shape,
            content in
            view.gridCellBackground { _ in
                if let content { content } else { shape.fill(style ?? AnyShapeStyle(.background)) }
            }
        }
        .with(.oneOf("style", "content"), .oneOf("in", "content"), .any(of: "style", "content")),
        ModifierRule("gridCellOverlay", "Paint or views above an item, as large as its cell.", style, shape, content) {
            view,
            style,
            shape,
            content in
            view.gridCellOverlay { _ in
                if let content { content } else { shape.fill(style ?? AnyShapeStyle(.foreground)) }
            }
        }
        .with(.oneOf("style", "content"), .oneOf("in", "content"), .any(of: "style", "content")),
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
    ]
}
