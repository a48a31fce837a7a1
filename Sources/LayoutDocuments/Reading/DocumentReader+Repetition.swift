extension DocumentReader {
    /// The name of the element that repeats its content.
    static let repetition = "ForEach"

    private static let count = Parameter("count", .count, "The number of repetitions.")
    private static let values = Parameter("values", .texts, "The texts for which the content is repeated.")
    private static let index = Parameter("index", .name, "The name of the index, which starts at 0.", or: "i")
    private static let value = Parameter("value", .name, "The name of the current text.", or: "value")

    /// The parameters of a repetition.
    static let repetitionParameters = ParameterList([count.rule, values.rule, index.rule, value.rule])
    private static let constraints: [AttributeConstraint] = [
        .oneOf("count", "values"), .any(of: "count", "values"), .pointless("value", without: ["values"]),
    ]

    /// The number of iterations that are read after an error.
    private static let mostBehindMistakes = 500

    /// Adds the views inside a repetition, once for each iteration.
    func repeated(_ element: XMLArena.Element, into views: inout DocumentViews) {
        var parsed = ParsedArguments()
        let isRight = takeAttributes(of: element, for: Self.repetitionParameters, as: .wrapper, into: &parsed)
        checkText(in: element, mayHaveViews: true)
        guard isRight, find(Self.constraints, in: parsed, of: element) else { return }
        let words = Self.values.value(parsed) ?? nil
        let count = words?.count ?? (Self.count.value(parsed) ?? nil) ?? 0
        noteNothing(in: element, parsed, count: count)
        let outer = indices
        defer { indices = outer }
        let isEmpty = element.isWithoutElements
        for index in 0..<count {
            // After an error the document isn't drawn, so a limited number of iterations is enough to find more
            // errors. Iterations without content spend the budget too, because they take time.
            if hasErrors, index >= Self.mostBehindMistakes { break }
            guard readsOn, !isEmpty || spend(elementAt: element) else { break }
            indices = outer.adding(Self.index.value(parsed) ?? "i", index)
            if let words { indices = indices.adding(Self.value.value(parsed) ?? "value", words[index]) }
            for inner in element.elements { add(inner, to: &views) }
        }
    }

    /// Reports a repetition that creates no view.
    private func noteNothing(in element: XMLArena.Element, _ parsed: ParsedArguments, count: Int) {
        // Content that isn't read may use names, so none is reported as unused.
        if count == 0 { names.unused = [:] }
        let isNever = count == 0 && element["count"] == "0"
        guard isNever || element.isWithoutElements else { return }
        report(
            .withoutEffect,
            .note,
            at: isNever ? parsed.offset(of: "count") ?? 0 : element.nameRange.lowerBound,
            isNever ? "The repeat count is 0, so its content isn't drawn." : "The repetition has no content.",
            fix: isNever ? "Use a count of at least 1, or remove the element." : "Add views, or remove the element."
        )
    }
}
