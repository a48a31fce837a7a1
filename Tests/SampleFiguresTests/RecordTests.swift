import GridPressProperties
import GridPressRenderers
import SampleFigures
import Testing

@Suite("The record of a drawing")
struct RecordTests {
    @Test("of a sample gives the same drawing and the same bytes back", arguments: Topic.allCases)
    func samples(topic: Topic) {
        forEach(DrawnSample.some(of: topic)) { drawn, check in
            for scheme in Drawing.Scheme.allCases.sampled(oneIn: 3, from: drawn.sample.name.count) {
                let drawing = try scheme == .adaptive ? drawn.drawing.get() : drawn.sample.drawing(scheme: scheme)
                let json = drawing.json(exact: true)
                let back = try Drawing(json: json)
                check(back == drawing.annotated(), "\(drawn), \(scheme): another drawing")
                check.equal(back.json(exact: true), json)
                check.equal(try back.svg(), try drawing.svg())
            }
        }
    }

    @Test("with guides above it gives the same guides back")
    func guides() {
        let options = Figure.RenderOptions(dimensions: .all, guides: Set(Drawing.Guide.allCases))
        forEach(DrawnSample.all.sampled(oneIn: 20, from: 13)) { drawn, check in
            let drawing = try drawn.drawing.get()
            let back = try Drawing(json: drawing.json(options, exact: true))
            check(back == drawing.annotated(options), "\(drawn)")
            check.equal(try back.svg(), try drawing.svg(options))
            check(!back.annotations.isEmpty || drawing.elements.count < 2, "\(drawn) has no guides")
        }
    }

    @Test("with rounded numbers is read as what it says", arguments: Topic.allCases)
    func rounded(topic: Topic) {
        forEach(DrawnSample.some(of: topic)) { drawn, check in
            // Bounds are computed from frames and transforms, which the first writing rounds.
            let json = try Drawing(json: drawn.drawing.get().json()).json()
            check.equal(try Drawing(json: json).json(), json)
        }
    }
}
