extension Tool {
    /// Runs the `why` command, which prints the steps that lead to the frame of a view.
    func why(_ words: CommandArguments) throws -> ExitCode {
        var job = try RenderSettings(words)
        job.explainsLayout = true
        let cell = words[.cell]
        let view: Drawing.Explanation.View
        switch (cell, words.operands.dropFirst().first) {
        case (let cell?, nil): view = .cell(column: cell.column, row: cell.row)
        case (nil, let word?): view = Drawing.Explanation.View(word)
        case (nil, nil):
            throw ToolFailure.usage(
                "No view is given.",
                advice: "Use the name of a view, its line as 12 or 12:5, or --cell 2,1."
            )
        case (_?, _?):
            throw ToolFailure.usage("A view and a cell are given.", advice: "Use one of them.")
        }
        let aspects = words[.aspects] ?? Drawing.Explanation.Aspect.allCases
        let files = [InputFile(path: words.operands[0])]
        context.prepare(false)
        var report = try messageReport(words)
        try work(on: files, files.indices, jobs: 1, &report) { [job] _, source in
            let document = source.document
            if document.comparison != nil {
                return FileResult([Finding.comparisonWithoutSteps(at: source.locationOfFigure)], in: source)
            }
            let (picture, findings) = job.picture(of: document, in: source)
            guard let picture else { return FileResult(findings, in: source) }
            guard let explanation = picture.drawing.explanation(of: view, aspects) else {
                let missing = Finding.unknownView(view, in: picture.drawing)
                return FileResult([missing.placed(at: source.locationOfFigure)], in: source)
            }
            return FileResult([], output: Array(explanation.description.utf8))
        }
        try report.end()
        return report.exit
    }
}

extension Finding {
    /// Returns the error for a view of a comparison, whose figures are laid out separately.
    fileprivate static func comparisonWithoutSteps(at location: Location) -> Finding {
        Finding(
            .unknownView,
            .error,
            at: location,
            "The steps of views in a \"Comparison\" aren't recorded.",
            fix: "Put one of its figures into another file, and explain the view there."
        )
    }
}

/// The column and row of a cell, counted from 1.
struct CellPosition: Sendable {
    let column: Int
    let row: Int

    /// Parses two numbers separated by a comma; `nil` for other text.
    init?(_ word: String) {
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let column = numbers[0], let row = numbers[1], column > 0, row > 0 else { return nil }
        (self.column, self.row) = (column, row)
    }
}

extension ToolOption where Value == CellPosition {
    /// The cell whose view is explained.
    static var cell: Self {
        Self(
            "--cell",
            .cell,
            "the column and the row of the view in the first grid, such as 2,1"
        ) { CellPosition($0) }
    }
}

extension ToolOption where Value == [Drawing.Explanation.Aspect] {
    /// The parts of the frame that are explained.
    static var aspects: Self {
        let words = Drawing.Explanation.Aspect.allCases.map(\.rawValue)
        return Self(
            "--of",
            .someOf(words),
            "the parts of the frame to explain: one or more of \(words.joined(separator: ", "))",
            fallback: "all of them"
        ) { list in
            let aspects = list.split(separator: ",", omittingEmptySubsequences: false).map {
                Drawing.Explanation.Aspect(rawValue: String($0))
            }
            return aspects.contains(nil) ? nil : aspects.compactMap(\.self)
        }
    }
}
