/// A value of a JSON document, and its place in the file.
package struct JSONValue {
    /// The content.
    package var content: Content
    /// The bytes of the file that it takes.
    package var range: Range<Int>

    /// The content of a value.
    package enum Content {
        case object([Member])
        case list([JSONValue])
        case string(String)
        case number(Double)
        /// `true`, `false` or `null`.
        case word(LiteralName)
    }

    /// A value with a name.
    package struct Member {
        package var name: String
        package var value: JSONValue
    }

    /// The literal names of JSON.
    package enum LiteralName: String, CaseIterable {
        case `true`, `false`, null
    }
}

/// A mistake in a JSON document.
package struct JSONError: Error {
    /// The byte of the file that it is at.
    package var offset: Int
    /// The mistake as a sentence.
    package var message: String
}

/// The size up to which a JSON document is read.
package struct JSONLimits: Sendable {
    /// The largest number of bytes.
    package var bytes: Int
    /// The largest number of values.
    package var values: Int
    /// The largest depth of nested values.
    package var depth: Int

    /// Limits of these numbers.
    package init(bytes: Int, values: Int, depth: Int) {
        self.bytes = bytes
        self.values = values
        self.depth = depth
    }
}
