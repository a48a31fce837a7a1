/// A figure of a page: its request, its code, and the lines of the page that show the picture.
package struct PageFigure: Sendable {
    /// The settings of the comment.
    package var request: FigureRequest
    /// The code that is drawn; `nil` for a figure of a document in another file.
    package var code: BlockCode?
    /// The lines with the picture; `nil` if the page doesn't have them yet.
    package var picture: PictureLines?
    /// The offset at which new lines are inserted; `nil` if the page doesn't show the picture.
    package var insertion: Int?
    /// The text at the start of each inserted line: indentation, and slashes in a doc comment.
    package var linePrefix: String

    /// The number of the last line of the code, or of its comment.
    package var lastLine: Int {
        let lines = (code?.lines ?? []) + request.setup
        if case .source(_, let line, _) = request.location { return max(lines.map(\.number).max() ?? line, line) }
        return lines.map(\.number).max() ?? 0
    }

    /// Returns the request for the picture, with the location of the code.
    func pictureRequest(in source: SourceText) -> PictureRequest {
        var request = request.picture
        if let line = code?.lines.first(where: { !$0.text.allSatisfy(\.isWhitespace) }) {
            let spaces = line.text.utf8.prefix { $0 == space || $0 == tab }.count
            request.start = source.location(of: line.offset + spaces)
        }
        return request
    }
}

/// The code of a block.
package struct BlockCode: Sendable {
    /// The languages of figures.
    package enum Language: String, CaseIterable, Sendable {
        case swift
        case xml
    }

    package var language: Language
    /// The lines without the indentation of the block.
    package var lines: [SourceLine]
}

/// The lines of a page that show a picture, with their marks.
package struct PictureLines: Equatable, Sendable {
    /// The name of the figure when the lines were written.
    package var name: String
    /// The fingerprint of the lines when they were written.
    package var digest: String
    /// The lines between the marks.
    package var lines: [String]
    /// The range in bytes of the lines and both marks, without the end of the last line.
    package var range: Range<Int>
}

