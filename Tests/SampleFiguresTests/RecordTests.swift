import GridPressProperties
import GridPressRenderers
import SampleFigures
import Testing

@Suite("The record of a drawing")
struct RecordTests {
    @Test("of a sample gives the same drawing and the same bytes back", arguments: Topic.allCases)
    func samples(topic: Topic) {
        forEach(SampleFigure.all.filter { $0.topic == topic }) { sample, check in
            for scheme in Drawing.Scheme.allCases {
                let drawing = try sample.drawing(scheme: scheme)
                let json = drawing.json(exact: true)
                let back = try Drawing(json: json)
                check(back == drawing.annotated(), "\(sample.name), \(scheme): another drawing")
                check.equal(back.json(exact: true), json)
                check.equal(try back.svg(), try drawing.svg())
            }
        }
    }

    @Test("with guides above it gives the same guides back", arguments: Topic.allCases)
    func guides(topic: Topic) {
        let options = Figure.RenderOptions(dimensions: .all, guides: Set(Drawing.Guide.allCases))
        forEach(SampleFigure.all.filter { $0.topic == topic }) { sample, check in
            let drawing = try sample.drawing()
            let back = try Drawing(json: drawing.json(options, exact: true))
            check(back == drawing.annotated(options), sample.name)
            check.equal(try back.svg(), try drawing.svg(options))
            check(!back.annotations.isEmpty || drawing.elements.count < 2, "\(sample.name) has no guides")
        }
    }

    @Test("with rounded numbers is read as what it says", arguments: Topic.allCases)
    func rounded(topic: Topic) {
        forEach(SampleFigure.all.filter { $0.topic == topic }) { sample, check in
            // Bounds are computed from frames and transforms, which the first writing rounds.
            let json = try Drawing(json: sample.drawing().json()).json()
            check.equal(try Drawing(json: json).json(), json)
        }
    }
}
