extension Font {
    /// How bold a typeface is.
    public struct Weight: Hashable, Sendable {
        let value: Int

        /// The lightest.
        public static let ultraLight = Weight(value: 100)
        /// Very light.
        public static let thin = Weight(value: 200)
        /// Light.
        public static let light = Weight(value: 300)
        /// As books are set.
        public static let regular = Weight(value: 400)
        /// A little bolder than regular.
        public static let medium = Weight(value: 500)
        /// Not quite bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// Bolder than bold.
        public static let heavy = Weight(value: 800)
        /// The boldest.
        public static let black = Weight(value: 900)
    }

    /// The character of a typeface.
    public enum Design: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// With serifs; drawn without, as no widths of such a face are known.
        case serif
        /// With round ends; drawn as the default.
        case rounded
        /// With letters of one width.
        case monospaced
    }

    /// How wide the letters of a typeface are; every picture has the standard width.
    public struct Width: Hashable, Sendable {
        /// The width from 0.
        public var value: CGFloat

        /// A width.
        public init(_ value: CGFloat) { self.value = value }

        /// Narrow.
        public static let compressed = Width(-0.4)
        /// Rather narrow.
        public static let condensed = Width(-0.2)
        /// As drawn.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// How far apart lines are; every picture has the standard leading.
    public enum Leading: Hashable, Sendable {
        /// As drawn.
        case standard
        /// Closer.
        case tight
        /// Further apart.
        case loose
    }

    /// The role of a text, which tells its size.
    public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
        /// Headings at the top of a page.
        case largeTitle
        /// Headings of the first level.
        case title
        /// Headings of the second level.
        case title2
        /// Headings of the third level.
        case title3
        /// Headings of paragraphs.
        case headline
        /// Headings below headings.
        case subheadline
        /// Running text.
        case body
        /// What is called out beside running text.
        case callout
        /// Notes at the foot.
        case footnote
        /// What stands below a picture.
        case caption
        /// What stands below a picture and matters less.
        case caption2
    }
}

extension Font.TextStyle {
    /// The weight of the style's typeface.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// The size of the style for people who like to read at a size.
    package func size(for typeSize: DynamicTypeSize) -> CGFloat { CGFloat(Self.sizes[rawValue][typeSize.rawValue]) }

    /// The published sizes: a row for each style, a column for each size of reading.
    private static let sizes: [[Int]] = [
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],  // large title
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],  // title
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],  // title 2
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],  // title 3
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // headline
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],  // subheadline
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],  // body
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],  // callout
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],  // footnote
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],  // caption
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],  // caption 2
    ]
}
