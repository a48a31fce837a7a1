import LayoutDocuments

/// What stands behind a command, besides options.
enum Operands: Sendable {
    /// Nothing.
    case nothing
    /// Documents, at least one.
    case documents
    /// The name of a command, or nothing.
    case command
    /// The name of a shell.
    case shell
    /// The code of a finding, or nothing.
    case finding
}

extension Operands {
    /// What stands for it in help.
    var placeholder: String? {
        switch self {
        case .nothing: nil
        case .documents: "FILE…"
        case .command: "[COMMAND]"
        case .finding: "[CODE]"
        case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
        }
    }

    /// The words that may stand there, where there is a choice.
    var words: [String] {
        switch self {
        case .nothing, .documents: []
        case .command: CommandRule.all.map(\.name)
        case .shell: Shell.allCases.map(\.rawValue)
        case .finding: FindingCatalog.explanations.map(\.code.rawValue)
        }
    }

    /// Refuses operands that are too few, too many or unknown.
    func check(_ operands: [String], of command: CommandRule) throws {
        switch self {
        case .documents:
            if operands.isEmpty {
                throw ToolFailure.usage(
                    "There is no file to \(command.name).",
                    advice: "Name one, or - for standard input."
                )
            }
            if operands.contains("") { throw ToolFailure.usage("A file has no name.") }
        case .nothing, .command, .shell, .finding:
            let most = if case .nothing = self { 0 } else { 1 }
            if operands.count > most {
                throw ToolFailure.usage("“\(operands[most])” is nothing for “gridpress \(command.name)”.")
            }
            if case .shell = self, operands.isEmpty {
                throw ToolFailure.usage("There is no shell.", advice: "Name one of \(words.joined(separator: ", ")).")
            }
            if let word = operands.first, !words.contains(word) {
                throw ToolFailure.unknown(
                    "There is no \(self.kind) “\(word)”.",
                    word: word,
                    among: words
                )
            }
        }
    }

    /// What a word is here.
    private var kind: String {
        switch self {
        case .shell: "completion for"
        case .finding: "finding"
        default: "command"
        }
    }
}
