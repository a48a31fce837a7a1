import LayoutSolvers

/// A scrolling grid of cells in columns that fit its width; each cell spans one column, several or all of them.
///
/// Cells follow each other row by row. A cell that doesn't fit into the rest of a row starts the next row, and the rest
/// stays empty. The grid takes the proposed size, and its rows start at the top, centered horizontally.
///
/// ```swift
/// struct Story: Identifiable, SpanGridSizeInfoProvider {
///     let id: String
///     var layoutSize: SpanGridLayoutSize { id == "Headline" ? .row : .cell }
/// }
///
/// let stories = ["Headline", "Weather", "Sports"].map(Story.init)
/// let page = Figure("Front page", width: 800, height: 400) {
///     SpanGrid(dataSource: stories, columnSizeStrategy: .dynamic, rowSizeStrategy: .largest) { story, cell in
///         Text(story.id).frame(cellMetadata: cell)
///     }
/// }
/// ```
public struct SpanGrid<Content: View, Data: Identifiable & SpanGridSizeInfoProvider>: PrimitiveView {
    private let grid: SpanGridSettings
    private let cells: (NodeBuilder) -> SpanGridCells

    private init(_ grid: SpanGridSettings, cells: @escaping (NodeBuilder) -> SpanGridCells) {
        self.grid = grid
        self.cells = cells
    }

    /// Creates a grid with a cell for each element.
    ///
    /// - Parameters:
    ///   - dataSource: The elements, whose ``SpanGridSizeInfoProvider/layoutSize`` is the span of their cells.
    ///   - columnSizeStrategy: The number, the width and the spacing of the columns.
    ///   - rowSizeStrategy: The height of a row that is passed to its cells.
    ///   - content: A closure that returns the view of an element for the size and the state of its cell.
    public init(
        dataSource: [Data], columnSizeStrategy: SpanGridColumnSizeStrategy = .dynamic,
        rowSizeStrategy: SpanGridRowSizeStrategy = .none,
        @ViewBuilder content: @escaping (Data, SpanGridCellMetadata) -> Content
    ) {
        self.init(SpanGridSettings(columns: columnSizeStrategy, rows: rowSizeStrategy)) {
            SpanGridCells(of: dataSource, in: $0, content: content)
        }
    }

    /// Creates a grid with a cell for each element, in which keys can move a selection.
    ///
    /// - Parameters:
    ///   - dataSource: The elements, whose ``SpanGridSizeInfoProvider/layoutSize`` is the span of their cells.
    ///   - columnSizeStrategy: The number, the width and the spacing of the columns.
    ///   - rowSizeStrategy: The height of a row that is passed to its cells.
    ///   - keyboardNavigationOptions: The options for keys; by default, keys don't move a selection.
    ///   - verticalPadding: The space above the first row and below the last row, in points.
    ///   - content: A closure that returns the view of an element for the size and the state of its cell.
    @_disfavoredOverload
    public init(
        dataSource: [Data], columnSizeStrategy: SpanGridColumnSizeStrategy = .dynamicProvider(),
        rowSizeStrategy: SpanGridRowSizeStrategy = .none,
        keyboardNavigationOptions: SpanGridKeyboardNavigationOptions = .init(), verticalPadding: CGFloat = 0,
        @ViewBuilder content: @escaping (Data, SpanGridCellMetadata) -> Content
    ) {
        let grid = SpanGridSettings(
            columns: columnSizeStrategy, rows: rowSizeStrategy, takesKeys: keyboardNavigationOptions.enabled,
            padding: verticalPadding
        )
        self.init(grid) { SpanGridCells(of: dataSource, in: $0, content: content) }
    }

    /// Makes the node of the grid.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let environment = builder.environment
        // Grids inside the cells don't inherit the highlight.
        builder.environment.spanGridHighlight = .nothing
        builder.addScrolling(kind: .container("SpanGrid"), ScrollBehavior(axes: .vertical)) { builder in
            SpanGridNode.node(grid, cells(builder), in: environment, builder: builder)
        }
        builder.environment = environment
    }
}

extension SpanGrid where Data == SpanGridViewElement {
    /// Creates a grid of views, whose spans are set with ``View/spanGridCellSize(_:)``.
    ///
    /// A view is as wide as its cell and at least as high as its row. The highlighted view has a ring around it.
    ///
    /// - Parameters:
    ///   - columnSizeStrategy: The number, the width and the spacing of the columns.
    ///   - rowSizeStrategy: The minimum height of the views in a row.
    ///   - keyboardNavigationOptions: The options for keys; by default, keys don't move a selection.
    ///   - verticalPadding: The space above the first row and below the last row, in points.
    ///   - content: The views.
    public init(
        columnSizeStrategy: SpanGridColumnSizeStrategy = .dynamic, rowSizeStrategy: SpanGridRowSizeStrategy = .none,
        keyboardNavigationOptions: SpanGridKeyboardNavigationOptions = .init(), verticalPadding: CGFloat = 0,
        @ViewBuilder content: () -> Content
    ) {
        let grid = SpanGridSettings(
            columns: columnSizeStrategy, rows: rowSizeStrategy, takesKeys: keyboardNavigationOptions.enabled,
            padding: verticalPadding
        )
        let content = content()
        self.init(grid) { SpanGridCells(of: content, in: $0) }
    }
}

/// The data element of a view in a ``SpanGrid`` that is created from views.
///
/// ```swift
/// func agenda() -> SpanGrid<some View, SpanGridViewElement> {
///     SpanGrid(columnSizeStrategy: .fixed(count: 2, width: 120, spacing: 8)) {
///         Text("Today").spanGridCellSize(.row)
///         Text("9:00 Review")
///         Text("13:00 Lunch")
///     }
/// }
/// ```
public struct SpanGridViewElement: Identifiable, SpanGridSizeInfoProvider, Sendable {
    /// The position of the view, counted from 0.
    public let id: Int
    /// The number of columns that the view spans.
    public let layoutSize: SpanGridLayoutSize
}

/// The settings of a span grid.
struct SpanGridSettings {
    var columns: SpanGridColumnSizeStrategy
    var rows: SpanGridRowSizeStrategy
    var takesKeys = false
    var padding: CGFloat = 0
}
