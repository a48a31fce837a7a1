import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A tab menu")
struct TabMenuTests {
    private func items(_ names: [String?]) -> [TabMenuItem<Int>] {
        names.enumerated().map { index, name in
            TabMenuItem(icon: AnyView(Circle().named("icon \(index)")), name: name, tab: index)
        }
    }

    private func menu(
        _ names: [String?],
        selection: Int = 0,
        isShowingName: Bool? = nil,
        width: CGFloat = 375,
        direction: LayoutDirection = .leftToRight
    ) throws -> Drawing {
        try drawn(width: width) {
            TabMenuView(selection: .constant(selection), items: items(names), isShowingName: isShowingName) {
                Color.blue.named($0 ? "selected" : "other")
            }
            .environment(\.layoutDirection, direction)
        }
    }

    private func texts(_ drawing: Drawing) -> [CGRect] {
        drawing.elements.filter { $0.kind.name == "Text" }.map(\.frame)
    }

    @Test("is 50 points high, and shares its width among its cells")
    func cells() throws {
        let drawing = try menu(["Info", "Map", "More", "About"], selection: 2)
        #expect(drawing.size == CGSize(width: 375, height: 50))
        #expect(drawing.frames(named: "selected") ≈ [rect(197.5, 0, 73.25, 48)])
        #expect(
            drawing.frames(named: "other")
                ≈ [rect(11, 0, 73.25, 48), rect(104.25, 0, 73.25, 48), rect(290.75, 0, 73.25, 48)]
        )
    }

    @Test("cuts an icon and a name out of each view, or an icon alone at the lower edge")
    func bands() throws {
        let named = try menu(["Info", "Map"])
        #expect(try named.frame("icon 0").minY ≈ 12)
        #expect(try named.frame("icon 0").height ≈ 22)
        #expect(try named.frame("icon 0").midX ≈ named.frame("selected").midX)
        #expect(texts(named).map { $0.minY } == [36, 36] && texts(named).map { $0.height } == [12, 12])
        let plain = try menu([nil, nil])
        #expect(try plain.frame("icon 0").minY ≈ 26)
        #expect(texts(plain).isEmpty)
        #expect(named.elements.filter { $0.effect == .mask }.count == 2)
    }

    @Test("shows names where an item has one, unless it is said whether it does")
    func names() throws {
        #expect(try texts(menu(["Info", nil])).count == 2)
        // Icons are in one row, even if a name is missing.
        #expect(try menu(["Info", nil]).frame("icon 1").minY ≈ 12)
        #expect(try texts(menu(["Info", "Map"], isShowingName: false)).isEmpty)
        #expect(try menu([nil, nil], isShowingName: true).frame("icon 0").minY ≈ 12)
    }

    @Test("labels each cell for accessibility")
    func labels() throws {
        let labels = try menu(["Info", nil], selection: 1).elements.compactMap(\.label)
        #expect(labels == ["Tab bar", "Info, tab, 1 of 2", "tab, 2 of 2, selected"])
    }

    @Test("calls neither what happens on a tap nor what it is named")
    func actions() throws {
        let calls = Box(0)
        _ = try drawn(width: 300) {
            TabMenu(selection: .constant(0), items: items(["a", "b"])) { _ in
                Color.red
            } onReselect: {
                calls.value += 1
                return NamedAction("Reselect") { calls.value += 1 }
            } onDoubleTap: {
                NamedAction("Double Tap") { calls.value += 1 }
            }
        }
        #expect(calls.value == 0)
    }

    @Test("has items that are the same where they stand for the same tab")
    func identity() {
        let first = TabMenuItem(image: Image(systemName: "star"), name: "Star", tab: 1)
        #expect(first == TabMenuItem(icon: AnyView(Circle()), tab: 1))
        #expect(first != TabMenuItem(image: Image(systemName: "star"), name: "Star", tab: 2) && first.id == 1)
    }

    @Test("tiles its width with equal cells, in either direction")
    func tiling() {
        forEachSeed(cost: 10) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...20, using: &generator)
            let least = CGFloat(2 + 20 * count)
            let width = ((least + .random(in: 0...600, using: &generator)) * 4).rounded() / 4
            let names = (0..<count).map { _ in Bool.random(using: &generator) ? "Name" : nil }
            let selection = Int.random(in: 0..<count, using: &generator)
            let plain = try menu(names, selection: selection, width: width)
            var place: String { "\(count) cells in \(width)" }
            let cells = plain.elements.filter { ["selected", "other"].contains($0.name) }.map(\.frame)
            let share = (width - 2) / CGFloat(count)
            check(cells.count == count && plain.size.height == 50, place)
            for (index, cell) in cells.enumerated() {
                let wanted = rect(11 + CGFloat(index) * share, 0, share - 20, 48)
                check(cell ≈ wanted, place)
            }
            let mirrored = try menu(names, selection: selection, width: width, direction: .rightToLeft)
            let images = mirrored.elements.filter { ["selected", "other"].contains($0.name) }.map(\.frame)
            let middles = images.map { width - $0.midX }
            for (cell, middle) in zip(cells, middles) { check(cell.midX ≈ middle, place) }
        }
    }
}
