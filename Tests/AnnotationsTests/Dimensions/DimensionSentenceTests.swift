import GridPress
import Testing

@testable import GridPressAnnotations

@Suite("Dimensions as a sentence")
struct DimensionSentenceTests {
    private func sentence<Content: View>(
        _ selection: Drawing.DimensionSelection,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> String? {
        let drawing = try Figure("A test", content: content).drawing()
        return DimensionPlanner(selection).plan(of: PictureContent(drawing)).annotation?.sentence
    }

    @Test("says the tracks of a grid, the gaps between them, and what they come to")
    func chains() throws {
        let sentence = try sentence(.tracks) {
            LazyVGrid(columns: [GridItem(.fixed(124), spacing: 8), GridItem(.fixed(58))], spacing: 6) {
                ForEach(0..<2) { _ in Color.red.frame(height: 40) }
            }
        }
        #expect(sentence == "Columns: 124, gap 8, 58; together 190 points. Height: 40 points")
    }

    @Test("says equal tracks as their measure does")
    func runs() throws {
        let sentence = try sentence(.tracks) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(50), spacing: 8), count: 4), spacing: 6) {
                ForEach(0..<8) { _ in Color.red.frame(height: 40) }
            }
        }
        #expect(sentence == "Columns: 4 × 50, 8 between. Rows: 40, gap 6, 40; together 86 points")
    }

    @Test("says the lengths of what has a name")
    func names() throws {
        let sentence = try sentence(.named("a")) { Color.red.frame(width: 30, height: 20).named("a") }
        #expect(sentence == "Width: 30 points. Height: 20 points")
    }

    @Test("ends where listening would take too long")
    func long() throws {
        let sentence = try #require(
            try sentence(.eachTrack) {
                LazyVGrid(columns: (1...40).map { GridItem(.fixed(CGFloat($0)), spacing: 2) }) {
                    ForEach(0..<40) { _ in Color.red.frame(height: 5) }
                }
            }
        )
        #expect(sentence.hasPrefix("Columns: 1, gap 2, 2, gap 2, 3,") && sentence.contains("gap 2 …; together "))
        #expect(sentence.utf8.count < 300)
    }
}
