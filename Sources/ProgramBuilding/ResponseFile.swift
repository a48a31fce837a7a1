/// A file with compiler arguments, which can exceed the length of a command.
package enum ResponseFile {
    /// Writes arguments, one on each line.
    ///
    /// - Returns: The words of a call that has these arguments. A line can't contain the end of a line, so arguments
    ///   with one are words themselves.
    package static func words(
        for arguments: [String],
        writing name: String,
        in folder: String
    ) throws(SystemError) -> [String] {
        let hasLineEnd = { (argument: String) in argument.utf8.contains(UInt8(ascii: "\n")) }
        let lines = arguments.filter { !hasLineEnd($0) }.map(escaped)
        try AtomicFile.write(lines.joined(separator: "\n").utf8, to: name, in: folder)
        return ["@" + folder + "/" + name] + arguments.filter(hasLineEnd)
    }

    /// Returns an argument with a backslash before each special character.
    ///
    /// The driver of the compiler removes apostrophes even inside quotation marks, so there are none.
    private static func escaped(_ argument: String) -> String {
        argument.reduce(into: "") { text, character in
            if !character.isLetter, !character.isNumber { text.append("\\") }
            text.append(character)
        }
    }
}
