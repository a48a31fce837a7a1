extension ElementRule {
    private static let horizontal = Parameter(
        "horizontalSpacing", .length, "The horizontal spacing between views, in points.", or: "10")
    private static let vertical = Parameter(
        "verticalSpacing", .length, "The vertical spacing between views, in points.", or: "10")
    private static let spacing = Parameter("spacing", .length, "The spacing between views, in points.", or: "10")

    /// Returns the parameter for the extent of a layout along one axis.
    private static func extent(_ length: String) -> Parameter<FUExtent> {
        Parameter(
            "extent", .flowExtent,
            "The \(length) of the layout: the \(length) that the views need (`hugging`), or the available \(length) "
                + "(`filling`).", or: "hugging")
    }

    /// Returns the parameter for the alignment of lines, and of the views in each line.
    private static func alignment(of lines: String) -> Parameter<FUAlignment> {
        Parameter(
            "alignment", .flowAlignment, "The alignment of the \(lines), and of the views within them.",
            or: "topLeading")
    }

    /// Returns the parameter for the alignment of lanes, and of the views in each lane.
    private static func alignment(ofLanes lane: String, largest: String) -> Parameter<FUAlignment?> {
        Parameter(
            "alignment", .flowAlignment,
            "The alignment of the \(lane)s relative to the longest \(lane), and of the views in each \(lane) relative "
                + "to its \(largest) view.")
    }

    private static func limit(_ name: String, of lines: String) -> Parameter<CGFloat?> {
        let length = name == "maxWidth" ? "width" : "height"
        return Parameter(
            name, .limit, "The \(length) available to \(lines), in points. By default, the proposed \(length).")
    }

    private static func itemLimit(_ name: String) -> Parameter<CGFloat?> {
        let length = name == "maxItemWidth" ? "width" : "height"
        return Parameter(name, .limit, "The maximum \(length) proposed to each view, in points.")
    }

    /// Views in lines and in lanes.
    static let flows: [ElementRule] = [
        ElementRule(
            "HFlow", "Arranges views in rows, and starts a new row if a view doesn't fit into the current row.",
            alignment(of: "rows"), limit("maxWidth", of: "rows"), itemLimit("maxItemWidth"), horizontal, vertical,
            extent("width"), .views
        ) { alignment, maxWidth, maxItemWidth, x, y, extent, views in
            if let maxWidth {
                HFlow(
                    alignment: alignment, maxWidth: maxWidth, maxItemWidth: maxItemWidth, horizontalSpacing: x,
                    verticalSpacing: y, extent: extent)(content: { views })
            } else {
                HFlowLayout(alignment: alignment, horizontalSpacing: x, verticalSpacing: y, extent: extent)({ views })
            }
        }.with(.pointless("maxItemWidth", without: ["maxWidth"])),
        ElementRule(
            "VFlow",
            "Arranges views in columns, and starts a new column if a view doesn't fit into the current column.",
            alignment(of: "columns"), limit("maxHeight", of: "columns"), itemLimit("maxItemHeight"), horizontal,
            vertical, extent("height"), .views
        ) { alignment, maxHeight, maxItemHeight, x, y, extent, views in
            if let maxHeight {
                VFlow(
                    alignment: alignment, maxHeight: maxHeight, maxItemHeight: maxItemHeight, horizontalSpacing: x,
                    verticalSpacing: y, extent: extent)(content: { views })
            } else {
                VFlowLayout(alignment: alignment, horizontalSpacing: x, verticalSpacing: y, extent: extent)({ views })
            }
        }.with(.pointless("maxItemHeight", without: ["maxHeight"])),
        ElementRule(
            "HMasonry",
            "Arranges views in rows, and adds each view to the shortest row. With `alignment`, each row is as tall as "
                + "its views. Without `alignment`, the rows share the available height.",
            .needed("rows", .count, "The number of rows."), alignment(ofLanes: "row", largest: "tallest"),
            Parameter("rowsAlignment", .horizontalAlignment, "The horizontal alignment of the rows.", or: "leading"),
            limit("maxHeight", of: "all rows together"), horizontal, vertical, extent("height"), .views
        ) { rows, alignment, rowsAlignment, maxHeight, x, y, extent, views in
            switch (alignment, maxHeight) {
            case (let alignment?, let maxHeight?):
                HMasonry(
                    alignment: alignment, rows: rows, maxHeight: maxHeight, horizontalSpacing: x, verticalSpacing: y,
                    extent: extent)(content: { views })
            case (let alignment?, nil):
                HMasonryLayout(
                    alignment: alignment, rows: rows, horizontalSpacing: x, verticalSpacing: y, extent: extent)({
                        views
                    })
            case (nil, let maxHeight?):
                HMasonry(
                    alignment: rowsAlignment, rows: rows, maxHeight: maxHeight, horizontalSpacing: x,
                    verticalSpacing: y, extent: extent)(content: { views })
            case (nil, nil):
                HMasonry(
                    alignment: rowsAlignment, rows: rows, horizontalSpacing: x, verticalSpacing: y, extent: extent)(
                        content: { views })
            }
        }.with(.oneOf("alignment", "rowsAlignment")),
        ElementRule(
            "VMasonry",
            "Arranges views in columns, and adds each view to the shortest column. With `alignment`, views are aligned "
                + "relative to the widest view of their column. Without `alignment`, they are aligned to the leading "
                + "edge of their column.", .needed("columns", .count, "The number of columns."),
            alignment(ofLanes: "column", largest: "widest"),
            Parameter("columnsAlignment", .verticalAlignment, "The vertical alignment of the columns.", or: "top"),
            limit("maxWidth", of: "all columns together"), horizontal, vertical, extent("width"), .views
        ) { columns, alignment, columnsAlignment, maxWidth, x, y, extent, views in
            switch (alignment, maxWidth) {
            case (let alignment?, let maxWidth?):
                VMasonry(
                    alignment: alignment, columns: columns, maxWidth: maxWidth, horizontalSpacing: x,
                    verticalSpacing: y, extent: extent)(content: { views })
            case (let alignment?, nil):
                VMasonryLayout(
                    alignment: alignment, columns: columns, horizontalSpacing: x, verticalSpacing: y, extent: extent)({
                        views
                    })
            case (nil, let maxWidth?):
                VMasonry(
                    alignment: columnsAlignment, columns: columns, maxWidth: maxWidth, horizontalSpacing: x,
                    verticalSpacing: y, extent: extent)(content: { views })
            case (nil, nil):
                VMasonry(
                    alignment: columnsAlignment, columns: columns, horizontalSpacing: x, verticalSpacing: y,
                    extent: extent)(content: { views })
            }
        }.with(.oneOf("alignment", "columnsAlignment")),
        ElementRule(
            "HStackFULayout",
            "Arranges views in a row, each with its ideal width. The available width isn't divided among them.",
            Parameter("alignment", .verticalAlignment, "The vertical alignment of the views.", or: "center"), spacing,
            .needed("maxHeight", .limit, "The maximum height proposed to each view, in points."), .views
        ) { alignment, spacing, maxHeight, views in
            HStackFULayout(alignment: alignment, spacing: spacing, maxHeight: maxHeight)(content: { views })
        },
        ElementRule(
            "VStackFULayout",
            "Arranges views in a column, each with its ideal height. The available height isn't divided among them.",
            Parameter("alignment", .horizontalAlignment, "The horizontal alignment of the views.", or: "center"),
            spacing, .needed("maxWidth", .limit, "The maximum width proposed to each view, in points."), .views
        ) { alignment, spacing, maxWidth, views in
            VStackFULayout(alignment: alignment, spacing: spacing, maxWidth: maxWidth)(content: { views })
        },
        ElementRule(
            "ZStackFULayout", "Arranges views in layers, each with the size that it chooses.",
            Parameter("alignment", .alignment, "The alignment of the views.", or: "center"),
            .needed("maxWidth", .limit, "The maximum width proposed to each view, in points."),
            .needed("maxHeight", .limit, "The maximum height proposed to each view, in points."), .views
        ) { alignment, maxWidth, maxHeight, views in
            ZStackFULayout(alignment: alignment, maxWidth: maxWidth, maxHeight: maxHeight)(content: { views })
        },
        ElementRule(
            "FUViewThatFits",
            "Shows the first view that fits the available space, or the last view if none fits. Along an axis without "
                + "a limit, views have their ideal length.",
            Parameter("maxWidth", .limit, "The available width, in points."),
            Parameter("maxHeight", .limit, "The available height, in points."), .views
        ) { maxWidth, maxHeight, views in
            switch (maxWidth, maxHeight) {
            case (let width?, let height?): FUViewThatFits(maxWidth: width, maxHeight: height)(content: { views })
            case (let width?, nil): FUViewThatFits(maxWidth: width)(content: { views })
            case (nil, let height): FUViewThatFits(maxHeight: height ?? .infinity)(content: { views })
            }
        }.with(.any(of: "maxWidth", "maxHeight")),
    ]
}
