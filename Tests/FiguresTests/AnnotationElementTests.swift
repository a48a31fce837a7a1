import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Annotations of a drawing")
struct AnnotationElementTests {
    private func figure() -> Figure {
        Figure("Grid", width: 208, height: 40) {
            Grid(tracks: 2, spacing: 8) {
                Color.red.named("left")
                Color.blue.dimension([.bottom])
            }
        }
    }

    @Test("are elements above all others, in each format")
    func elements() throws {
        let options = Figure.RenderOptions(guides: [.gaps, .trackSizes])
        let drawing = try figure().drawing()
        let annotated = drawing.annotated(options)
        #expect(annotated.annotations.map(\.name) == ["guide-gaps", "guide-track-sizes", "dimensions", "legend"])
        #expect(annotated.elements.dropLast(4) == drawing.elements[...])
        let added = annotated.elements.suffix(4)
        #expect(added.allSatisfy { $0.layer == .annotation && $0.kind.role == .annotation && $0.parent == nil })
        #expect(added.map(\.label) == ["Gaps", "Track sizes", "Dimensions", "Legend"])
        #expect(try figure().json(options) == annotated.json())
        #expect(try figure().svg(options) == annotated.svg())
        #expect(try figure().text(options).contains("Track sizes:  fr(1)"))
        #expect(try figure().text(options).contains("Dimensions: "))
    }

    @Test("stay until the options ask for others")
    func replacing() throws {
        let drawing = try figure().drawing()
        let gaps = drawing.annotated(Figure.RenderOptions(guides: [.gaps]))
        #expect(gaps.annotated() == gaps)
        let tracks = gaps.annotated(Figure.RenderOptions(dimensions: .tracks))
        #expect(tracks == drawing.annotated(Figure.RenderOptions(dimensions: .tracks)))
        #expect(tracks.annotations.map(\.name) == ["dimensions"])
    }

    @Test("change no box, no frame and no view of a page, but the rectangle around everything painted")
    func boxes() throws {
        let drawing = try figure().drawing()
        let annotated = drawing.annotated(Figure.RenderOptions(guides: Set(Drawing.Guide.allCases)))
        #expect(annotated.boxes == drawing.boxes)
        #expect(annotated.layoutTrace == drawing.layoutTrace)
        #expect(annotated.names == drawing.names)
        #expect(annotated.paintedBounds().contains(annotated.annotations[0].bounds ?? .infinite))
        #expect(annotated.paintedBounds(layers: [.background, .content, .overlay]) == drawing.paintedBounds())
    }

    @Test("of views are drawn where their layer is")
    func layers() throws {
        let all = try figure().svg()
        #expect(all.contains("class=\"dimensions\""))
        #expect(try !figure().svg(layers: [.content]).contains("class=\"dimensions\""))
        #expect(
            try figure().svg(Figure.RenderOptions(guides: [.gaps]), layers: [.content]).contains("class=\"guide-gaps\"")
        )
    }
}
