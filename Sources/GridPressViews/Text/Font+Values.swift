extension Font {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        package let value: Int

        /// The lightest weight.
        public static let ultraLight = Weight(value: 100)
        /// A weight between `ultraLight` and `light`.
        public static let thin = Weight(value: 200)
        /// A weight between `thin` and `regular`.
        public static let light = Weight(value: 300)
        /// The default weight.
        public static let regular = Weight(value: 400)
        /// A weight between `regular` and `semibold`.
        public static let medium = Weight(value: 500)
        /// A weight between `medium` and `bold`.
        public static let semibold = Weight(value: 600)
        /// The bold weight.
        public static let bold = Weight(value: 700)
        /// A weight between `bold` and `black`.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight.
        public static let black = Weight(value: 900)
    }

    /// The design of a font.
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        ///
        /// Drawn in the default design, with a finding.
        case serif
        /// A design with rounded strokes.
        ///
        /// Drawn in the default design, with a finding.
        case rounded
        /// A design whose letters have the same width.
        case monospaced
    }

    /// The width of a font's letters.
    ///
    /// Has no effect: GridPress draws texts at the standard width.
    public struct Width: Hashable, Sendable {
        /// The width, relative to 0 for the standard width.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest width.
        public static let compressed = Width(-0.4)
        /// A width between `compressed` and `standard`.
        public static let condensed = Width(-0.2)
        /// The default width.
        public static let standard = Width(0)
        /// A wide width.
        public static let expanded = Width(0.2)
    }
}

extension Font.TextStyle {
    /// The weight of the style's font.
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// Returns the size of the style for a dynamic type size, in points.
    package func size(for typeSize: DynamicTypeSize) -> CGFloat { CGFloat(Self.sizes[rawValue][typeSize.rawValue]) }

    /// The published sizes in points: one row for each text style, one column for each dynamic type size.
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
