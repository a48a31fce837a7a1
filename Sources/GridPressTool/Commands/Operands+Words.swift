extension Operands {
    /// The name of a command, or nothing.
    static let command = Operands.words(
        WordOperands(placeholder: "[COMMAND]", most: 2) {
            CommandEntry.all.map(\.name)
        } check: { operands, command in
            guard !operands.isEmpty, let word = try CommandTable.all.named(operands).rest.first else { return }
            throw ToolFailure.usage("Unexpected argument \"\(word)\" for \"gridpress \(command.call)\".")
        })
    /// The name of a shell.
    static let shell = Operands.words(
        WordOperands(
            placeholder: Shell.allCases.map(\.rawValue).joined(separator: "|"),
            complaint: ("No shell is given.", "Use \(Shell.allCases.map(\.rawValue).choice).")
        ) {
            Shell.allCases.map(\.rawValue)
        } check: { operands, _ in
            try refuse(operands, "shell", Shell.allCases.map(\.rawValue))
        })
    /// The code of a finding, or nothing.
    static let finding = Operands.words(
        WordOperands(placeholder: "[CODE]") {
            ToolFindingCatalog.explanations.map(\.code.rawValue)
        } check: { operands, _ in
            try refuse(operands, "finding", ToolFindingCatalog.explanations.map(\.code.rawValue))
        })

    /// Throws an error for a word that isn't valid.
    private static func refuse(_ operands: [String], _ kind: String, _ words: [String]) throws {
        guard let word = operands.first, !words.contains(word) else { return }
        throw ToolFailure.unknown("Unknown \(kind) \"\(word)\".", word: word, among: words)
    }
}
