import LayoutDocuments

/// What stands behind a command, besides options.
enum Operands: Sendable {
    /// Nothing.
    case nothing
    /// Documents, at least one.
    case documents
    /// A folder with documents in it.
    case folder
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
        case .folder: "DIR"
        case .command: "[COMMAND]"
        case .finding: "[CODE]"
        case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
        }
    }

    /// The words that may stand there, where there is a choice.
    var words: [String] {
        switch self {
        case .nothing, .documents, .folder: []
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
        case .nothing, .folder, .command, .shell, .finding:
            let most = if case .nothing = self { 0 } else { 1 }
            if operands.count > most {
                throw ToolFailure.usage("“\(operands[most])” is nothing for “gridpress \(command.name)”.")
            }
            if case .folder = self, operands.first?.isEmpty ?? true {
                throw ToolFailure.usage("There is no folder.", advice: "Name the one in which the documents lie.")
            }
            if case .shell = self, operands.isEmpty {
                throw ToolFailure.usage("There is no shell.", advice: "Name one of \(words.joined(separator: ", ")).")
            }
            if case .folder = self { return }
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
