import GridPressFindings
import LayoutDocuments

/// The operands of a command.
enum Operands: Sendable {
    /// No operands.
    case nothing
    /// One or more documents.
    case documents
    /// Two documents.
    case twoDocuments
    /// A document, and the name or position of a view in it.
    case documentAndView
    /// A folder with documents.
    case folder
    /// One or more documents and folders with documents.
    case documentsAndFolders
    /// Zero or more documents and folders with documents.
    case optionalDocumentsAndFolders
    /// One or more folders with golden files.
    case goldenFolders
    /// Zero or more folders with golden files.
    case optionalGoldenFolders
    /// One or more pending files and folders with them.
    case pendingFilesAndFolders
    /// Zero or more pages and folders with pages.
    case optionalPages
    /// Zero or more sources, folders, packages and projects.
    case optionalSources
    /// The name of a command, or nothing.
    case command
    /// The name of a shell.
    case shell
    /// The code of a finding, or nothing.
    case finding
}

extension Operands {
    /// The placeholder in the help; `nil` for no operands.
    var placeholder: String? {
        switch self {
        case .nothing: nil
        case .documents: "FILE…"
        case .twoDocuments: "OLD NEW"
        case .documentAndView: "FILE [NAME|LINE[:COLUMN]]"
        case .folder: "DIR"
        case .documentsAndFolders, .pendingFilesAndFolders: "FILE|DIR…"
        case .goldenFolders: "DIR…"
        case .optionalGoldenFolders: "[DIR…]"
        case .optionalPages, .optionalSources, .optionalDocumentsAndFolders: "[FILE|DIR…]"
        case .command: "[COMMAND]"
        case .finding: "[CODE]"
        case .shell: Shell.allCases.map(\.rawValue).joined(separator: "|")
        }
    }

    /// The completions that a shell offers for operands.
    enum Completion {
        case nothing, documents, folders, files
        case words([String])
    }

    /// The completions of the operands.
    var completion: Completion {
        switch self {
        case .nothing: .nothing
        case .documents, .twoDocuments, .documentAndView, .documentsAndFolders, .optionalDocumentsAndFolders: .documents
        case .folder, .goldenFolders, .optionalGoldenFolders: .folders
        case .pendingFilesAndFolders, .optionalPages, .optionalSources: .files
        case .command, .shell, .finding: .words(words)
        }
    }

    /// The valid words; empty if there is no fixed set.
    private var words: [String] {
        switch self {
        case .command: CommandEntry.all.map(\.name)
        case .shell: Shell.allCases.map(\.rawValue)
        case .finding: ToolFindingCatalog.explanations.map(\.code.rawValue)
        default: []
        }
    }

    /// Checks the number and the values of operands.
    ///
    /// - Throws: ``ToolFailure`` for missing, excess or unknown operands.
    func check(_ operands: [String], of command: CommandRule) throws {
        if let most, operands.count > most {
            throw ToolFailure.usage("Unexpected argument \"\(operands[most])\" for \"gridpress \(command.call)\".")
        }
        if case .twoDocuments = self, operands.count == 1 {
            throw ToolFailure.usage("One file is given.", advice: "Use two files: the old one and the new one.")
        }
        if operands.isEmpty, let (message, advice) = complaint(of: command) {
            throw ToolFailure.usage(message, advice: advice)
        }
        switch self {
        case .documents, .twoDocuments, .documentAndView:
            if operands.contains("") { throw ToolFailure.usage("The name of a file is empty.") }
        case .documentsAndFolders, .optionalDocumentsAndFolders, .pendingFilesAndFolders, .optionalPages,
            .optionalSources:
            if operands.contains("") { throw ToolFailure.usage("The name of a file or folder is empty.") }
        case .folder, .goldenFolders, .optionalGoldenFolders:
            if operands.contains("") { throw ToolFailure.usage("The name of a folder is empty.") }
        case .command:
            guard !operands.isEmpty else { return }
            if let word = try CommandEntry.named(operands).rest.first {
                throw ToolFailure.usage("Unexpected argument \"\(word)\" for \"gridpress \(command.call)\".")
            }
        case .shell: try refuse(operands, "shell")
        case .finding: try refuse(operands, "finding")
        case .nothing: break
        }
    }

    /// The maximum number of operands; `nil` for no limit.
    private var most: Int? {
        switch self {
        case .nothing: 0
        case .folder, .shell, .finding: 1
        case .command, .twoDocuments, .documentAndView: 2
        case .documents, .documentsAndFolders, .optionalDocumentsAndFolders, .goldenFolders, .optionalGoldenFolders,
            .pendingFilesAndFolders,
            .optionalPages, .optionalSources:
            nil
        }
    }

    /// Returns the error for missing operands; `nil` if none are required.
    private func complaint(of command: CommandRule) -> (message: String, advice: String)? {
        switch self {
        case .nothing, .command, .finding, .optionalGoldenFolders, .optionalPages, .optionalSources,
            .optionalDocumentsAndFolders:
            nil
        case .documents:
            (
                "No file to \(command.name) is given.",
                command.name == "watch" ? "Use a file." : "Use a file, or - for standard input."
            )
        case .twoDocuments: ("No file is given.", "Use two files: the old one and the new one.")
        case .documentAndView: ("No file is given.", "Use a file, or - for standard input, and the name of a view.")
        case .folder: ("No folder is given.", "Use the folder of the documents.")
        case .documentsAndFolders:
            ("No document or folder to \(command.name) is given.", "Use documents or folders.")
        case .goldenFolders: ("No folder is given.", "Use a folder with golden files. A dot is the current folder.")
        case .pendingFilesAndFolders:
            (
                "No file or folder to \(command.name) is given.",
                "Use pending files, or folders with them. A dot is the current folder."
            )
        case .shell: ("No shell is given.", "Use \(words.choice).")
        }
    }

    /// Throws an error for a word that isn't valid.
    private func refuse(_ operands: [String], _ kind: String) throws {
        guard let word = operands.first, !words.contains(word) else { return }
        throw ToolFailure.unknown("Unknown \(kind) \"\(word)\".", word: word, among: words)
    }
}
