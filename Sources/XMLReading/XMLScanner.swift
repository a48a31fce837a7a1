/// A scanner of the bytes of a document, which reads one piece of markup after the other.
struct XMLScanner {
    private(set) var tags: [XMLScan.Tag] = []
    private(set) var attributes: [XMLScan.Attribute] = []
    private(set) var texts: [Range<Int>] = []
    /// The ranges of all pieces of markup; empty unless recorded.
    private(set) var pieces: [Range<Int>] = []
    var refusal: XMLScan.ScanError?
    private(set) var stop: Int?

    /// The bytes of the file, which must exist as long as the scanner.
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: XMLLimits
    private let recordsPieces: Bool
    private var index: Int
    private var depth = 0
    /// The number of elements, comments and other pieces of markup so far.
    private var pieceCount = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limits: XMLLimits, recordsPieces: Bool) {
        self.bytes = bytes
        self.recordsPieces = recordsPieces
        self.limits = limits
        index = start
    }

    // MARK: Markup

    mutating func scan() {
        while index < bytes.count {
            let textStart = index
            if let mistake = XMLText.firstMistake(in: bytes, from: &index) {
                stop = mistake
                return
            }
            let start = index
            if depth > 0, start > textStart { texts.append(textStart..<start) }
            guard start < bytes.count else { return }
            index += 1
            guard scanMarkup(from: start) else {
                if refusal == nil { stop = index }
                return
            }
            if recordsPieces { pieces.append(start..<index) }
        }
    }

    /// Scans a piece of markup; returns `false` if it isn't well-formed or the document is rejected.
    private mutating func scanMarkup(from start: Int) -> Bool {
        guard index < bytes.count else { return false }
        if bytes[index] == UInt8(ascii: "/") {
            depth -= 1
            guard let end = find(UInt8(ascii: ">")) else { return false }
            index = end + 1
            return true
        }
        pieceCount += 1
        if pieceCount > limits.elements {
            refuse(
                .tooManyElements,
                at: start,
                "The document has more than \(limits.elements) elements, comments and other pieces of markup."
            )
            return false
        }
        switch bytes[index] {
        case UInt8(ascii: "!"): return skipDeclaration(from: start)
        case UInt8(ascii: "?"): return skipInstruction(from: start)
        default: return scanTag()
        }
    }

    private mutating func skipDeclaration(from start: Int) -> Bool {
        if starts(with: "!--") {
            index += 3
            // Two hyphens end a comment, or are an error.
            guard skip(past: "--"), starts(with: ">") else { return false }
            index += 1
            return true
        }
        if starts(with: "![CDATA[") {
            guard skip(past: "]]>") else { return false }
            if depth > 0 { addVerbatim(start + 9..<index - 3) }
            return true
        }
        refusal = XMLScan.ScanError(
            code: .documentType,
            offset: start,
            message: "The document declares a document type or an entity.",
            fix: "Remove the declaration, and replace its entities with their content."
        )
        return false
    }

    /// The largest number of bytes of a processing instruction or a namespace URI, neither of which affects the
    /// layout.
    private static let longestAside = 1000

    private mutating func skipInstruction(from start: Int) -> Bool {
        guard skip(past: "?>") else { return false }
        guard index - start > Self.longestAside else { return true }
        refuse(
            .notWellFormed,
            at: start,
            "A processing instruction has more than \(Self.longestAside) bytes.",
            fix: "Remove it."
        )
        return false
    }

    /// Records the range of a CDATA section.
    ///
    /// libxml2 joins adjacent sections, so they are one range.
    private mutating func addVerbatim(_ range: Range<Int>) {
        let sections = "]]><![CDATA["
        if let last = texts.last, last.upperBound + sections.utf8.count == range.lowerBound,
            bytes[last.upperBound..<range.lowerBound].elementsEqual(sections.utf8)
        {
            texts[texts.count - 1] = last.lowerBound..<range.upperBound
        } else {
            texts.append(range)
        }
    }

    private mutating func scanTag() -> Bool {
        let nameStart = index
        guard skipName() else { return false }
        var tag = XMLScan.Tag(name: nameStart..<index, attributes: attributes.count..<attributes.count)
        while true {
            skipSpace()
            guard index < bytes.count else { return false }
            if bytes[index] == UInt8(ascii: ">") {
                depth += 1
                index += 1
                break
            }
            if bytes[index] == UInt8(ascii: "/") {
                index += 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { return false }
                index += 1
                break
            }
            guard let attribute = scanAttribute() else { return false }
            if attribute.value.count > Self.longestAside, bytes[attribute.name].starts(with: "xmlns".utf8) {
                refuse(
                    .notWellFormed,
                    at: attribute.name.lowerBound,
                    "The URI of a namespace has more than \(Self.longestAside) bytes.",
                    fix: "Shorten it."
                )
                return false
            }
            attributes.append(attribute)
            tag.attributes = tag.attributes.lowerBound..<attributes.count
            if tag.attributes.count > limits.attributesOfElement || attributes.count > limits.attributes {
                let isInElement = tag.attributes.count > limits.attributesOfElement
                refuse(
                    .tooManyAttributes,
                    at: attribute.name.lowerBound,
                    isInElement
                        ? "An element has more than \(limits.attributesOfElement) attributes."
                        : "The document has more than \(limits.attributes) attributes.",
                    fix: isInElement
                        ? "Remove attributes from the element." : "Split the document into smaller ones."
                )
                return false
            }
        }
        tag.end = index
        tags.append(tag)
        if depth > limits.depth {
            refuse(
                .nestedTooDeep,
                at: nameStart,
                "Elements are nested deeper than \(limits.depth) levels.",
                fix: "Write modifiers as attributes instead of elements, or split the document into smaller ones."
            )
        }
        return refusal == nil
    }

    private mutating func refuse(
        _ code: Finding.Code,
        at offset: Int,
        _ message: String,
        fix: String = "Split the document into smaller ones."
    ) {
        refusal = XMLScan.ScanError(code: code, offset: offset, message: message, fix: fix)
    }

    private mutating func scanAttribute() -> XMLScan.Attribute? {
        let nameStart = index
        guard skipName() else { return nil }
        let name = nameStart..<index
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
        index += 1
        skipSpace()
        guard index < bytes.count else { return nil }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        index += 1
        let start = index
        // A value is text without `<`. If it contains an error, libxml2 reports it.
        guard let end = XMLText.end(ofValueIn: bytes, from: &index, quote: quote) else {
            let mistake = index
            index = start
            if find(quote) != nil { index = mistake }
            return nil
        }
        index = end + 1
        return XMLScan.Attribute(name: name, value: start..<end, isNamespace: isNamespace(name))
    }

    private func isNamespace(_ name: Range<Int>) -> Bool {
        guard name.count >= 5, bytes[name.lowerBound] == UInt8(ascii: "x"),
            bytes[name].starts(with: "xmlns".utf8)
        else { return false }
        return name.count == 5 || bytes[name.lowerBound + 5] == UInt8(ascii: ":")
    }

    // MARK: Steps

    private func find(_ byte: UInt8) -> Int? {
        for place in index..<bytes.count where bytes[place] == byte { return place }
        return nil
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skip(past text: StaticString) -> Bool {
        let start = index
        while index < bytes.count {
            if starts(with: text) {
                index += text.utf8CodeUnitCount
                return true
            }
            index += 1
        }
        index = start
        return false
    }

    private mutating func skipSpace() { while index < bytes.count, bytes[index].isSpace { index += 1 } }

    /// The largest number of bytes in a name.
    private static let longestName = 1000

    /// Skips a name; returns `false` if no name starts here, or it is too long.
    private mutating func skipName() -> Bool {
        let start = index
        let end = min(start + Self.longestName + 1, bytes.count)
        while index < end, !bytes[index].endsName { index += 1 }
        guard index - start > Self.longestName else { return index > start }
        refuse(.nameTooLong, at: start, "A name has more than \(Self.longestName) bytes.", fix: "Shorten it.")
        return false
    }
}

extension UInt8 {
    /// Whether a name ends before the byte.
    fileprivate var endsName: Bool {
        // Most names consist of letters.
        if self >= UInt8(ascii: "A") { return false }
        return switch self {
        case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: isSpace
        }
    }

    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
