import GridPressPlatform
import GridPressSnapshots
import LayoutDocuments

/// The pending files of a call.
struct PendingSelection {
    /// The distinct files, in the order in which they were named or found.
    private(set) var files: [PendingFile] = []

    /// Finds the pending files at some paths, including all below folders.
    init(_ paths: [String]) throws {
        var seen: Set<String> = []
        for path in paths {
            for file in try Self.files(at: path) where seen.insert(file.path).inserted { files.append(file) }
        }
    }

    private static func files(at path: String) throws -> [PendingFile] {
        guard let kind = FileStatus(ofLinkOr: path)?.kind else {
            throw ToolFailure(exit: .noInput, message: "There is no file or folder at \"\(path)\".")
        }
        if kind == .file {
            guard let file = PendingFile(at: path) else {
                throw ToolFailure.usage(
                    "\"\(path)\" isn't a pending file.",
                    advice: "Names of pending files end in .pending.svg, .pending.html, .pending.json or .pending.txt."
                )
            }
            return [file]
        }
        guard FileStatus(path)?.kind == .folder else {
            throw ToolFailure(exit: .noInput, message: "\"\(path)\" is a symbolic link, a pipe or a device.")
        }
        do {
            return try PendingFile.all(below: path)
        } catch {
            throw ToolFailure(exit: .noInput, message: "The folder \"\(path)\" can't be read.")
        }
    }
}
