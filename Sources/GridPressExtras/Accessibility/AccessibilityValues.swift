/// The treatment of a view's children by assistive technologies.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// Children are ignored.
    case ignore
    /// Children are read one by one.
    case contain
    /// Children are read as one element.
    case combine
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The content.
    case content
}

/// The kind of text in a view, which affects how it is read aloud.
public enum AccessibilityTextContentType: Hashable, Sendable {
    /// Text of no particular kind.
    case plain
    /// Output of a terminal.
    case console
    /// Names of files and folders.
    case fileSystem
    /// Messages.
    case messaging
    /// Stories and articles.
    case narrative
    /// Source code.
    case sourceCode
    /// Tables of numbers.
    case spreadsheet
    /// Text of a document.
    case wordProcessing
}
