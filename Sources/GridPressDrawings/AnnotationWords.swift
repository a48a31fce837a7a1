// The words that select annotations on the command line and in the comments of figures.

extension Set<Drawing.Guide> {
    private static let groups: [(word: String, guides: Set<Drawing.Guide>)] = [
        ("all", Set(Drawing.Guide.allCases)), ("tracks", [.trackLines, .trackSizes]),
    ]

    /// All words for guides: the words for groups, such as `all`, then the name of each guide.
    package static let words = groups.map(\.word) + Drawing.Guide.allCases.map(\.rawValue)

    /// Creates the set of guides that a word selects; `nil` for an unknown word.
    package init?(word: some StringProtocol) {
        guard
            let guides = Self.groups.first(where: { $0.word == word })?.guides
                ?? Drawing.Guide(rawValue: String(word)).map({ [$0] })
        else { return nil }
        self = guides
    }
}

extension Drawing.Explanation.View {
    /// The word for the steps that explain the frame of a view, listed with the words for guides.
    package static let guideWord = "why:NAME"

    /// Creates the view that a word such as `why:header` names; `nil` for a word without the prefix or without a
    /// name.
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

    /// All words for dimensions, with the pattern `named:NAME` for names.
    package static let words = selections.map(\.word) + ["named:NAME"]

    /// Creates the selection for a word; `nil` for an unknown word.
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
