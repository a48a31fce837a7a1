/// Source code that a page shows beside the picture made from it.
///
/// ```swift
/// let source = try String(contentsOfFile: "Card.swift", encoding: .utf8)
/// let page = try figure.html(listing: HTMLListing(source, language: "swift", title: "Card.swift"))
/// ```
public struct HTMLListing: Hashable, Sendable {
    /// The text of the source.
    public var text: String
    /// The identifier of the language, such as `swift` or `xml`.
    ///
    /// Other languages have no syntax colors.
    public var language: String
    /// The title above the source, such as a file name.
    public var title: String

    /// Creates a listing of a source in a language.
    public init(_ text: String, language: String, title: String) {
        self.text = text
        self.language = language
        self.title = title
    }
}
