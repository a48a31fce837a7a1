import GridPressTesting
import Testing

@Suite("Assertions of snapshots")
struct AssertionTests {
    private let figure = Figure("Two stripes", width: 60, height: 20) {
        HStack {
            Color.red; Color.blue
        }
    }

    @Test("hold a figure against a golden file that is called after its test")
    func twoStripes() {
        assertSnapshot(of: figure, as: .svg)
        assertSnapshot(of: figure, as: .json)
        assertSnapshot(of: figure, as: .text(columns: 40))
        assertSnapshot(of: figure, as: .html, named: "page")
        assertSnapshot(of: figure, as: .html(mode: .boxes), named: "boxes")
    }
}
