import GridPress
import Testing

@testable import GridPressAnnotations

@Suite("Track sizes")
struct TrackSizeTests {
    @Test("stand above columns and left of rows, as declared and as computed")
    func sizes() throws {
        let guide = try planned(.trackSizes) {
            Grid(0..<4, tracks: [.pt(50), .fr(1)], spacing: 10) { _ in Color.red }.frame(width: 100, height: 60)
        }
        #expect(guide.texts == ["pt(50) − 10", "40", "fr(1)", "30", "fr(1) = 15", "fr(1) = 15"])
        #expect(guide.labels[0..<2].allSatisfy { $0.middle.x == 30 && $0.middle.y < 10 })
        #expect(guide.labels[0].middle.y < guide.labels[1].middle.y)
        #expect(guide.labels[4].middle.x < 10 && guide.labels[4].middle.y > 15 && guide.labels[4].middle.y < 25)
    }

    @Test("of points say that they include the spacing, where that is why a track is shorter")
    func spacing() throws {
        let guide = try planned(.trackSizes) {
            Grid(columns: [.pt(90), .fr(1)], rows: [.pt(36), .pt(40)], spacing: [8, 6]) {
                ForEach(0..<4) { _ in Color.red }
            }
            .frame(width: 300, height: 82)
        }
        #expect(guide.texts == ["pt(90) − 8", "82", "fr(1)", "194", "pt(36) − 6 = 30", "pt(40) − 6 = 34"])
        // A track that is longer because of spanning items has the same label. Without spacing, no gap is
        // subtracted.
        let longer = try planned(.trackSizes) {
            Grid(columns: [.pt(20), .pt(20)], rows: [.pt(30)], spacing: 0) {
                Color.red.frame(width: 60, height: 10).gridSpan(column: 2)
            }
            .frame(width: 200, height: 60)
        }
        #expect(longer.texts == ["pt(20) = 30", "pt(20) = 30", "pt(30) = 30"])
    }

    @Test("of an adaptive item are one label over its tracks")
    func adaptive() throws {
        let guide = try planned(.trackSizes) {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
                ForEach(0..<4) { _ in Color.red.frame(height: 20) }
            }
            .frame(width: 148)
        }
        // 148 − 40 − 8 leave 100: three tracks of 30 with two gaps of 5.
        #expect(guide.texts == ["fixed(40)", "40", "adaptive(30)", "3 × 30", "fit = 20"])
        #expect(try guide.label("3 × 30").middle.x == 98)
        #expect(guide.lines.count == 3, "A bracket spans the tracks.")
    }

    @Test("of items that are declared alike have separate labels")
    func alike() throws {
        let guide = try planned(.trackSizes) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { Color.red.frame(height: 20) }
                .frame(width: 188)
        }
        #expect(guide.texts.filter { $0 == "flexible(10)" }.count == 2 && guide.lines.isEmpty)
    }

    @Test("of narrow columns are turned")
    func turned() throws {
        let guide = try planned(.trackSizes) {
            Grid(tracks: [.pt(16), .pt(20)], spacing: 0) { Color.red }.frame(height: 40)
        }
        #expect(guide.labels.prefix(2).map(\.text) == ["pt(16) = 16", "pt(20) = 20"])
        #expect(guide.labels.prefix(2).map(\.isTurned) == [true, true])
        #expect(!guide.labels[2].isTurned)
    }

    @Test("that would be much longer than the picture say the length alone")
    func short() throws {
        let guide = try planned(.trackSizes) {
            LazyVGrid(columns: [16, 20].map { GridItem(.fixed($0), spacing: 0) }) { Color.red.frame(height: 20) }
        }
        #expect(guide.labels.prefix(2).map(\.text) == ["16", "20"])
    }

    @Test("of three or more equal tracks share a label")
    func equal() throws {
        let guide = try planned(.trackSizes) {
            Grid(tracks: [.fr(1), .fr(1), .fr(1), .pt(40)], spacing: 0) { Color.red }.frame(width: 190, height: 40)
        }
        #expect(guide.texts.prefix(4) == ["fr(1)", "3 × 50", "pt(40)", "40"])
    }

    @Test("stand outside the numbers of lines, where those are drawn too")
    func outside() throws {
        let drawing = try Figure("A test") { SmallGrid() }.drawing()
        let layers = GuidePlanner(PictureContent(drawing)).annotations(for: [.trackLines, .trackSizes])
        let lines = try #require(layers.first { $0.name == "guide-track-lines" })
        let sizes = try #require(layers.first { $0.name == "guide-track-sizes" })
        let top = try #require(lines.areas.map(\.minY).min())
        #expect(sizes.labels.filter { $0.text == "fr(1)" || $0.text == "35" }.allSatisfy { $0.middle.y < top })
    }

    @Test(
        "are written without transforms, with one decimal, or two where one would be wrong",
        arguments: [
            (0, "0"), (7, "7"), (0.5, "0.5"), (101.3333, "101.3"), (101.05, "101.1"), (101.02, "101.02"), (1.999, "2"),
            (-3.04, "−3.04"),
            (.infinity, "∞"), (1e20, "1000000000000"),
        ] as [(Double, String)]
    )
    func labelText(length: Double, text: String) { #expect(length.labelText == text) }
}
