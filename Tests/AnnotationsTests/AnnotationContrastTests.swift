import GridPress
import GridPressProperties
import Testing

@Suite("The colours of dimensions and guides, as they are written")
struct AnnotationContrastTests {
    private let figure = Figure("Colours", width: 260, height: 160) {
        VStack {
            Grid(tracks: [.fr(1), .fr(2)], spacing: 4) { ForEach(0..<4, id: \.self) { _ in Color.clear } }
                .dimension(.all)
                .padding(8)
            LazyVGrid(columns: [GridItem(.flexible(minimum: 300))]) { Text("over").named("word") }
        }
    }

    @Test(
        "stand out from what lies beneath them: lines by 3 : 1, letters by 4.5 : 1",
        arguments: [(Figure.Scheme.light, "#fff"), (.dark, "#15181d")]
    )
    func contrasts(scheme: Figure.Scheme, paper: String) throws {
        let guides = Set(Drawing.Guide.allCases)
        let options = Figure.RenderOptions(scheme: scheme, dimensions: [.tracks, .running, .cells], guides: guides)
        let svg = try figure.svg(options)
        var counts = (lines: 0, letters: 0, badges: 0)
        /// The fill color of the most recent boxes in the file.
        var box: String?
        let lines = svg.split(separator: "\n").drop { !$0.contains("class=\"guide-") }
        forEach(lines) { line, check in
            let fill = line.attribute("fill")
            let stroke = line.attribute("stroke")
            if line.contains("text-anchor") {
                // White letters lie in a colored box. All others lie on white: beside the picture, or on a pill.
                let isInBox = fill == paper
                check(stroke == nil, "has a halo of \(stroke ?? "nothing")")
                let ratio = try contrast(try #require(fill), isInBox ? try #require(box) : paper)
                check(ratio >= 4.5, "letters by \(ratio)")
                if isInBox { counts.badges += 1 } else { counts.letters += 1 }
            } else if line.hasPrefix("<rect"), let fill, fill != paper {
                box = fill
                let ratio = try contrast(fill, paper)
                check(ratio >= 3, "a box by \(ratio)")
            } else if line.hasPrefix("<path") || line.hasPrefix("<circle") {
                // Translucent fills and hatching are only shades, so their contrast isn't checked.
                for color in [stroke, fill].compactMap(\.self) where color.hasPrefix("#") && color != paper {
                    guard !line.contains("fill-opacity"), !line.contains("stroke-opacity") else { continue }
                    let ratio = try contrast(color, paper)
                    check(ratio >= 3, "a line by \(ratio)")
                    counts.lines += 1
                }
            }
        }
        #expect(counts.lines > 10 && counts.letters > 2 && counts.badges > 0)
    }

    private func contrast(_ first: String, _ second: String) throws -> Double {
        GridPressTestSupport.contrast(
            try #require(packed(hexColor: first)),
            try #require(packed(hexColor: second))
        )
    }
}
