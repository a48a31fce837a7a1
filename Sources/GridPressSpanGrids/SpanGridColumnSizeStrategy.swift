import LibrarySolvers

/// The number, the width and the spacing of the columns of a ``SpanGrid``.
///
/// ```swift
/// let halves = SpanGridColumnSizeStrategy.custom { width in
///     SpanGridColumnSizeResult(columnCount: 2, interitemSpacing: 8, tileWidth: (width - 8) / 2)
/// }
/// let news = Figure("News", width: 320, height: 200) {
///     SpanGrid(columnSizeStrategy: halves) {
///         Text("Weather")
///         Text("Sports")
///     }
/// }
/// ```
public enum SpanGridColumnSizeStrategy {
    /// Constant columns, independent of the width of the grid.
    case fixed(count: Int, width: CGFloat, spacing: CGFloat)
    /// The result of a closure that receives the width of the grid and its traits.
    case custom((CGFloat, SpanGridTraitCollection) -> SpanGridColumnSizeResult)
    /// Columns that adapt to the width of the grid, to its size class and to the text size.
    case adaptive(count: Int, configuration: SpanGridDynamicColumnSizeStrategy.Configuration)

    /// Up to three columns that adapt to the width of the grid and to the text size, as in SpanGrid's first versions.
    ///
    /// A grid has two columns starting at 504 points, and three columns starting at 736 points. It stops growing at 960
    /// points.
    public static var dynamic: SpanGridColumnSizeStrategy { .adaptive(count: 3, configuration: .first) }

    /// Returns a strategy of columns that adapt.
    ///
    /// - Parameters:
    ///   - count: The largest number of columns.
    ///   - configuration: The widths and the spacings that determine how columns adapt.
    @_disfavoredOverload
    public static func dynamic(
        count: Int, configuration: SpanGridDynamicColumnSizeStrategy.Configuration
    ) -> SpanGridColumnSizeStrategy {
        .adaptive(count: count, configuration: configuration)
    }

    /// Returns a strategy of columns that adapt; its default configuration equals the default of SpanGrid's newest
    /// version.
    ///
    /// - Parameters:
    ///   - count: The largest number of columns.
    ///   - configuration: The widths and the spacings that determine how columns adapt.
    public static func dynamicProvider(
        count: Int = 3, configuration: SpanGridDynamicColumnSizeStrategy.Configuration = .init()
    ) -> SpanGridColumnSizeStrategy {
        .adaptive(count: count, configuration: configuration)
    }

    /// Returns a strategy that computes the columns with a closure, which receives the width of the grid.
    public static func custom(
        _ columns: @escaping (CGFloat) -> SpanGridColumnSizeResult
    ) -> SpanGridColumnSizeStrategy {
        .custom { width, _ in columns(width) }
    }
}

/// The columns of a ``SpanGrid`` for one width.
///
/// ```swift
/// let thirds = SpanGridColumnSizeResult(columnCount: 3, interitemSpacing: 12, interrowSpacing: 24, tileWidth: 100)
/// let shop = Figure("Shop", width: 360, height: 200) {
///     SpanGrid(columnSizeStrategy: .custom { _ in thirds }) {
///         Text("Bread")
///         Text("Cheese")
///     }
/// }
/// ```
public struct SpanGridColumnSizeResult: Hashable, Sendable {
    /// The number of columns.
    public let columnCount: Int
    /// The space between two columns, in points.
    public let interitemSpacing: CGFloat
    /// The space between two rows, in points; `nil` uses the space between columns.
    ///
    /// The original SpanGrid ignores this value.
    public let interrowSpacing: CGFloat?
    /// The width of a column, in points.
    public let tileWidth: CGFloat

    /// Creates columns of a width, with spaces between them.
    public init(columnCount: Int, interitemSpacing: CGFloat, interrowSpacing: CGFloat? = nil, tileWidth: CGFloat) {
        self.columnCount = columnCount
        self.interitemSpacing = interitemSpacing
        self.interrowSpacing = interrowSpacing
        self.tileWidth = tileWidth
    }
}

/// The traits of the environment of a ``SpanGrid``, for closures that choose its columns.
///
/// ```swift
/// let columns = SpanGridColumnSizeStrategy.custom { width, traits in
///     let isLarge = traits.sizeCategory?.isAccessibilityCategory ?? false
///     let count = isLarge || traits.horizontalSizeClass == .compact ? 1 : 3
///     return SpanGridColumnSizeResult(columnCount: count, interitemSpacing: 0, tileWidth: width / CGFloat(count))
/// }
/// ```
public struct SpanGridTraitCollection: Hashable, Sendable {
    /// The horizontal size class of a grid.
    ///
    /// ```swift
    /// let columns = SpanGridColumnSizeStrategy.custom { width, traits in
    ///     let count = traits.horizontalSizeClass == .regular ? 4 : 2
    ///     return SpanGridColumnSizeResult(columnCount: count, interitemSpacing: 0, tileWidth: width / CGFloat(count))
    /// }
    /// ```
    public enum SizeClass: Hashable, Sendable {
        /// The size class of wide grids.
        case regular
        /// The size class of narrow grids.
        case compact
    }

