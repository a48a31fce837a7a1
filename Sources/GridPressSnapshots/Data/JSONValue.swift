/// A value of a JSON document, and where it stands in the file.
struct JSONValue {
    /// The content.
    var content: Content
    /// Where it stands.
    var range: Range<Int>

    /// What values there are.
    enum Content {
        case object([Member])
        case list([JSONValue])
        case string(String)
        case number(ByteScanner.Number)
        /// `true`, `false` or `null`.
        case word(Word)
    }

    /// A value with a name.
    struct Member {
        var name: String
        var value: JSONValue
    }

    /// The words of JSON.
    enum Word: String, CaseIterable {
        case `true`, `false`, null
    }
}

/// What keeps a file from being read as JSON.
struct JSONError: Error {
    var offset: Int
    var message: String
}
