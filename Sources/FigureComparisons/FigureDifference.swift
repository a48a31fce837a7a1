import GridPress
import GridPressComparisons

/// A difference between two figures.
///
/// ```swift
/// let comparison = FigureComparison {
///     Figure("Departures") { HStack(spacing: 8) { Text("Oslo"); Text("14:05") } }
/// } to: {
///     Figure("Departures") { HStack(spacing: 16) { Text("Oslo"); Text("14:05") } }
/// }
///
/// for difference in try comparison.differences where !difference.isConsequence {
///     print(difference)   // spacing of the HStack: 8 → 16 (+8)
/// }
/// ```
public struct FigureDifference: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a difference.
    ///
    /// ```swift
    /// let comparison = FigureComparison { Figure("Old") { OldCard() } } to: { Figure("New") { CardView() } }
    /// let removed = try comparison.differences.filter { $0.kind == .removed }.map(\.subject)
    /// ```
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A property differs.
        ///
        /// Both figures contain the subject.
        case changed
        /// Only the second figure contains the subject.
        case added
        /// Only the first figure contains the subject.
        case removed
        /// The subject is at another position among its siblings.
        case moved
    }

    /// The kind of the difference.
    public let kind: Kind
    /// The part of the figure that differs, such as `text "Oslo"` or `spacing of the HStack "bar"`.
    public let subject: String
    /// The property of the subject that differs, such as `width`; `nil` for the subject as a whole.
    public let property: String?
    /// The value in the first figure; `nil` if there is no value.
    public let old: String?
    /// The value in the second figure; `nil` if there is no value.
    public let new: String?
    /// A Boolean value that indicates whether another difference causes this one, such as a spacing that moves a
    /// view.
    public let isConsequence: Bool
    /// The difference as text on one line, such as `spacing of the HStack "bar": 8 → 16 (+8)`.
    public let description: String
    /// The difference as a sentence for readers of documentation, such as `Spacing of the row "bar": 8 → 16`.
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

    /// Whether the difference isn't visible in the picture, because it is about a title, a description or a finding.
    var isOutsideOfPicture: Bool {
        subject == "the figure" && (property == "title" || property == "description")
            || subject.hasPrefix("the finding ") || subject == "order or number of the findings"
    }
}
