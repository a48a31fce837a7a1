extension Drawing {
    /// A request to measure a part of the picture, as on a technical drawing.
    ///
    /// The positions of its lines and its number are planned for the whole picture when it is rendered.
    ///
    /// ```swift
    /// let figure = Figure("Badge") { Text("New").frame(width: 64, height: 24).dimension([.bottom, .trailing]) }
    /// for dimension in try figure.drawing().dimensions { print(dimension.size.width, dimension.size.height) }
    /// ```
    public struct Dimension: Equatable, Sendable {
        /// The positions at which dimensions are drawn.
        ///
        /// ```swift
        /// let widths: Set<Drawing.Dimension.Position> = [.top, .bottom, .across]
        /// let measuringWidths = drawing.dimensions.filter { !$0.places.isDisjoint(with: widths) }
        /// ```
        public enum Position: String, Hashable, Sendable, CaseIterable {
            /// The width, above or below the measured part.
            case top, bottom
            /// The height, beside the measured part.
            case left, right
            /// The width, inside the measured part.
            case across
            /// The height, inside the measured part.
            case down
        }

        /// The measured part, in figure coordinates.
        public var frame: CGRect
        /// The size that the numbers show: the size of the part during layout.
        public var size: CGSize
        /// The offered width; `nil` if none or an infinite one was offered.
        public var proposedWidth: Double?
        /// The offered height; `nil` if none or an infinite one was offered.
        public var proposedHeight: Double?
        /// The positions of the dimensions.
        public var places: Set<Position>
        /// The content and the style of the dimensions.
        public var format: DimensionFormat

        /// Creates a request to measure a part.
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
    ///
    /// ```swift
    /// let format = Drawing.DimensionFormat(unit: "pt", decimals: 0, decimalMark: .comma)
    /// let svg = try figure.svg(Figure.RenderOptions(dimensions: .tracks, dimensionFormat: format))
    /// ```
    public struct DimensionFormat: Hashable, Sendable {
        /// The length that a dimension shows.
        ///
        /// ```swift
        /// let figure = Figure("Title", width: 200) {
        ///     Text("Title").dimension(.bottom, style: .draughtsman(measuring: .both))
        /// }
        /// ```
        public enum Measured: String, Hashable, Sendable, CaseIterable {
            /// The frame that the view took.
            case frame
            /// The size that the view was offered, if it is finite.
            case proposal
            /// The frame and the offered size, each on a separate line.
            case both
        }

        /// The decimal separator of numbers.
        ///
        /// ```swift
        /// let german = Drawing.DimensionFormat(unit: "pt", decimalMark: .comma)
        /// ```
        public enum DecimalMark: String, Hashable, Sendable, CaseIterable {
            /// A point, as in 50.3.
            case point
            /// A comma, as in 50,3.
            case comma
        }

        /// The text after each number, such as `pt`; empty for none.
        public var unit: String
        /// The maximum number of decimals, from 0 to 3.
        ///
        /// Trailing zeros are left out.
        public var decimals: Int { didSet { decimals = Self.valid(decimals: decimals) } }
        /// The decimal separator.
        public var decimalMark: DecimalMark
        /// The color of the lines; `nil` for the default color of dimensions.
        public var lineColor: Color?
        /// The color of the numbers; `nil` for the color of the lines.
        public var labelColor: Color?
        /// The size of the numbers in points, at most 1,000.
        ///
        /// A value that isn't positive selects the default size.
        public var textSize: Double { didSet { textSize = Self.valid(textSize: textSize) } }
        /// The length that the dimensions show.
        public var measured: Measured

        /// Creates a format.
        ///
        /// Arguments that are left out have their default values.
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
