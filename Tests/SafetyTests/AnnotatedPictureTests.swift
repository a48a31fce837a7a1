import GridPressProperties
import LayoutDocuments
import SafetySupport
import SampleFigures
import Testing

@Suite("Pictures with everything drawn above them")
struct AnnotatedPictureTests {
    @Test("are well-formed and made of what pictures may hold")
    func guides() {
        forEach(SampleFigure.all.sampled(oneIn: 24, from: 8)) { sample, check in
            let svg = try sample.make().svg(
                Figure.RenderOptions(dimensions: [.tracks, .cells], guides: Set(Drawing.Guide.allCases))
            )
            check.equal(PictureCheck(svg: svg).complaints, [], sample.name)
        }
    }
}
