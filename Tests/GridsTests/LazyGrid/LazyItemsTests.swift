import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A lazy grid in a scroll view makes only what can be seen")
struct LazyItemsTests {
    private static let columns = Array(repeating: GridItem(), count: 3)
    private static let many = 100_000

    /// Draws views in a visible area of 300 points, and compares them with a drawing of all views.
    ///
    /// - Parameters:
    ///   - count: The expected number of visible views.
    ///   - height: The height of the figure.
    ///   - content: The views, which call the given closure whenever one is built.
    /// - Returns: The drawing of the visible area, and the number of views that were built for it.
    private func checked<Content: View>(
        sees count: Int,
        height: CGFloat = 300,
        _ content: @escaping (@escaping (Int) -> Void) -> Content,
        location: SourceLocation = #_sourceLocation
    ) throws -> (drawing: Drawing, calls: Int) {
        var calls = 0
        let seen = try drawn(width: 300, height: height) { content { _ in calls += 1 } }
        // Without a height, the figure is as high as all of its views.
        let all = try drawn(width: 300) { content { _ in }.scrollDrawing(.expanded) }
        let names = Set(seen.names)
        #expect(names.count == count, "\(names.count) are drawn", sourceLocation: location)
        for name in names {
            let frames = seen.frames(named: name)
            let others = Array(all.frames(named: name).prefix(frames.count))
            #expect(frames ≈ others, "\(name)", sourceLocation: location)
        }
        let cells = zip(seen.grids, all.grids).map { ($0.cells, $1.cells) }
        for (few, more) in cells {
            #expect(few.map(\.identity) == more.prefix(few.count).map(\.identity), sourceLocation: location)
        }
        return (seen, calls)
    }

    /// Returns a view for each number, which calls a closure when it is built.
    private func items(_ range: Range<Int>, _ built: @escaping (Int) -> Void) -> ForEach<Range<Int>, Int, some View> {
        ForEach(range) { number in
            let _ = built(number)
            Color.red.frame(height: 50).named("\(number)")
        }
    }

    // MARK: How many

    @Test("of a hundred thousand, each once", .timeLimit(.minutes(5)))
    func many() throws {
        var built: [Int] = []
        let drawing = try drawn(width: 300, height: 300) {
            ScrollView { LazyVGrid(columns: Self.columns) { items(0..<Self.many) { built.append($0) } } }
        }
        // Five rows with their gaps take 282 points, and the sixth is cut off.
        #expect(built == Array(0..<18))
        #expect(drawing.names == (0..<18).map { "\($0)" })
        #expect(try drawing.frame("17") ≈ rect(616.0 / 3, 290, 284.0 / 3, 50))
        #expect(drawing.paintedBounds() ≈ rect(0, 0, 300, 300))
    }

