import LibrarySolvers

/// A namespace for the configuration of columns of a ``SpanGrid`` that adapt to its width.
///
/// ```swift
/// let narrow = SpanGridDynamicColumnSizeStrategy.Configuration(maximumGridWidth: 720, minimumTileWidthRegular: 160)
/// let news = Figure("News", width: 800, height: 300) {
///     SpanGrid(columnSizeStrategy: .dynamicProvider(count: 4, configuration: narrow)) {
///         Text("Headline").spanGridCellSize(.row)
///         Text("Weather")
///     }
/// }
/// ```
public struct SpanGridDynamicColumnSizeStrategy: Hashable, Sendable {
    /// The lengths that determine how columns adapt, in points.
    ///
    /// ```swift
    /// var configuration = SpanGridDynamicColumnSizeStrategy.Configuration()
    /// configuration.maximumGridWidth = 720
    /// let columns = SpanGridColumnSizeStrategy.dynamicProvider(count: 4, configuration: configuration)
    /// ```
    public struct Configuration: Hashable, Sendable {
        /// The maximum width of the grid.
        public var maximumGridWidth: CGFloat
        /// The maximum width of the grid with accessibility text sizes; the gutter is added to it.
        public var maximumGridWidthAccessibility: CGFloat
        /// The minimum width of a column in the compact size class.
        public var minimumTileWidthCompact: CGFloat
        /// The minimum width of a column in the regular size class.
        public var minimumTileWidthRegular: CGFloat
        /// The sum of the space at both sides of the grid in the compact size class.
        public var minimumGutterCompact: CGFloat
        /// The sum of the space at both sides of the grid in the regular size class.
        public var minimumGutterRegular: CGFloat
        /// The space between columns in the **regular** size class: the two names are swapped, as in the original
        /// SpanGrid.
        public var interitemSpacingCompact: CGFloat
        /// The space between columns in the **compact** size class; see ``interitemSpacingCompact``.
        public var interitemSpacingRegular: CGFloat
        /// The width beyond which a grid counts as regular; `nil` uses the size class.
        private var regularWidth: CGFloat?

        /// Creates a configuration; the default values equal the defaults of SpanGrid's newest version.
        public init(
            maximumGridWidth: CGFloat = 1160, maximumGridWidthAccessibility: CGFloat = 840,
            minimumTileWidthCompact: CGFloat = 270, minimumTileWidthRegular: CGFloat = 232,
            minimumGutterCompact: CGFloat = 48, minimumGutterRegular: CGFloat = 64,
            interitemSpacingCompact: CGFloat = 16, interitemSpacingRegular: CGFloat = 24
        ) {
            self.maximumGridWidth = maximumGridWidth
            self.maximumGridWidthAccessibility = maximumGridWidthAccessibility
            self.minimumTileWidthCompact = minimumTileWidthCompact
            self.minimumTileWidthRegular = minimumTileWidthRegular
            self.minimumGutterCompact = minimumGutterCompact
            self.minimumGutterRegular = minimumGutterRegular
            self.interitemSpacingCompact = interitemSpacingCompact
            self.interitemSpacingRegular = interitemSpacingRegular
        }

        /// The configuration of SpanGrid's first versions, in which only the width of the grid decides.
        static var first: Configuration { Configuration(.first) }
    }
}

extension SpanGridDynamicColumnSizeStrategy.Configuration {
    private init(_ columns: SpanGridDynamicColumns) {
        self.init(
            maximumGridWidth: CGFloat(columns.mostWidth),
            maximumGridWidthAccessibility: CGFloat(columns.mostWidthForLargeText),
            minimumTileWidthCompact: CGFloat(columns.leastTileWidth.compact),
            minimumTileWidthRegular: CGFloat(columns.leastTileWidth.regular),
            minimumGutterCompact: CGFloat(columns.gutter.compact),
            minimumGutterRegular: CGFloat(columns.gutter.regular),
            interitemSpacingCompact: CGFloat(columns.gap.regular), interitemSpacingRegular: CGFloat(columns.gap.compact)
        )
        if case .width(let width) = columns.sizeClassRule { regularWidth = CGFloat(width) }
    }

    /// Returns the configuration for the solver, with a largest number of columns.
    func solver(_ count: Int) -> SpanGridDynamicColumns {
        SpanGridDynamicColumns(
            mostColumns: count, mostWidth: Double(maximumGridWidth),
            mostWidthForLargeText: Double(maximumGridWidthAccessibility),
            leastTileWidth: .init(compact: Double(minimumTileWidthCompact), regular: Double(minimumTileWidthRegular)),
            gap: .init(compact: Double(interitemSpacingRegular), regular: Double(interitemSpacingCompact)),
            gutter: .init(compact: Double(minimumGutterCompact), regular: Double(minimumGutterRegular)),
            sizeClassRule: regularWidth.map { .width(Double($0)) } ?? .traits
        )
    }
}
