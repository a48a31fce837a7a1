/// The request for HTML pages, which a program makes from the records of its previews.
package struct PreviewPages: Codable, Sendable {
    /// The kind of pages.
    package enum Kind: Codable, Sendable {
        /// A page of each preview, and an index.
        case gallery
        /// A page of each preview.
        case pages(embedsLayoutRecord: Bool)
    }

    /// A page of a preview.
    package struct Page: Codable, Sendable {
        /// The file of the record.
        package let record: String
        /// The name of the page, without its extension.
        package let name: String
        /// The name of the preview, or the name of its view.
        package let title: String
        /// Whether the title is the one of the preview.
        package let hasOwnTitle: Bool
        /// The title of the variant; `nil` if the previews have only one.
        package let variant: String?
        /// The name that all variants of the preview have in common.
        package let group: String
        /// The scheme that the picture is drawn in.
        package let scheme: SchemeName
        /// The path of the source, and the line of the preview.
        package let source: String
        package let line: Int

        package init(
            record: String,
            name: String,
            title: String,
            hasOwnTitle: Bool,
            variant: String?,
            group: String,
            scheme: SchemeName,
            source: String,
            line: Int
        ) {
            self.record = record
            self.name = name
            self.title = title
            self.hasOwnTitle = hasOwnTitle
            self.variant = variant
            self.group = group
            self.scheme = scheme
            self.source = source
            self.line = line
        }
    }

    package let kind: Kind
    package let pages: [Page]
    /// The folder into which the pages are written.
    package let folder: String

    package init(_ kind: Kind, _ pages: [Page], folder: String) {
        self.kind = kind
        self.pages = pages
        self.folder = folder
    }

    /// The argument of a program that makes pages, and draws no previews.
    package static let argument = "--pages"
}
