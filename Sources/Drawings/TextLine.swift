extension Drawing {
    /// One set line of text.
    public struct TextLine: Equatable, Sendable {
        /// What it says.
        public var string: String
        /// The left end of its baseline, in figure coordinates.
        public var origin: CGPoint
        /// How wide layout took it to be.
        public var width: Double
        /// The typeface and size.
        public var font: Font
        /// What it is painted with.
        public var paint: Paint

        /// One set line of text.
        public init(string: String, origin: CGPoint, width: Double, font: Font, paint: Paint) {
            self.string = string
            self.origin = origin
            self.width = width
            self.font = font
            self.paint = paint
        }
    }

    /// A typeface and size.
    public struct Font: Hashable, Sendable {
        /// Which family of typefaces.
        public enum Family: Hashable, Sendable {
            /// The family of Helvetica and Arial.
            case sansSerif
            /// A face whose letters are all of one width.
            case monospaced
        }

        /// Which family of typefaces.
        public var family: Family
        /// The size in points.
        public var size: Double
        /// From 100, thin, to 900, black; 400 is regular.
        public var weight: Int
        /// Whether it is slanted.
        public var isItalic: Bool

        /// A typeface and size.
        public init(family: Family = .sansSerif, size: Double, weight: Int = 400, isItalic: Bool = false) {
            self.family = family
            self.size = size
            self.weight = weight
            self.isItalic = isItalic
        }
    }
}
