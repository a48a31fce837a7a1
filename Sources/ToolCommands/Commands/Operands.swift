/// The operands of a command.
package enum Operands: Sendable {
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
    /// Zero or more folders.
    case optionalFolders
    /// One or more pending files and folders with them.
    case pendingFilesAndFolders
    /// Zero or more pages and folders with pages.
    case optionalPages
    /// Zero or more sources, folders, packages and projects.
    case optionalSources
    /// A folder with a package, or nothing.
    case optionalPackage
    /// The arguments of another program, which follow the options of the command.
    case passedOn
    /// Some of a set of words.
    case words(WordOperands)
}

extension Operands {
    /// The placeholder in the help; `nil` for no operands.
    package var placeholder: String? {
        switch self {
        case .nothing: nil
        case .documents: "FILE…"
        case .twoDocuments: "OLD NEW"
        case .documentAndView: "FILE [NAME|LINE[:COLUMN]]"
        case .folder: "DIR"
        case .documentsAndFolders, .pendingFilesAndFolders: "FILE|DIR…"
        case .goldenFolders: "DIR…"
        case .optionalFolders: "[DIR…]"
        case .optionalPages, .optionalSources, .optionalDocumentsAndFolders: "[FILE|DIR…]"
        case .optionalPackage: "[DIR]"
        case .passedOn: "[ARGUMENT…]"
        case .words(let operands): operands.placeholder
        }
    }

    /// The completions that a shell offers for operands.
    package enum Completion {
        case nothing, documents, folders, files
        case words([String])
    }

    /// The completions of the operands.
    package var completion: Completion {
        switch self {
        case .nothing, .passedOn: .nothing
        case .documents, .twoDocuments, .documentAndView, .documentsAndFolders, .optionalDocumentsAndFolders: .documents
        case .folder, .optionalPackage, .goldenFolders, .optionalFolders: .folders
        case .pendingFilesAndFolders, .optionalPages, .optionalSources: .files
        case .words(let operands): .words(operands.words())
        }
    }

    /// Checks the number and the values of operands.
    ///
    /// - Throws: ``ToolFailure`` for missing, excess or unknown operands.
    package func check(_ operands: [String], of command: CommandRule) throws {
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
        case .folder, .optionalPackage, .goldenFolders, .optionalFolders:
            if operands.contains("") { throw ToolFailure.usage("The name of a folder is empty.") }
        case .words(let allowed): try allowed.check(operands, command)
        case .nothing, .passedOn: break
        }
    }

    /// The maximum number of operands; `nil` for no limit.
    private var most: Int? {
        switch self {
        case .nothing: 0
        case .folder, .optionalPackage: 1
        case .words(let operands): operands.most
        case .twoDocuments, .documentAndView: 2
        case .documents, .documentsAndFolders, .optionalDocumentsAndFolders, .goldenFolders, .optionalFolders,
            .pendingFilesAndFolders,
            .optionalPages, .optionalSources, .passedOn:
            nil
        }
    }

    /// Returns the error for missing operands; `nil` if none are required.
    private func complaint(of command: CommandRule) -> (message: String, advice: String)? {
        switch self {
        case .nothing, .optionalFolders, .optionalPages, .optionalSources,
            .optionalDocumentsAndFolders, .optionalPackage, .passedOn:
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
        case .words(let operands): operands.complaint
        }
    }
}

/// Operands from a set of words.
package struct WordOperands: Sendable {
    /// The placeholder in the help.
    package let placeholder: String
    /// The maximum number of words.
    package var most = 1
    /// The error if no word is given; `nil` if none is required.
    package var complaint: (message: String, advice: String)?
    /// A closure that returns the valid words.
    package let words: @Sendable () -> [String]
    /// A closure that throws an error for words that aren't valid.
    package let check: @Sendable ([String], CommandRule) throws -> Void

    package init(
        placeholder: String,
        most: Int = 1,
        complaint: (message: String, advice: String)? = nil,
        words: @escaping @Sendable () -> [String],
        check: @escaping @Sendable ([String], CommandRule) throws -> Void
    ) {
        self.placeholder = placeholder
        self.most = most
        self.complaint = complaint
        self.words = words
        self.check = check
    }
}
