import GridPress
import Testing

@Suite("The size of a file")
struct FigureSizeTests {
    private static let colors: [Color] = [.red, .green, .blue]
    private static let names = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]

    @Test("of nine labelled cells with a title, a description, names and dark colours is at most 2,000 bytes")
    func nineCells() throws {
        let figure = Figure("Nine cells", description: "Three rows of three cells.", width: 316, height: 316) {
            VStack(spacing: 8) {
                ForEach(0..<3) { row in
                    HStack(spacing: 8) {
                        ForEach(0..<3) { column in
                            ZStack {
                                Self.colors[column]
                                Text(Self.names[row * 3 + column])
                            }
                            .named(Self.names[row * 3 + column])
                        }
                    }
                }
            }
        }
        let svg = try figure.svg()
        #expect(svg.utf8.count <= 2000, "\(svg.utf8.count) bytes")
        #expect(
            svg.contains("<title>Nine cells</title>") && svg.contains("<desc>") && svg.contains("class=\"C3\"")
        )
        #expect(svg.contains("prefers-color-scheme:dark"))
    }
}
