/// Prints rows one below the other as they come, since each takes a while.
struct Table {
    private static let nameWidth = 58

    func printHead() {
        print(Self.line("measured : compared to", "measured", "compared", "ratio", "limit", ""))
    }

    func print(_ row: Row) {
        Swift.print(
            Self.line(
                row.name,
                "\(Self.decimals(row.measured * 1000, 3)) ms",
                "\(Self.decimals(row.bound * 1000, 3)) ms",
                Self.decimals(row.ratio, 2),
                row.limit.map { "≤ \(Self.decimals($0, 2))" } ?? "",
                row.limit == nil ? "" : row.isWithinLimit ? "ok" : "TOO SLOW"
            )
        )
    }

    private func print(_ line: String) { Swift.print(line) }

    private static func line(_ name: String, _ columns: String...) -> String {
        let padded = columns.dropLast().map { column in
            String(repeating: " ", count: max(12 - column.count, 1)) + column
        }
        let gap = String(repeating: " ", count: max(nameWidth - name.count, 0))
        return name + gap + padded.joined() + "  " + (columns.last ?? "")
    }

    /// A number with this many decimals, in every locale.
    private static func decimals(_ number: Double, _ count: Int) -> String {
        var scale = 1
        for _ in 0..<count { scale *= 10 }
        let (whole, fraction) = Int((number * Double(scale)).rounded()).quotientAndRemainder(dividingBy: scale)
        let digits = String(fraction)
        return "\(whole)." + String(repeating: "0", count: count - digits.count) + digits
    }
}
