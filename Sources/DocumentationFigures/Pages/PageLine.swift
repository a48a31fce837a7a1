/// A line of Markdown in a file.
package struct PageLine: Equatable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The Markdown bytes of the line, without the end of the line.
    package let content: Range<Int>
    /// All bytes of the line, including the text before its Markdown, and its end.
    package let whole: Range<Int>

    /// Returns the line with Markdown that begins after its white space.
    func withoutIndentation(in bytes: [UInt8]) -> PageLine {
        let start = bytes[content].firstIndex { $0 != space && $0 != tab } ?? content.upperBound
        return PageLine(number: number, content: start..<content.upperBound, whole: whole)
    }
}

/// Markdown in a file: the whole file, or one doc comment of Swift source.
package struct PageText: Sendable {
    /// The lines, in order.
    package let lines: [PageLine]

    /// Returns the texts of a page.
    package static func texts(of bytes: [UInt8], kind: PageKind) -> [PageText] {
        let lines = self.lines(of: bytes)
        switch kind {
        case .markdown, .snippet: return [PageText(lines: lines)]
        case .tutorial: return [PageText(lines: lines.map { $0.withoutIndentation(in: bytes) })]
        case .swift: return docComments(in: bytes, lines)
        }
    }

    /// Splits a file into lines, which end with a line feed, a carriage return, or both.
    private static func lines(of bytes: [UInt8]) -> [PageLine] {
        var lines: [PageLine] = []
        var start = bytes.starts(with: byteOrderMark) ? 3 : 0
        let first = start
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == newline || $0 == carriageReturn } ?? bytes.count
            var next = min(end + 1, bytes.count)
            if end < bytes.count, bytes[end] == carriageReturn, next < bytes.count, bytes[next] == newline { next += 1 }
            let whole = (start == first ? 0 : start)..<next
            lines.append(PageLine(number: lines.count + 1, content: start..<end, whole: whole))
            start = next
        }
        return lines
    }

    /// Returns the doc comments of Swift source: consecutive lines that start with three slashes.
    ///
    /// Such lines in string literals aren't doc comments.
    private static func docComments(in bytes: [UInt8], _ lines: [PageLine]) -> [PageText] {
        var texts: [PageText] = []
        var comment: [PageLine] = []
        var literals = (SwiftScan(bytes)?.tokens ?? []).filter { if case .text = $0.kind { true } else { false } }[...]
        for line in lines {
            while let literal = literals.first, literal.range.upperBound <= line.content.lowerBound {
                literals.removeFirst()
            }
            if let literal = literals.first, literal.range.lowerBound < line.content.lowerBound { continue }
            let start = bytes[line.content].firstIndex { $0 != space && $0 != tab } ?? line.content.upperBound
            if bytes[start..<line.content.upperBound].starts(with: Array("///".utf8)) {
                // One space after the slashes doesn't belong to the Markdown.
                var content = start + 3
                if content < line.content.upperBound, bytes[content] == space { content += 1 }
                comment.append(
                    PageLine(number: line.number, content: content..<line.content.upperBound, whole: line.whole)
                )
            } else if !comment.isEmpty {
                texts.append(PageText(lines: comment))
                comment = []
            }
        }
        return comment.isEmpty ? texts : texts + [PageText(lines: comment)]
    }
}

/// The kind of a file with figures.
package enum PageKind: Sendable {
    /// Markdown, as in a README or in a DocC catalog.
    case markdown
    /// A tutorial of a DocC catalog: directives with indented Markdown.
    case tutorial
    /// Swift source, whose doc comments are Markdown.
    case swift
    /// A snippet that pages of a DocC catalog show.
    case snippet
}

let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
let space = UInt8(ascii: " ")
let tab = UInt8(ascii: "\t")
