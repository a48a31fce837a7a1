/// The documents and the golden files to compare, determined before anything is drawn.
struct CheckPlan {
    /// The documents.
    private(set) var files: [InputFile] = []
    /// The names of their golden files, in the same order.
    private(set) var names: [SnapshotName] = []
    /// The findings about documents that can't be compared, because of a shared golden file or an unreadable name.
    private(set) var findings: [Finding] = []
    /// The names of golden files that several documents share.
    private(set) var sharedNames: Set<SnapshotName> = []
    /// Whether the plan covers all documents, so that other golden files are unowned.
    private(set) var isComplete = true

    /// Creates the plan for paths of documents and folders.
    init(_ operands: [String]) throws {
        for operand in operands {
            if FileStatus(operand)?.kind == .folder {
                let folder = try DocumentFolder(operand)
                for entry in folder.entries { add(entry.path, entry.name) }
                findings += folder.unreadable
            } else {
                let file = InputFile(path: operand)
                if file.isStandardInput {
                    throw ToolFailure.usage(
                        "Standard input has no golden file.",
                        advice: "Use a document or a folder."
                    )
                }
                isComplete = false
                add(operand, SnapshotName([file.outputName]))
            }
        }
        try removeCollisions()
    }

    private mutating func add(_ path: String, _ name: SnapshotName) {
        files.append(InputFile(path: path))
        names.append(name)
    }

    /// Removes documents with the same golden file.
    ///
    /// Names are compared without case, because some file systems ignore it.
    private mutating func removeCollisions() throws {
        var owners: [String: [Int]] = [:]
        for index in files.indices { owners["\(names[index])".lowercased(), default: []].append(index) }
        let shared = owners.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        for indices in shared {
            let paths = indices.map { files[$0].path }
            if Set(paths).count < paths.count { throw ToolFailure.usage("\"\(paths[0])\" is listed twice.") }
            for index in indices {
                findings.append(
                    .shared(names[index], of: files[index], others: paths.filter { $0 != files[index].path })
                )
                sharedNames.insert(names[index])
            }
        }
        let removed = Set(shared.joined())
        let kept = files.indices.filter { !removed.contains($0) }
        (files, names) = (kept.map { files[$0] }, kept.map { names[$0] })
    }
}

extension Finding {
    /// Returns the finding for a document that shares its golden file with others.
    fileprivate static func shared(_ name: SnapshotName, of file: InputFile, others: [String]) -> Finding {
        Finding(
            .sharedGolden,
            .error,
            at: .source(file: file.name, line: 1, column: 1),
            "\(others.map(\.quoted).joined(separator: " and ")) would also be compared with \"\(name)\", so the document "
                + "isn't compared.",
            fix: "Rename one of the documents."
        )
    }
}

extension DocumentFolder.Entry {
    /// The name of the document's golden file, made from its path below the folder.
    var name: SnapshotName { SnapshotName(path: String(pathInFolder.dropLast(DocumentFolder.ending.count))) }
}
