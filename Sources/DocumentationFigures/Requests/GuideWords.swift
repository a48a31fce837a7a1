import GridPressDrawings

/// The words for guides in comments: the name of each, and names of several.
enum GuideWords {
    private static let groups: [(word: String, guides: Set<Drawing.Guide>)] = [
        ("all", Set(Drawing.Guide.allCases)), ("tracks", [.trackLines, .trackSizes]),
    ]

    /// All words.
    static let all = groups.map(\.word) + Drawing.Guide.allCases.map(\.rawValue)

    /// Returns the guides of a word; `nil` for another word.
    static func guides(_ word: Substring) -> Set<Drawing.Guide>? {
        groups.first { $0.word == word }?.guides ?? Drawing.Guide(rawValue: String(word)).map { [$0] }
    }
}
