/// The output format of rows, which are printed when they are measured.
protocol Table {
    /// Prints the head of a series, or of all comparisons.
    func printHead(_ title: String?)
    func print(_ row: Row)
}

/// The format for a terminal: columns separated by spaces.
struct PlainTable: Table {
    private static let widths = [58, 8, 24, 24, 9, 9, 10]

    func printHead(_ title: String?) {
        print(["measured : compared to", "items", "ms (from–to)", "compared (from–to)", "ratio", "limit", "growth", ""])
    }

    func print(_ row: Row) {
        let verdict = row.limit == nil && row.growth == nil ? "" : row.isWithinLimits ? "ok" : "TOO SLOW"
        print([
            "\(row.name) : \(row.bound)", row.size.map { "\($0)" } ?? "", row.measured.description,
            row.compared.description, row.ratio.decimals(2), row.limit.map { "≤ \($0.decimals(2))" } ?? "",
            row.growth.map { "\($0.decimals(1))×" } ?? "", verdict,
        ])
    }

    private func print(_ columns: [String]) {
        var line = ""
        for (column, width) in zip(columns, Self.widths) {
            let gap = String(repeating: " ", count: max(width - column.count, 1))
            line += line.isEmpty ? column + gap : gap + column
        }
        Swift.print(line + "  " + columns[columns.count - 1])
    }
}

/// The format for a page: a Markdown table for each series, and one for all comparisons.
struct MarkdownTable: Table {
    func printHead(_ title: String?) {
        if let title { Swift.print("\n### \(title)") }
        Swift.print("\n| Measured | Items | ms (from–to) | Compared to | ms (from–to) | Ratio | Limit | Growth | |")
        Swift.print("| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | --- |")
    }

    func print(_ row: Row) {
        let size: String = row.size.map { "\($0)" } ?? ""
        let limit: String = row.limit.map { "≤ \($0.decimals(2))" } ?? ""
        let growth: String = row.growth.map { "\($0.decimals(1))×, n^\($0.exponent.decimals(2))" } ?? ""
        let columns: [String] = [
            row.name, size, row.measured.description, row.bound, row.compared.description, row.ratio.decimals(2), limit,
            growth, row.isWithinLimits ? "" : "missed",
        ]
        Swift.print("| " + columns.joined(separator: " | ") + " |")
    }
}

extension Measure.Times: CustomStringConvertible {
    /// The median in milliseconds, with the shortest and the longest time.
    var description: String {
        let digits = median < 0.0001 ? 4 : median < 0.01 ? 3 : median < 1 ? 1 : 0
        func text(_ seconds: Double) -> String { (seconds * 1000).decimals(digits) }
        return "\(text(median)) (\(text(shortest))–\(text(longest)))"
    }
}
