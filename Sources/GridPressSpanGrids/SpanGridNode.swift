import LibrarySolvers

/// The layout node of the cells of a span grid, inside its scroll view.
final class SpanGridNode: NodeBehavior {
    private let grid: SpanGridSettings
    private let cells: SpanGridCells
    private let environment: EnvironmentValues
    private let direction: LayoutDirection
    /// The visible part of the grid; `nil` if all of it is visible.
    private let viewport: Viewport?
    private let measurements: MeasurementBudget
    /// The most recent layouts, by the width of the grid and the height of the viewport.
    private var recentLayouts = RecentValues<ComputedLayout>()

    /// The visible rows of the grid, with the views in them.
    private struct ComputedLayout {
        let solver: SpanGridSolver
        let result: SpanGridColumnSizeResult
        let rows: SpanGridSolver.Rows
        /// The views of the rows, in the order of the items.
        let cells: [SpanGridCells.Item]
    }

    private init(
        _ grid: SpanGridSettings, _ cells: SpanGridCells, in environment: EnvironmentValues, builder: NodeBuilder
    ) {
        self.grid = grid
        self.cells = cells
        self.environment = environment
        measurements = builder.measurements
        direction = builder.environment.layoutDirection
        viewport = builder.environment.viewports.vertical
    }

    /// Returns the node of a grid.
    static func node(
        _ grid: SpanGridSettings, _ cells: SpanGridCells, in environment: EnvironmentValues, builder: NodeBuilder
    ) -> LayoutNode {
        let node = builder.node(SpanGridNode(grid, cells, in: environment, builder: builder))
        if let problem = grid.rows.problem { node.findings.append(finding(problem)) }
        if !grid.padding.isFinite { node.findings.append(finding("has the invalid padding \(grid.padding)")) }
        return node
    }

    var kind: Drawing.Kind { .container("SpanGrid") }

    /// Whether the node is a layout step: `false`, because the scroll view around it is the step.
    var isStep: Bool { false }

