import GridPress
import XMLReading

/// Limits for what repetitions and names may add to a document.
extension DocumentReader {
    /// Returns the arguments in an attribute that were parsed before, and takes their cost; `nil` if they vary.
    func known(_ attribute: XMLArena.ElementAttribute) -> ParsedArguments? {
        guard let known = templates.arguments(at: attribute.index) else { return nil }
        let bytes = known.namedBytes + (indices.isEmpty ? 0 : known.repeatedBytes)
        return budget.spend(ExpansionBudget.Cost(bytes: bytes)) ? known.arguments : nil
    }

    /// Returns whether an element may be read, or a turn of a repetition: both count inside repetitions.
    func spend(elementAt element: XMLArena.Element) -> Bool {
        if indices.isEmpty, !isRepetition(element) { return true }
        if budget.spend(elements: 1) { return true }
        reportRepetitions(at: element.nameRange.lowerBound)
        return false
    }

    /// Returns whether as many bytes may be made by repetitions.
    func spend(repeatedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        reportRepetitions(at: offset)
        return false
    }

    /// Returns whether as many bytes may be made by names.
    func spend(namedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        guard !budget.isReported else { return false }
        budget.isReported = true
        report(
            .valueTooLong,
            at: offset,
            "After names are replaced, the values and the repeated text are longer than \(ExpansionBudget.bytes) "
                + "bytes together.",
            fix: "Use shorter values, or fewer."
        )
        return false
    }

    private func reportRepetitions(at offset: Int) {
        guard !budget.isReported else { return }
        budget.isReported = true
        report(
            .tooManyRepetitions,
            at: offset,
            "Repetitions create more than \(ExpansionBudget.elements) elements, or the repeated text and the named "
                + "values are longer than \(ExpansionBudget.bytes) bytes together.",
            fix: "Use fewer repetitions, or repeat less content."
        )
    }
}
