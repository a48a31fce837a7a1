extension ElementRule {
    /// Grids.
    static let grids: [ElementRule] = [
        ElementRule(
            "Grid",
            "Arranges views in columns and rows. A grid without `tracks`, `columns` and `rows` is a row grid. In a row "
                + "grid, each `GridRow` is a row, and any other view spans all columns. All other grids are track "
                + "grids. A track grid places its items one after another in its tracks: columns and rows. "
                + "`alignment`, `horizontalSpacing` and `verticalSpacing` are valid only in row grids, and all other "
                + "attributes only in track grids.",
            Parameter("alignment", .alignment, "The alignment of views within the cells of a row grid.", or: "center"),
            Parameter("horizontalSpacing", .length, gap("columns")), Parameter("verticalSpacing", .length, gap("rows")),
            Parameter(
                "tracks", .tracks,
                "The columns, or the rows if `flow` is `columns`. Not valid together with `columns` or `rows`."),
            Parameter("columns", .tracks, "The columns."), Parameter("rows", .tracks, "The rows."),
            Parameter(
                "autoTracks", .tracks,
                "The sizes of the tracks that the grid adds if items need more than the listed tracks, repeated in "
                    + "order."),
            Parameter("contentMode", .gridContentMode, "The size of the grid along the axis on which it grows."),
            Parameter("flow", .gridFlow, "The axis along which items follow each other."),
            Parameter("packing", .gridPacking, "Whether later items fill the holes that larger items leave."),
            Parameter("spacing", .gridSpacing, "The spacing between cells, in points.", or: "5"),
            Parameter("commonItemsAlignment", .gridAlignment, "The alignment of items within their cells."),
            Parameter("contentAlignment", .gridAlignment, "The alignment of the cells within the grid."), .views
        ) {
            alignment, horizontal, vertical, tracks, columns, rows, autoTracks, mode, flow, packing, spacing, items,
            content, views in
            if tracks == nil && columns == nil && rows == nil {
                Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { views }
            } else if let tracks {
                Grid(
                    tracks: tracks, autoTracks: autoTracks ?? [], contentMode: mode, flow: flow, packing: packing,
                    spacing: spacing, commonItemsAlignment: items, contentAlignment: content
                ) { views }
            } else {
                Grid(
                    columns: columns ?? 1, rows: rows ?? 1, autoTracks: autoTracks ?? [], contentMode: mode, flow: flow,
                    packing: packing, spacing: spacing, commonItemsAlignment: items, contentAlignment: content
                ) { views }
            }
        }.with(
            .oneOf("tracks", "columns", fix: listAdvice), .oneOf("tracks", "rows", fix: listAdvice), .trackGrid,
            .rowGrid),
        ElementRule(
            "GridRow",
            "A row of a row grid. Each view inside is a cell, and modifiers of the row apply to each cell. Outside of "
                + "row grids, a `GridRow` has the effect of a `Group`.",
            Parameter(
                "alignment", .verticalAlignment,
                "The vertical alignment of the cells. By default, the alignment of the grid."), .views
        ) { alignment, views in GridRow(alignment: alignment) { views } },
        ElementRule(
            "GridGroup",
            "A group of items in a track grid. With `span`, the items share an area of the grid. The area begins at "
                + "`start`, and the `gridStart` of each item is relative to the area.",
            Parameter("start", .gridPosition, "The first column and the first row of the area, counted from 0."),
            Parameter("span", .gridExtent, "The number of columns and rows of the area."), .views
        ) { start, span, views in
            if let span { GridGroup { views }.gridRegion(start: start ?? nil, span: span) } else { GridGroup { views } }
        }.with(.pointless("start", without: ["span"])),
        ElementRule(
            "LazyVGrid",
            "Arranges views row by row in columns whose widths don't depend on their content. Each header and footer "
                + "of a section takes a row.", .needed("columns", .gridItems, "The columns."),
            Parameter(
                "alignment", .horizontalAlignment,
                "The horizontal alignment of the columns in a grid that is wider than its columns.", or: "center"),
            Parameter("spacing", .length, gap("rows")), .views
        ) { columns, alignment, spacing, views in
            LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { views }
        },
        ElementRule(
            "LazyHGrid",
            "Arranges views column by column in rows whose heights don't depend on their content. Each header and "
                + "footer of a section takes a column.", .needed("rows", .gridItems, "The rows."),
            Parameter(
                "alignment", .verticalAlignment,
                "The vertical alignment of the rows in a grid that is taller than its rows.", or: "center"),
            Parameter("spacing", .length, gap("columns")), .views
        ) { rows, alignment, spacing, views in LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { views }
        },
    ]

    private static let listAdvice =
        "Write \"tracks\" if the grid grows along its flow, or \"columns\" and \"rows\" if both are given."

    /// Returns the summary of the spacing between tracks.
    private static func gap(_ tracks: String) -> String {
        "The spacing between \(tracks), in points. By default, the spacing that the views prefer."
    }
}

// MARK: - Grids of two kinds

extension AttributeConstraint {
    /// The attributes that list tracks.
    private static let lists: [RuleName] = ["tracks", "columns", "rows"]

    /// A check that a track grid has no attributes of a row grid.
    fileprivate static var trackGrid: AttributeConstraint {
        AttributeConstraint { parsed in
            let given = lists.filter(parsed.has)
            guard !given.isEmpty else { return nil }
            let words = given.map(\.text.quoted).joined(separator: " and ")
            let verb = given.count == 1 ? "makes" : "make"
            let advice: KeyValuePairs<RuleName, String> = [
                "alignment": "commonItemsAlignment=\"…\"", "horizontalSpacing": "spacing=\"8,4\"",
                "verticalSpacing": "spacing=\"8,4\"",
            ]
            return advice.first { parsed.has($0.key) }.map { name, instead in
                Violation(
                    code: .contradiction, name: name,
                    message: "\(name.text.quoted) is valid only in a row grid, but \(words) \(verb) this a track grid.",
                    fix: "Use \(instead) instead, or remove \(words).")
            }
        }
    }

    /// A check that a row grid has no attributes of a track grid.
    fileprivate static var rowGrid: AttributeConstraint {
        AttributeConstraint { parsed in
            guard !lists.contains(where: parsed.has) else { return nil }
            let names: [RuleName] = [
                "spacing", "autoTracks", "contentMode", "flow", "packing", "commonItemsAlignment", "contentAlignment",
            ]
            guard let name = names.first(where: parsed.has) else { return nil }
            let instead =
                switch name.text {
                case "spacing": ", or use horizontalSpacing=\"8\" and verticalSpacing=\"8\" in a row grid"
                case "commonItemsAlignment": ", or use alignment=\"…\" in a row grid"
                default: ""
                }
            return Violation(
                code: .missingAttribute, name: name,
                message:
                    "\(name.text.quoted) is valid only in a track grid, but \"tracks\", \"columns\" and \"rows\" are "
                    + "missing.", fix: "Add one of them\(instead).")
        }
    }
}
