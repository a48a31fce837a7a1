import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A row grid or a lazy grid with invalid values")
struct BadGridTests {
    /// Draws views in 200 by 100 points, and checks that all numbers are finite.
    private func finite<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Drawing {
        let figure = Figure("A test", width: 200, height: 100, content: content)
        let drawing = try figure.drawing()
        forEach(drawing.elements) { element, check in
            check(element.frame.isFinite, "\(element.kind.name) \(element.frame)")
            check(
                element.frame.size.width >= 0 && element.frame.size.height >= 0,
                "\(element.kind.name) \(element.frame)"
            )
        }
        forEach(drawing.grids) { grid, check in
            let numbers = (grid.columns + grid.rows).flatMap { [$0.start, $0.length] }
            check(numbers.allSatisfy { $0.isFinite }, "\(numbers)")
        }
        let words = try figure.svg().split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        #expect(!words.contains { $0 == "nan" || $0 == "inf" || $0 == "infinity" })
        // JSON can't contain infinite numbers, so that writing checks the rest of the data.
        _ = try figure.json()
        return drawing
    }

    private static let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, -5, 0, -0.0, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, 1e8,
    ]

    private func squares(_ count: Int = 5) -> some View {
        ForEach(0..<count) { Color.red.frame(width: 10, height: 10).named("\($0)") }
    }

    // MARK: Lazy grids

    @Test("has no columns, and says so", arguments: [true, false])
    func noTracks(isVertical: Bool) throws {
        let drawing = try finite {
            if isVertical { LazyVGrid(columns: []) { squares() } } else { LazyHGrid(rows: []) { squares() } }
        }
        #expect(drawing.codes == [.gridWithoutTracks] && drawing.names.isEmpty)
        let kind = isVertical ? "columns" : "rows"
        #expect(drawing.findings[0].message.contains("no \(kind), so its 5 views"))
        #expect(try finite { LazyVGrid(columns: []) {} }.findings.isEmpty, "nothing is lost")
    }

    @Test("has lengths that no item can have, and says so", arguments: odd)
    func oddLengths(length: CGFloat) throws {
        let items = [
            GridItem(.fixed(length)), GridItem(.flexible(minimum: length)), GridItem(.adaptive(minimum: length)),
            GridItem(.flexible(minimum: 5, maximum: length)), GridItem(.adaptive(minimum: 5, maximum: length)),
            GridItem(.flexible(), spacing: length),
        ]
        forEach(items) { item, check in
            for columns in [[item], [GridItem(.fixed(20)), item, GridItem(.adaptive(minimum: 20))]] {
                let vertical = try finite { LazyVGrid(columns: columns) { squares() } }
                let horizontal = try finite { LazyHGrid(rows: columns) { squares() } }
                for drawing in [vertical, horizontal] {
                    check.equal(drawing.names.count, 5, "all views are drawn")
                    let isPossible = item.spacing != nil ? length.isFinite : length >= 0 && length.isFinite
                    let hasLimit: Bool
                    switch item.size {
                    case .flexible(5, _), .adaptive(5, _): hasLimit = length >= 5
                    default: hasLimit = isPossible
                    }
                    check.equal(drawing.codes.contains(.gridItemLength), !hasLimit, "\(drawing.codes)")
                }
            }
        }
    }

    @Test("has a minimum above its maximum, which counts as that")
    func crossedLimits() throws {
        let drawing = try finite { LazyVGrid(columns: [GridItem(.flexible(minimum: 80, maximum: 20))]) { squares() } }
        #expect(drawing.codes == [.gridItemLength] && drawing.grids[0].columns[0].length == 80)
        #expect(drawing.findings[0].message.contains("maximum 20.0, which is less than the minimum 80.0"))
    }

    @Test("has room for more than ten thousand empty tracks, and has only as many as views")
    func manyTracks() throws {
        let drawing = try finite { LazyVGrid(columns: [GridItem(.adaptive(minimum: 0.001), spacing: 0)]) { squares() } }
        #expect(drawing.grids[0].columns.count == 5)
        let narrow = try finite { LazyVGrid(columns: [GridItem(.adaptive(minimum: 0.02), spacing: 0)]) { squares() } }
        #expect(narrow.grids[0].columns.count == 5)
        let some = try finite { LazyVGrid(columns: [GridItem(.adaptive(minimum: 0.1), spacing: 0)]) { squares() } }
        #expect(some.grids[0].columns.count == 2000)
    }

    @Test("holds nothing, and takes what it is offered")
    func noViews() throws {
        #expect(try size(of: LazyVGrid(columns: [GridItem()]) {}, offered: 50, 70) == CGSize(width: 50, height: 0))
        #expect(try size(of: LazyHGrid(rows: [GridItem()]) {}, offered: 50, 70) == CGSize(width: 0, height: 70))
        #expect(try finite { LazyVGrid(columns: [GridItem()]) { EmptyView() } }.findings.isEmpty)
        #expect(
            try finite { ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<0) { _ in Color.red } } } }
                .findings.isEmpty
        )
    }

    @Test("is offered endless room", arguments: [true, false])
    func endlessRoom(isVertical: Bool) throws {
        let items = [GridItem(.fixed(20)), GridItem(.adaptive(minimum: 20, maximum: 30))]
        for size in [(CGFloat.infinity, nil), (nil, .infinity), (.infinity, .infinity)] as [(CGFloat?, CGFloat?)] {
            let (drawing, answer) = try offered(size.0, size.1) {
                if isVertical { LazyVGrid(columns: items) { squares() } } else { LazyHGrid(rows: items) { squares() } }
            }
            #expect(drawing.elements.allSatisfy { $0.frame.isFinite } && drawing.names.count == 5)
            #expect(!answer.width.isNaN && !answer.height.isNaN)
        }
    }

    @Test("has rows that are no number apart", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func oddSpacing(spacing: CGFloat) throws {
        let lazy = try finite { LazyVGrid(columns: [GridItem()], spacing: spacing) { squares() } }
        #expect(lazy.codes == [.invalidSpacing] && lazy.grids[0].rows[1].start == lazy.grids[0].rows[0].end + 8)
        let rows = try finite {
            Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                GridRow { squares(2) }
                GridRow { squares(2) }
            }
        }
        #expect(rows.codes == [.invalidSpacing] && rows.grids[0].columns[1].start == rows.grids[0].columns[0].end + 8)
    }

    // MARK: Row grids

    @Test("has no rows, or rows without cells")
    func noRows() throws {
        #expect(try size(of: Grid {}, offered: 50, 50) == .zero)
        #expect(try size(of: Grid { GridRow {} }, offered: nil, nil) == .zero)
        #expect(try size(of: Grid { GridRow { EmptyView() } }, offered: 0, .infinity) == .zero)
        #expect(
            try finite {
                Grid {
                    GridRow {}; EmptyView()
                }
            }.findings.isEmpty
        )
    }

    @Test("has cells that take no columns, or too many, and says so", arguments: [0, -3, .min, 1_000_000, .max])
    func oddSpans(span: Int) throws {
        let drawing = try finite {
            Grid {
                GridRow {
                    Color.red.gridCellColumns(span).named("odd"); Color.blue
                }
                GridRow {
                    Color.blue; Color.blue
                }
            }
        }
        #expect(drawing.codes.allSatisfy { $0 == .gridTooLarge } && !drawing.codes.isEmpty)
        #expect(drawing.findings[0].message.contains("\(span)"))
        #expect(drawing.grids[0].columns.count == (span > 0 ? 10_001 : 2))
    }

    @Test("has many cells of a million columns, and as many columns as a grid may have")
    func manyWideCells() throws {
        let drawing = try finite {
            Grid {
                ForEach(0..<(Rounds.isThorough ? 200 : 10)) { _ in GridRow { Color.red.gridCellColumns(1_000_000) } }
            }
        }
        #expect(drawing.grids[0].columns.count == 10_000)
        #expect(Set(drawing.codes) == [.gridTooLarge])
    }

    @Test("is offered endless room, and takes it")
    func endlessRows() throws {
        for size in [(CGFloat.infinity, nil), (nil, .infinity), (.infinity, .infinity)] as [(CGFloat?, CGFloat?)] {
            let (drawing, answer) = try offered(size.0, size.1) {
                Grid {
                    GridRow {
                        Color.red; Color.blue.gridCellColumns(2); squares(1)
                    }
                    Color.red
                    GridRow(alignment: .firstTextBaseline) {
                        Text("x"); Color.red.frame(maxWidth: .infinity)
                    }
                }
            }
            #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
            #expect(answer.width == (size.0 ?? answer.width) && answer.height == (size.1 ?? answer.height))
            #expect(!answer.width.isNaN && !answer.height.isNaN)
        }
    }

    @Test("has cells whose anchor is no point", arguments: odd)
    func oddAnchors(number: CGFloat) throws {
        let drawing = try finite {
            Grid { GridRow { Color.red.frame(width: 5, height: 5).gridCellAnchor(UnitPoint(x: number, y: number)) } }
        }
        #expect(drawing.elements.count > 1)
    }

    @Test("has cells whose sizes are none", arguments: odd)
    func oddCells(length: CGFloat) throws {
        let drawing = try finite {
            Grid {
                GridRow {
                    Answering(size: CGSize(width: length, height: length))({ Color.red }); Color.blue
                }
                GridRow { Answering(size: CGSize(width: 5, height: length))({ Color.red }).gridCellColumns(2) }
                LazyVGrid(columns: [GridItem()]) {
                    Answering(size: CGSize(width: length, height: length))({ Color.red })
                }
            }
        }
        #expect(drawing.grids.count == 2)
    }
}

/// A layout that has the same size for every proposal.
private struct Answering: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
