/// Limits for the expansion of repetitions and names.
extension DocumentReader {
    /// Returns the cached arguments of an attribute, and spends their cost; `nil` if they aren't cached or the budget
    /// is spent.
    func known(_ attribute: XMLArena.ElementAttribute) -> ParsedArguments? {
        guard let known = templates.arguments(at: attribute.index) else { return nil }
        let bytes = known.namedBytes + (indices.isEmpty ? 0 : known.repeatedBytes)
        return budget.spend(ExpansionBudget.Cost(bytes: bytes)) ? known.arguments : nil
    }

    /// Returns whether the budget allows another element, or another iteration.
    ///
    /// Only repetitions spend it.
    func spend(elementAt element: XMLArena.Element) -> Bool {
        if indices.isEmpty, !isRepetition(element) { return true }
        if budget.spend(elements: 1) { return true }
        reportRepetitions(at: element.nameRange.lowerBound)
        return false
    }

    /// Returns whether the budget allows a number of bytes in repetitions.
    func spend(repeatedBytes count: Int, at offset: Int) -> Bool {
        if budget.spend(bytes: count) { return true }
        reportRepetitions(at: offset)
        return false
    }

    /// Returns whether the budget allows a number of bytes in the values of names.
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
