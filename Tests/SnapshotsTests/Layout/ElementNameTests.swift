import GridPress
import GridPressMatching
import Testing

@testable import GridPressComparisons

@Suite("The name of a view in a message")
struct ElementNameTests {
    @Test("ends, even if a record has a cell that is a modifier around two views without names")
    func modifierWithTwoViews() {
        func element(_ kind: String, _ role: Drawing.Role, in parent: Int?, end: Int) -> Drawing.Element {
            Drawing.Element(parent: parent, end: end, kind: Drawing.Kind(kind, role), frame: .zero)
        }
        var drawing = Drawing(title: "", size: .zero)
        drawing.elements = [
            element("Grid", .container, in: nil, end: 5),
            element("padding", .modifier, in: 0, end: 4),
            element("Circle", .leaf, in: 1, end: 3),
            element("Circle", .leaf, in: 1, end: 4),
            element("Circle", .leaf, in: 0, end: 5),
        ]
        let cell = Drawing.Grid.Cell(element: 1, identity: "0", columns: 0..<1, rows: 0..<1, frame: .zero)
        drawing.grids = [
            Drawing.Grid(element: 0, kind: .tracks, settings: [], columns: [], rows: [], cells: [cell])
        ]
        let names = ElementNames(ElementTree(drawing))
        #expect(names.element(1) == "the cell in column 1, row 1 of the grid")
        #expect(names.element(2) == "Circle 1 in the cell in column 1, row 1 of the grid")
    }
}
