extension Tool {
    /// Draws two documents, with outlines around their differences.
    func compare(_ words: CommandArguments) throws -> ExitCode {
        try drawTwoDocuments(words) { source, _ in
            source.document
        } picture: { before, after in
            var comparison = FigureComparison(
                labels: words[.labels] ?? FigureComparison.Labels(),
                animation: words[.movement]
            ) {
                before
            } to: {
                after
            }
            comparison.matchesPlaces = false
            return comparison
        }
    }
}

extension ToolOption where Value == FigureComparison.Labels {
    /// The titles of two figures.
    static var labels: Self {
        Self(
            "--labels",
            .name("the titles of both figures, separated by a comma"),
            "the titles of both figures",
            fallback: "Before,After"
        ) { list in
            let words = list.split(separator: ",", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return words.count == 2 ? FigureComparison.Labels(words[0], words[1]) : nil
        }
    }
}
