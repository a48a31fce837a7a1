import LayoutSolvers

extension TrainerState {
    /// Returns the picture of a row grid.
    func rowGridPicture(explaining explained: Int?) -> TrainerPicture {
        let items = items(inStack: nil)
        var picture = TrainerPicture(count: items.count, explaining: explained)
        guard !items.isEmpty else { return picture }
        let cells = RowGridCells(self, items)
        let offer = RowGridSolver.Offer(width: figureSize.width, height: figureSize.height)
        // 1. Cells are measured along both axes at once, and determine the columns and rows.
        let solution = cells.solver.solve(offer, order: cells.order) { item in
            cells.unsized[item]
        } measure: { item, offer in
            let size = items[item].size(Offer(width: offer.width, height: offer.height))
            var answer = RowGridSolver.Answer(size: RowGridSize(size))
            answer.keepShares(of: offer, least: cells.least[item], most: cells.most[item])
            return answer
        }
        picture.container.size = Size(width: solution.columns.total, height: solution.rows.total)
        // 2. Each item gets the size of its cell as its proposal, and is aligned in it.
        let vertical = alignment(.vertical)
        for (index, cell) in cells.structure.cells.enumerated() {
            let last = cell.column + cell.span - 1
            let start = solution.columns.start(cell.column)
            let length = solution.columns.length(last)
            let room = Rect(
                x: start,
                y: solution.rows.start(cell.row),
                width: cell.span > 1 ? solution.columns.start(last) + length - start : length,
                height: solution.rows.length(cell.row)
            )
            let size = items[index].size(Offer(room.size))
            let horizontal = cells.alignment(of: index) ?? alignment(.horizontal)
            let frame = Rect(
                x: room.x + horizontal.shift(of: size.width, in: room.width),
                y: room.y + vertical.shift(of: size.height, in: room.height),
                width: size.width,
                height: size.height
            )
            picture.place(index, frame, offer: Offer(room.size))
        }
        picture.account?.explainRowGrid(
            cells,
            columns: solution.columns,
            rows: solution.rows,
            frames: picture.frames,
            rooms: picture.offers
        )
        picture.columns = Self.tracks(solution.columns)
        picture.rows = Self.tracks(solution.rows)
        return picture
    }

    private static func tracks(_ tracks: RowGridSolver.SizedTracks) -> [TrainerPicture.Track] {
        (0..<tracks.count).map { TrainerPicture.Track(start: tracks.start($0), length: tracks.length($0)) }
    }
}

/// The cells of a row grid, with their settings.
struct RowGridCells {
    let structure: RowGridStructure
    let solver: RowGridSolver
    let order: RowGridOrder
    let least: [RowGridSize]
    let most: [RowGridSize]
    let unsized: [(width: Bool, height: Bool)]
    private let columnAlignments: [Place?]

    init(_ state: TrainerState, _ items: [Item]) {
        // 1. Rows of cells, and views outside of rows.
        var builder = RowGridStructure.Builder(cellCount: items.count, rowCount: 4)
        var isInRow = false
        for index in items.indices {
            let row = state[.row, item: index].choice(CellRow.same)
            if row == .none {
                builder.addBareRow()
                isInRow = false
                continue
            }
            if row == .next || !isInRow { builder.beginRow() }
            isInRow = true
            builder.addCell(span: state[.columnSpan, item: index].count(1...24))
        }
        let structure = builder.structure
        self.structure = structure
        solver = RowGridSolver(
            structure,
            columnGaps: structure.columnGaps(spacing: state[.horizontalSpacing].known) {
                Item.distance(items[$0], items[$1])
            },
            rowGaps: structure.rowGaps(spacing: state[.verticalSpacing].known) {
                Item.distance(items[$0], items[$1])
            }
        )
        // 2. The minimum and maximum size of each cell.
        let least = items.map { RowGridSize($0.size(.zero)) }
        let most = items.map { RowGridSize($0.size(.infinity)) }
        self.least = least
        self.most = most
        let unsized = items.indices.map {
            (width: state[.unsizedWidth, item: $0].isSet, height: state[.unsizedHeight, item: $0].isSet)
        }
        self.unsized = unsized
        // 3. Cells with a higher priority are measured first, and among these the least flexible cells.
        order = RowGridOrder(count: items.count) { item in
            items[item].priority(state[.priority, item: item])
        } flexibility: { item in
            RowGridFlexibility(
                least: least[item],
                most: most[item],
                hasWidth: true,
                hasHeight: true,
                isUnsized: unsized[item].width || unsized[item].height
            )
        }
        // 4. The column alignment of the first cell that sets one.
        var alignments = [Place?](repeating: nil, count: structure.columnCount)
        for (index, cell) in structure.cells.enumerated() where !cell.isBare && alignments[cell.column] == nil {
            alignments[cell.column] =
                switch state[.columnAlignment, item: index].count(0...3) {
                case 1: .start
                case 2: .center
                case 3: .end
                default: nil
                }
        }
        columnAlignments = alignments
    }

    /// Returns the alignment of a cell's column; a cell that spans several columns has the alignment of the grid.
    func alignment(of item: Int) -> Place? {
        let cell = structure.cells[item]
        return cell.isBare || cell.span > 1 ? nil : columnAlignments[cell.column]
    }
}

extension RowGridSize {
    fileprivate init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
