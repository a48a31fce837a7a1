import GridPress

/// The releases of FrameUp that the text of a case mentions.
struct FrameUpVersion {
    private let text: String

    init(_ text: String) { self.text = text }

    private var namesFirst: Bool { ["0.4.0", "0.4.1", "seed"].contains { text.contains($0) } }
    private var namesNewest: Bool { text.contains("HEAD") }

    /// Whether a case mentions only the first release.
    var isFirst: Bool { namesFirst && !namesNewest }
    /// Whether a case mentions only the newest release.
    var isNewest: Bool { namesNewest && !namesFirst }
}

// MARK: - Layouts by name

extension FULayoutCase {
    /// Returns a layout for views by its name, or `nil` for an unknown name.
    static func layout(_ name: String, _ arguments: Arguments) throws -> (any Layout)? {
        let names = ["HStack", "VStack", "ZStack", "HFlow", "VFlow", "HMasonry", "VMasonry"]
        guard names.contains(where: { name == $0 + "Layout" }) else { return nil }
        let spacing = try arguments.length("spacing")
        let horizontal = try arguments.length("horizontalSpacing") ?? spacing
        let vertical = try arguments.length("verticalSpacing") ?? spacing
        switch name {
        case "HStackLayout":
            return HStackLayout(alignment: try arguments.choice("alignment") ?? .center, spacing: spacing)
        case "VStackLayout":
            return VStackLayout(alignment: try arguments.choice("alignment") ?? .center, spacing: spacing)
        case "ZStackLayout": return ZStackLayout(alignment: try arguments.choice("alignment") ?? .center)
        case "HFlowLayout":
            let alignment = try arguments.fuAlignment() ?? .topLeading
            return HFlowLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
        case "VFlowLayout":
            let alignment = try arguments.fuAlignment() ?? .topLeading
            return VFlowLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
        case "HMasonryLayout":
            return HMasonryLayout(
                alignment: try arguments.fuAlignment() ?? .leading,
                rows: try arguments.rows(),
                horizontalSpacing: horizontal,
                verticalSpacing: vertical
            )
        default:
            return VMasonryLayout(
                alignment: try arguments.fuAlignment() ?? .top,
                columns: Int(try arguments.value("columns").length()),
                horizontalSpacing: horizontal,
                verticalSpacing: vertical
            )
        }
    }

    /// Returns a stack of FrameUp by its name, or `nil` for an unknown name.
    static func stack(_ name: String, _ arguments: Arguments) throws -> (any FULayout)? {
        switch name {
        case "HStackFULayout":
            let alignment: FUVerticalAlignment = try arguments.choice("alignment") ?? .center
            return HStackFULayout(
                alignment: alignment,
                spacing: try arguments.length("spacing"),
                maxHeight: try arguments.length("maxHeight") ?? .infinity,
                maxItemWidth: try arguments.length("maxItemWidth")
            )
        case "VStackFULayout":
            let alignment: FUHorizontalAlignment = try arguments.choice("alignment") ?? .center
            return VStackFULayout(
                alignment: alignment,
                spacing: try arguments.length("spacing"),
                maxWidth: try arguments.length("maxWidth") ?? .infinity,
                maxItemHeight: try arguments.length("maxItemHeight")
            )
        case "ZStackFULayout":
            return ZStackFULayout(
                alignment: try arguments.fuAlignment(),
                maxWidth: try arguments.length("maxWidth") ?? .infinity,
                maxHeight: try arguments.length("maxHeight") ?? .infinity
            )
        default: return nil
        }
    }

    /// Returns a flow or a masonry of FrameUp by its name, or `nil` for an unknown name.
    ///
    /// A missing limit is infinite.
    static func lines(_ name: String, _ arguments: Arguments, _ version: FrameUpVersion) throws -> (any FULayout)? {
        switch name {
        case "HFlow":
            let spacing = try Spacing(arguments)
            // FrameUp's documentation limits the flow along the other axis.
            if arguments.value("maxWidth").isNull, let maxHeight = try arguments.length("maxHeight") {
                return HFlow(
                    alignment: try arguments.fuAlignment() ?? .topLeading,
                    maxHeight: maxHeight,
                    horizontalSpacing: spacing.horizontal,
                    verticalSpacing: spacing.vertical
                )
            }
            return HFlow(
                alignment: try arguments.fuAlignment() ?? .topLeading,
                maxWidth: try arguments.length("maxWidth") ?? .infinity,
                maxItemWidth: try arguments.length("maxItemWidth"),
                horizontalSpacing: spacing.horizontal,
                verticalSpacing: spacing.vertical
            )
        case "VFlow":
            let spacing = try Spacing(arguments)
            if arguments.value("maxHeight").isNull, let maxWidth = try arguments.length("maxWidth") {
                return VFlow(
                    alignment: try arguments.fuAlignment() ?? .topLeading,
                    maxWidth: maxWidth,
                    horizontalSpacing: spacing.horizontal,
                    verticalSpacing: spacing.vertical
                )
            }
            return VFlow(
                alignment: try arguments.fuAlignment() ?? .topLeading,
                maxHeight: try arguments.length("maxHeight") ?? .infinity,
                maxItemHeight: try arguments.length("maxItemHeight"),
                horizontalSpacing: spacing.horizontal,
                verticalSpacing: spacing.vertical
            )
        case "HMasonry": return try hMasonry(arguments, version)
        case "VMasonry": return try vMasonry(arguments, version)
        default: return nil
        }
    }

    private struct Spacing {
        var horizontal: CGFloat?
        var vertical: CGFloat?

