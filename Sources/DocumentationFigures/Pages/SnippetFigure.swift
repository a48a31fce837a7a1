/// The figure of a snippet, a source file that pages of a DocC catalog show.
enum SnippetFigure {
    /// Reads the figure of a snippet: the lines of `// figure: …`, and the whole code of the file.
    static func read(_ source: SourceText) -> (figure: PageFigure?, findings: [Finding]) {
        let lines = PageText.texts(of: source.bytes, kind: .markdown).flatMap(\.lines)
        guard let comment = comment(source, lines), let result = FigureComment.read(comment, in: source) else {
            return (nil, [])
        }
        guard let request = result.request else { return (nil, result.findings) }
        let code = lines.map { line in
            SourceLine(
                text: String(decoding: source.bytes[line.content], as: UTF8.self),
                number: line.number,
                offset: line.content.lowerBound
            )
        }
        return (PageFigure(request: request, code: BlockCode(language: .swift, lines: code), linePrefix: ""), [])
    }

    /// Returns the comment of the figure, which continues on the next line after a comma.
    private static func comment(_ source: SourceText, _ lines: [PageLine]) -> PageComment? {
        func text(_ index: Int) -> SourceLine? {
            let line = lines[index]
            let bytes = source.bytes[line.content]
            guard let start = bytes.firstIndex(where: { $0 != space && $0 != tab }),
                bytes[start...].starts(with: Array("//".utf8)), !bytes[start...].starts(with: Array("///".utf8))
            else { return nil }
            return SourceLine(
                text: String(decoding: bytes[(start + 2)...], as: UTF8.self),
                number: line.number,
                offset: start + 2
            )
        }
        for index in lines.indices {
            guard let first = text(index), first.text[...].trimmed.lowercased().hasPrefix("figure:") else { continue }
            var comment = [first]
            var next = index + 1
            while comment[comment.count - 1].text[...].trimmed.last == ",", next < lines.count, let line = text(next) {
                comment.append(line)
                next += 1
            }
            return PageComment(lines: comment, range: index..<next, isClosed: true)
        }
        return nil
    }
}

/// A directive with which a page shows a snippet, such as `@Snippet(path: "Cards/Snippets/card")`.
package struct SnippetReference: Sendable {
    /// The path of the snippet relative to the folder of snippets, without its extension.
    package var path: String
    /// The lines with the picture; `nil` if the page doesn't have them yet.
    package var picture: PictureLines?
    /// The offset at which new lines are inserted.
    package var insertion: Int
    /// The text at the start of each inserted line.
    package var linePrefix: String

    /// Returns the path of a directive; `nil` for another line.
    static func path(in line: Substring) -> String? {
        let line = line.trimmed
        guard line.hasPrefix("@Snippet("), let start = line.firstRange(of: "path:") else { return nil }
        let rest = line[start.upperBound...].trimmed
        guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
        let path = rest.dropFirst()[..<end].split(separator: "/")
        guard let folder = path.firstIndex(of: "Snippets") else { return nil }
        return path[(folder + 1)...].joined(separator: "/")
    }
}