    /// The preferred text size; `nil` if it is unknown.
    public let sizeCategory: ContentSizeCategory?
    /// The horizontal size class; without one in the environment, the width of the grid decides.
    public let horizontalSizeClass: SizeClass

    /// Creates traits from a text size and a size class.
    public init(sizeCategory: ContentSizeCategory? = nil, horizontalSizeClass: SizeClass) {
        self.sizeCategory = sizeCategory
        self.horizontalSizeClass = horizontalSizeClass
    }
}

extension SpanGridTraitCollection {
    /// Creates the traits of an environment; without a size class in it, the width of the grid decides.
    init(_ environment: EnvironmentValues, width: CGFloat?) {
        let isRegular =
            environment.horizontalSizeClass.map { $0 == .regular } ?? width.map { $0 >= Self.regularWidth } ?? true
        self.init(sizeCategory: environment.sizeCategory, horizontalSizeClass: isRegular ? .regular : .compact)
    }

    /// The smallest width of a regular grid, in points.
    ///
    /// It separates the widest compact device of the device table, at 667 points, from the narrowest regular one, at
    /// 678 points.
    private static var regularWidth: CGFloat { 668 }
}

extension SpanGridColumnSizeStrategy {
    /// Returns the columns of a grid of a given width.
    func columns(width: CGFloat, _ traits: SpanGridTraitCollection) -> SpanGridColumnSizeResult {
        switch self {
        case .fixed(let count, let width, let spacing):
            return SpanGridColumnSizeResult(columnCount: count, interitemSpacing: spacing, tileWidth: width)
        case .custom(let columns): return columns(width, traits)
        case .adaptive(let count, let configuration):
            return SpanGridColumnSizeResult(
                configuration.solver(count).columns(
                    width: Double(width),
                    isRegular: traits.horizontalSizeClass == .regular,
                    isLargeText: traits.sizeCategory?.isAccessibilityCategory ?? false
                )
            )
        }
    }

    /// Returns the width of a grid without a proposed width: the width of its columns, or the smallest width that fits
    /// all of them.
    func idealWidth(_ traits: SpanGridTraitCollection) -> CGFloat {
        switch self {
        case .fixed: CGFloat(columns(width: 0, traits).solverColumns.length)
        case .custom: Self.defaultWidth
        case .adaptive(let count, let configuration):
            CGFloat(
                configuration.solver(count).leastWidthOfAllColumns(isRegular: traits.horizontalSizeClass == .regular)
            )
        }
    }

    /// The width of a grid with a custom strategy and without a proposed width: the width of a phone, in points.
    private static var defaultWidth: CGFloat { 390 }

    /// Returns whether measured heights become invalid when the width of the grid changes.
    ///
    /// The first width of a grid doesn't count as a change. The result is also `false` if the grid shrinks, and its
    /// previous width exceeds the largest width at which adaptive columns change. Fixed and custom columns have no such
    /// width, so the result is `false` whenever the grid shrinks.
    ///
    /// - Parameters:
    ///   - width: The new width of the grid.
    ///   - old: The previous width; `nil` if the grid had none.
    public func notifies(ofWidth width: CGFloat, after old: CGFloat?) -> Bool {
        SpanGridWidthChange(from: old.map { Double($0) }, to: Double(width)).invalidatesHeights(
            growingTo: mostChangingWidth
        )
    }

    private var mostChangingWidth: Double {
        if case .adaptive(let count, let configuration) = self {
            configuration.solver(count).mostChangingWidth
        } else {
            0
        }
    }

    /// The name of the strategy in the layout record.
    var name: String {
        switch self {
        case .fixed: "fixed"
        case .custom: "custom"
        case .adaptive: "dynamic"
        }
    }
}

extension SpanGridColumnSizeResult {
    fileprivate init(_ columns: SpanGridColumns) {
        self.init(
            columnCount: columns.count, interitemSpacing: CGFloat(columns.gap), tileWidth: CGFloat(columns.tileWidth)
        )
    }

    /// The columns for the solver.
    var solverColumns: SpanGridColumns {
        SpanGridColumns(
            count: columnCount, tileWidth: Double(tileWidth), gap: Double(interitemSpacing),
            rowGap: interrowSpacing.map { Double($0) }
        )
    }

    /// The end of a sentence about the first invalid number of the columns; `nil` if all are valid.
    var problem: String? {
        if !(1...SpanGridAssignment.mostColumns).contains(columnCount) {
            return "has the invalid column count \(columnCount), and \(solverColumns.count) is used"
        }
        if !(tileWidth >= 0 && tileWidth.isFinite) { return "has the invalid column width \(tileWidth)" }
        let spacings = [interitemSpacing, interrowSpacing].compactMap(\.self)
        return spacings.first { !$0.isFinite }.map { "has the invalid spacing \($0)" }
    }
}
