extension MarkupWriter {
    /// Writes source code in pieces with classes for their roles.
    ///
    /// An unknown language is written as plain text.
    mutating func source(_ text: String, language: String) {
        guard let language = SyntaxLanguage(rawValue: language) else { return self.text(text) }
        let source = Array(text.utf8)
        for piece in language.pieces(of: source) {
            let words = String(decoding: source[piece.bytes], as: UTF8.self)
            if let name = piece.role.className {
                phrase("span") { writer in
                    writer.attribute("class", name)
                    writer.text(words)
                }
            } else {
                self.text(words)
            }
        }
    }
}

extension SyntaxRole {
    /// The class of pieces with the role; `nil` for plain text.
    fileprivate var className: StaticString? {
        switch self {
        case .plain: nil
        case .keyword: "k"
        case .type: "y"
        case .literal: "l"
        case .comment: "c"
        }
    }
}
