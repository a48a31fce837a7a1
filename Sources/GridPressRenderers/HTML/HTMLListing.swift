/// The source that a picture was made from, shown beside it.
public struct HTMLListing: Hashable, Sendable {
    /// The source.
    public var text: String
    /// The word for its language, such as `swift` or `xml`.
    public var language: String
    /// The title above it, such as the name of its file.
    public var title: String

    /// Creates a listing of a source in a language.
    public init(_ text: String, language: String, title: String) {
        self.text = text
        self.language = language
        self.title = title
    }
}
