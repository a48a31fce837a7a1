import GridPressPages
import GridPressRenderers
import SampleFigures
import Testing

@Suite("The samples that the gallery shows large")
struct FrontTests {
    @Test("are twelve, in the order of their topics, of which those with grids come first")
    func front() throws {
        let front = try SampleFigure.front.map { name in
            try #require(SampleFigure.all.first { $0.name == name }, "\(name)")
        }
        #expect(front.count == GalleryPlan.frontCount)
        let order = front.compactMap { Topic.allCases.firstIndex(of: $0.topic) }
        #expect(order == order.sorted())
        #expect(try !front[0].drawing().grids.isEmpty)
    }
}
