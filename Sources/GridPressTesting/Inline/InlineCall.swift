import GridPressGoldens

/// A call of an inline assertion in a file, with its literal.
struct InlineCall {
    /// The name of the function whose calls are searched.
    static let function = "assertInlineSnapshot"

    private let scan: SwiftScan
    private let name: Int
    private let end: Int
    /// The trailing closure of the call, and the literal in it.
    private let closure: (start: Int, literal: SwiftToken, text: SwiftStringLiteral, end: Int)?

    /// Finds the call at a line and a column, as the compiler counts them; `nil` if the location has no call that can
    /// be edited.
    init?(in source: [UInt8], line: Int, column: Int) {
        guard let scan = SwiftScan(source), let offset = source.offset(ofLine: line, column: column) else { return nil }
        // Compilers report the location of the name, or of the parenthesis after it.
        guard let token = scan.tokens.firstIndex(where: { $0.range.lowerBound == offset }) else { return nil }
        let name = scan.tokens[token].isMark("(") ? token - 1 : token
        guard name >= 0, name + 1 < scan.tokens.count, scan.tokens[name].isWord(Self.function),
            scan.tokens[name + 1].isMark("("), let end = scan.closing(name + 1)
        else { return nil }
        self.scan = scan
        self.name = name
        self.end = end

        let tokens = scan.tokens
        guard end + 1 < tokens.count, tokens[end + 1].isMark("{") else {
            closure = nil
            return
        }
        guard end + 3 < tokens.count, case .text(let text) = tokens[end + 2].kind, tokens[end + 3].isMark("}"),
            !text.hasInterpolation
        else { return nil }
        closure = (end + 1, tokens[end + 2], text, end + 3)
    }

    /// Returns whether the call contains a text.
    ///
    /// - Parameter text: The text; `nil` for a call without a closure.
    func holds(_ text: String?) -> Bool {
        guard let closure else { return text == nil }
        return InlineLiteral.value(of: closure.text, in: scan.bytes).map { $0 == text } ?? false
    }

    /// Returns the edit that gives the call another text; `nil` if it would remove other content of the closure.
    func edit(holding text: String) -> SourceEdit? {
        let newline = scan.bytes.contains(0x0D) ? "\r\n" : "\n"
        let margin = scan.bytes.indentation(ofLineAt: scan.tokens[name].range.lowerBound)
        let step = margin.hasPrefix("\t") ? "\t" : "    "
        func literal(_ indentation: String) -> String {
            InlineLiteral.lines(of: text).map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: newline)
        }
        let block = "{\(newline)\(literal(margin + step))\(newline)\(margin)}"

        guard let closure else {
            let end = scan.tokens[self.end].range.upperBound
            return SourceEdit(range: end..<end, text: " " + block)
        }
        let current = scan.bytes.indentation(ofLineAt: closure.literal.range.upperBound - 1)
        let startsLine = scan.bytes[..<closure.literal.range.lowerBound].reversed()
            .prefix { $0 != 0x0A && $0 != 0x0D }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        if closure.text.isMultiline, startsLine {
            // Comments around the literal are kept.
            return SourceEdit(range: closure.literal.range, text: String(literal(current).dropFirst(current.count)))
        }
        let inside = scan.tokens[closure.start].range.upperBound..<scan.tokens[closure.end].range.lowerBound
        let around = inside.filter { !closure.literal.range.contains($0) }.map { scan.bytes[$0] }
        guard around.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return nil }
        return SourceEdit(range: inside.lowerBound - 1..<inside.upperBound + 1, text: block)
    }
}

extension [UInt8] {
    /// Returns the index of the byte at a line and a column, both counted from 1; `nil` if they don't exist.
    fileprivate func offset(ofLine line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<Swift.max(line, 1) {
            guard let end = self[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
            let isPair = self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A
            start = end + (isPair ? 2 : 1)
        }
        let offset = start + column - 1
        return column > 0 && offset < count && !self[start..<offset].contains(0x0A) ? offset : nil
    }

    /// Returns the indentation of the line that contains a byte.
    fileprivate func indentation(ofLineAt offset: Int) -> String {
        let start = self[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return String(decoding: self[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}
