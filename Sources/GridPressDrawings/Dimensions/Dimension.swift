extension Drawing {
    /// A request to measure a part of the picture, as on a technical drawing.
    ///
    /// Where its lines and its number go is planned for the whole picture at once, when it is rendered.
    public struct Dimension: Equatable, Sendable {
        /// The positions at which measures can be drawn.
        public enum Position: String, Hashable, Sendable, CaseIterable {
            /// The width, above or below what is measured.
            case top, bottom
            /// The height, beside what is measured.
            case left, right
            /// The width, inside what is measured.
            case across
            /// The height, inside what is measured.
            case down
        }

        /// What is measured, in figure coordinates.
        public var frame: CGRect
        /// The size of it as it was laid out: what the numbers say.
        public var size: CGSize
        /// The width that it was offered; `nil` for none that has a length.
        public var proposedWidth: Double?
        /// The height that it was offered; `nil` for none that has a length.
        public var proposedHeight: Double?
        /// Where its measures are drawn.
        public var places: Set<Position>
        /// How they are drawn.
        public var format: DimensionFormat

        /// A wish to measure a part.
        public init(
            frame: CGRect,
            size: CGSize,
            proposedWidth: Double? = nil,
            proposedHeight: Double? = nil,
            places: Set<Position>,
            format: DimensionFormat = DimensionFormat()
        ) {
            self.frame = frame
            self.size = size
            self.proposedWidth = proposedWidth
            self.proposedHeight = proposedHeight
            self.places = places
            self.format = format
        }
    }

    /// The content and the style of dimensions.
    public struct DimensionFormat: Hashable, Sendable {
        /// The length that a dimension shows.
        public enum Measured: String, Hashable, Sendable, CaseIterable {
            /// The frame that a view took.
            case frame
            /// The size that it was offered, where that has a length.
            case proposal
            /// Both, one line each.
            case both
        }

        /// The decimal separator of numbers.
        public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
            /// A point, as in 50.3.
            case point
            /// A comma, as in 50,3.
            case comma
        }

        /// What stands behind each number, such as `pt`; empty for nothing.
        public var unit: String
        /// How many decimals numbers have at most, from 0 to 3: those that aren't needed are left out.
        public var decimals: Int { didSet { decimals = Self.valid(decimals: decimals) } }
        /// What parts the whole of a number from its decimals.
        public var decimalMark: DecimalMark
        /// The colour of the lines; `nil` for that of dimensions.
        public var lineColor: Color?
        /// The colour of the numbers; `nil` for that of the lines.
        public var labelColor: Color?
        /// The size of the numbers: at most 1,000, and the usual one for what isn't above 0.
        public var textSize: Double { didSet { textSize = Self.valid(textSize: textSize) } }
        /// What is measured.
        public var measured: Measured

        /// Dimensions that look as usual, but for what is given.
        public init(
            unit: String = "",
            decimals: Int = 1,
            decimalMark: DecimalMark = .point,
            lineColor: Color? = nil,
            labelColor: Color? = nil,
            textSize: Double = Drawing.Annotation.labelSize,
            measured: Measured = .frame
        ) {
            self.unit = unit
            self.decimals = Self.valid(decimals: decimals)
            self.decimalMark = decimalMark
            self.lineColor = lineColor
            self.labelColor = labelColor
            self.textSize = Self.valid(textSize: textSize)
            self.measured = measured
        }

        private static func valid(decimals: Int) -> Int { min(max(decimals, 0), 3) }

        private static func valid(textSize: Double) -> Double {
            textSize > 0 ? min(textSize, 1000) : Drawing.Annotation.labelSize
        }
    }
}
