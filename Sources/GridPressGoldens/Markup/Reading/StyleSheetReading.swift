extension TreeBuilder {
    /// Adds the rules of a style sheet as nodes, with their declarations inside.
    mutating func addStyleSheet(_ text: String, at offset: Int, in node: Int) {
        var text = text
        text.withUTF8 { bytes in
            var reader = StyleSheetReader(bytes, offset: offset)
            reader.addRules(to: &self, in: node, depth: 0)
        }
    }
}

/// A reader of the rules and declarations of a style sheet.
private struct StyleSheetReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var scanner: StyleScanner
    /// The offset of the style sheet in the file.
    private let offset: Int
    /// The maximum depth of nested rules.
    ///
    /// Deeper rules are compared as text.
    private static let mostLevels = 32

    init(_ bytes: UnsafeBufferPointer<UInt8>, offset: Int) {
        self.bytes = bytes
        self.offset = offset
        scanner = StyleScanner(bytes)
    }

    /// Adds rules and declarations up to the end of a block or of the sheet.
    mutating func addRules(to builder: inout TreeBuilder, in node: Int, depth: Int) {
        var start = scanner.index
        var level = 0
        while true {
            let place = scanner.index
            let token = scanner.next()
            guard let token else {
                addDeclaration(start..<place, to: &builder, in: node)
                return
            }
            switch token {
            case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .function: level += 1
            case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): level -= 1
            case .sign(UInt8(ascii: ";")) where level <= 0:
                addDeclaration(start..<place, to: &builder, in: node)
                start = scanner.index
            case .sign(UInt8(ascii: "}")):
                addDeclaration(start..<place, to: &builder, in: node)
                start = scanner.index
                level = 0
                if depth > 0 { return }
                // A brace without an opening one changes the way in which browsers read the following rules, so it is
                // a node.
                builder.node(.declaration, "}", at: offset + place, in: node) { _, _ in }
            case .sign(UInt8(ascii: "{")):
                addRule(start..<place, to: &builder, in: node, depth: depth)
                start = scanner.index
                level = 0
            default: break
            }
        }
    }

    private mutating func addRule(_ range: Range<Int>, to builder: inout TreeBuilder, in node: Int, depth: Int) {
        let range = trimmed(range)
        let selector = text(range)
        let slice = UnsafeBufferPointer(rebasing: bytes[range])
        let isSelector = slice.first != UInt8(ascii: "@")
        builder.node(.rule, isSelector ? "rule" : "at-rule", at: offset + range.lowerBound, in: node) { builder, rule in
            builder.setLabel(selector, of: rule)
            builder.value("selector", selector, at: offset + range.lowerBound, of: rule) {
                $0.put(style: slice, isSelector: isSelector)
            }
            if depth < Self.mostLevels {
                addRules(to: &builder, in: rule, depth: depth + 1)
            } else {
                addRest(to: &builder, in: rule)
            }
        }
    }

    /// Adds the rest of the sheet as text.
    private mutating func addRest(to builder: inout TreeBuilder, in node: Int) {
        let rest = scanner.index..<bytes.count
        builder.value("", text(rest), at: offset + rest.lowerBound, of: node) {
            $0.put(UnsafeBufferPointer(rebasing: bytes[rest]))
        }
        while scanner.next() != nil {}
    }

    /// The properties that describe the position or the size of an element.
    private static let geometry: Set = [
        "left", "top", "right", "bottom", "inset", "width", "height", "min-width", "min-height", "max-width",
        "max-height",
        "margin", "padding", "transform", "translate", "border-radius", "border-width", "font-size", "line-height",
        "letter-spacing", "grid-template-columns", "grid-template-rows", "gap", "stroke-width",
    ]

    private func addDeclaration(_ range: Range<Int>, to builder: inout TreeBuilder, in node: Int) {
        let range = trimmed(range)
        guard !range.isEmpty else { return }
        let slice = bytes[range]
        let colon = slice.firstIndex(of: UInt8(ascii: ":")) ?? range.upperBound
        let property = text(trimmed(range.lowerBound..<colon))
        let value = trimmed(min(colon + 1, range.upperBound)..<range.upperBound)
        builder.node(.declaration, property, at: offset + range.lowerBound, in: node) { builder, declaration in
            let isGeometry = Self.geometry.contains(property)
            let place = offset + value.lowerBound
            builder.value("", text(value), at: place, of: declaration, isGeometry: isGeometry) {
                $0.put(style: UnsafeBufferPointer(rebasing: bytes[value]), isSelector: false)
            }
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns a range without white space and comments at its ends.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var scanner = StyleScanner(UnsafeBufferPointer(rebasing: bytes[range]))
        var start = 0
        while true {
            guard let token = scanner.next() else { return range.upperBound..<range.upperBound }
            guard case .space = token else { break }
            start = scanner.index
        }
        var end = range.upperBound
        while end > range.lowerBound + start, bytes[end - 1].isSpace { end -= 1 }
        return range.lowerBound + start..<end
    }
}
