/// A part of a page that matters to figures.
enum PageElement {
    /// An HTML comment.
    case comment(PageComment)
    /// A fenced code block.
    case block(PageBlock)
    /// Lines of anything else that isn't blank.
    case text(lines: Range<Int>)
    /// A line of code without fences, or of an element whose content is literal.
    case code
}

/// An HTML comment that begins a line.
package struct PageComment: Sendable {
    /// The lines of its text, between the marks of the comment.
    package let lines: [SourceLine]
    /// The lines of the page that it takes, as indices.
    package let range: Range<Int>
    /// Whether the comment ends.
    package let isClosed: Bool
}

/// A line of code or of a comment, with its place.
package struct SourceLine: Equatable, Sendable {
    package var text: String
    /// The number of the line in the file.
    package var number: Int
    /// The place of the text in the file, in bytes.
    package var offset: Int
}

/// A fenced code block.
package struct PageBlock: Sendable {
    /// The language after the fence, in small letters.
    package let language: String
    /// The lines of code, as indices of lines of the page.
    package let code: Range<Int>
    /// All lines with their fences, as indices.
    package let range: Range<Int>
    /// The width of the indentation that isn't code.
    package let indent: Int
    /// Whether the block ends before the text does.
    package let isClosed: Bool
}
