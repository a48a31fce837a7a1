import LayoutSolvers

/// Cells in columns that fit the width of the grid; each takes one column, several or all of them.
///
/// Cells follow each other row by row. One that doesn't fit into what is left of a row starts the next, and what it leaves
/// stays empty. The grid scrolls: it takes the room that it is offered and lies at the top of it, in the middle.
///
///     SpanGrid(dataSource: articles, columnSizeStrategy: .dynamic, rowSizeStrategy: .largest) { article, metadata in
///         Headline(article).frame(cellMetadata: metadata)
///     }
public struct SpanGrid<Content: View, Data: Identifiable & SpanGridSizeInfoProvider>: PrimitiveView {
    private let grid: SpanGridSettings
    private let cells: (NodeBuilder) -> SpanGridCells

    private init(_ grid: SpanGridSettings, cells: @escaping (NodeBuilder) -> SpanGridCells) {
        self.grid = grid
        self.cells = cells
    }

    /// A grid of a cell for each element.
    ///
    /// - Parameters:
    ///   - dataSource: The elements, which say how many columns their cells take.
    ///   - columnSizeStrategy: How many columns there are, how wide and how far apart.
    ///   - rowSizeStrategy: What cells are told about the height of their row.
    ///   - content: The view of an element, with what the grid knows about its cell.
    public init(
        dataSource: [Data],
        columnSizeStrategy: SpanGridColumnSizeStrategy = .dynamic,
        rowSizeStrategy: SpanGridRowSizeStrategy = .none,
        @ViewBuilder content: @escaping (Data, SpanGridCellMetadata) -> Content
    ) {
        self.init(SpanGridSettings(columns: columnSizeStrategy, rows: rowSizeStrategy)) {
            SpanGridCells(of: dataSource, in: $0, content: content)
        }
    }

    /// A grid of a cell for each element, through which keys may move a selection.
    ///
    /// - Parameters:
    ///   - dataSource: The elements, which say how many columns their cells take.
    ///   - columnSizeStrategy: How many columns there are, how wide and how far apart.
    ///   - rowSizeStrategy: What cells are told about the height of their row.
    ///   - keyboardNavigationOptions: Whether keys move a selection.
    ///   - verticalPadding: The room above the first row, and below the last one.
    ///   - content: The view of an element, with what the grid knows about its cell.
    @_disfavoredOverload
    public init(
        dataSource: [Data],
        columnSizeStrategy: SpanGridColumnSizeStrategy = .dynamicProvider(),
        rowSizeStrategy: SpanGridRowSizeStrategy = .none,
        keyboardNavigationOptions: SpanGridKeyboardNavigationOptions = .init(),
        verticalPadding: CGFloat = 0,
        @ViewBuilder content: @escaping (Data, SpanGridCellMetadata) -> Content
    ) {
        let grid = SpanGridSettings(
            columns: columnSizeStrategy,
            rows: rowSizeStrategy,
            takesKeys: keyboardNavigationOptions.enabled,
            padding: verticalPadding
        )
        self.init(grid) { SpanGridCells(of: dataSource, in: $0, content: content) }
    }

    /// Makes the node of the grid.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let environment = builder.environment
        // Grids inside of cells have highlights of their own.
        builder.environment.spanGridHighlight = .nothing
        builder.addScrolling(kind: "SpanGrid", ScrollBehavior(axes: .vertical)) { builder in
            SpanGridNode.node(grid, cells(builder), in: environment, builder: builder)
        }
        builder.environment = environment
    }
}

extension SpanGrid where Data == SpanGridViewElement {
    /// A grid of views, each of which takes as many columns as its ``View/spanGridCellSize(_:)`` says.
    ///
    /// A view is as wide as its cell and at least as high as its row. The highlighted one has a ring around it.
    ///
    /// - Parameters:
    ///   - columnSizeStrategy: How many columns there are, how wide and how far apart.
    ///   - rowSizeStrategy: How high views are at least.
    ///   - keyboardNavigationOptions: Whether keys move a selection.
    ///   - verticalPadding: The room above the first row, and below the last one.
    ///   - content: The views.
    public init(
        columnSizeStrategy: SpanGridColumnSizeStrategy = .dynamic,
        rowSizeStrategy: SpanGridRowSizeStrategy = .none,
        keyboardNavigationOptions: SpanGridKeyboardNavigationOptions = .init(),
        verticalPadding: CGFloat = 0,
        @ViewBuilder content: () -> Content
    ) {
        let grid = SpanGridSettings(
            columns: columnSizeStrategy,
            rows: rowSizeStrategy,
            takesKeys: keyboardNavigationOptions.enabled,
            padding: verticalPadding
        )
        let content = content()
        self.init(grid) { SpanGridCells(of: content, in: $0) }
    }
}

/// The data element for a view in a ``SpanGrid`` that is made of views.
public struct SpanGridViewElement: Identifiable, SpanGridSizeInfoProvider, Sendable {
    /// The position of the view.
    public let id: Int
    /// How many columns it takes.
    public let layoutSize: SpanGridLayoutSize
}

/// The settings of a span grid.
struct SpanGridSettings {
    var columns: SpanGridColumnSizeStrategy
    var rows: SpanGridRowSizeStrategy
    var takesKeys = false
    var padding: CGFloat = 0
}
