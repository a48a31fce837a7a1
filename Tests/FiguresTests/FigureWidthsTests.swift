import GridPress
import Testing
import ViewSupport

@Suite("Widths of a figure")
struct FigureWidthsTests {
    private var tiles: Figure {
        Figure("Tiles", width: 50) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                ForEach(0..<6) { _ in Color.blue.frame(height: 20) }
            }
        }
    }

    @Test("replace the figure's width, and nothing else of it changes")
    func proposing() throws {
        let wide = tiles.proposing(width: 400)
        #expect(wide.width == 400 && wide.title == "Tiles" && tiles.width == 50)
        #expect(try wide.drawing().size.width == 400)
        #expect(tiles.proposing(width: nil).width == nil)
    }

    @Test("give the pictures that each width alone gives, in their order")
    func pictures() throws {
        let options = Figure.RenderOptions(scheme: .dark, guides: [.gaps])
        let pictures = try tiles.svgs(widths: [400, 100], options, margin: 8)
        let alone = try [400, 100].map { try tiles.proposing(width: $0).svg(options, margin: 8) }
        #expect(pictures == alone && pictures[0] != pictures[1])
        #expect(try tiles.svgs(widths: []).isEmpty)
    }

    @Test("on the main actor are the same pictures")
    func mainActor() async throws {
        let here = try [400, 100].map { try tiles.proposing(width: $0).svg() }
        #expect(try await tiles.svgs(widths: [400, 100]) == here)
    }

    @Test("that can't be drawn are an error", arguments: [-1, CGFloat.nan, .infinity, 1e9])
    func invalid(width: CGFloat) {
        #expect(throws: FigureError.self) { try tiles.svgs(widths: [100, width]) }
    }
}