    // MARK: Size

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(along: .horizontal, for: proposal), height: length(along: .vertical, for: proposal))
    }

    /// Returns the proposed width, or the height of the rows for it; the proposed height has no effect.
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        switch axis {
        case .horizontal: CGSize.validLength(proposal.width ?? idealWidth)
        case .vertical:
            CGFloat(layout(width: CGSize.validLength(proposal.width ?? idealWidth)).rows.height)
        }
    }

    private var idealWidth: CGFloat { grid.columns.idealWidth(SpanGridTraitCollection(environment, width: nil)) }

    // MARK: Layout

    /// Returns the visible rows of a grid of a given width.
    private func layout(width: CGFloat) -> ComputedLayout {
        let width = min(width, FigureLimits.length)
        let limit = viewport?.size.height ?? .infinity
        let key = ProposedViewSize(width: width, height: limit)
        if let known = recentLayouts[key] { return known }
        let result = grid.columns.columns(width: width, SpanGridTraitCollection(environment, width: width))
        let solver = SpanGridSolver(
            cells.sizes, columns: result.solverColumns, rowHeight: grid.rows.solverHeight, padding: Double(grid.padding)
        )
        let highlighted = highlighted(in: solver.assignment)
        var builtItems: [SpanGridCells.Item] = []
        let rows = solver.rows(above: Double(limit)) { item, width, height in
            guard measurements.consume(1), !measurements.hasFailed else { return 0 }
            let metadata = SpanGridCellMetadata(
                size: .init(width: CGFloat(width), height: height.map { CGFloat($0) }),
                columnCount: solver.columns.count, isHighlighted: item == highlighted
            )
            let cell = cells.make(item, metadata)
            // If a cell is made twice, the second view has the height of its row.
            if item < builtItems.count { builtItems[item] = cell } else { builtItems.append(cell) }
            return Double(cell.node.length(along: .vertical, for: Self.proposal(width)))
        }
        let layout = ComputedLayout(solver: solver, result: result, rows: rows, cells: builtItems)
        recentLayouts[key] = layout
        return layout
    }

    private func highlighted(in assignment: SpanGridAssignment) -> Int? {
        let highlight = environment.spanGridHighlight
        if case .keys = highlight, !grid.takesKeys { return nil }
        return highlight.item(in: assignment)
    }

    /// Returns the proposal to a cell: its width and no height, even if the height of the row is known.
    private static func proposal(_ width: Double) -> ProposedViewSize {
        ProposedViewSize(width: CGFloat(width), height: nil)
    }

    // MARK: Drawing

    func draw(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let layout = layout(width: frame.width)
        if let problem = layout.result.problem { report(problem, on: canvas) }
        let element = canvas.currentElement
        let columns = layout.solver.columns
        let start = columns.start(in: Double(frame.width))
        var record = Drawing.Grid(
            element: element, kind: .spans, settings: gridSettings,
            columns: (0..<columns.count).map { column in
                Drawing.Grid.Track(
                    size: grid.columns.name,
                    start: start + columns.start(ofColumn: column),
                    length: columns.tileWidth
                )
            },
            rows: layout.rows.rows.map { Drawing.Grid.Track(size: grid.rows.name, start: $0.start, length: $0.height) },
            cells: []
        )
        record.cells.reserveCapacity(layout.cells.count)
        for (row, line) in layout.rows.rows.enumerated() {
            for item in line.items where item < layout.cells.count {
                let place = layout.solver.assignment.places[item]
                let room = CGRect(
                    x: start + columns.start(ofColumn: place.column), y: line.start,
                    width: columns.width(ofSpan: place.span), height: line.height
                )
                record.cells.append(
                    Drawing.Grid.Cell(
                        element: item,
                        identity: layout.cells[item].identity,
                        columns: place.columns,
                        rows: row..<row + 1,
                        frame: room
                    )
                )
            }
        }
        let elements = draw(layout, record.cells.map(\.frame), in: frame, on: canvas)
        record.place(in: frame, direction, element, elements)
        canvas.add(record)
    }

    /// Draws each view in the top leading corner of its cell and returns the indices of its elements.
    private func draw(_ layout: ComputedLayout, _ rooms: [CGRect], in frame: CGRect, on canvas: DrawingBuilder) -> [Int]
    {
        var elements = [Int](repeating: 0, count: rooms.count)
        PaintOrder(of: layout.cells.prefix(rooms.count).lazy.map { $0.node }).paint(on: canvas) { item in
            let node = layout.cells[item].node
            let proposal = Self.proposal(Double(rooms[item].width))
            elements[item] = canvas.elements.count
            canvas.draw(
                node,
                in: CGRect(origin: rooms[item].origin, size: node.sizeThatFits(proposal)).placed(in: frame, direction),
                proposal: proposal
            )
        }
        return elements
    }

    // MARK: Explaining

    func account(size: CGSize, proposal: ProposedViewSize) -> LayoutAccount? {
        let layout = layout(width: size.width)
        let columns = layout.solver.columns
        let start = columns.start(in: Double(size.width))
        var account = LayoutAccount(layout.cells.map(\.node))
        for line in layout.rows.rows {
            for item in line.items where item < layout.cells.count {
                let place = layout.solver.assignment.places[item]
                account.children[item].offer.horizontal = columns.offerStep(span: place.span, width: Double(size.width))
                account.children[item].offset.horizontal = LayoutStep(
                    .cellStart,
                    .number(start + columns.start(ofColumn: place.column), .tracksBefore)
                )
                account.children[item].offset.vertical = LayoutStep(.spanRow, .number(line.start, .tracksBefore))
            }
        }
        return account
    }

    // MARK: Reporting

    private func report(_ problem: String, on canvas: DrawingBuilder) {
        let finding = Self.finding(problem)
        canvas.builder.findings.add(
            finding.code,
            .warning,
            at: canvas.place(of: kind), finding.message, fix: finding.fix
        )
    }

    private static func finding(_ problem: String) -> NodeFinding {
        NodeFinding(
            code: .spanGridNumbers, message: "The span grid \(problem).",
            fix: "Use 1 to \(SpanGridAssignment.mostColumns) columns, finite widths and heights of at least 0, and "
                + "finite spacings and paddings."
        )
    }

    /// The settings of the grid for the layout record, without defaults.
    private var gridSettings: [Drawing.Setting] {
        var list = SettingList()
        list.add(.columns, grid.columns.name)
        list.add(.rows, grid.rows, unless: .none, as: \.name)
        list.add(.verticalPadding, grid.padding, unless: 0)
        return list.settings
    }
}
