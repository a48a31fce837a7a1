extension Finding.Code {
    /// A text with an ellipsis in place of a part of it.
    public static let truncatedText = Finding.Code(rawValue: "text.truncated")
}

extension Drawing {
    /// Returns a note for each text with an ellipsis that its author didn't write.
    package func reviewedTruncation() -> [Finding] {
        let notes = truncations()
        return notes + (dark?.truncations() ?? []).filter { !notes.contains($0) }
    }

    private func truncations() -> [Finding] {
        elements.indices.compactMap { index in
            // The letters of a text with a shadow are a part of the text.
            let isPart = elements[index].kind.role == .part
            let text = isPart ? elements[index].parent ?? index : index
            guard case .text(let lines) = elements[index].mark, let whole = elements[text].wholeText,
                lines.map(\.string).joined().ellipses > whole.ellipses
            else { return nil }
            var note = note(
                .truncatedText,
                about: text,
                "The text \(whole.quoted) is truncated.",
                fix: "Give the text more room or more lines, shorten it, or let it shrink with minimumScaleFactor(_:)."
            )
            note.subject = String(whole.prefix(80))
            return note
        }
        .counted()
    }
}

extension Drawing.Element {
    /// The whole text of an element whose lines differ from it; `nil` for other elements.
    fileprivate var wholeText: String? { self[.wholeText] }
}

extension String {
    /// The number of ellipses.
    fileprivate var ellipses: Int { unicodeScalars.count { $0 == "\u{2026}" } }
}
