import GridPressPlatform

/// A file with arguments of the compiler, for more names than a command may have.
enum ResponseFile {
    /// Writes arguments, one a line.
    static func write(_ arguments: [String], to name: String, in folder: String) throws(SystemError) {
        let lines = arguments.map { argument in
            "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        try AtomicFile.write(lines.joined(separator: "\n").utf8, to: name, in: folder)
    }
}