        init(_ arguments: Arguments) throws {
            let spacing = try arguments.length("spacing")
            horizontal = try arguments.length("horizontalSpacing") ?? spacing
            vertical = try arguments.length("verticalSpacing") ?? spacing
        }
    }

    private static func hMasonry(_ arguments: Arguments, _ version: FrameUpVersion) throws -> HMasonry {
        let rows = try arguments.rows()
        let maxHeight = try arguments.length("maxHeight") ?? .infinity
        let spacing = try Spacing(arguments)
        let isNewer = arguments.isNewerMasonry(version)
        let newer = isNewer ? try arguments.fuAlignment() ?? .leading : .leading
        let older: HorizontalAlignment = isNewer ? .leading : try arguments.choice("alignment") ?? .leading
        func masonry(_ maxHeight: CGFloat, _ spacing: Spacing) -> HMasonry {
            isNewer
                ? HMasonry(
                    alignment: newer,
                    rows: rows,
                    maxHeight: maxHeight,
                    horizontalSpacing: spacing.horizontal,
                    verticalSpacing: spacing.vertical
                )
                : HMasonry(
                    alignment: older,
                    rows: rows,
                    maxHeight: maxHeight,
                    horizontalSpacing: spacing.horizontal,
                    verticalSpacing: spacing.vertical
                )
        }
        let layout = masonry(maxHeight, spacing)
        guard let rowHeight = try arguments.length("rowHeight"), abs(rowHeight - layout.rowHeight) > 0.001 else {
            return layout
        }
        // The original exchanged its two spacings. The horizontal one determined the height of rows, and the
        // vertical one the gaps in a row. Here each spacing has the axis in its name. If a case has rows as high as
        // the original's, the layout gets rows of that height, with the vertical spacing along both axes.
        let gaps = CGFloat(max(rows, 1) - 1)
        let original = (maxHeight - (spacing.horizontal ?? 10) * gaps) / CGFloat(max(rows, 1))
        guard abs(rowHeight - original) <= 0.001 else { throw wrongBreadth(layout.rowHeight, rowHeight) }
        var exchanged = spacing
        exchanged.horizontal = spacing.vertical
        return masonry(rowHeight * CGFloat(max(rows, 1)) + (spacing.vertical ?? 10) * gaps, exchanged)
    }

    private static func vMasonry(_ arguments: Arguments, _ version: FrameUpVersion) throws -> VMasonry {
        let columns = Int(try arguments.value("columns").length())
        let maxWidth = try arguments.length("maxWidth") ?? .infinity
        let spacing = try Spacing(arguments)
        let masonry =
            arguments.isNewerMasonry(version)
            ? VMasonry(
                alignment: try arguments.fuAlignment() ?? .top,
                columns: columns,
                maxWidth: maxWidth,
                horizontalSpacing: spacing.horizontal,
                verticalSpacing: spacing.vertical
            )
            : VMasonry(
                alignment: try arguments.choice("alignment") as VerticalAlignment? ?? .top,
                columns: columns,
                maxWidth: maxWidth,
                horizontalSpacing: spacing.horizontal,
                verticalSpacing: spacing.vertical
            )
        if let wanted = try arguments.length("columnWidth"), abs(wanted - masonry.columnWidth) > 0.001 {
            throw wrongBreadth(masonry.columnWidth, wanted)
        }
        return masonry
    }

    private static func wrongBreadth(_ breadth: CGFloat, _ expected: CGFloat) -> JSON.Unexpected {
        JSON.Unexpected("lanes are \(breadth) broad instead of \(expected)")
    }

    /// Checks the fixed axes and the item limits of a layout against the ones that a case expects.
    static func checkLimits(_ layout: any FULayout, _ arguments: Arguments) throws {
        if let axes = try arguments.axes("fixedSize"), axes != layout.fixedSize {
            throw JSON.Unexpected("the layout has other fixed axes")
        }
        func isLimit(_ given: CGFloat?, within room: CGFloat?, _ limit: CGFloat?) -> Bool {
            guard let given else { return true }
            return abs((limit ?? .infinity) - given) <= 0.001 || limit == min(given, room ?? .infinity)
                || limit == given
        }
        let (width, height) = ((layout as? HFlow)?.maxWidth, (layout as? VFlow)?.maxHeight)
        guard isLimit(try arguments.length("maxItemWidth"), within: width, layout.maxItemWidth),
            isLimit(try arguments.length("maxItemHeight"), within: height, layout.maxItemHeight)
        else { throw JSON.Unexpected("the layout has other limits") }
    }
}

extension Arguments {
    /// Returns an alignment that is spelled as one word or as one word for each axis, or `nil` if it is missing.
    fileprivate func fuAlignment() throws -> FUAlignment? {
        guard case .object = value("alignment") else { return try choice("alignment") }
        let parts = try Arguments(value("alignment"))
        let alignment = FUAlignment(
            horizontal: try parts.choice("horizontal") ?? .leading,
            vertical: try parts.choice("vertical") ?? .top
        )
        try parts.checkAllAreUsed(by: "an alignment")
        return alignment
    }

    /// Returns whether a masonry is the newer one, which aligns along both axes: by its alignment, or by the
    /// release.
    fileprivate func isNewerMasonry(_ version: FrameUpVersion) -> Bool {
        if case .object = value("alignment") { return true }
        return version.isNewest
    }

    /// Returns the number of rows in a masonry, which FrameUp's documentation once calls columns.
    fileprivate func rows() throws -> Int { Int(try value(has(anyOf: ["rows"]) ? "rows" : "columns").length()) }
}
