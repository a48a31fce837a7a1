/// The settings of a page, in a comment: `figures: into Images`.
struct PageSettings {
    /// The folder of the page's pictures.
    enum Folder: Equatable {
        /// The default folder.
        case standard
        /// A folder relative to the page, which a comment sets at a location.
        case chosen(String, at: Finding.Location)
        /// An unknown folder, because the comment has an error.
        case invalid
    }

    var folder = Folder.standard

    /// Reads a comment; `nil` for a comment without settings of the page.
    static func read(_ comment: PageComment, in source: SourceText) -> (settings: PageSettings, finding: Finding?)? {
        let line = comment.lines[0]
        let text = line.text[...].trimmed
        guard text.hasPrefix("figures:"), text.dropFirst("figures:".count).trimmed.hasPrefix("into") else { return nil }
        let words = text.dropFirst("figures:".count).trimmed
        let path = words.hasPrefix("into ") ? String(words.dropFirst("into ".count).trimmed) : ""
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        // The folder of pictures has to be inside the folder of the page.
        guard comment.lines.count == 1, comment.isClosed, !parts.contains(""), !parts.contains("..") else {
            return (
                PageSettings(folder: .invalid),
                Finding(
                    .figureComment,
                    .error,
                    at: source.location(of: line.offset),
                    "The comment about the figures of the page can't be read.",
                    fix: "Write \"figures: into FOLDER\", with a folder in that of the page."
                )
            )
        }
        return (PageSettings(folder: .chosen(path, at: source.location(of: line.offset))), nil)
    }
}
