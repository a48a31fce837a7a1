import GridPress
import GridPressComparisons

/// Two drawings with their differences.
struct ComparedDrawings {
    let before: Drawing
    let after: Drawing
    let differences: [FigureDifference]
    /// The differences that are listed for readers.
    ///
    /// A difference of several views is listed once, and consequences only if there are no causes.
    let listed: [FigureDifference]
    /// The outlines above the first and the second drawing.
    let outlines: (before: DifferenceOutlines, after: DifferenceOutlines)

    init(_ before: Drawing, _ after: Drawing, _ scheme: Drawing.Scheme) {
        self.before = before
        self.after = after
        let found = DrawingComparison.difference(
            from: before,
            to: after,
            in: scheme,
            tolerance: DrawingComparison.defaultTolerance
        )
        let causes = found.causesByWeight
        differences =
            (causes.map { FigureDifference($0, isConsequence: false) }
            + found.consequences.map { FigureDifference($0, isConsequence: true) })
            .filter { !$0.isOutsideOfPicture }
        listed = (causes.isEmpty ? found.consequences : causes.grouped)
            .map { FigureDifference($0, isConsequence: causes.isEmpty) }.filter { !$0.isOutsideOfPicture }
        var places = found.causePlaces
        if places.isEmpty, !differences.isEmpty {
            let frames = [before, after].map { CGRect(origin: .zero, size: $0.size) }
            places = [CausePlace(kind: .unseen, old: frames[0], new: frames[1])]
        }
        outlines = (DifferenceOutlines(places, side: \.old), DifferenceOutlines(places, side: \.new))
    }

    /// Returns the drawings in one color scheme, with their differences in it.
    func part(in scheme: Drawing.Scheme) -> ComparedDrawings {
        ComparedDrawings(before.part(in: scheme), after.part(in: scheme), scheme)
    }

    /// Returns the content of both drawings and their differences, for screen readers.
    func summary(_ labels: FigureComparison.Labels) -> String {
        var sentences: [String] = []
        if before.summary == after.summary {
            if let summary = after.summary { sentences.append(summary) }
        } else {
            if let summary = before.summary { sentences.append("\(labels.before): \(summary)") }
            if let summary = after.summary { sentences.append("\(labels.after): \(summary)") }
        }
        let shown = 5
        guard !listed.isEmpty else {
            return (sentences + ["\(labels.before) and \(labels.after) are the same."]).joined(separator: " ")
        }
        var words = listed.prefix(shown).map(\.sentence)
        if listed.count > shown { words.append("And \(listed.count - shown) more") }
        sentences.append("Differences between \(labels.before) and \(labels.after): \(words.joined(separator: ". ")).")
        return sentences.joined(separator: " ")
    }
}
