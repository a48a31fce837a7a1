import GridPress

extension ElementRule {
    private static let horizontal = Parameter("horizontalSpacing", .length, "The gap from side to side.", or: "10")
    private static let vertical = Parameter("verticalSpacing", .length, "The gap from top to bottom.", or: "10")
    private static let spacing = Parameter("spacing", .length, "The gap between two views.", or: "10")
    private static let extent = Parameter(
        "extent",
        .flowExtent,
        "Whether it is as large as its views need, or takes all the room.",
        or: "hugging"
    )

    /// How lines are aligned among each other, and views in them.
    private static func alignment(of lines: String) -> Parameter<FUAlignment> {
        Parameter(
            "alignment",
            .flowAlignment,
            "How \(lines) are aligned among each other, and views in them.",
            or: "topLeading"
        )
    }

    /// How lanes and the views in them are aligned.
    private static func alignment(ofLanes lanes: String) -> Parameter<FUAlignment?> {
        Parameter(
            "alignment",
            .flowAlignment,
            "How \(lanes) are aligned among each other, and views in the room that the broadest of them needs."
        )
    }

    private static func limit(_ name: String, of lines: String) -> Parameter<CGFloat?> {
        Parameter(name, .limit, "How much room \(lines) have; as much as there is where it is left out.")
    }

    private static func itemLimit(_ name: String) -> Parameter<CGFloat?> {
        Parameter(name, .limit, "How much room each view has at most.")
    }

