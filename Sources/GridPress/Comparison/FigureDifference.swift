import GridPressComparisons

/// A difference between two figures: what differs, from what, to what.
public struct FigureDifference: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of differences.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Both figures have it, and something about it differs.
        case changed
        /// Only the second figure has it.
        case added
        /// Only the first figure has it.
        case removed
        /// A thing at another place among its neighbors.
        case moved
    }

    /// The kind of the difference.
    public let kind: Kind
    /// The thing that differs, such as `the HStack "bar"`.
    public let subject: String
    /// The property that differs, such as `spacing`; `nil` for the thing as a whole.
    public let property: String?
    /// The value in the first figure, if there is one.
    public let old: String?
    /// The value in the second figure, if there is one.
    public let new: String?
    /// Whether it follows from another difference, as the place of a view follows from a spacing.
    public let isConsequence: Bool
    /// The difference in a line, such as `the HStack "bar": spacing 8 → 16 (+8)`.
    public let description: String
    /// The difference in words for readers of documentation, such as `Spacing of the row "bar": 8 → 16`.
    public let sentence: String

    init(_ change: Change, isConsequence: Bool) {
        kind =
            switch change.kind {
            case .changed: .changed
            case .added: .added
            case .removed: .removed
            case .moved: .moved
            }
        (subject, property, old, new) = (change.subject, change.property, change.old, change.new)
        self.isConsequence = isConsequence
        description = change.line
        sentence = change.sentence
    }

    /// Whether it is about the title or the description of the figures, or about findings, which no picture shows.
    var isOutsideOfPicture: Bool {
        subject == "the figure" && (property == "title" || property == "description")
            || subject.hasPrefix("the finding ") || subject == "order or number of the findings"
    }
}
