import GridPress
import GridPressFindings
import Testing

@testable import DocumentationFigures

@Suite("The picture of a figure")
struct FigurePictureTests {
    private func picture(_ text: String, _ kind: PageKind = .markdown) throws -> (FigurePicture?, [Finding]) {
        let page = FigurePage(SourceText(name: "README.md", bytes: Array(text.utf8)), kind: kind)
        let figure = try #require(page.figures.first)
        let (picture, findings) = figure.documentPicture(in: page.source)
        return (picture, page.findings + findings)
    }

    @Test("of a layout document has the size and the title of its comment, and its margin")
    func document() throws {
        let (picture, findings) = try picture(
            """
            <!-- figure: a, width 200, margin 10, "A card" -->
            ```xml
            <Figure title="Card" height="50" margin="3"><Color fill="#f00"/></Figure>
            ```
            """
        )
        #expect(findings.isEmpty)
        #expect(picture?.title == "A card" && picture?.size == CGSize(width: 220, height: 70))
        // One color for both schemes needs one file.
        #expect(picture?.light.contains("A card") == true && picture?.dark == nil)
    }

    @Test("has a file for the dark scheme if its colors differ there")
    func schemes() throws {
        let (picture, _) = try picture("<!-- figure: a -->\n```xml\n<Figure title=\"T\"><Text>A</Text></Figure>\n```")
        #expect(picture?.dark != nil && picture?.dark != picture?.light)
        let (other, _) = try self.picture(
            "<!-- figure: a -->\n```xml\n<Figure title=\"T\"><Text>B</Text></Figure>\n```"
        )
        #expect(picture?.light != other?.light)
    }

    @Test("has findings at their places in the page", arguments: [PageKind.markdown, .swift])
    func findings(kind: PageKind) throws {
        let prefix = if case .swift = kind { "  /// " } else { "" }
        let text = ["<!-- figure: a -->", "```xml", "<Figure title=\"T\">", "  <Colr/>", "</Figure>", "```"]
        let (picture, findings) = try picture(text.map { prefix + $0 + "\n" }.joined(), kind)
        #expect(picture == nil && findings.count == 1)
        let column = prefix.count + 4
        #expect(findings.first?.location == .source(file: "README.md", line: 4, column: column), "\(findings)")
    }
}
