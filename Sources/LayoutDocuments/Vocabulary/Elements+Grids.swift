import GridPress

extension ElementRule {
    /// Grids.
    static let grids = [
        ElementRule(
            "Grid",
            "Items in columns and rows. `tracks` lists the columns, or the rows where it flows in columns; `columns` and "
                + "`rows` list both.",
            Parameter("tracks", .tracks, "The tracks."),
            Parameter("columns", .tracks, "The columns."),
            Parameter("rows", .tracks, "The rows."),
            Parameter("autoTracks", .tracks, "What the tracks are that items make, again and again."),
            Parameter("contentMode", .gridContentMode, "How much room it takes along the axis on which it grows."),
            Parameter("flow", .gridFlow, "Along which axis items follow each other."),
            Parameter("packing", .gridPacking, "Whether items fill holes that larger ones have left."),
            Parameter("spacing", .gridSpacing, "The gaps between cells.", or: "5"),
            Parameter("commonItemsAlignment", .gridAlignment, "Where items lie in their cells."),
            Parameter("contentAlignment", .gridAlignment, "Where the cells lie in the room that the grid takes."),
            .views
        ) { tracks, columns, rows, autoTracks, mode, flow, packing, spacing, items, content, views in
            if columns == nil && rows == nil {
                Grid(
                    tracks: tracks ?? 1,
                    autoTracks: autoTracks ?? [],
                    contentMode: mode,
                    flow: flow,
                    packing: packing,
                    spacing: spacing,
                    commonItemsAlignment: items,
                    contentAlignment: content
                ) {
                    views
                }
            } else {
                Grid(
                    columns: columns ?? 1,
                    rows: rows ?? 1,
                    autoTracks: autoTracks ?? [],
                    contentMode: mode,
                    flow: flow,
                    packing: packing,
                    spacing: spacing,
                    commonItemsAlignment: items,
                    contentAlignment: content
                ) {
                    views
                }
            }
        }
        .with(.oneOf("tracks", "columns"), .oneOf("tracks", "rows"), .any(of: "tracks", "columns", "rows")),
        ElementRule(
            "GridGroup",
            "Items of a grid that are written together. With a span they have a part of the grid for themselves, from "
                + "the column and the row of the start on; their own starts count from there.",
            Parameter("start", .gridPosition, "The first column and the first row of their part, counted from 0."),
            Parameter("span", .gridExtent, "How many columns and rows it has."),
            .views
        ) { start, span, views in
            if let span {
                GridGroup { views }.gridRegion(start: start ?? nil, span: span)
            } else {
                GridGroup { views }
            }
        }
        .with(.pointless("start", without: ["span"])),
    ]
}
