/// A piece of a document as it is written: a tag, a text, a comment or a processing instruction.
package struct XMLToken: Sendable {
    /// The kind of a piece.
    package enum Kind: Sendable {
        /// A start tag, with the ranges of its name and its attributes.
        ///
        /// An empty element has no end tag.
        case start(name: Range<Int>, attributes: [Attribute], isEmpty: Bool)
        case end, text, characterData, comment, instruction
    }

    /// The ranges of an attribute.
    ///
    /// The range of the value doesn't include the quotation marks.
    package struct Attribute: Sendable {
        package let name: Range<Int>
        package let value: Range<Int>
    }

    package let kind: Kind
    package let range: Range<Int>

    /// Returns all pieces of a document in the order of the file, without gaps.
    ///
    /// The document must be well-formed and within the limits.
    package static func all(in bytes: [UInt8], limits: XMLLimits = .layoutDocument) -> [XMLToken] {
        let scan = XMLScan(bytes, limits: limits, recordsPieces: true)
        var tokens: [XMLToken] = []
        var tags = scan.tags[...]
        var end = 0
        func addText(to start: Int) { if end < start { tokens.append(XMLToken(kind: .text, range: end..<start)) } }
        for piece in scan.pieces {
            addText(to: piece.lowerBound)
            tokens.append(XMLToken(kind: kind(of: piece, in: bytes, scan, &tags), range: piece))
            end = piece.upperBound
        }
        addText(to: bytes.count)
        return tokens
    }

    private static func kind(
        of piece: Range<Int>,
        in bytes: [UInt8],
        _ scan: XMLScan,
        _ tags: inout ArraySlice<XMLScan.Tag>
    ) -> Kind {
        let inside = bytes[piece].dropFirst()
        if inside.starts(with: "!--".utf8) { return .comment }
        if inside.starts(with: "![CDATA[".utf8) { return .characterData }
        if inside.starts(with: "?".utf8) { return .instruction }
        // All others are start tags, which the scan recorded.
        guard !inside.starts(with: "/".utf8), let tag = tags.popFirst() else { return .end }
        return .start(
            name: tag.name,
            attributes: scan.attributes[tag.attributes].map { Attribute(name: $0.name, value: $0.value) },
            isEmpty: inside.dropLast().last == UInt8(ascii: "/")
        )
    }
}
