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
                check(back == drawing, "\(sample.name), \(scheme): another drawing")
                check.equal(back.json(exact: true), json)
                check.equal(try back.svg(), try drawing.svg())
            }
        }
    }

    @Test("with rounded numbers is read as what it says", arguments: Topic.allCases)
    func rounded(topic: Topic) {
        forEach(SampleFigure.all.filter { $0.topic == topic }) { sample, check in
            // Bounds are computed from frames and transforms, which are rounded themselves the first time.
            let json = try Drawing(json: sample.drawing().json()).json()
            check.equal(try Drawing(json: json).json(), json)
        }
    }
}
