// The words for annotations on the command line and in comments of figures.

extension Set<Drawing.Guide> {
    private static let groups: [(word: String, guides: Set<Drawing.Guide>)] = [
        ("all", Set(Drawing.Guide.allCases)), ("tracks", [.trackLines, .trackSizes]),
    ]

    /// All words for guides: names of several, and the name of each.
    package static let words = groups.map(\.word) + Drawing.Guide.allCases.map(\.rawValue)

    /// The guides of a word; `nil` for another word.
    package init?(word: some StringProtocol) {
        guard
            let guides = Self.groups.first(where: { $0.word == word })?.guides
                ?? Drawing.Guide(rawValue: String(word)).map({ [$0] })
        else { return nil }
        self = guides
    }
}

extension Drawing.Explanation.View {
    /// The word that asks for the steps behind the frame of a view among those for guides.
    package static let guideWord = "why:NAME"

    /// The view of such a word; `nil` for another word.
    package init?(guideWord word: some StringProtocol) {
        let prefix = "why:"
        guard word.hasPrefix(prefix), word.count > prefix.count else { return nil }
        self.init(String(word.dropFirst(prefix.count)))
    }
}

extension Drawing.DimensionSelection {
    private static let selections: [(word: String, selection: Self)] = [
        ("all", .all), ("tracks", .tracks), ("each-track", .eachTrack), ("running", .running), ("cells", .cells),
        ("all-levels", .allLevels),
    ]

    /// All words for dimensions, with a pattern for names.
    package static let words = selections.map(\.word) + ["named:NAME"]

    /// The selection of a word; `nil` for another word.
    package init?(word: some StringProtocol) {
        let name = "named:"
        if word.hasPrefix(name), word.count > name.count {
            self = .named(String(word.dropFirst(name.count)))
        } else if let selection = Self.selections.first(where: { $0.word == word })?.selection {
            self = selection
        } else {
            return nil
        }
    }
}
