/// A value of a JSON document, with its position in the file.
package struct JSONValue {
    /// The content.
    package var content: Content
    /// The byte range of the value in the file.
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

    /// A named value of an object.
    package struct Member {
        package var name: String
        package var value: JSONValue
    }

    /// The literal names of JSON.
    package enum LiteralName: String, CaseIterable {
        case `true`, `false`, null
    }
}

/// An error in a JSON document.
package struct JSONError: Error, Equatable {
    /// The byte offset of the error in the file.
    package var offset: Int
    /// The description of the error, as a sentence.
    package var message: String

    package init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }
}

/// The limits for reading a JSON document.
package struct JSONLimits: Sendable {
    /// The maximum number of bytes.
    package var bytes: Int
    /// The maximum number of values.
    package var values: Int
    /// The maximum depth of nested values.
    package var depth: Int

    /// The maximum number of members of an object; the objects of a record have about a dozen.
    package static let members = 1000

    /// Creates limits.
    package init(bytes: Int, values: Int, depth: Int) {
        self.bytes = bytes
        self.values = values
        self.depth = depth
    }
}
