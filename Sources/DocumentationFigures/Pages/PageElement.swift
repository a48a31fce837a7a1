/// A part of a page that is relevant for figures.
enum PageElement {
    /// An HTML comment.
    case comment(PageComment)
    /// A fenced code block.
    case block(PageBlock)
    /// Other lines that aren't blank.
    case text(lines: Range<Int>)
    /// A line of indented code, or of an element with literal content.
    case code
}

/// An HTML comment at the start of a line.
package struct PageComment: Sendable {
    /// The lines of its text, between the marks of the comment.
    package let lines: [SourceLine]
    /// The lines of the page that the comment spans, as indices.
    package let range: Range<Int>
    /// Whether the comment is closed.
    package let isClosed: Bool
}

/// A line of code or of a comment, with its position.
package struct SourceLine: Equatable, Sendable {
    package var text: String
    /// The number of the line in the file.
    package var number: Int
    /// The offset of the text in the file, in bytes.
    package var offset: Int
}

/// A fenced code block.
package struct PageBlock: Sendable {
    /// The language after the fence, in lower case.
    package let language: String
    /// The lines of code, as indices of lines of the page.
    package let code: Range<Int>
    /// All lines with their fences, as indices.
    package let range: Range<Int>
    /// The width of the indentation before the code.
    package let indent: Int
    /// Whether the block is closed before the end of the text.
    package let isClosed: Bool
}