/// A file with figures.
package struct FigurePage: Sendable {
    /// The content of the file.
    package let source: SourceText
    package let kind: PageKind
    /// The figures, in the order of the page.
    package private(set) var figures: [PageFigure] = []
    /// The snippets that the page shows.
    package private(set) var snippets: [SnippetReference] = []
    /// The lines of pictures without a figure before them.
    package private(set) var orphans: [PictureLines] = []
    package private(set) var findings: [Finding] = []
    /// The settings for all figures of the page.
    private(set) var settings = PageSettings()

    /// Reads a page.
    package init(_ source: SourceText, kind: PageKind) {
        self.source = source
        self.kind = kind
        // Most files have no figures.
        guard source.bytes.mayHaveFigures else { return }
        if kind == .snippet {
            let result = SnippetFigure.read(source)
            figures = [result.figure].compactMap(\.self)
            findings = result.findings
            return
        }
        for text in PageText.texts(of: source.bytes, kind: kind) {
            read(text.lines, PageScanner.elements(of: source.bytes, text.lines))
        }
        // The pictures must not be in another folder than the author meant.
        if settings.folder == .invalid { (figures, snippets) = ([], []) }
    }

    /// Returns the path of a file, which the page refers to by a relative path.
    func path(of file: String) -> String {
        let folder = source.name.splitAtLastPart.folder
        return folder == "." || file.hasPrefix("/") ? file : folder + "/" + file
    }

    private mutating func read(_ lines: [PageLine], _ elements: [PageElement]) {
        var index = 0
        while index < elements.count {
            guard case .comment(let comment) = elements[index] else {
                if case .text(let range) = elements[index] { addSnippets(lines, range, elements, &index) }
                index += 1
                continue
            }
            index += 1
            if let result = PageSettings.read(comment, in: source) {
                if settings.folder != .invalid { settings = result.settings }
                findings += [result.finding].compactMap(\.self)
            } else if let result = FigureComment.read(comment, in: source) {
                findings += result.findings
                let block: PageBlock? =
                    if index < elements.count, case .block(let block) = elements[index] { block } else { nil }
                let isOfDocument = result.request?.document != nil
                // A figure with a view of setup code needs no block.
                let isAlone = isOfDocument || block == nil && result.request?.view != nil
                if block != nil, !isAlone { index += 1 }
                let last = isAlone ? comment.range.upperBound - 1 : block.map { $0.range.upperBound - 1 }
                var picture: PictureLines?
                if let mark = mark(elements, index) { picture = takePicture(mark, lines, elements, &index) }
                guard let request = result.request else { continue }
                guard let last else {
                    report(
                        .figureBlock,
                        at: request.offset,
                        "The figure \(request.name.quoted) has no block of code below it.",
                        fix: "Put the comment directly above a block of \"swift\" or \"xml\", or name a document with "
                            + "\"document\"."
                    )
                    continue
                }
                let first = isAlone ? comment.range.lowerBound : last
                add(request, isAlone ? nil : block, picture, lines, last: last, prefixOf: first)
            } else if let mark = mark(elements, index - 1) {
                index -= 1
                if let picture = takePicture(mark, lines, elements, &index) { orphans.append(picture) }
            }
        }
    }

    // MARK: Snippets

    /// Reads the directives in some lines of text, and the lines of a picture after the last directive.
    private mutating func addSnippets(
        _ lines: [PageLine],
        _ range: Range<Int>,
        _ elements: [PageElement],
        _ index: inout Int
    ) {
        for place in range {
            let line = lines[place]
            let text = String(decoding: source.bytes[line.content], as: UTF8.self)
            guard let path = SnippetReference.path(in: text[...]) else { continue }
            var picture: PictureLines?
            if place == range.upperBound - 1, let mark = mark(elements, index + 1) {
                index += 1
                picture = takePicture(mark, lines, elements, &index)
                // The element after the lines is read next.
                index -= 1
            }
            snippets.append(
                SnippetReference(
                    path: path,
                    picture: picture,
                    insertion: line.content.upperBound,
                    linePrefix: linePrefix(line)
                )
            )
        }
    }

    /// Returns the bytes before the text of a line.
    private func linePrefix(_ line: PageLine) -> String {
        let start = source.bytes[line.content].firstIndex { $0 != space && $0 != tab } ?? line.content.lowerBound
        let first = line.whole.lowerBound == 0 && source.bytes.starts(with: byteOrderMark) ? 3 : line.whole.lowerBound
        return String(decoding: source.bytes[first..<start], as: UTF8.self)
    }

    // MARK: Blocks

    private mutating func add(
        _ request: FigureRequest,
        _ block: PageBlock?,
        _ picture: PictureLines?,
        _ lines: [PageLine],
        last: Int,
        prefixOf first: Int
    ) {
        var code = request.document == nil ? BlockCode(language: .swift, lines: []) : nil
        if let block {
            let start = lines[block.range.lowerBound].content.lowerBound
            guard let language = BlockCode.Language(rawValue: block.language) else {
                return report(
                    .figureBlock,
                    at: start,
                    "The figure \(request.name.quoted) has a block of \(block.language.quoted).",
                    fix: "Use a block of \"swift\" or \"xml\"."
                )
            }
            guard block.isClosed else {
                return report(
                    .figureBlock,
                    at: start,
                    "The block of the figure \(request.name.quoted) doesn't end.",
                    fix: "Add a fence after the code, with at least as many letters as the first one."
                )
            }
            code = BlockCode(language: language, lines: lines[block.code].map { codeLine($0, indent: block.indent) })
        }
        let line = lines[last]
        figures.append(
            PageFigure(
                request: request,
                code: code,
                picture: picture,
                insertion: line.content.upperBound,
                linePrefix: linePrefix(lines[first])
            )
        )
    }

    /// Returns whether a line has nothing but a comment.
    private func isAlone(_ line: PageLine) -> Bool {
        let text = String(decoding: source.bytes[line.content], as: UTF8.self)[...].trimmed
        return text.hasPrefix("<!--") && text.hasSuffix("-->")
    }

    /// Returns a line without the indentation of its block.
    private func codeLine(_ line: PageLine, indent: Int) -> SourceLine {
        var start = line.content.lowerBound
        var width = 0
        while start < line.content.upperBound, width < indent {
            if source.bytes[start] == tab {
                width += 4 - width % 4
            } else if source.bytes[start] == space {
                width += 1
            } else {
                break
            }
            start += 1
        }
        return SourceLine(
            text: String(decoding: source.bytes[start..<line.content.upperBound], as: UTF8.self),
            number: line.number,
            offset: start
        )
    }

    private mutating func report(_ code: Finding.Code, at offset: Int, _ message: String, fix: String) {
        findings.append(Finding(code, .error, at: source.location(of: offset), message, fix: fix))
    }

    // MARK: Lines with pictures

    /// Returns the comment at an index if it is the mark at the start of a picture; `nil` for other elements.
    private func mark(_ elements: [PageElement], _ index: Int) -> PageComment? {
        guard index < elements.count, case .comment(let comment) = elements[index],
            comment.lines[0].text[...].trimmed.hasPrefix("picture:")
        else { return nil }
        return comment
    }

    /// Skips the lines of a picture, up to the mark at their end.
    private mutating func takePicture(
        _ mark: PageComment,
        _ lines: [PageLine],
        _ elements: [PageElement],
        _ index: inout Int
    ) -> PictureLines? {
        let indent = MarkdownLine(source.bytes[lines[mark.range.lowerBound].content]).indent
        let words = mark.lines[0].text[...].trimmed.dropFirst("picture:".count).split(separator: " ")
        index += 1
        for end in index..<elements.count {
            guard case .comment(let comment) = elements[end] else { continue }
            guard comment.lines[0].text[...].trimmed == "end picture" else { break }
            index = end + 1
            for line in [lines[mark.range.lowerBound], lines[comment.range.upperBound - 1]] where !isAlone(line) {
                report(
                    .figureMarks,
                    at: line.content.lowerBound,
                    "There is text beside a comment around the lines of a picture.",
                    fix: "Move the text to another line."
                )
            }
            return PictureLines(
                name: words.first.map(String.init) ?? "",
                digest: words.count > 1 ? String(words[1]) : "",
                lines: lines[mark.range.upperBound..<comment.range.lowerBound].map {
                    codeLine($0, indent: indent).text
                },
                range: lines[mark.range.lowerBound].whole
                    .lowerBound..<lines[comment.range.upperBound - 1].content.upperBound
            )
        }
        report(
            .figureMarks,
            at: lines[mark.range.lowerBound].content.lowerBound,
            "The lines of the picture \((words.first.map(String.init) ?? "").quoted) don't end.",
            fix: "Add \"<!-- end picture -->\" after them, or remove the comment."
        )
        return nil
    }
}
