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
        // A slash at the end of a path would follow a link.
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard let kind = FileStatus(ofLinkOr: path)?.kind else {
            throw ToolFailure(exit: .noInput, message: "There is no file or folder at \"\(path)\".")
        }
        if let link = link(above: path) {
            throw ToolFailure(
                exit: .noInput,
                message: "\"\(path)\" leads through the symbolic link \"\(link)\".",
                advice: "Use the path without the link."
            )
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
        guard kind == .folder else {
            throw ToolFailure(exit: .noInput, message: "\"\(path)\" is a symbolic link, a pipe or a device.")
        }
        do {
            return try PendingFile.all(below: path)
        } catch {
            throw ToolFailure(exit: .noInput, message: "The folder \"\(path)\" can't be read.")
        }
    }

    /// Returns the symbolic link on the way to a path; `nil` without a link.
    ///
    /// Folders around the package, or around the current folder, can be links.
    private static func link(above path: String) -> String? {
        let path = path.absolutePath
        let around = [".".absolutePath, path.packageFolder].compactMap(\.self).filter {
            (path + "/").hasPrefix($0 + "/")
        }
        let root = around.min { $0.utf8.count < $1.utf8.count }
        if path == root { return nil }
        var folder = path.splitAtLastPart.folder
        while folder != "/", folder != root {
            if FileStatus(ofLinkOr: folder)?.kind == .other { return folder.relativeInside }
            if root == nil { break }
            folder = folder.splitAtLastPart.folder
        }
        return nil
    }
}
