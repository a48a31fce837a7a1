/// The treatment of the parts of a view for people who don't see it.
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// Parts are left out.
    case ignore
    /// Parts are read one by one.
    case contain
    /// Parts are read as one.
    case combine
}

/// The role of a view, for people who don't see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Something that is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that stays.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// A view above all others.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// Something that changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    /// Something that is switched.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A field for words to search for.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// Something that plays a sound of its kind.
    public static let playsSound = AccessibilityTraits(rawValue: 1024)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
    /// A summary of a screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 4096)
    /// Something that starts a recording or a film.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
    /// Something that is touched directly, such as a piano.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    /// A page that turns by itself.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
    /// A bar of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// The role of one of two views of which one is the label of the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The content.
    case content
}

/// The kind of text in a view, which decides how it is read aloud.
public enum AccessibilityTextContentType: Hashable, Sendable {
    /// Words.
    case plain
    /// The output of a terminal.
    case console
    /// The name of a file.
    case fileSystem
    /// A message.
    case messaging
    /// A story.
    case narrative
    /// Source code.
    case sourceCode
    /// A table of numbers.
    case spreadsheet
    /// The text of a document.
    case wordProcessing
}
