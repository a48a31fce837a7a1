/// Writes the lines of pictures into a page, and leaves every other byte as it is.
package struct PageRewriter {
    private let page: FigurePage

    /// A rewriter of a page as it was read.
    package init(_ page: FigurePage) { self.page = page }

    /// Returns the bytes of the page with the lines of some figures, by the positions of the figures.
    ///
    /// Figures without lines keep theirs.
    package func bytes(with lines: [Int: [String]]) -> [UInt8] {
        let bytes = page.source.bytes
        var result: [UInt8] = []
        var place = 0
        for (index, figure) in page.figures.enumerated() {
            guard let lines = lines[index] else { continue }
            // 1. All that is before the lines of the picture.
            let old = figure.picture?.range ?? figure.insertion..<figure.insertion
            result += bytes[place..<old.lowerBound]
            place = old.upperBound
            // 2. A blank line after the code, if the lines are new.
            if figure.picture == nil {
                result += lineEnd + blankLine(figure.linePrefix) + lineEnd
            }
            // 3. The lines.
            for (number, line) in lines.enumerated() {
                if number > 0 { result += lineEnd }
                result += (figure.linePrefix + line).utf8
            }
            // 4. What comes next must not become a part of them.
            if figure.picture == nil, mustSeparate(place) { result += lineEnd + blankLine(figure.linePrefix) }
        }
        return result + bytes[place...]
    }

    /// The end of the lines of the page: that of the first line.
    private var lineEnd: [UInt8] {
        let bytes = page.source.bytes
        guard let end = bytes.firstIndex(where: { $0 == newline || $0 == carriageReturn }) else { return [newline] }
        if bytes[end] == newline { return [newline] }
        return end + 1 < bytes.count && bytes[end + 1] == newline ? [carriageReturn, newline] : [carriageReturn]
    }

    /// Returns the start of a line without the white space at its end.
    private func blankLine(_ prefix: String) -> [UInt8] {
        var bytes = Array(prefix.utf8)
        while let last = bytes.last, last == space || last == tab { bytes.removeLast() }
        return bytes
    }

    /// Returns whether the line after a place has text directly below the block.
    private func mustSeparate(_ place: Int) -> Bool {
        var rest = page.source.bytes[place...].drop { $0 == space || $0 == tab }
        guard let first = rest.popFirst() else { return false }
        if first == carriageReturn, rest.first == newline { rest = rest.dropFirst() }
        guard first == newline || first == carriageReturn else { return false }
        let next = rest.prefix { $0 != newline && $0 != carriageReturn }
        guard page.kind == .markdown else {
            // In source, the line after a doc comment is code.
            let text = next.drop { $0 == space || $0 == tab }
            return text.starts(with: Array("///".utf8)) && text.dropFirst(3).contains { $0 != space && $0 != tab }
        }
        return next.contains { $0 != space && $0 != tab }
    }
}
