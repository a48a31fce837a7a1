/// The lines above a picture: its title, size and findings, and the tracks of its grids.
struct TextHeader {
    private let drawing: Drawing
    private let columns: Int

    /// Creates the header of a drawing, with a width in columns.
    init(_ drawing: Drawing, columns: Int) {
        self.drawing = drawing
        self.columns = columns
    }

    /// The maximum number of grids that are described.
    private static let mostGrids = 8
    /// The maximum number of lines for a title, or for the tracks of a grid.
    private static let mostLines = 4

    /// Returns the lines.
    ///
    /// - Parameters:
    ///   - viewCount: The number of views in the picture.
    ///   - over: The distances by which views extend beyond the frame, as in `right 26`.
    ///   - scale: The scale of the picture.
    func lines(viewCount: Int, over: [String], scale: CellScale) -> [StyledText] {
        var lines = wrapped(drawing.title.split(separator: " ").prefix(200).map { StyledText("\($0)", .name) })
        var facts = [
            StyledText(drawing.size.printed, .size),
            StyledText("\(viewCount.grouped) \(viewCount == 1 ? "view" : "views")"),
        ]
        if !over.isEmpty { facts.append(StyledText("overflow: " + over.joined(separator: ", "), .over)) }
        if let findings { facts.append(StyledText(findings, .over)) }
        lines += wrapped(facts, separator: " · ")
        if scale.isSquashed {
            let (row, column) = (scale.pointsInRow.printed, scale.pointsInColumn.printed)
            let note = "a row is \(row) points high, a column \(column) points wide"
            lines += wrapped(note.split(separator: " ").map { StyledText("\($0)", .line) })
        }
        for grid in drawing.grids.prefix(Self.mostGrids) { lines += self.lines(of: grid) }
        let rest = drawing.grids.count - Self.mostGrids
        if rest > 0 { lines.append(StyledText("and \(rest.grouped) more \(rest == 1 ? "grid" : "grids")", .line)) }
        return lines.map { $0.shortened(to: columns) }
    }

    /// The numbers of findings by severity, errors first; `nil` without findings.
    private var findings: String? {
        let parts = Finding.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = drawing.findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count.grouped) \(severity)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    // MARK: Grids

    private func lines(of grid: Drawing.Grid) -> [StyledText] {
        guard drawing.elements.indices.contains(grid.element) else { return [] }
        let element = drawing.elements[grid.element]
        return [StyledText(element.title, .name)] + lines(of: grid.columns, "columns") + lines(of: grid.rows, "rows")
    }

    private func lines(of tracks: [Drawing.Grid.Track], _ name: String) -> [StyledText] {
        guard !tracks.isEmpty else { return [] }
        let start = "  \(name)".padding(to: "  columns ".count)
        return wrapped(TrackText.parts(of: tracks), first: StyledText(start, .line), separator: " │ ")
    }

    private func wrapped(
        _ parts: [StyledText],
        first: StyledText = StyledText(),
        separator: String = " "
    ) -> [StyledText] {
        StyledText.lines(of: parts, behind: first, separator: separator, columns: columns, most: Self.mostLines)
    }
}

extension String {
    /// Returns the text with spaces at its end, up to a length.
    fileprivate func padding(to count: Int) -> String {
        self + String(repeating: " ", count: max(count - self.count, 0))
    }
}
