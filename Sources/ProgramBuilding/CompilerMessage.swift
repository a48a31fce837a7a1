/// An error that the Swift compiler reports, with its notes.
package struct CompilerMessage: Equatable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var text: String
    package var notes: [String] = []

    package init(file: String, line: Int, column: Int, text: String, notes: [String] = []) {
        self.file = file
        self.line = line
        self.column = column
        self.text = text
        self.notes = notes
    }

    /// Returns the errors in the output of a build, without duplicates, sorted by location.
    package static func errors(in output: String) -> [CompilerMessage] {
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
                // A build can report the same error several times.
                isNoteOfError = known.insert(String(line)).inserted
                if isNoteOfError { messages.append(message) }
            case "note": if isNoteOfError { messages[messages.count - 1].notes.append(parts.text) }
            default: isNoteOfError = false
            }
        }
        return messages.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    private typealias Parts = (file: String, line: Int, column: Int, kind: String, text: String)

    /// Returns the parts of `file:line:column: kind: text`; `nil` for other lines.
    ///
    /// The name of the file may contain colons. Errors of the linker have no column.
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
            guard let number = numbers.last, !place.isEmpty else { continue }
            let column = numbers.count == 2 ? numbers[0] : 1
            return (String(place), number, column, kind, String(line[mark.upperBound...]))
        }
        return nil
    }
}

extension Substring {
    /// The text as a sentence, with a capital letter at the start and a full stop at the end.
    package var sentence: String {
        prefix(1).uppercased() + dropFirst() + (last.map { ".!?".contains($0) } ?? true ? "" : ".")
    }
}
