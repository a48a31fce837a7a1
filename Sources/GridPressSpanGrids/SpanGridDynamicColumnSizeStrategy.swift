import LayoutSolvers

/// Columns of a ``SpanGrid`` that adapt to its width.
public struct SpanGridDynamicColumnSizeStrategy: Hashable, Sendable {
    /// The numbers that say how columns adapt.
    public struct Configuration: Hashable, Sendable {
        /// Beyond which width the grid grows no more.
        public var maximumGridWidth: CGFloat
        /// Beyond which width it grows no more where texts are of an accessibility size; the gutter comes on top of it.
        public var maximumGridWidthAccessibility: CGFloat
        /// The least width of a column where there is little room.
        public var minimumTileWidthCompact: CGFloat
        /// The least width of a column where there is much room.
        public var minimumTileWidthRegular: CGFloat
        /// The room at both sides together where there is little.
        public var minimumGutterCompact: CGFloat
        /// The room at both sides together where there is much.
        public var minimumGutterRegular: CGFloat
        /// The space between columns where there is **much** room: the two spacings are exchanged, as they always were.
        public var interitemSpacingCompact: CGFloat
        /// The space between columns where there is **little** room.
        public var interitemSpacingRegular: CGFloat
        /// Beyond which width there is much room; `nil` leaves it to the size class.
        private var regularWidth: CGFloat?

        /// Numbers that say how columns adapt; those that are left out are those of the newest generation.
        public init(
            maximumGridWidth: CGFloat = 1160,
            maximumGridWidthAccessibility: CGFloat = 840,
            minimumTileWidthCompact: CGFloat = 270,
            minimumTileWidthRegular: CGFloat = 232,
            minimumGutterCompact: CGFloat = 48,
            minimumGutterRegular: CGFloat = 64,
            interitemSpacingCompact: CGFloat = 16,
            interitemSpacingRegular: CGFloat = 24
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

        /// The numbers of the first generation, in which the width alone decides.
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
            interitemSpacingCompact: CGFloat(columns.gap.regular),
            interitemSpacingRegular: CGFloat(columns.gap.compact)
        )
        if case .width(let width) = columns.sizeClassRule { regularWidth = CGFloat(width) }
    }

    /// The numbers as the solver takes them, for up to so many columns.
    func solver(_ count: Int) -> SpanGridDynamicColumns {
        SpanGridDynamicColumns(
            mostColumns: count,
            mostWidth: Double(maximumGridWidth),
            mostWidthForLargeText: Double(maximumGridWidthAccessibility),
            leastTileWidth: .init(compact: Double(minimumTileWidthCompact), regular: Double(minimumTileWidthRegular)),
            gap: .init(compact: Double(interitemSpacingRegular), regular: Double(interitemSpacingCompact)),
            gutter: .init(compact: Double(minimumGutterCompact), regular: Double(minimumGutterRegular)),
            sizeClassRule: regularWidth.map { .width(Double($0)) } ?? .traits
        )
    }
}
