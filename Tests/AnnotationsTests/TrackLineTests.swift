import GridPress
import Testing
import ViewSupport

@testable import GridPressAnnotations

@Suite("Track lines")
struct TrackLineTests {
    @Test("lie at the edges and in the middle of gaps, and go on beyond the grid")
    func places() throws {
        let guide = try planned(.trackLines) { SmallGrid() }
        #expect(
            guide.lines ≈ [
                line(10, 2, 10, 58), line(50, 2, 50, 58), line(90, 2, 90, 58), line(2, 10, 98, 10), line(2, 30, 98, 30),
                line(2, 50, 98, 50),
            ]
        )
    }

    @Test("are numbered from both ends: from 1 at the top and the left, from −1 at the bottom and the right")
    func numbers() throws {
        let guide = try planned(.trackLines) { SmallGrid() }
        #expect(guide.texts == ["1", "2", "3", "−3", "−2", "−1", "1", "2", "3", "−3", "−2", "−1"])
        let tops = guide.labels[0..<3]
        let bottoms = guide.labels[3..<6]
        let lefts = guide.labels[6..<9]
        let rights = guide.labels[9..<12]
        #expect(tops.map(\.middle.x) == [10, 50, 90] && tops.allSatisfy { $0.middle.y < 3 })
        #expect(bottoms.map(\.middle.x) == [10, 50, 90] && bottoms.allSatisfy { $0.middle.y > 57 })
        #expect(lefts.allSatisfy { $0.middle.x < 3 } && rights.allSatisfy { $0.middle.x > 97 })
        // Each number has a box, and the line ends at its edge.
        #expect(guide.areas.count == 12)
        #expect(guide.areas[0] ≈ rect(10 - 7.5, 2 - 15, 15, 15))
    }

    @Test("count from the right where lines of text start there")
    func rightToLeft() throws {
        let guide = try planned(.trackLines) { SmallGrid().environment(\.layoutDirection, .rightToLeft) }
        #expect(guide.labels[0..<3].map(\.text) == ["1", "2", "3"])
        #expect(guide.labels[0..<3].map(\.middle.x) == [90, 50, 10])
        #expect(guide.labels[3..<6].map(\.text) == ["−3", "−2", "−1"])
    }

    @Test("have some of their numbers where they are too close for all: the first, the last and round ones")
    func crowded() throws {
        func texts(_ count: Int, _ width: CGFloat) throws -> ArraySlice<String> {
            let guide = try planned(.trackLines) {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(width), spacing: 0), count: count)) {
                    Color.red.frame(height: 40)
                }
            }
            #expect(guide.areas.noneOverlap && guide.lines.count == count + 3)
            return guide.texts.prefix { !$0.hasPrefix("−") }
        }
        #expect(try texts(3, 6) == ["1", "4"])
        #expect(try texts(16, 6) == ["1", "5", "10", "17"])
        #expect(try texts(12, 24).count == 13)
    }

    @Test(
        "have their numbers below items over several columns too, whose lower edge is that of the grid but for rounding"
    )
    func spanningLastRow() throws {
        let guide = try planned(.trackLines) {
            Grid(tracks: [.fr(1), .fr(1), .pt(90)], spacing: 8) {
                Color.red.frame(height: 61.1)
                Color.red.frame(height: 17.3)
                Color.red
                Color.red.gridSpan(column: 3)
            }
            .frame(width: 332, height: 208)
        }
        #expect(["−4", "−3", "−2", "−1"].allSatisfy { guide.texts.contains($0) })
    }

    @Test("of tracks without a length are drawn once where they would lie on each other")
    func withoutLength() throws {
        let guide = try planned(.trackLines) {
            Grid(tracks: 1) { Color.red.gridSpan(row: 9000) }.frame(width: 100, height: 60)
        }
        let across = guide.lines.filter { $0.start.y == $0.end.y }
        #expect(across.count > 100 && across.count < 300)
        #expect(guide.texts.contains("1") && guide.texts.contains("9001"))
    }

    @Test("go around texts")
    func texts() throws {
        let guide = try planned(.trackLines) {
            Grid(tracks: 2, spacing: 0) { Text("wide words").gridSpan(column: 2) }.frame(width: 100, height: 60)
        }
        let middle = guide.lines.filter { $0.start.x == 50 && $0.end.x == 50 }
        #expect(middle.count == 2 && middle[0].end.y < 30 && middle[1].start.y > 30)
    }

    @Test("of a grid in a grid keep their numbers clear of those around them")
    func nested() throws {
        let guide = try planned(.trackLines) {
            Grid(tracks: 1, spacing: 0) {
                Grid(0..<4, tracks: 2, spacing: 0) { _ in Color.red }
            }
            .frame(width: 100, height: 60)
        }
        // The numbers of the outer grid are nearest to it. Two rows on each side would take more than half of the
        // picture.
        #expect(
            guide.texts == ["1", "2", "−2", "−1", "1", "2", "−2", "−1"] + [
                "1", "2", "3", "−2", "1", "2", "3", "−2",
            ]
        )
        #expect(guide.areas.noneOverlap)
    }

    @Test("follow what scales, moves and mirrors the grid")
    func transformed() throws {
        let scaled = try planned(.trackLines) { SmallGrid().scaleEffect(x: 2, y: 1, anchor: .topLeading) }
        #expect(scaled.lines.prefix(3).map(\.start.x) == [20, 100, 180])
        let mirrored = try planned(.trackLines) { SmallGrid().scaleEffect(x: -1, y: 1) }
        #expect(mirrored.lines.prefix(3).map(\.start.x) == [90, 50, 10])
    }

    @Test("aren't drawn of grids that are turned, hidden, clear or without tracks, nor where there is no grid")
    func nothing() throws {
        #expect(try planned(.trackLines) { SmallGrid().rotationEffect(.degrees(30)) }.parts.isEmpty)
        #expect(try planned(.trackLines) { SmallGrid().hidden() }.parts.isEmpty)
        #expect(try planned(.trackLines) { SmallGrid().opacity(0) }.parts.isEmpty)
        #expect(try planned(.trackLines) { SmallGrid().offset(x: 200).frame(width: 50).clipped() }.parts.isEmpty)
        let none = try planned(.trackLines) { Color.red.frame(width: 10, height: 10) }
        #expect(none.parts.isEmpty && none.bounds == nil)
        #expect(none.name == "guide-track-lines" && none.title == "Track lines")
    }

    @Test("end where a scroll view cuts the grid off, and tell no numbers from an end that isn't there")
    func cutOff() throws {
        let guide = try planned(.trackLines, width: 100, height: 50) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
                    ForEach(0..<2000) { _ in Color.red.frame(height: 20) }
                }
            }
        }
        #expect(guide.texts.filter { $0 == "−1" || $0 == "−2" || $0 == "−3" }.count == 3)
        #expect(guide.lines.allSatisfy { $0.end.y <= 58 })
        #expect(guide.lines.count < 8)
    }
}

extension [CGRect] {
    /// Whether no two of the rectangles overlap.
    fileprivate var noneOverlap: Bool {
        indices.allSatisfy { index in !self[(index + 1)...].contains { $0.overlaps(self[index]) } }
    }
}
