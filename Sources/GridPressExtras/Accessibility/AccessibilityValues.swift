/// The treatment of a view's children by assistive technologies.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// Children are ignored.
    case ignore
    /// Children are read one by one.
    case contain
    /// Children are read as one element.
    case combine
}

/// The accessibility traits of a view.
///
/// The drawing records them; they don't change the picture.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// A selected element.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that doesn't change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// A view that blocks the views behind it, such as an alert.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// A view whose label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// A view that is switched on and off.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// A view that plays a sound when it is used.
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
    /// A summary of the app's state when it opens.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 4096)
    /// A view that starts recording or playing media.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
    /// A view that is touched directly, such as a piano keyboard.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    /// A page that turns when its text has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
    /// A tab bar.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
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
