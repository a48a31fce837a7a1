/// A scanner of the comments and code blocks of Markdown, by the rules of CommonMark.
///
/// Indented code, front matter, and elements such as `pre` contain no comments or blocks.
struct PageScanner {
    private let bytes: [UInt8]
    private let lines: [PageLine]
    private var index = 0
    /// The columns at which the content of the list items around the line starts.
    private var lists: [Int] = []
    private var elements: [PageElement] = []
    private var isAfterBlank = true

    init(_ bytes: [UInt8], _ lines: [PageLine]) {
        self.bytes = bytes
        self.lines = lines
    }

    /// Returns all elements of a text.
    static func elements(of bytes: [UInt8], _ lines: [PageLine]) -> [PageElement] {
        var scanner = PageScanner(bytes, lines)
        scanner.skipFrontMatter()
        while scanner.index < lines.count { scanner.readElement() }
        return scanner.elements
    }

    private func line(_ index: Int) -> MarkdownLine { MarkdownLine(bytes[lines[index].content]) }

    /// Skips the lines between `---` at the start of a page.
    private mutating func skipFrontMatter() {
        guard let first = lines.first, first.number == 1, Array(bytes[first.content]) == Array("---".utf8) else {
            return
        }
        let end = lines.indices.dropFirst().first { index in
            ["---", "..."].contains(String(decoding: bytes[lines[index].content], as: UTF8.self))
        }
        if let end { index = end + 1 }
    }

    private mutating func readElement() {
        let line = line(index)
        guard !line.isBlank else {
            index += 1
            isAfterBlank = true
            return
        }
        // 1. A line with less indentation ends list items, unless it continues a paragraph.
        let isBlock = line.listContent != nil || line.fence != nil || line.text.starts(with: Array("<!--".utf8))
        if isAfterBlank || isBlock {
            while let list = lists.last, line.indent < list { lists.removeLast() }
        } else if line.indent < lists.last ?? 0 {
            return takeText()
        }
        let indent = line.indent - (lists.last ?? 0)
        // 2. Indented code is text.
        guard indent < 4 || !isAfterBlank else { return takeText(isCode: true) }
        if let content = line.listContent { lists.append(content) }
        // 3. Code blocks and comments.
        if let fence = line.fence { return readBlock(fence, indent: line.indent) }
        if line.text.starts(with: Array("<!--".utf8)) { return readComment() }
        if let end = Self.literals.first(where: { line.starts(element: $0.start) })?.end { return skip(to: end) }
        takeText()
    }

    /// Reads a line of text, or of indented code.
    private mutating func takeText(isCode: Bool = false) {
        isAfterBlank = isCode
        if !isCode, case .text(let range)? = elements.last, range.upperBound == index {
            elements[elements.count - 1] = .text(lines: range.lowerBound..<index + 1)
        } else {
            elements.append(isCode ? .code : .text(lines: index..<index + 1))
        }
        index += 1
    }

    // MARK: Blocks

    private mutating func readBlock(_ fence: Fence, indent: Int) {
        let start = index
        index += 1
        while index < lines.count {
            let line = line(index)
            if line.indent - (lists.last ?? 0) < 4, let end = line.fence, fence.isClosed(by: end) { break }
            index += 1
        }
        let isClosed = index < lines.count
        let code = start + 1..<index
        if isClosed { index += 1 }
        isAfterBlank = true
        elements.append(
            .block(
                PageBlock(
                    language: fence.language,
                    code: code,
                    range: start..<index,
                    indent: indent,
                    isClosed: isClosed
                )
            )
        )
    }

    // MARK: Comments

    private mutating func readComment() {
        let start = index
        var texts: [SourceLine] = []
        var isClosed = false
        while index < lines.count, !isClosed {
            var range = lines[index].content
            if index == start {
                range = bytes[range].firstIndex(of: UInt8(ascii: "<")).map { $0 + 4..<range.upperBound } ?? range
            }
            // `<!-->` and `<!--->` are comments too.
            let first = index == start ? max(range.lowerBound - 2, lines[index].content.lowerBound) : range.lowerBound
            if let end = bytes[first..<range.upperBound].firstRange(of: Self.commentEnd)?.lowerBound {
                let end = max(end, range.lowerBound)
                range = range.lowerBound..<end
                isClosed = true
            }
            texts.append(
                SourceLine(
                    text: String(decoding: bytes[range], as: UTF8.self),
                    number: lines[index].number,
                    offset: range.lowerBound
                )
            )
            index += 1
        }
        isAfterBlank = true
        elements.append(.comment(PageComment(lines: texts, range: start..<index, isClosed: isClosed)))
    }

    private static let commentEnd = Array("-->".utf8)

    // MARK: Elements whose content is literal

    private static let literals = [
        (start: "<pre", end: "</pre>"), (start: "<script", end: "</script>"), (start: "<style", end: "</style>"),
        (start: "<textarea", end: "</textarea>"),
    ]

    private mutating func skip(to end: String) {
        while index < lines.count {
            let hasEnd = String(decoding: bytes[lines[index].content], as: UTF8.self).lowercased().contains(end)
            takeText(isCode: true)
            if hasEnd { return }
        }
    }
}
