/// A rewriter of the lines with pictures in a page.
///
/// It doesn't change any other byte.
package struct PageRewriter {
    private let page: FigurePage

    /// Creates a rewriter for the original page.
    package init(_ page: FigurePage) { self.page = page }

    /// A change of the lines with a picture.
    package struct Edit: Sendable {
        /// The existing lines; `nil` for new lines.
        package var old: PictureLines?
        /// The offset of new lines.
        package var insertion: Int
        /// The text at the start of each line.
        package var linePrefix: String
        /// The new lines with their marks; empty to remove the existing lines.
        package var lines: [String]
    }

    /// Returns the bytes of the page after changes, which are ordered by offset.
    package func bytes(with edits: [Edit]) -> [UInt8] {
        let bytes = page.source.bytes
        var result: [UInt8] = []
        var place = 0
        for edit in edits {
            // 1. The bytes before the lines of the picture.
            let old = edit.old?.range ?? edit.insertion..<edit.insertion
            result += bytes[place..<old.lowerBound]
            place = old.upperBound
            // 2. Removed lines are removed together with the blank line before them.
            if edit.lines.isEmpty {
                place = endOfLine(place)
                if isBlank(result.lastLine), isBlank(bytes[place..<endOfLine(place)]) {
                    result.removeLast(result.lastLine.count)
                }
                continue
            }
            // 3. A blank line after the code, if the lines are new.
            if edit.old == nil { result += lineEnd + blankLine(edit.linePrefix) + lineEnd }
            // 4. The lines.
            for (number, line) in edit.lines.enumerated() {
                if number > 0 { result += lineEnd }
                result += (edit.linePrefix + line).utf8
            }
            // 5. A blank line, if the following text would otherwise become a part of the lines.
            if edit.old == nil, mustSeparate(place) { result += lineEnd + blankLine(edit.linePrefix) }
        }
        return result + bytes[place...]
    }

    /// Returns the offset after the end of a line.
    private func endOfLine(_ place: Int) -> Int {
        let bytes = page.source.bytes
        guard let end = bytes[place...].firstIndex(where: { $0 == newline || $0 == carriageReturn }) else {
            return bytes.count
        }
        return bytes[end] == carriageReturn && end + 1 < bytes.count && bytes[end + 1] == newline ? end + 2 : end + 1
    }

    /// Returns whether a line is empty, or only contains the slashes of a doc comment.
    private func isBlank(_ line: some Collection<UInt8>) -> Bool {
        var text = line.filter { $0 != space && $0 != tab && $0 != newline && $0 != carriageReturn }
        if page.kind == .swift, text.starts(with: Array("///".utf8)) { text.removeFirst(3) }
        return text.isEmpty
    }

    /// The line ending of the page, which is the line ending of the first line.
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

    /// Returns whether the line after an offset contains text.
    private func mustSeparate(_ place: Int) -> Bool {
        var rest = page.source.bytes[place...].drop { $0 == space || $0 == tab }
        guard let first = rest.popFirst() else { return false }
        if first == carriageReturn, rest.first == newline { rest = rest.dropFirst() }
        guard first == newline || first == carriageReturn else { return false }
        let next = rest.prefix { $0 != newline && $0 != carriageReturn }
        guard page.kind != .swift else {
            // In Swift source, code follows the doc comment.
            let text = next.drop { $0 == space || $0 == tab }
            return text.starts(with: Array("///".utf8)) && text.dropFirst(3).contains { $0 != space && $0 != tab }
        }
        return next.contains { $0 != space && $0 != tab }
    }
}

extension [UInt8] {
    /// The last line, including its end.
    fileprivate var lastLine: ArraySlice<UInt8> {
        var start = endIndex
        if start > 0, self[start - 1] == newline { start -= 1 }
        if start > 0, self[start - 1] == carriageReturn { start -= 1 }
        while start > 0, self[start - 1] != newline, self[start - 1] != carriageReturn { start -= 1 }
        return self[start...]
    }
}
