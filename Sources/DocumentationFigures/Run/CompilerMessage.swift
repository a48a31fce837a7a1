import GridPressFindings

/// An error that the compiler reports, with its notes.
struct CompilerMessage: Equatable {
    var file: String
    var line: Int
    var column: Int
    var text: String
    var notes: [String] = []

    /// Reads the errors in the output of a build, each once, in the order of their places.
    static func errors(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var known: Set<String> = []
        var isNoteOfError = false
        for line in output.split(whereSeparator: \.isNewline) {
            guard let parts = parts(of: line) else { continue }
            switch parts.kind {
            case "error":
                let message = CompilerMessage(
                    file: parts.file,
                    line: parts.line,
                    column: parts.column,
                    text: parts.text
                )
                // A build may report an error for several files.
                isNoteOfError = known.insert(String(line)).inserted
                if isNoteOfError { messages.append(message) }
            case "note": if isNoteOfError { messages[messages.count - 1].notes.append(parts.text) }
            default: isNoteOfError = false
            }
        }
        return messages.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    private typealias Parts = (file: String, line: Int, column: Int, kind: String, text: String)

    /// Returns the parts of `file:line:column: kind: text`; the name of a file may have colons too.
    private static func parts(of line: Substring) -> Parts? {
        for kind in ["error", "note", "warning"] {
            guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
            var place = line[..<mark.lowerBound]
            var numbers: [Int] = []
            while numbers.count < 2, let colon = place.lastIndex(of: ":"),
                let number = Int(place[place.index(after: colon)...])
            {
                numbers.append(number)
                place = place[..<colon]
            }
            guard numbers.count == 2, !place.isEmpty else { continue }
            return (String(place), numbers[1], numbers[0], kind, String(line[mark.upperBound...]))
        }
        return nil
    }

    /// Returns the message as a finding.
    ///
    /// - Parameter file: The name that findings use for the file.
    func finding(file: String) -> Finding {
        var finding = Finding(
            .figureCode,
            .error,
            at: .source(file: file, line: line, column: column),
            text[...].sentence
        )
        finding.details = notes
        return finding
    }
}
