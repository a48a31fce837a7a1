import GridPress
import XMLReading

extension DocumentReader {
    /// The name of the element that repeats what is inside it.
    static let repetition = "ForEach"

    private static let count = Parameter("count", .count, "How often what is inside is repeated.")
    private static let values = Parameter("values", .texts, "What is inside is repeated for each of these words.")
    private static let index = Parameter("index", .name, "The name of the index, which counts from 0.", or: "i")
    private static let value = Parameter("value", .name, "The name of the word.", or: "value")

    /// What a repetition takes.
    static let repetitionParameters = ParameterList([count.rule, values.rule, index.rule, value.rule])
    private static let conflicts: [Conflict] = [
        .oneOf("count", "values"), .any(of: "count", "values"), .pointless("value", without: ["values"]),
    ]

    /// How often something is repeated where there are mistakes before.
    private static let mostBehindMistakes = 500

    /// The views inside a repetition, once for each value of its index.
    func repeated(_ element: XMLElement) -> [AnyView] {
        var told = Told()
        let isRight = takeAttributes(of: element, for: Self.repetitionParameters, as: .wrapper, into: &told)
        checkText(in: element, mayHaveViews: true)
        guard isRight, find(Self.conflicts, in: told, of: element) else { return [] }
        let words = Self.values.value(told) ?? nil
        let count = words?.count ?? (Self.count.value(told) ?? nil) ?? 0
        noteNothing(in: element, told, count: count)
        let outer = indices
        defer { indices = outer }
        var views: [AnyView] = []
        let inside = element.elements
        for index in 0..<count {
            // A repetition of nothing costs time too.
            // What is repeated behind a mistake isn't drawn; some of it may show more mistakes.
            if hasErrors, index >= Self.mostBehindMistakes { break }
            guard readsOn, !inside.isEmpty || spend(elementAt: element) else { break }
            indices = outer.adding(Self.index.value(told) ?? "i", index)
            if let words { indices = indices.adding(Self.value.value(told) ?? "value", words[index]) }
            views += self.views(of: inside).views
        }
        return views
    }

    /// Notes a repetition that can make no view.
    private func noteNothing(in element: XMLElement, _ told: Told, count: Int) {
        // What isn't read may use names.
        if count == 0 { names.unused = [:] }
        let isNever = count == 0 && element["count"] == "0"
        guard isNever || element.elements.isEmpty else { return }
        report(
            .withoutEffect,
            .note,
            at: isNever ? told.values["count"]?.offset ?? 0 : element.nameRange.lowerBound,
            isNever ? "What is inside is repeated no times, so it isn't drawn." : "There is nothing inside to repeat.",
            fix: isNever ? "Give a number of at least 1, or take it out." : "Put views into it, or take it out."
        )
    }
}
