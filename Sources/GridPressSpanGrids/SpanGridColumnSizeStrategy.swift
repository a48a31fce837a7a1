import LayoutSolvers

/// How many columns a ``SpanGrid`` has, how wide they are, and how far apart.
public enum SpanGridColumnSizeStrategy {
    /// These numbers, however wide the grid is.
    case fixed(count: Int, width: CGFloat, spacing: CGFloat)
    /// What a closure says about the width of the grid and what surrounds it.
    case custom((CGFloat, SpanGridTraitCollection) -> SpanGridColumnSizeResult)
    /// Columns that adapt to the width of the grid, to its size class and to the size of texts.
    case adaptive(count: Int, configuration: SpanGridDynamicColumnSizeStrategy.Configuration)

    /// Up to three columns that adapt to the width of the grid and to the size of texts, with the numbers of the first
    /// generation: two from 504 points, three from 736, and the grid stops growing at 960.
    public static var dynamic: SpanGridColumnSizeStrategy { .adaptive(count: 3, configuration: .first) }

    /// Columns that adapt, with these numbers.
    @_disfavoredOverload
    public static func dynamic(
        count: Int,
        configuration: SpanGridDynamicColumnSizeStrategy.Configuration
    ) -> SpanGridColumnSizeStrategy {
        .adaptive(count: count, configuration: configuration)
    }

    /// Columns that adapt, with the numbers of the newest generation where no others are given.
    public static func dynamicProvider(
        count: Int = 3,
        configuration: SpanGridDynamicColumnSizeStrategy.Configuration = .init()
    ) -> SpanGridColumnSizeStrategy {
        .adaptive(count: count, configuration: configuration)
    }

    /// What a closure says about the width of the grid.
    public static func custom(
        _ columns: @escaping (CGFloat) -> SpanGridColumnSizeResult
    ) -> SpanGridColumnSizeStrategy {
        .custom { width, _ in columns(width) }
    }
}

/// The columns of a ``SpanGrid`` for one width.
public struct SpanGridColumnSizeResult: Hashable, Sendable {
    /// How many columns there are.
    public let columnCount: Int
    /// The space between two columns.
    public let interitemSpacing: CGFloat
    /// The space between two rows; `nil` for that between columns.
    ///
    /// SpanGrid itself takes this number and never uses it.
    public let interrowSpacing: CGFloat?
    /// The width of a column.
    public let tileWidth: CGFloat

    /// Columns of a width, with spaces between them.
    public init(
        columnCount: Int,
        interitemSpacing: CGFloat,
        interrowSpacing: CGFloat? = nil,
        tileWidth: CGFloat
    ) {
        self.columnCount = columnCount
        self.interitemSpacing = interitemSpacing
        self.interrowSpacing = interrowSpacing
        self.tileWidth = tileWidth
    }
}

/// What surrounds a ``SpanGrid``, for closures that choose its columns.
public struct SpanGridTraitCollection: Hashable, Sendable {
    /// How much room there is from side to side.
    public enum SizeClass: Hashable, Sendable {
        /// Much.
        case regular
        /// Little.
        case compact
    }

    /// How large people like to read.
    public let sizeCategory: ContentSizeCategory?
    /// How much room there is from side to side.
    public let horizontalSizeClass: SizeClass

    /// What surrounds a grid.
    public init(sizeCategory: ContentSizeCategory? = nil, horizontalSizeClass: SizeClass) {
        self.sizeCategory = sizeCategory
        self.horizontalSizeClass = horizontalSizeClass
    }
}

extension SpanGridTraitCollection {
    /// What an environment says; where it has no size class, the width of the grid decides.
    init(_ environment: EnvironmentValues, width: CGFloat?) {
        let isRegular =
            environment.horizontalSizeClass.map { $0 == .regular } ?? width.map { $0 >= Self.regularWidth } ?? true
        self.init(
            sizeCategory: environment.sizeCategory,
            horizontalSizeClass: isRegular ? .regular : .compact
        )
    }

    /// From which width on there is much room: the widest device of the table with little has 667 points, the narrowest
    /// with much has 678.
    private static var regularWidth: CGFloat { 668 }
}

extension SpanGridColumnSizeStrategy {
    /// The columns of a grid of a width.
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

    /// The width of a grid that nothing is offered: that of its columns, or the least that has room for all of them.
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

    /// What a closure is asked about that nothing was offered: the width of a phone.
    private static var defaultWidth: CGFloat { 390 }

    /// Whether heights that were measured are worth nothing in a grid whose width changed.
    ///
    /// The first width of a grid is no change. A grid that shrinks from beyond the width up to which it grows keeps its
    /// columns.
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

    /// What it is called in data.
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
            columnCount: columns.count,
            interitemSpacing: CGFloat(columns.gap),
            tileWidth: CGFloat(columns.tileWidth)
        )
    }

    /// The columns as the solver takes them.
    var solverColumns: SpanGridColumns {
        SpanGridColumns(
            count: columnCount,
            tileWidth: Double(tileWidth),
            gap: Double(interitemSpacing),
            rowGap: interrowSpacing.map { Double($0) }
        )
    }

    /// The end of a sentence about an invalid number of the columns; `nil` if all are valid.
    var problem: String? {
        if !(1...SpanGridAssignment.mostColumns).contains(columnCount) {
            return "has the invalid column count \(columnCount), and \(solverColumns.count) is used"
        }
        if !(tileWidth >= 0 && tileWidth.isFinite) { return "has the invalid column width \(tileWidth)" }
        let spacings = [interitemSpacing, interrowSpacing].compactMap(\.self)
        return spacings.first { !$0.isFinite }.map { "has the invalid spacing \($0)" }
    }
}
