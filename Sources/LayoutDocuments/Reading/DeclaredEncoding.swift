extension SourceText {
    /// A finding for an XML declaration with an encoding other than UTF-8; otherwise `nil`.
    var declaredEncodingFinding: Finding? {
        // The declaration is ASCII, and at the start of the file.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.starts(with: mark) ? mark.count : 0
        let declaration = bytes[start...].prefix(Self.longestDeclaration)
        guard declaration.starts(with: Array("<?xml".utf8)), declaration.dropFirst(5).first?.isSpace == true,
            let end = declaration.firstRange(of: Array("?>".utf8))?.lowerBound,
            let word = declaration[..<end].firstRange(of: Array("encoding".utf8))
        else { return nil }
        let value = declaration[word.upperBound..<end].drop(while: \.isSpace).dropFirst().drop(while: \.isSpace)
        guard let quote = value.first, let close = value.dropFirst().firstIndex(of: quote) else { return nil }
        let name = String(decoding: value[(value.startIndex + 1)..<close], as: UTF8.self)
        guard !["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name.uppercased()) else { return nil }
        return Finding(
            .declaredEncoding,
            .warning,
            at: location(of: value.startIndex + 1),
            "The file declares the encoding \(name.quoted), but it is UTF-8.",
            fix: "Remove the encoding from the declaration, or declare UTF-8."
        )
    }

    private static let longestDeclaration = 200
}

extension UInt8 {
    /// Whether the byte is XML white space.
    fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
