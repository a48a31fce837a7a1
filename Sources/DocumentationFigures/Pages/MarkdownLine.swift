/// A line of Markdown, parsed as far as figures need it.
struct MarkdownLine {
    /// The bytes of the line after its indentation.
    let text: ArraySlice<UInt8>
    /// The width of the indentation.
    ///
    /// A tab extends to the next multiple of four.
    let indent: Int

    /// Parses a line, starting at a column.
    ///
    /// The column determines the width of tabs.
    init(_ bytes: ArraySlice<UInt8>, from start: Int = 0) {
        var rest = bytes
        var column = start
        while let first = rest.first, first == space || first == tab {
            column += first == tab ? 4 - column % 4 : 1
            rest = rest.dropFirst()
        }
        text = rest
        indent = column - start
    }

    var isBlank: Bool { text.isEmpty }

    /// The fence that the line opens or closes; `nil` for other lines.
    var fence: Fence? {
        guard let letter = text.first, letter == UInt8(ascii: "`") || letter == UInt8(ascii: "~") else { return nil }
        let length = text.prefix { $0 == letter }.count
        let info = text.dropFirst(length)
        // A line with inline code can also start with backticks.
        guard length >= 3, letter == UInt8(ascii: "~") || !info.contains(letter) else { return nil }
        return Fence(letter: letter, length: length, info: String(decoding: info, as: UTF8.self))
    }

    /// The column at which the content of a list item starts; `nil` for other lines.
    var listContent: Int? {
        let marker: Int
        if let first = text.first, "-*+".utf8.contains(first) {
            marker = 1
        } else {
            let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            guard (1...9).contains(digits), let end = text.dropFirst(digits).first, ".)".utf8.contains(end) else {
                return nil
            }
            marker = digits + 1
        }
        let rest = MarkdownLine(text.dropFirst(marker), from: indent + marker)
        if rest.isBlank { return indent + marker + 1 }
        guard rest.indent > 0 else { return nil }
        return indent + marker + (rest.indent > 4 ? 1 : rest.indent)
    }

    /// Returns whether the line starts with the start tag of an element, ignoring case.
    func starts(element: String) -> Bool {
        guard starts(with: element) else { return false }
        guard let next = text.dropFirst(element.utf8.count).first else { return true }
        return next == space || next == tab || next == UInt8(ascii: ">")
    }

    /// Returns whether the line starts with a text, ignoring case.
    func starts(with prefix: String) -> Bool {
        guard text.first == prefix.utf8.first else { return false }
        let start = text.prefix(prefix.utf8.count)
        return start.count == prefix.utf8.count
            && String(decoding: start, as: UTF8.self).lowercased() == prefix.lowercased()
    }
}

/// The line before or after a code block.
struct Fence: Equatable {
    let letter: UInt8
    let length: Int
    /// The text after the letters.
    let info: String

    /// The first word after the letters: the language of the block.
    var language: String { info.split(whereSeparator: { " \t{,".contains($0) }).first.map { $0.lowercased() } ?? "" }

    /// Returns whether another fence closes the block of this fence.
    func isClosed(by other: Fence) -> Bool {
        other.letter == letter && other.length >= length
            && other.info.allSatisfy { $0 == " " || $0 == "\t" }
    }
}
