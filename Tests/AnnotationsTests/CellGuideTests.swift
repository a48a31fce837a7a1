import GridPress
import Testing
import ViewSupport

@testable import GridPressAnnotations

@Suite("Guides of gaps, cells, items and spans")
struct CellGuideTests {
    @Test("Gaps are hatched across the whole grid")
    func gaps() throws {
        let guide = try planned(.gaps) { SmallGrid() }
        #expect(guide.hatched ≈ [rect(45, 10, 10, 40), rect(10, 25, 80, 10)])
        #expect(try planned(.gaps) { Grid(0..<4, tracks: 2, spacing: 0) { _ in Color.red } }.parts.isEmpty)
    }

    @Test("Cells have their edges drawn")
    func cells() throws {
        let guide = try planned(.cells) { SmallGrid() }
        #expect(
            guide.outlines ≈ [rect(10, 10, 35, 15), rect(55, 10, 35, 15), rect(10, 35, 35, 15), rect(55, 35, 35, 15)]
        )
    }

    private func item(_ alignment: GridAlignment) throws -> Drawing.Annotation {
        try planned(.items) {
            Grid(tracks: 1, spacing: 0) { Color.red.frame(width: 20, height: 10).gridItemAlignment(alignment) }
                .frame(width: 100, height: 60)
        }
    }

    @Test("Items in corners have bold lines at the edges that they touch")
    func corners() throws {
        let topLeading = try item(.topLeading)
        #expect(topLeading.outlines ≈ [rect(0.5, 0.5, 19, 9)])
        #expect(topLeading.lines ≈ [line(0, 0, 0, 10), line(0, 0, 20, 0)])
        let bottomTrailing = try item(.bottomTrailing)
        #expect(bottomTrailing.outlines ≈ [rect(80.5, 50.5, 19, 9)])
        #expect(bottomTrailing.lines ≈ [line(100, 50, 100, 60), line(80, 60, 100, 60)])
    }

    @Test("Items in the middle have a line through the room on each side")
    func middle() throws {
        let center = try item(.center)
        #expect(center.outlines ≈ [rect(40.5, 25.5, 19, 9)])
        #expect(
            center.lines.contains { $0 ≈ line(0, 30, 40, 30) } && center.lines.contains { $0 ≈ line(60, 30, 100, 30) }
        )
        #expect(
            center.lines.contains { $0 ≈ line(50, 0, 50, 25) } && center.lines.contains { $0 ≈ line(50, 35, 50, 60) }
        )
    }

    @Test("Items that fill their cells aren't drawn")
    func filling() throws { #expect(try planned(.items) { SmallGrid() }.parts.isEmpty) }

    @Test("Items that fill their cells except for a length that no label shows aren't drawn either")
    func nearlyFilling() throws {
        let guide = try planned(.items) {
            Grid(tracks: 1, spacing: 0) {
                Color.red.frame(width: 99.996, height: 10).gridItemAlignment(.topLeading)
            }
            .frame(width: 100)
        }
        #expect(guide.parts.isEmpty)
    }

    @Test("An item is as large as all its paddings and frames, also with something behind it")
    func wrapped() throws {
        let guide = try planned(.items) {
            Grid(tracks: 3, spacing: 0) {
                Color.red.frame(width: 10, height: 10).padding(5).background(Color.blue)
                Color.red.frame(width: 10, height: 10).frame(width: 30).overlay { Color.blue }
                Color.red.frame(width: 10, height: 10).gridCellBackground { _ in Color.blue }
            }
            .frame(width: 120, height: 40)
        }
        #expect(guide.outlines ≈ [rect(10.5, 10.5, 19, 19), rect(45.5, 15.5, 29, 9), rect(95.5, 15.5, 9, 9)])
    }

    @Test("Items that paint nothing have their own places")
    func nothingPainted() throws {
        let guide = try planned(.items) {
            Grid(tracks: 3, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 10).hidden()
                Color.red.frame(width: 20, height: 10)
            }
            .frame(width: 120, height: 40)
        }
        #expect(guide.outlines ≈ [rect(15.5, 15.5, 9, 9), rect(90.5, 15.5, 19, 9)])
    }

    @Test("Spans say how many columns and rows they take, clear of text where they can")
    func spans() throws {
        let guide = try planned(.spans) {
            Grid(tracks: 3, spacing: 0) {
                Color.red.gridSpan(column: 2)
                Color.red
                Color.red.gridSpan([3, 2])
            }
            .frame(width: 120, height: 90)
        }
        #expect(guide.texts == ["2 × 1", "3 × 2"])
        #expect(guide.outlines ≈ [rect(0.75, 0.75, 78.5, 28.5), rect(0.75, 30.75, 118.5, 58.5)])
        #expect(guide.areas.map(\.origin) == [CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 33)])
        let text = try planned(.spans) {
            Grid(tracks: 2, spacing: 0) { Text("A title").gridSpan(column: 2).gridItemAlignment(.topLeading) }
                .frame(width: 120, height: 40)
        }
        #expect(text.areas[0].minX > 60, "The text lies in the top left corner.")
    }

    @Test("Spans of grids without any aren't drawn")
    func noSpans() throws { #expect(try planned(.spans) { SmallGrid() }.parts.isEmpty) }
}
