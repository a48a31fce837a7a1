import GridPress
import Testing
import ViewSupport

/// Assumptions about behavior of SwiftUI that isn't publicly documented.
///
/// Each assumption is a function whose comment begins with `Assumption`. If one is wrong, change that function and
/// its test.
@Suite("An assumption")
struct AssumptionTests {
    private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = 20) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    // MARK: Lazy grids

    @Test("A lazy grid that nothing is offered divides 10 points")
    func lengthWithoutOffer() throws {
        let grid = LazyVGrid(columns: [GridItem(.flexible(minimum: 0)), GridItem(.flexible(minimum: 0), spacing: 2)]) {
            box("1")
        }
        #expect(try size(of: grid, offered: nil, nil) == CGSize(width: 10, height: 20))
        let fixed = LazyVGrid(columns: [GridItem(.fixed(70))]) { box("1") }
        #expect(try size(of: fixed, offered: nil, nil) == CGSize(width: 70, height: 20))
    }

    @Test("Tracks that are longer than their grid start where it does, however it is aligned", arguments: [0, 1, 2])
    func overflow(alignment: Int) throws {
        let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
        let (drawing, size) = try offered(300, nil) {
            LazyVGrid(columns: columns, alignment: AlignmentChoices.horizontal[alignment]) {
                box("1"); box("2")
            }
        }
        #expect(size.width == 334)
        #expect(try drawing.frame("1") ≈ rect(0, 0, 163, 20) && drawing.frame("2") ≈ rect(171, 0, 180, 20))
    }

    @Test("Adaptive tracks that stop at their maximum stay beside each other, and leave nothing free behind them")
    func cutTracks() throws {
        let columns = [GridItem(.adaptive(minimum: 50, maximum: 60)), GridItem(.fixed(30))]
        let (drawing, size) = try offered(200, nil) {
            LazyVGrid(columns: columns, alignment: .leading) {
                box("1"); box("2"); box("3")
            }
        }
        // For adaptive tracks 162 points are left: two of 50 points and a gap fit, but not three.
        #expect(size.width == 200)
        #expect(drawing.grids[0].columns.map(\.start) == [0, 68, 136])
        #expect(drawing.grids[0].columns.map(\.length) == [60, 60, 30])
    }

    @Test("A lazy grid is as wide as is offered, even where its tracks take less")
    func narrowTracks() throws {
        let grid = LazyVGrid(columns: [GridItem(.fixed(70))]) { box("1") }
        #expect(try size(of: grid, offered: 300, nil).width == 300)
    }

    // MARK: Row grids

    @Test("A given gap is left only where two cells of a row meet")
    func givenGaps() throws {
        let (drawing, size) = try offered(nil, nil) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    box("1", 20); box("2", 50).gridCellColumns(2)
                }
                GridRow { box("3", 40).gridCellColumns(3) }
            }
        }
        #expect(size.width == 80)
        #expect(drawing.grids[0].columns.map(\.start) == [0, 30, 55])
    }

    @Test(
        "What a cell of several columns lacks is added to each in equal parts, with an offer or without",
        arguments: [nil, 300] as [CGFloat?]
    )
    func equalParts(width: CGFloat?) throws {
        let (drawing, _) = try offered(width, nil) {
            Grid {
                GridRow {
                    box("1", 10); box("2", 30)
                }
                GridRow { box("3", 100).gridCellColumns(2) }
            }
        }
        #expect(drawing.grids[0].columns.map(\.length) == [36, 56])
    }

    @Test("A row whose baselines meet is as high as a horizontal stack of its cells")
    func meetingGuides() throws {
        let cells = ForEach(0..<2) { index in
            if index == 0 { Text("word").font(.system(size: 40)) } else { box("box", 20, 50) }
        }
        let stack = try size(of: HStack(alignment: .firstTextBaseline) { cells }, offered: nil, nil)
        let row = try size(of: Grid { GridRow(alignment: .firstTextBaseline) { cells } }, offered: nil, nil)
        #expect(row == stack && row.height > 50)
    }

    @Test("Custom guides meet in a row as baselines do")
    func ownGuides() throws {
        enum Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
        }
        let (drawing, size) = try offered(nil, nil) {
            Grid {
                GridRow(alignment: VerticalAlignment(Third.self)) {
                    box("1", 10, 30); box("2", 10, 90)
                }
            }
        }
        #expect(size.height == 90)
        #expect(try drawing.frame("1").minY ≈ 20 && drawing.frame("2").minY == 0)
    }

    @Test("A view without a row is aligned as the grid says, and so is a cell of several columns")
    func alignmentOfWideCells() throws {
        let (drawing, _) = try offered(nil, nil) {
            Grid(alignment: .trailing, horizontalSpacing: 0) {
                GridRow {
                    box("1", 40).gridColumnAlignment(.leading); box("2", 60).gridColumnAlignment(.center)
                }
                GridRow { box("3", 10).gridCellColumns(2) }
                box("4", 10)
            }
        }
        #expect(try drawing.frame("3").minX == 90 && drawing.frame("4").minX == 90)
    }

    @Test("A view without a row says nothing of its columns")
    func bareAlignment() throws {
        let (drawing, _) = try offered(nil, nil) {
            Grid(alignment: .trailing) {
                box("1", 10).gridColumnAlignment(.leading)
                GridRow { box("2", 20) }
                GridRow { box("3", 50) }
            }
        }
        #expect(try drawing.frame("1").minX == 40 && drawing.frame("2").minX == 30)
    }

    // MARK: Texts and styles

    @Test("Of several last baselines in a container the lowest counts, of first ones the highest")
    func baselines() throws {
        let texts = VStack(spacing: 0) {
            Text("a"); Text("b"); Text("c")
        }
        let line = try size(of: Text("a"), offered: nil, nil).height
        let (first, _) = try offered(nil, nil) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                texts; Text("x").named("x")
            }
        }
        #expect(try first.frame("x").minY == 0)
        let (last, _) = try offered(nil, nil) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                texts; Text("x").named("x")
            }
        }
        #expect(try last.frame("x").minY ≈ (2 * line))
    }

    @Test("The standard gradient of a colour begins a fifth of the way to white, and ends with the colour")
    func gradient() throws {
        let drawing = try drawn(width: 10, height: 10) {
            Rectangle().fill(Color(red: 0, green: 0.6, blue: 1, opacity: 0.5).gradient)
        }
        let paints = drawing.elements.compactMap { element -> Drawing.Gradient? in
            guard case .shape(let shape) = element.mark, case .gradient(let gradient) = shape.fill else { return nil }
            return gradient
        }
        let gradient = try #require(paints.first)
        #expect(gradient.stops.map(\.location) == [0, 1])
        let (top, bottom) = (gradient.stops[0].color.light, gradient.stops[1].color.light)
        #expect([top.red, top.green, top.blue] == [51, 173, 255] && top.alpha == bottom.alpha)
        #expect([bottom.red, bottom.green, bottom.blue] == [0, 153, 255])
    }
}