    @Test("along rows too", .timeLimit(.minutes(5)))
    func horizontal() throws {
        var built = 0
        let drawing = try drawn(width: 300, height: 100) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(), GridItem()]) {
                    ForEach(0..<Self.many) { number in
                        let _ = built += 1
                        Color.red.frame(width: 50).named("\(number)")
                    }
                }
            }
        }
        #expect(built == 12 && drawing.names.count == 12)
        #expect(try drawing.frame("11") ≈ rect(290, 54, 50, 46))
    }

    @Test("of a billion", .timeLimit(.minutes(5)))
    func billion() throws {
        var built = 0
        let drawing = try drawn(width: 300, height: 300) {
            ScrollView { LazyVGrid(columns: Self.columns) { items(0..<1_000_000_000) { _ in built += 1 } } }
        }
        #expect(built == 18 && drawing.names.count == 18)
    }

    @Test("of a billion, where a stack asks how wide they can be", .timeLimit(.minutes(5)))
    func endlessColumns() throws {
        let drawing = try drawn(width: 300, height: 300) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 50)
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 50), spacing: 0)]) {
                        items(0..<1_000_000_000) { _ in }
                    }
                }
            }
        }
        #expect(drawing.names.count == 30)
    }

    @Test("of those that take no room, until there are too many", .timeLimit(.minutes(5)))
    func withoutHeight() throws {
        func grid(_ count: Int) throws -> Drawing {
            try drawn(width: 300, height: 300, limits: .lowered { $0.views = 2500 }) {
                ScrollView {
                    LazyVGrid(columns: Self.columns, spacing: 0) {
                        ForEach(0..<count) { _ in Color.red.frame(height: 0).named("flat") }
                    }
                }
            }
        }
        #expect(try grid(2000).frames(named: "flat").count == 2000)
        #expect(throws: FigureError.tooManyViews(limit: 2500)) { try grid(1_000_000_000) }
    }

    @Test("and takes what is behind to be as high as what was made")
    func estimate() throws {
        func height(_ drawing: ScrollDrawing) throws -> CGFloat {
            try drawn(width: 300, height: 300) {
                ScrollView { LazyVGrid(columns: Self.columns) { items(0..<300) { _ in } }.named("grid") }
                    .scrollDrawing(drawing)
            }
            .frame("grid").height
        }
        #expect(try height(.viewport) ≈ height(.expanded))
    }

    @Test("and all where no scroll view is around it, or where all of it is shown")
    func everything() throws {
        var built = 0
        let count: (Int) -> Void = { _ in built += 1 }
        _ = try drawn(width: 300, height: 300) { LazyVGrid(columns: Self.columns) { items(0..<300, count) } }
        #expect(built == 300)
        built = 0
        _ = try drawn(width: 300, height: 300) {
            ScrollView { LazyVGrid(columns: Self.columns) { items(0..<300, count) } }.scrollDrawing(.expanded)
        }
        #expect(built == 300)
        built = 0
        // A scroll view along the other axis builds all lines.
        _ = try drawn(width: 300, height: 300) {
            ScrollView(.horizontal) { LazyVGrid(columns: Self.columns) { items(0..<300, count) } }
        }
        #expect(built == 300)
    }

    @Test("and many where all is shown, in time that grows as they do", .timeLimit(.minutes(5)))
    func manyShown() throws {
        let count = Rounds.size(20_000)
        let drawing = try drawn(width: 300) {
            LazyVGrid(columns: [GridItem()], spacing: 0) { ForEach(0..<count) { _ in Color.red.frame(height: 1) } }
        }
        #expect(drawing.size.height == CGFloat(count))
    }

    // MARK: The same picture

    @Test("and what is seen is what would be there if all were made")
    func sameFrames() throws {
        let (_, calls) = try checked(sees: 18) { built in
            ScrollView { LazyVGrid(columns: Self.columns) { items(0..<500, built) } }
        }
        #expect(calls == 18)
    }

    @Test("with rows of different heights, and items that run over")
    func heights() throws {
        let (_, calls) = try checked(sees: 16) { built in
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible(minimum: 200)), GridItem(.flexible(minimum: 180))]) {
                    ForEach(0..<500) { number in
                        let _ = built(number)
                        Color.red.frame(height: CGFloat(number % 7) * 8 + 4).named("\(number)")
                    }
                }
            }
        }
        #expect(calls == 16)
    }

    @Test("also where the type of the views doesn't tell how many there are", arguments: [0, 1, 2])
    func uncounted(kind: Int) throws {
        // The last kind draws each view twice.
        _ = try checked(sees: [18, 18, 9][kind]) { _ in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(0..<500) { number -> AnyView in
                        let view = Color.red.frame(height: 50).named("\(number)")
                        return switch kind {
                        case 0: AnyView(view)
                        case 1: AnyView(Group { if number % 3 != 1 { view } })
                        default:
                            AnyView(
                                Group {
                                    view; view
                                }
                            )
                        }
                    }
                }
            }
        }
    }

    @Test("and a condition without another view leaves no hole")
    func conditions() throws {
        let (drawing, _) = try checked(sees: 18) { _ in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(0..<500) { if $0 % 2 == 0 { Color.red.frame(height: 50).named("\($0)") } }
                }
            }
        }
        #expect(try drawing.frame("4") ≈ rect(616.0 / 3, 0, 284.0 / 3, 50))
    }

    @Test("and a condition with another view is one view")
    func choices() throws {
        let (_, calls) = try checked(sees: 18) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(0..<500) { number in
                        let _ = built(number)
                        if number % 2 == 0 {
                            Color.red.frame(height: 50).named("\(number)")
                        } else {
                            Circle().frame(height: 50).named("\(number)")
                        }
                    }
                }
            }
        }
        #expect(calls == 18)
    }

    @Test("with modifiers around all of them, each of which goes to each view")
    func modifiers() throws {
        let (drawing, calls) = try checked(sees: 12) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    items(0..<500, built)
                        .padding(10)
                        .overlay { Color.blue.frame(width: 5, height: 5) }
                        .frame(maxHeight: 80, alignment: .top)
                }
            }
        }
        #expect(calls == 12)
        #expect(try drawing.frame("3") ≈ rect(10, 78 + 10, 284.0 / 3 - 20, 50))
    }

    @Test("whatever is around them", arguments: Nest.allCases)
    private func nests(nest: Nest) throws {
        func grid(_ drawing: ScrollDrawing) throws -> Drawing {
            try drawn(width: 300) {
                ScrollView {
                    LazyVGrid(columns: Self.columns) {
                        nest.around(AnyView(ForEach(0..<40) { Color.red.frame(width: 20, height: 50).named("\($0)") }))
                    }
                }
                .scrollDrawing(drawing)
                .frame(height: 300, alignment: .top)
            }
        }
        let (seen, all) = (try grid(.viewport), try grid(.expanded))
        #expect(!seen.names.isEmpty)
        for name in Set(seen.names) {
            let frames = seen.frames(named: name)
            let others = Array(all.frames(named: name).prefix(frames.count))
            #expect(frames ≈ others, "\(name)")
        }
    }

    @Test("of shapes and of custom views too")
    func shapes() throws {
        struct Card: NonisolatedView {
            let number: Int
            var body: some View { Capsule().frame(height: 50).named("\(number)") }
        }
        let (_, calls) = try checked(sees: 18) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(0..<500) { number in
                        let _ = built(number)
                        Card(number: number)
                    }
                }
            }
        }
        #expect(calls == 18)
    }

    @Test("of loops in loops")
    func loops() throws {
        let (_, calls) = try checked(sees: 18) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(0..<50) { row in items(row * 10..<row * 10 + 10, built) }
                }
            }
        }
        #expect(calls == 18)
    }

    @Test("and views before and behind a loop, and several loops")
    func severalSources() throws {
        let (_, calls) = try checked(sees: 18) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    Color.green.frame(height: 50).named("first")
                    items(0..<4, built)
                    items(4..<4, built)
                    Group { items(4..<9, built).padding(.top, 0) }
                    Color.green.frame(height: 50).named("between")
                    items(9..<500, built)
                }
            }
        }
        #expect(calls == 16)
    }

    @Test("with headers and footers of sections")
    func sections() throws {
        let (drawing, calls) = try checked(sees: 16) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(0..<20) { section in
                        Section {
                            items(section * 10..<section * 10 + 7, built)
                        } header: {
                            Color.blue.frame(height: 20).named("header \(section)")
                        } footer: {
                            Color.blue.frame(height: 5).named("footer \(section)")
                        }
                    }
                }
            }
        }
        // Seven items of the first section, and the first row of the second. Headers and footers are built with
        // their sections.
        #expect(calls >= 10 && calls <= 40, "\(calls)")
        #expect(try drawing.frame("header 1").minY ≈ 215)
    }

    @Test("and reports elements that share an identity, among those that were made")
    func duplicates() throws {
        let names = (0..<500).map { $0 < 4 || $0 > 400 ? "a" : "\($0)" }
        let (drawing, _) = try checked(sees: 15) { _ in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach(names, id: \.self) { Color.red.frame(height: 50).named($0) }
                }
            }
        }
        #expect(drawing.codes == [.duplicateIdentity])
        #expect(drawing.grids[0].cells.prefix(5).map(\.identity) == ["a", "a#1", "a#2", "a#3", "4"])
        #expect(drawing.frames(named: "a").count == 4)
    }

    @Test("and a model's elements, by their own identities")
    func elements() throws {
        struct Fruit: Identifiable { let id: Int }
        let (drawing, calls) = try checked(sees: 18) { built in
            ScrollView {
                LazyVGrid(columns: Self.columns) {
                    ForEach((0..<500).map { Fruit(id: $0 * 3) }) { fruit in
                        let _ = built(fruit.id)
                        Color.red.frame(height: 50).named("\(fruit.id)")
                    }
                }
            }
        }
        #expect(calls == 18 && drawing.grids[0].cells[2].identity == "6")
    }

    // MARK: Surroundings

    @Test("where the scroll view is padded, and stands in a stack")
    func paddedScrollView() throws {
        let (drawing, calls) = try checked(sees: 13) { built in
            VStack(spacing: 0) {
                Color.blue.frame(height: 60).named("top")
                ScrollView { LazyVGrid(columns: Self.columns) { items(0..<Self.many / 100, built) }.padding(20) }
                    .padding(.vertical, 10)
                    .frame(height: 240, alignment: .top)
            }
        }
        #expect(try drawing.frame("0") ≈ rect(20, 90, 244.0 / 3, 50))
        #expect(calls == 12)
    }

    @Test("and few more where a stack first asks how much the scroll view gives way", .timeLimit(.minutes(5)))
    func flexibleScrollView() throws {
        var built = 0
        let drawing = try drawn(width: 300, height: 300) {
            VStack {
                Text("Title").named("title")
                ScrollView { LazyVGrid(columns: Self.columns) { items(0..<Self.many) { _ in built += 1 } } }
                Color.blue.frame(height: 40).named("bar")
            }
        }
        #expect(built < 100, "\(built)")
        #expect(try drawing.frame("bar") ≈ rect(0, 260, 300, 40))
        #expect(drawing.frame(named: "0") != nil)
    }

    @Test("where scroll views along both axes lie in each other")
    func nested() throws {
        var (outer, inner) = (0, 0)
        let drawing = try drawn(width: 300, height: 300) {
            ScrollView {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(0..<1000) { row in
                        let _ = outer += 1
                        ScrollView(.horizontal) {
                            LazyHGrid(rows: [GridItem(.fixed(40))]) {
                                ForEach(0..<1000) { column in
                                    let _ = inner += 1
                                    Color.red.frame(width: 90, height: 40).named("\(row) \(column)")
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(outer == 7 && inner <= 7 * 12, "\(outer) rows, \(inner) views")
        #expect(try drawing.frame("6 3") ≈ rect(294, 288, 90, 40))
    }

    @Test("and all where it lies in two scroll views along its axis, of which the inner one shows all")
    func nestedAlongOneAxis() throws {
        var built = 0
        let drawing = try drawn(width: 300, height: 300) {
            ScrollView { ScrollView { LazyVGrid(columns: Self.columns) { items(0..<60) { _ in built += 1 } } } }
        }
        #expect(built == 60 && drawing.names.count == 60)
    }

    @Test("and a lazy grid in a cell of another shows what its own cell shows")
    func gridInGrid() throws {
        let (_, calls) = try checked(sees: 12) { built in
            ScrollView {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(0..<100) { row in
                        LazyVGrid(columns: Self.columns) { items(row * 4..<row * 4 + 4, built) }
                    }
                }
            }
        }
        #expect(calls == 12)
    }

    // MARK: State

    @Test("and keeps the state of what it made")
    func state() throws {
        struct ChangingOnce: NonisolatedView {
            let number: Int
            @State private var width: CGFloat = 0

            var body: some View {
                GeometryReader { proxy -> Color in
                    width = proxy.size.width + CGFloat(number)
                    return Color.red
                }
                .frame(height: 50)
                .named("\(number): \(width.rounded())")
            }
        }
        let (drawing, _) = try checked(sees: 18) { _ in
            ScrollView { LazyVGrid(columns: Self.columns) { ForEach(0..<100) { ChangingOnce(number: $0) } } }
        }
        #expect(drawing.frame(named: "5: 100.0") != nil, "\(drawing.names)")
        #expect(drawing.findings.isEmpty)
    }

    @Test("and hands preferences and the environment on")
    func preferences() throws {
        struct Sum: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Total: NonisolatedView {
            @State private var total = 0
            var body: some View {
                ScrollView {
                    LazyVGrid(columns: LazyItemsTests.columns) {
                        ForEach(0..<500) { _ in Color.red.frame(height: 50).preference(key: Sum.self, value: 1) }
                    }
                }
                .onPreferenceChange(Sum.self) { total = $0 }
                .named("sum \(total)")
            }
        }
        let drawing = try drawn(width: 300, height: 300) { Total() }
        #expect(drawing.names.contains("sum 18"), "\(drawing.names)")
    }
}
