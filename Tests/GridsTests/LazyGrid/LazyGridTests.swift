import GridPress
import Testing
import ViewSupport

@Suite("A lazy grid of views")
struct LazyGridTests {
    private func cells(_ count: Int, height: CGFloat = 50) -> some View {
        ForEach(0..<count) { Color.red.frame(height: height).named("\($0)") }
    }

    // MARK: Widths

    @Test("is centred as wide as its first pass, draws its second, and leaves its frame on both sides")
    func threeGrids() throws {
        let drawing = try drawn {
            VStack(spacing: 50) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { cells(20) }
                    .named("grid 1").frame(width: 400).named("frame 1")
                LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
                    ForEach(100..<104) { Color.red.frame(height: 50).named("\($0)") }
                }
                .named("grid 2").frame(width: 300).named("frame 2")
                LazyVGrid(
                    columns: [
                        GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)),
                        GridItem(.flexible(minimum: 180)),
                    ]
                ) {
                    ForEach(200..<210) { Color.red.frame(height: 50).named("\($0)") }
                }
                .named("grid 3").frame(width: 300).named("frame 3")
            }
        }
        #expect(drawing.size == CGSize(width: 400, height: 540))
        #expect(try drawing.frame("frame 1") ≈ rect(0, 0, 400, 166))
        #expect(try drawing.frame("frame 2") ≈ rect(50, 216, 300, 108))
        #expect(try drawing.frame("frame 3") ≈ rect(50, 374, 300, 166))
        // 1. Seven columns in 400 points.
        #expect(try drawing.frame("0") ≈ rect(0, 0, 352 / 7, 50) && drawing.frame("7").minY ≈ 58)
        // 2. 17 points beyond the frame at the left, 34 at the right.
        #expect(try drawing.frame("grid 2") ≈ rect(50 - 17, 216, 334, 108))
        #expect(try drawing.frame("100") ≈ rect(33, 216, 163, 50) && drawing.frame("101") ≈ rect(204, 216, 180, 50))
        // 3. 44 points at the left, 100 at the right.
        #expect(try drawing.frame("grid 3") ≈ rect(50 - 44, 374, 388, 166))
        #expect(try (200..<204).map { try drawing.frame("\($0)").width } == [124, 58, 58, 180])
        #expect(try drawing.frame("203").maxX ≈ 450 && drawing.frame("208").minY ≈ (374 + 116))
    }

    @Test("takes a width for which an adaptive column has nothing left")
    func nothingLeft() throws {
        let sizes: [GridItem.Size] = [.flexible(minimum: 100), .fixed(100), .adaptive(minimum: 100), .fixed(100)]
        let (drawing, size) = try offered(300, nil) { LazyVGrid(columns: sizes.map { GridItem($0) }) { cells(4) } }
        #expect(size == CGSize(width: 324, height: 50))
        #expect(try drawing.frame("2").width == 0)
    }

    @Test("has the height of the columns that were measured, and the rows of those that are drawn")
    func trackCounts() throws {
        let columns = [GridItem(.adaptive(minimum: 40)), GridItem(.flexible(minimum: 200))]
        let (drawing, size) = try offered(240, nil) { LazyVGrid(columns: columns) { cells(12) } }
        #expect(size == CGSize(width: 324, height: 4 * 50 + 3 * 8))
        #expect(drawing.grids[0].columns.count == 4 && drawing.grids[0].rows.count == 3)
    }

    @Test("aligns its columns where there is more room than they take", arguments: [(0, 0), (1, 95.5), (2, 191)])
    func alignment(number: Int, start: CGFloat) throws {
        let columns = [GridItem(.fixed(50), spacing: 9), GridItem(.fixed(50))]
        let (drawing, size) = try offered(300, nil) {
            LazyVGrid(columns: columns, alignment: AlignmentChoices.horizontal[number]) { cells(2) }
        }
        #expect(size.width == 300)
        #expect(try drawing.frame("0").minX ≈ start && drawing.frame("1").minX ≈ (start + 59))
    }

    // MARK: Heights

    @Test("offers its views no height for measuring, and their rows' for drawing")
    func heights() throws {
        let (drawing, size) = try offered(108, 999) {
            LazyVGrid(columns: [GridItem(), GridItem(.flexible(), alignment: .bottomTrailing)]) {
                Color.red.named("colour")
                Color.red.frame(width: 20, height: 5).named("small")
                Color.red.frame(height: 30).named("tall")
                Color.red.frame(width: 20, height: 5).named("low")
                Color.red.named("last")
            }
        }
        #expect(size == CGSize(width: 108, height: 10 + 8 + 30 + 8 + 10))
        #expect(try drawing.frame("colour") ≈ rect(0, 0, 50, 10))
        #expect(try drawing.frame("small") ≈ rect(88, 5, 20, 5) && drawing.frame("low") ≈ rect(88, 43, 20, 5))
        #expect(try drawing.frame("last") ≈ rect(0, 56, 50, 10))
    }

    @Test("puts rows as close as its views like, unless it has a spacing")
    func rowGaps() throws {
        func starts(_ spacing: CGFloat?) throws -> [Double] {
            let (drawing, _) = try offered(100, nil) {
                LazyVGrid(columns: [GridItem()], spacing: spacing) {
                    Text("a"); Text("b"); Color.red.frame(height: 10)
                }
            }
            let rows = drawing.grids[0].rows
            return zip(rows, rows.dropFirst()).map { $1.start - $0.end }
        }
        #expect(try starts(3) == [3, 3])
        let gaps = try starts(nil)
        #expect(gaps[0] == 0 && gaps[1] > 8, "as in a stack: \(gaps)")
    }

    // MARK: Sections

    @Test("gives headers and footers a separate line, and starts a new one after them")
    func sections() throws {
        let (drawing, size) = try offered(108, nil) {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) {
                ForEach(0..<2) { section in
                    Section {
                        ForEach(0..<3) { Color.red.frame(height: 20).named("\(section) \($0)") }
                    } header: {
                        Color.blue.frame(height: 10).named("header \(section)")
                    } footer: {
                        Color.blue.frame(width: 30, height: 5).named("footer \(section)")
                    }
                }
            }
        }
        #expect(size == CGSize(width: 108, height: 2 * (10 + 20 + 20 + 5) + 7 * 2))
        #expect(try drawing.frame("header 0") ≈ rect(0, 0, 108, 10))
        #expect(try drawing.frame("0 1") ≈ rect(58, 12, 50, 20) && drawing.frame("0 2") ≈ rect(0, 34, 50, 20))
        #expect(try drawing.frame("footer 0") ≈ rect(39, 56, 30, 5) && drawing.frame("header 1") ≈ rect(0, 63, 108, 10))
        #expect(try drawing.frame("1 0") ≈ rect(0, 75, 50, 20))
    }

    @Test("paints views above others later")
    func order() throws {
        let (drawing, _) = try offered(108, nil) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                Color.red.named("1").zIndex(1); Color.red.named("2"); Color.red.named("3").zIndex(-1)
            }
        }
        #expect(drawing.namesInPaintOrder == ["3", "2", "1"])
        #expect(drawing.grids[0].cells.map { drawing.elements[$0.element].name } == ["1", "2", "3"])
    }

    // MARK: The other axis

    @Test("of rows divides its height, and follows its views from column to column")
    func rows() throws {
        let rows = [
            GridItem(.fixed(30), spacing: 1), GridItem(.fixed(60), spacing: 10), GridItem(.fixed(90), spacing: 20),
            GridItem(.fixed(10), spacing: 50),
        ]
        let (drawing, size) = try offered(nil, 221) {
            LazyHGrid(rows: rows, spacing: 5) { ForEach(0..<6) { Color.red.frame(width: 30).named("\($0)") } }
        }
        #expect(size == CGSize(width: 65, height: 221))
        #expect(try (0..<5).map { try drawing.frame("\($0)").minY } == [0, 31, 101, 211, 0])
        #expect(try drawing.frame("4").minX ≈ 35)
    }

    @Test("is made in one go from elements and columns")
    func forEachGrids() throws {
        struct Fruit: Identifiable { let id: String }
        let (drawing, size) = try offered(108, nil) {
            VGridForEach(0..<3, columns: [GridItem(), GridItem()]) { Color.red.frame(height: 10).named("\($0)") }
        }
        #expect(size == CGSize(width: 108, height: 28) && drawing.names.count == 3)
        let (other, _) = try offered(nil, 50) {
            HGridForEach([Fruit(id: "apple"), Fruit(id: "pear")], rows: [GridItem()]) { Text($0.id).named($0.id) }
        }
        #expect(other.grids[0].cells.map(\.identity) == ["apple", "pear"])
        let (third, _) = try offered(108, nil) {
            VGridForEach(["a", "b"], id: \.self, columns: [GridItem()]) { Text($0).named($0) }
        }
        #expect(third.names == ["a", "b"])
    }
}
