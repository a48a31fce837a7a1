import GridPress
import GridPressTesting
import LayoutDocuments
import Testing

@Suite("The place of an element in a document")
struct SourcePositionTests {
    private func drawing(_ text: String) throws -> Drawing {
        let document = LayoutDocument(SourceText(name: "card.xml", bytes: Array(text.utf8)))
        return try #require(document.figure).drawing()
    }

    private let card = """
        <Figure>
          <HStack>
            <Color fill="red" frame="9 9"/>
            <padding length="4"><Text>Hello</Text></padding>
            <ForEach count="2"><Circle fill="blue" frame="9 9"/></ForEach>
          </HStack>
        </Figure>
        """

    @Test("is that of its name, for each view and each modifier that is an element")
    func places() throws {
        let drawing = try drawing(card)
        let places = drawing.elements.map { element in
            element.kind.name + (element.source.map { " \($0.line):\($0.column)" } ?? "")
        }
        #expect(
            places == [
                "HStack 2:4", "frame", "Color 3:6", "padding 4:6", "Text 4:26", "frame", "Circle 5:25", "frame",
                "Circle 5:25",
            ]
        )
        #expect(try Drawing(json: drawing.json()).elements.map(\.source) == drawing.elements.map(\.source))
    }

    @Test("changes no picture, and is no difference of golden files")
    func elsewhere() throws {
        let (first, second) = (try drawing(card), try drawing(card.replacing("\n", with: "\n\n")))
        #expect(first != second)
        #expect(try first.svg(embedsLayoutRecord: true) == second.svg(embedsLayoutRecord: true))
    }
}
