import GridPress
import Testing
import ViewSupport

@Suite("A row grid of views")
struct RowGridTests {
    private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    // MARK: Rows and cells

    @Test("takes rows from loops, conditions, groups and custom views")
    func builder() throws {
        struct Rows: NonisolatedView {
            var body: some View {
                GridRow {
                    Color.red.named("4"); Color.red.named("5")
                }
                GridRow { Color.red.named("6") }
            }
        }
        let isOn = true
        let (drawing, _) = try offered(100, 100) {
            Grid {
                ForEach(0..<2) { row in
                    GridRow { ForEach(0..<2) { Color.red.named("\(row * 2 + $0)") } }
                }
                Rows()
                if isOn { GridRow { Color.red.named("7") } } else { Color.red.named("no") }
                Color.red.named("8")
            }
        }
        let cells = drawing.grids[0].cells.map { [$0.rows.lowerBound, $0.columns.lowerBound, $0.columns.count] }
        #expect(
            cells == [
                [0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 1, 1], [2, 0, 1], [2, 1, 1], [3, 0, 1], [4, 0, 1], [5, 0, 2],
            ]
        )
        #expect(drawing.names == (0...8).map { "\($0)" })
    }

    @Test("gives modifiers of a row to each of its cells")
    func modifiersOfRows() throws {
        let (drawing, size) = try offered(nil, nil) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box("1", 20, 20); box("2", 20, 20)
                }
                .padding(5)
            }
        }
        #expect(size == CGSize(width: 60, height: 30))
        #expect(try drawing.frame("2") ≈ rect(35, 5, 20, 20))
    }

    @Test("makes no cell for an empty view, and no row for one without cells")
    func noCells() throws {
        let (drawing, size) = try offered(nil, nil) {
            Grid(verticalSpacing: 10) {
                GridRow {
                    EmptyView(); box("1", 20, 20)
                }
                GridRow {}
                GridRow { EmptyView() }
                EmptyView()
                GridRow {
                    box("2", 20, 20); EmptyView(); box("3", 20, 20)
                }
            }
        }
        #expect(drawing.grids[0].rows.count == 2 && drawing.grids[0].columns.count == 2)
        #expect(size == CGSize(width: 48, height: 50))
        #expect(try drawing.frame("1").origin == .zero && drawing.frame("3").origin == CGPoint(x: 28, y: 30))
    }

    @Test("has cells in rows only inside a grid; elsewhere a row is a group")
    func rowElsewhere() throws {
        let (drawing, size) = try offered(nil, nil) {
            VStack(spacing: 0) {
                GridRow {
                    box("1", 20, 20); box("2", 20, 20)
                }
            }
        }
        #expect(size == CGSize(width: 20, height: 40))
        #expect(drawing.grids.isEmpty)
    }

    @Test("counts rows in rows as cells of the outer one")
    func rowsInRows() throws {
        let (drawing, _) = try offered(nil, nil) {
            Grid {
                GridRow {
                    box("1", 20, 20)
                    GridRow { box("2", 20, 20) }
                }
            }
        }
        #expect(drawing.grids[0].rows.count == 1 && drawing.grids[0].columns.count == 2)
    }

    @Test("hears what cells say through modifiers, and not out of containers in them")
    func traits() throws {
        let (drawing, _) = try offered(200, nil) {
            Grid {
                GridRow {
                    Color.red.gridCellColumns(2).frame(minWidth: 0).padding(1).opacity(0.5)
                    HStack { Color.red.gridCellColumns(3) }
                }
                // A view outside of a row spans all columns, regardless of its modifiers.
                Color.blue.gridCellColumns(2)
            }
        }
        #expect(drawing.grids[0].cells.map(\.columns) == [0..<2, 2..<3, 0..<3])
    }

    // MARK: Questions

    @Test("asks a cell for its least and its largest size, and then once for what it gets")
    func measurements() throws {
        let log = Box<[ProposedViewSize]>([])
        let (drawing, size) = try offered(350, 350) {
            Grid {
                GridRow {
                    Color.red.named("1"); Color.red.named("2")
                    Logging(log: log)({
                        Grid {
                            ForEach(0..<3) { _ in
                                GridRow {
                                    Color.blue; Color.blue
                                }
                            }
                        }
                    })
                    .gridCellColumns(2)
                    .named("nested")
                }
            }
        }
        #expect(size == CGSize(width: 350, height: 350))
        // Columns that no cell of a row separates have no gap. The others have the default one.
        #expect(try drawing.frame("nested") ≈ rect(183, 0, 167, 350))
        #expect(try drawing.frame("1") ≈ rect(0, 0, 83.5, 350))
        #expect(Set(log.value) == [.zero, .infinity, ProposedViewSize(width: 167, height: 350)])
    }

    @Test("of two columns and three rows of colours needs no more than its gaps")
    func leastSize() throws {
        let grid = Grid {
            ForEach(0..<3) { _ in
                GridRow {
                    Color.blue; Color.blue
                }
            }
        }
        #expect(try size(of: grid, offered: 0, 0) == CGSize(width: 8, height: 16))
        #expect(try size(of: grid, offered: .infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(try size(of: grid, offered: nil, nil) == CGSize(width: 28, height: 46))
    }

    // MARK: Lengths

    @Test("of texts is as wide as they are, with the usual gaps around their padding")
    func texts() throws {
        let words = ["One", "Two words", "Three", "Four"]
        let wide = try size(of: Text("Two words"), offered: nil, nil)
        let short = try size(of: Text("Three"), offered: nil, nil)
        let (drawing, size) = try offered(nil, nil) {
            Grid {
                ForEach(0..<2) { row in
                    GridRow { ForEach(0..<2) { Text(words[row * 2 + $0]).padding(20).named("\(row) \($0)") } }
                }
            }
        }
        #expect(size ≈ CGSize(width: wide.width + short.width + 88, height: 2 * wide.height + 88))
        #expect(drawing.grids[0].columns.map(\.start) == [0, Double(short.width) + 48])
        #expect(drawing.grids[0].rows.map(\.start) == [0, Double(short.height) + 48])
    }

    @Test("doesn't make fixed cells smaller, and lies as its parent aligns it where it is too large")
    func tooLarge() throws {
        let drawing = try drawn(width: 100, height: 20) {
            Grid {
                GridRow {
                    box("1", 120, 30); box("2", 72, 30)
                }
            }
            .named("grid")
        }
        #expect(try drawing.frame("grid") ≈ rect(-50, -5, 200, 30))
        #expect(try drawing.frame("2") ≈ rect(78, -5, 72, 30))
    }

    @Test("wraps texts in the shares of their columns")
    func wrapping() throws {
        let line = try size(of: Text("word"), offered: nil, nil).height
        let (drawing, size) = try offered(108, nil) {
            Grid {
                GridRow {
                    box("1", 40, 10)
                    Text("word word word word").named("text")
                }
            }
        }
        let text = try drawing.frame("text")
        #expect(text.width <= 60 && text.height > line && size.height == text.height)
        #expect(size.width <= 108 && text.minX == 48)
    }

    @Test("has nothing where a row lacks cells")
    func shortRows() throws {
        let (drawing, size) = try offered(200, nil) {
            Grid {
                GridRow { box("1", 20, 20) }
                GridRow {
                    box("2", 30, 20); box("3", 40, 20); box("4", nil, 20)
                }
            }
        }
        #expect(size == CGSize(width: 200, height: 48))
        #expect(try drawing.frame("1") ≈ rect(5, 0, 20, 20) && drawing.frame("4") ≈ rect(86, 28, 114, 20))
    }

    @Test("takes a clear cell that is unsized for a blank one, which makes nothing flexible")
    func blankCell() throws {
        let (drawing, size) = try offered(400, 400) {
            Grid {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("blank"); box("1", 50, 20)
                }
                GridRow {
                    box("2", 30, 40); box("3", 10, 10)
                }
            }
        }
        #expect(size == CGSize(width: 88, height: 68))
        #expect(try drawing.frame("blank") ≈ rect(0, 0, 30, 20))
        let (_, filled) = try offered(400, 400) {
            Grid {
                GridRow {
                    Color.clear; box("1", 50, 20)
                }
            }
        }
        #expect(filled == CGSize(width: 400, height: 400))
    }

    @Test("offers an unsized cell the length that its column or row has by then")
    func unsizedCells() throws {
        func width(_ view: some View) throws -> CGFloat {
            try offered(400, nil) { Grid { GridRow { view.gridCellUnsizedAxes(.horizontal) } } }.size.width
        }
        #expect(try width(Color.red) == 0)
        #expect(try width(Color.red.frame(minWidth: 30, maxWidth: .infinity)) == 30)
        #expect(try width(Color.red.frame(minWidth: 30, idealWidth: 40, maxWidth: 90)) == 30)
        func height(_ view: some View) throws -> CGFloat {
            try offered(400, 400) { Grid { GridRow { view.gridCellUnsizedAxes(.vertical) } } }.size.height
        }
        #expect(try height(Color.red) == 0)
        #expect(try height(Color.red.frame(minHeight: 30, idealHeight: 40, maxHeight: 90)) == 30)
    }

    @Test("lets a column collapse that only unsized cells of several columns take, and keeps its gaps")
    func collapsedColumn() throws {
        let (drawing, size) = try offered(600, nil) {
            Grid(horizontalSpacing: 20, verticalSpacing: 20) {
                GridRow {
                    box("a", 50, 50)
                    box("b", nil, 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                    box("c", 50, 50); box("d", 50, 50)
                }
                GridRow {
                    box("e", 50, 50); box("f", 50, 50)
                    box("g", nil, 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                    box("h", 50, 50)
                }
            }
        }
        #expect(
            drawing.grids[0].columns.map(\.length) == [50, 50, 0, 50, 50] && size == CGSize(width: 280, height: 120)
        )
        #expect(try drawing.frame("b") ≈ rect(70, 0, 70, 50) && drawing.frame("g") ≈ rect(140, 70, 70, 50))
    }

    // MARK: Places

    @Test("puts baselines of a row on one line, and makes the row as high as that takes")
    func baselines() throws {
        let font = Font.system(size: 36)
        let text = try size(of: Text("Text").font(font), offered: nil, nil)
        let ascent = 36 * 1950 / 2048 as CGFloat
        let (drawing, size) = try offered(nil, nil) {
            Grid(alignment: .centerFirstTextBaseline) {
                GridRow {
                    Text("Text").font(font).named("text"); box("box", 50, 50)
                }
            }
        }
        #expect(size.height ≈ (50 + text.height - ascent))
        #expect(try drawing.frame("text").minY ≈ (50 - ascent) && drawing.frame("box").minY ≈ 0)
    }

    @Test("takes the first of several alignments of a column, and a cell's anchor before all others")
    func alignments() throws {
        let (drawing, _) = try offered(nil, nil) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box("1", 20, 20).gridColumnAlignment(.leading) }
                GridRow(alignment: .top) {
                    box("2", 20, 20).gridColumnAlignment(.center); box("3", 10, 10)
                }
                GridRow {
                    box("4", 20, 20).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)); box("5", 10, 60)
                }
                box("6", 20, 20)
                GridRow { box("7", 100, 10) }
            }
        }
        #expect(try drawing.frame("1") ≈ rect(0, 0, 20, 20) && drawing.frame("2") ≈ rect(0, 20, 20, 20))
        #expect(try drawing.frame("3") ≈ rect(100, 20, 10, 10))
        #expect(try drawing.frame("4") ≈ rect(20, 40 + 30, 20, 20))
        #expect(try drawing.frame("6") ≈ rect(90, 100, 20, 20))
    }

    @Test("is a layout too, by which others can be made and switched")
    func layout() throws {
        let (drawing, size) = try offered(nil, nil) {
            AnyLayout(GridLayout(horizontalSpacing: 2, verticalSpacing: 3))({
                GridRow {
                    box("1", 20, 20); box("2", 20, 20)
                }
                box("3", 20, 20)
            })
        }
        #expect(size == CGSize(width: 42, height: 43))
        #expect(try drawing.frame("3") ≈ rect(11, 23, 20, 20))
    }

    @Test("lets a cell of two sizes keep the share that it leaves, along both axes")
    func keptShares() throws {
        func cell(_ name: String, _ sizes: CGSize...) -> some View { Sizes(sizes: sizes)({ Color.red }).named(name) }
        let columns = try offered(208, 10) {
            Grid {
                GridRow {
                    cell("a", CGSize(width: 60, height: 10), CGSize(width: 120, height: 10))
                    cell("b", CGSize(width: 70, height: 10), CGSize(width: 135, height: 10))
                }
            }
        }
        // Each is offered 100. Because `a` leaves 40 unused, which aren't added to the offer, `b` stays narrow.
        #expect(columns.size ≈ CGSize(width: 138, height: 10))
        let rows = try offered(10, 208) {
            Grid {
                GridRow { cell("a", CGSize(width: 10, height: 60), CGSize(width: 10, height: 120)) }
                GridRow { cell("b", CGSize(width: 10, height: 70), CGSize(width: 10, height: 135)) }
            }
        }
        #expect(rows.size ≈ CGSize(width: 10, height: 138))
    }

    @Test("draws the cells of a honeycomb that overlap as their frames say")
    func honeycomb() throws {
        let height = 100 / (3 as CGFloat).squareRoot() * 2
        let (drawing, size) = try offered(nil, nil) {
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                ForEach(0..<7) { row in
                    GridRow {
                        ForEach(0..<6) { column in
                            Color.red.frame(width: 100, height: height)
                                .named("\(row) \(column)")
                                .offset(x: row.isMultiple(of: 2) ? -25.5 : 25.5)
                                .frame(width: 100, height: height * 0.75)
                        }
                    }
                }
            }
            .frame(width: 560, height: 596.567)
        }
        #expect(size ≈ CGSize(width: 560, height: 596.567))
        let first = try drawing.frame("0 0")
        #expect(abs(first.minX - -50.5) < 1e-3 && abs(first.minY - (-10.8255 - height / 8)) < 1e-3)
        #expect(try drawing.frame("1 0").minX ≈ 0.5)
    }
}

/// A layout of one view that records its proposals.
private struct Logging: Layout {
    let log: Box<[ProposedViewSize]>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.value.append(proposal)
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A layout with the largest of some sizes that fits into the proposal, or else the smallest.
private struct Sizes: Layout {
    let sizes: [CGSize]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        return sizes.last { $0.width <= room.width && $0.height <= room.height } ?? sizes[0]
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
