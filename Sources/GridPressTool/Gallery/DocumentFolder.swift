/// The layout documents below a folder, grouped by the folders that contain them.
struct DocumentFolder {
    /// A document and its topic.
    struct Entry: Equatable {
        /// The path of the document, relative to the current folder or absolute.
        let path: String
        /// The path relative to the searched folder.
        let pathInFolder: String
        /// The topic: the name of the folder that contains the document.
        let topic: String
    }

    /// The documents, folder by folder, each in the order of names.
    private(set) var entries: [Entry] = []
    /// The findings about documents that can't be read.
    private(set) var unreadable: [Finding] = []

    /// Whether the folder contains Swift code.
    private var hasSwiftCode = false

    /// The file name extension of documents.
    static let ending = ".xml"
    /// The maximum nesting of folders.
    private static let mostLevels = 32

    /// Finds the documents below a folder.
    ///
    /// Symbolic links and hidden files are skipped, so that no file outside of the folder is read.
    init(_ path: String) throws {
        guard FileStatus(path)?.kind == .folder else {
            throw ToolFailure(exit: .noInput, message: "There is no folder at \"\(path)\".")
        }
        let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let name = URL(fileURLWithPath: root).standardizedFileURL.lastPathComponent
        try collect(in: root, parts: [], root: name.titled)
        guard !entries.isEmpty || !unreadable.isEmpty else {
            throw ToolFailure(
                exit: .noInput,
                message: "No documents below \"\(path)\".",
                advice: hasSwiftCode
                    ? "Draw the previews of its Swift code with `gridpress previews`."
                    : "Document names end in \(Self.ending)."
            )
        }
    }

    private mutating func collect(in folder: String, parts: [String], root: String) throws {
        guard parts.count <= Self.mostLevels else { return }
        let topic = parts.isEmpty ? root : parts.map(\.titled).joined(separator: " / ")
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw ToolFailure(exit: .noInput, message: "The folder \"\(folder)\" can't be read.")
        }
        var folders: [String] = []
        for name in names {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch FileStatus(ofLinkOr: path)?.kind {
            case .file where name.hasSuffix(Self.ending):
                let pathInFolder = (parts + [name]).joined(separator: "/")
                entries.append(Entry(path: path, pathInFolder: pathInFolder, topic: topic))
            case .file where name.hasSuffix(".swift"): hasSwiftCode = true
            case .folder: folders.append(name)
            case nil where name.contains("\u{FFFD}"): unreadable.append(Finding(unreadableName: path))
            default: break
            }
        }
        for name in folders {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            try collect(in: path, parts: parts + [name], root: root)
        }
    }
}

extension String {
    /// The name of a folder in the form of a heading.
    fileprivate var titled: String {
        let words = shown.replacing("-", with: " ").replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
