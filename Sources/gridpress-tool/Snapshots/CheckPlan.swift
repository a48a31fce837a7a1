import GridPressPlatform
import GridPressSnapshots
import LayoutDocuments

/// The documents and the golden files to compare, determined before anything is drawn.
struct CheckPlan {
    /// The documents.
    private(set) var files: [InputFile] = []
    /// The names of their golden files, in the same order.
    private(set) var names: [SnapshotName] = []
    /// Whether the documents are all that there are, so that golden files of others have no owner.
    private(set) var isComplete = true

    /// The plan for some paths of documents and of folders with documents.
    init(_ operands: [String]) throws {
        for operand in operands {
            if FileStatus(operand)?.kind == .folder {
                for entry in try DocumentFolder(operand).entries { add(entry.path, entry.name) }
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
        try refuseCollisions()
    }

    private mutating func add(_ path: String, _ name: SnapshotName) {
        files.append(InputFile(path: path))
        names.append(name)
    }

    /// Refuses documents that would be compared with the same file; where case doesn't count in names of files, it
    /// mustn't count here.
    private func refuseCollisions() throws {
        var owners: [String: String] = [:]
        for (file, name) in zip(files, names) {
            guard let other = owners.updateValue(file.path, forKey: "\(name)".lowercased()) else { continue }
            throw ToolFailure.usage(
                other == file.path
                    ? "\"\(file.path)\" is listed twice."
                    : "\"\(other)\" and \"\(file.path)\" would both be compared with \"\(name)\".",
                advice: other == file.path ? nil : "Rename one of the documents."
            )
        }
    }
}

extension DocumentFolder.Entry {
    /// The name of the document's golden file, which says where below the folder the document lies.
    var name: SnapshotName { SnapshotName(path: String(pathInFolder.dropLast(DocumentFolder.ending.count))) }
}
