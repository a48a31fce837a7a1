import GridPress

extension ElementRule {
    /// Grids.
    static let grids: [ElementRule] = [
        ElementRule(
            "Grid",
            "Views in columns and rows. A grid that lists no tracks is one of rows: each `GridRow` inside is one, and any "
                + "other view is a row that takes all columns; `alignment`, `horizontalSpacing` and `verticalSpacing` are "
                + "for such grids. In a grid with tracks items follow each other: `tracks` lists the columns, or the rows "
                + "where it flows in columns; `columns` and `rows` list both. All other attributes are for tracks.",
            Parameter("alignment", .alignment, "How cells of rows are aligned that don't fill theirs.", or: "center"),
            Parameter("horizontalSpacing", .length, gap("columns")),
            Parameter("verticalSpacing", .length, gap("rows")),
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
        ) {
            alignment,
            horizontal,
            vertical,
            tracks,
            columns,
            rows,
            autoTracks,
            mode,
            flow,
            packing,
            spacing,
            items,
            content,
            views in
            if tracks == nil && columns == nil && rows == nil {
                Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { views }
            } else if let tracks {
                Grid(
                    tracks: tracks,
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
        .with(.oneOf("tracks", "columns"), .oneOf("tracks", "rows"), .gridOfTracks, .gridOfRows),
        ElementRule(
            "GridRow",
            "A row of a grid that lists no tracks: the views inside are its cells, and what is said of the row is said of "
                + "each. Anywhere else it is a group.",
            Parameter(
                "alignment",
                .verticalAlignment,
                "How its cells are aligned; as the grid says where it is left out."
            ),
            .views
        ) { alignment, views in
            GridRow(alignment: alignment) { views }
        },
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
        ElementRule(
            "LazyVGrid",
            "Views in columns that don't depend on what is in them, row by row. Headers and footers of sections inside "
                + "take a row each.",
            .needed("columns", .gridItems, "The columns."),
            Parameter("alignment", .horizontalAlignment, "Where columns lie in a grid that is wider.", or: "center"),
            Parameter("spacing", .length, gap("rows")),
            .views
        ) { columns, alignment, spacing, views in
            LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { views }
        },
        ElementRule(
            "LazyHGrid",
            "Views in rows that don't depend on what is in them, column by column. Headers and footers of sections inside "
                + "take a column each.",
            .needed("rows", .gridItems, "The rows."),
            Parameter("alignment", .verticalAlignment, "Where rows lie in a grid that is higher.", or: "center"),
            Parameter("spacing", .length, gap("columns")),
            .views
        ) { rows, alignment, spacing, views in
            LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { views }
        },
    ]

    /// What is said of the space between tracks.
    private static func gap(_ tracks: String) -> String {
        "The space between \(tracks); the views' own preference where it is left out."
    }
}

// MARK: - Grids of two kinds

extension Conflict {
    /// The attributes that list tracks.
    private static let lists = ["tracks", "columns", "rows"]

    /// In a grid that lists tracks, nothing of a grid of rows may be said.
    fileprivate static var gridOfTracks: Conflict {
        Conflict { told in
            guard let list = lists.first(where: { told.values[$0] != nil }) else { return nil }
            let advice: KeyValuePairs = [
                "alignment": "commonItemsAlignment=\"…\"", "horizontalSpacing": "spacing=\"8,4\"",
                "verticalSpacing": "spacing=\"8,4\"",
            ]
            return advice.first { told.values[$0.key] != nil }
                .map { name, instead in
                    Problem(
                        code: .contradiction,
                        name: name,
                        sentence: "“\(name)” belongs to a grid of rows, and “\(list)” makes it one of tracks.",
                        fix: "Write \(instead) in its place, or leave “\(list)” out."
                    )
                }
        }
    }

    /// In a grid that lists no tracks, nothing of them may be said.
    fileprivate static var gridOfRows: Conflict {
        Conflict { told in
            guard !lists.contains(where: { told.values[$0] != nil }) else { return nil }
            let names = [
                "spacing", "autoTracks", "contentMode", "flow", "packing", "commonItemsAlignment", "contentAlignment",
            ]
            guard let name = names.first(where: { told.values[$0] != nil }) else { return nil }
            let instead =
                switch name {
                case "spacing": ", or horizontalSpacing=\"8\" and verticalSpacing=\"8\" for a grid of rows"
                case "commonItemsAlignment": ", or alignment=\"…\" for a grid of rows"
                default: ""
                }
            return Problem(
                code: .missingAttribute,
                name: name,
                sentence: "“\(name)” belongs to a grid with tracks, and “tracks” or “columns” or “rows” is missing.",
                fix: "Write one of them\(instead)."
            )
        }
    }
}
