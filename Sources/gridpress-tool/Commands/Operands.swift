import LayoutDocuments

/// What stands behind a command, besides options.
enum Operands: Sendable {
    /// Nothing.
    case nothing
    /// Documents, at least one.
    case documents
    /// A folder with documents in it.
    case folder
    /// Documents and folders with documents in them, at least one.
    case documentsAndFolders
    /// Folders with golden files in them, at least one.
    case goldenFolders
    /// Folders with golden files in them, or none.
    case optionalGoldenFolders
    /// Pending files and folders with them, at least one.
    case pendingFilesAndFolders
    /// The words of a command, or nothing.
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
        case .documentsAndFolders, .pendingFilesAndFolders: "FILE|DIR…"
        case .goldenFolders: "DIR…"
        case .optionalGoldenFolders: "[DIR…]"
        case .command: "[COMMAND]"
        case .finding: "[CODE]"
        case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
        }
    }

    /// What a shell offers there.
    enum Completion {
        case nothing, documents, folders, files
        case words([String])
    }

    /// What a shell offers there.
    var completion: Completion {
        switch self {
        case .nothing: .nothing
        case .documents, .documentsAndFolders: .documents
        case .folder, .goldenFolders, .optionalGoldenFolders: .folders
        case .pendingFilesAndFolders: .files
        case .command, .shell, .finding: .words(words)
        }
    }

    /// The words that may stand there, where there is a choice.
    private var words: [String] {
        switch self {
        case .command: CommandEntry.all.map(\.name)
        case .shell: Shell.allCases.map(\.rawValue)
        case .finding: ToolFindings.explanations.map(\.code.rawValue)
        default: []
        }
    }

    /// Refuses operands that are too few, too many or unknown.
    func check(_ operands: [String], of command: CommandRule) throws {
        if let most, operands.count > most {
            throw ToolFailure.usage("“\(operands[most])” is nothing for “gridpress \(command.call)”.")
        }
        if operands.isEmpty, let (sentence, advice) = complaint(of: command) {
            throw ToolFailure.usage(sentence, advice: advice)
        }
        switch self {
        case .documents, .documentsAndFolders, .pendingFilesAndFolders:
            if operands.contains("") { throw ToolFailure.usage("A file has no name.") }
        case .folder, .goldenFolders, .optionalGoldenFolders:
            if operands.contains("") { throw ToolFailure.usage("A folder has no name.") }
        case .command:
            guard !operands.isEmpty else { return }
            if let word = try CommandEntry.named(operands).rest.first {
                throw ToolFailure.usage("“\(word)” is nothing for “gridpress \(command.call)”.")
            }
        case .shell: try refuse(operands, "completion for")
        case .finding: try refuse(operands, "finding")
        case .nothing: break
        }
    }

    /// How many there may be; `nil` for any number.
    private var most: Int? {
        switch self {
        case .nothing: 0
        case .folder, .shell, .finding: 1
        case .command: 2
        case .documents, .documentsAndFolders, .goldenFolders, .optionalGoldenFolders, .pendingFilesAndFolders: nil
        }
    }

    /// What is said where there are none; `nil` where that is fine.
    private func complaint(of command: CommandRule) -> (sentence: String, advice: String)? {
        switch self {
        case .nothing, .command, .finding, .optionalGoldenFolders: nil
        case .documents: ("There is no file to \(command.name).", "Name one, or - for standard input.")
        case .folder: ("There is no folder.", "Name the one in which the documents lie.")
        case .documentsAndFolders: ("There is nothing to \(command.name).", "Name documents, or folders with them.")
        case .goldenFolders: ("There is no folder.", "Name one with golden files in it; a dot is where you are.")
        case .pendingFilesAndFolders:
            (
                "There is nothing to \(command.name).",
                "Name pending files, or folders with them; a dot is where you are."
            )
        case .shell: ("There is no shell.", "Name one of \(words.joined(separator: ", ")).")
        }
    }

    /// Refuses a word that isn't one of those that may stand there.
    private func refuse(_ operands: [String], _ kind: String) throws {
        guard let word = operands.first, !words.contains(word) else { return }
        throw ToolFailure.unknown("There is no \(kind) “\(word)”.", word: word, among: words)
    }
}