    /// Views in lines and in lanes.
    static let flows: [ElementRule] = [
        ElementRule(
            "HFlow",
            "Views beside each other, in a new row where one is full.",
            alignment(of: "rows"),
            limit("maxWidth", of: "rows"),
            itemLimit("maxItemWidth"),
            horizontal,
            vertical,
            extent,
            .views
        ) { alignment, maxWidth, maxItemWidth, horizontal, vertical, extent, views in
            if let maxWidth {
                HFlow(
                    alignment: alignment,
                    maxWidth: maxWidth,
                    maxItemWidth: maxItemWidth,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            } else {
                HFlowLayout(
                    alignment: alignment,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )({ views })
            }
        }
        .with(.pointless("maxItemWidth", without: ["maxWidth"])),
        ElementRule(
            "VFlow",
            "Views below each other, in a new column where one is full.",
            alignment(of: "columns"),
            limit("maxHeight", of: "columns"),
            itemLimit("maxItemHeight"),
            horizontal,
            vertical,
            extent,
            .views
        ) { alignment, maxHeight, maxItemHeight, horizontal, vertical, extent, views in
            if let maxHeight {
                VFlow(
                    alignment: alignment,
                    maxHeight: maxHeight,
                    maxItemHeight: maxItemHeight,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            } else {
                VFlowLayout(
                    alignment: alignment,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )({ views })
            }
        }
        .with(.pointless("maxItemHeight", without: ["maxHeight"])),
        ElementRule(
            "HMasonry",
            "Views in rows, each in the row that is the shortest so far. With `alignment`, rows lie as far apart as their "
                + "views need; without it, as far as the room says.",
            .needed("rows", .count, "How many rows there are."),
            alignment(ofLanes: "rows"),
            Parameter("rowsAlignment", .horizontalAlignment, "How rows are aligned among each other.", or: "leading"),
            limit("maxHeight", of: "all rows together"),
            horizontal,
            vertical,
            extent,
            .views
        ) { rows, alignment, rowsAlignment, maxHeight, horizontal, vertical, extent, views in
            switch (alignment, maxHeight) {
            case (let alignment?, let maxHeight?):
                HMasonry(
                    alignment: alignment,
                    rows: rows,
                    maxHeight: maxHeight,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            case (let alignment?, nil):
                HMasonryLayout(
                    alignment: alignment,
                    rows: rows,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )({ views })
            case (nil, let maxHeight?):
                HMasonry(
                    alignment: rowsAlignment,
                    rows: rows,
                    maxHeight: maxHeight,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            case (nil, nil):
                HMasonry(
                    alignment: rowsAlignment,
                    rows: rows,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            }
        }
        .with(.oneOf("alignment", "rowsAlignment")),
        ElementRule(
            "VMasonry",
            "Views in columns, each in the column that is the shortest so far. With `alignment`, views are aligned in the "
                + "room that the widest of their column needs; without it, they lie at its leading side.",
            .needed("columns", .count, "How many columns there are."),
            alignment(ofLanes: "columns"),
            Parameter("columnsAlignment", .verticalAlignment, "How columns are aligned among each other.", or: "top"),
            limit("maxWidth", of: "all columns together"),
            horizontal,
            vertical,
            extent,
            .views
        ) { columns, alignment, columnsAlignment, maxWidth, horizontal, vertical, extent, views in
            switch (alignment, maxWidth) {
            case (let alignment?, let maxWidth?):
                VMasonry(
                    alignment: alignment,
                    columns: columns,
                    maxWidth: maxWidth,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            case (let alignment?, nil):
                VMasonryLayout(
                    alignment: alignment,
                    columns: columns,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )({ views })
            case (nil, let maxWidth?):
                VMasonry(
                    alignment: columnsAlignment,
                    columns: columns,
                    maxWidth: maxWidth,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            case (nil, nil):
                VMasonry(
                    alignment: columnsAlignment,
                    columns: columns,
                    horizontalSpacing: horizontal,
                    verticalSpacing: vertical,
                    extent: extent
                )(content: { views })
            }
        }
        .with(.oneOf("alignment", "columnsAlignment")),
        ElementRule(
            "HStackFULayout",
            "Views in a row, each of its own width: nothing is shared, and nothing gives way.",
            Parameter("alignment", .verticalAlignment, "How the views are aligned.", or: "center"),
            spacing,
            .needed("maxHeight", .limit, "How much height each view has at most."),
            .views
        ) { alignment, spacing, maxHeight, views in
            HStackFULayout(alignment: alignment, spacing: spacing, maxHeight: maxHeight)(content: { views })
        },
        ElementRule(
            "VStackFULayout",
            "Views in a column, each of its own height: nothing is shared, and nothing gives way.",
            Parameter("alignment", .horizontalAlignment, "How the views are aligned.", or: "center"),
            spacing,
            .needed("maxWidth", .limit, "How much width each view has at most."),
            .views
        ) { alignment, spacing, maxWidth, views in
            VStackFULayout(alignment: alignment, spacing: spacing, maxWidth: maxWidth)(content: { views })
        },
        ElementRule(
            "ZStackFULayout",
            "Views above each other, each of its own size.",
            Parameter("alignment", .alignment, "The point that the views share.", or: "center"),
            .needed("maxWidth", .limit, "How much width each view has at most."),
            .needed("maxHeight", .limit, "How much height each view has at most."),
            .views
        ) { alignment, maxWidth, maxHeight, views in
            ZStackFULayout(alignment: alignment, maxWidth: maxWidth, maxHeight: maxHeight)(content: { views })
        },
        ElementRule(
            "FUViewThatFits",
            "The first of some views that fits into a room, or else the last; views have their ideal length along an axis "
                + "without a limit.",
            Parameter("maxWidth", .limit, "The width of the room."),
            Parameter("maxHeight", .limit, "The height of the room."),
            .views
        ) { maxWidth, maxHeight, views in
            switch (maxWidth, maxHeight) {
            case (let width?, let height?): FUViewThatFits(maxWidth: width, maxHeight: height)(content: { views })
            case (let width?, nil): FUViewThatFits(maxWidth: width)(content: { views })
            case (nil, let height): FUViewThatFits(maxHeight: height ?? .infinity)(content: { views })
            }
        }
        .with(.any(of: "maxWidth", "maxHeight")),
    ]
}
