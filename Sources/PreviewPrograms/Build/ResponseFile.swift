import GridPressPlatform

/// A file with compiler arguments, which can exceed the length of a command.
enum ResponseFile {
    /// Writes arguments, one on each line.
    static func write(_ arguments: [String], to name: String, in folder: String) throws(SystemError) {
        let lines = arguments.map { argument in
            "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        try AtomicFile.write(lines.joined(separator: "\n").utf8, to: name, in: folder)
    }
}
