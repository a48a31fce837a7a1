import GridPressDrawings
import GridPressTrainer

/// The tables of parameters as JavaScript, from which the page creates its controls and the positions of numbers.
enum ParameterGlue {
    static var script: String {
        """
        // The parameters of the module. Written by trainer-page from Trainer/Module/State.

        const tables = {
        \(table("container", ParameterSpec.all(ContainerParameter.self)))
        \(table("track", ParameterSpec.all(TrackParameter.self)))
        \(table("item", ParameterSpec.all(ItemParameter.self)))
        };

        """
    }

    /// The texts of rules and of numbers in computations, in the order of their raw values.
    static var words: String {
        let rules = (0..<LayoutReasons.ruleCount).map { "  \(quoted(LayoutReasons.template(ofRule: $0)))," }
        let labels = LayoutReasons.labels.map { "  \(quoted($0))," }
        return """

            // The words of steps. Written by trainer-page from the table of the rules of layout.

            const ruleSentences = [
            \(rules.joined(separator: "\n"))
            ];

            const numberLabels = [
            \(labels.joined(separator: "\n"))
            ];

            """
    }

    private static func table(_ name: String, _ parameters: [ParameterSpec]) -> String {
        (["  \(name): ["] + parameters.map { "    \(entry($0))," } + ["  ],"]).joined(separator: "\n")
    }

    private static func entry(_ parameter: ParameterSpec) -> String {
        var entries = [
            "name: \(quoted(parameter.name))", "label: \(quoted(parameter.label))", "kind: \(quoted(parameter.kind))",
            "least: \(number(parameter.range.lowerBound))", "most: \(number(parameter.range.upperBound))",
            "initial: \(parameter.initial.map(number) ?? "null")",
        ]
        if parameter.isOptional { entries.append("isOptional: true") }
        if !parameter.choices.isEmpty { entries.append("choices: \(list(parameter.choices))") }
        if !parameter.systems.isEmpty { entries.append("systems: \(list(parameter.systems))") }
        return "{ \(entries.joined(separator: ", ")) }"
    }

    private static func list(_ words: [String]) -> String { "[\(words.map(quoted).joined(separator: ", "))]" }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    private static func number(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
