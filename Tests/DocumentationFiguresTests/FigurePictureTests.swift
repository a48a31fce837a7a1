import FigureEngine
import Foundation
import GridPress
import GridPressFigures
import GridPressFindings
import GridPressProperties
import ProgramMessages
import Testing

@testable import DocumentationFigures

@Suite("The picture of a figure")
struct FigurePictureTests {
    private func picture(_ text: String, _ kind: PageKind = .markdown) throws -> (FigurePicture?, [Finding]) {
        let page = FigurePage(SourceText(name: "README.md", bytes: Array(text.utf8)), kind: kind)
        let figure = try #require(page.figures.first)
        let (picture, findings) = FigureDrawer(root: nil, maker: EnginePictureMaker()).documentPicture(figure, of: page)
        return (picture, page.findings + findings)
    }

    @Test("of a file that isn't valid UTF-8 is missing, with the error of the file")
    func invalidEncoding() throws {
        let folder = try ScratchFolder([:])
        let bytes = Array("<Figure title=\"A\"><Text>".utf8) + [0xFF] + Array("</Text></Figure>".utf8)
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "a.xml"))
        let text = Array("<!-- figure: a, document a.xml -->\n".utf8)
        let page = FigurePage(SourceText(name: folder.path + "README.md", bytes: text), kind: .markdown)
        let drawer = FigureDrawer(root: folder.path, maker: EnginePictureMaker())
        let (picture, findings) = drawer.documentPicture(try #require(page.figures.first), of: page)
        #expect(picture == nil && findings.map(\.code.rawValue) == ["xml.invalid-encoding"], "\(findings)")
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
        // A picture with the same colors in both schemes needs one file.
        #expect(picture?.light.contains("A card") == true && picture?.dark == nil)
    }

    @Test("of a layout document with states moves in both schemes")
    func states() throws {
        let (picture, findings) = try picture(
            """
            <!-- figure: a, width 200, "Two words" -->
            ```xml
            <States title="Words"><State><Text>A</Text></State><State><Text>B</Text></State></States>
            ```
            """
        )
        #expect(findings.isEmpty && picture?.title == "Two words" && picture?.size.width == 200)
        #expect(picture?.light.contains("@keyframes") == true && picture?.dark?.contains("@keyframes") == true)
    }

    @Test("is drawn in the scheme of its comment or of its document only")
    func oneScheme() throws {
        /// Returns the pictures without their records, which contain the colors of both schemes.
        func pictures(_ setting: String, _ attribute: String) throws -> (light: String, dark: String?) {
            let (picture, findings) = try picture(
                "<!-- figure: a\(setting) -->\n```xml\n<Figure title=\"T\"\(attribute)><Text>A</Text></Figure>\n```"
            )
            #expect(findings.isEmpty)
            let record = #/<metadata>[\s\S]*</metadata>/#
            let found = try #require(picture)
            return (found.light.replacing(record, with: ""), found.dark?.replacing(record, with: ""))
        }
        let both = try pictures("", "")
        let darkPicture = try #require(both.dark)
        let inDark = [(", scheme dark", ""), ("", " scheme=\"dark\""), (", scheme dark", " scheme=\"light\"")]
        for (setting, attribute) in inDark {
            let dark = try pictures(setting, attribute)
            #expect(dark.dark == nil && dark.light == darkPicture)
        }
        let light = try pictures(", scheme light", "")
        #expect(light.dark == nil && light.light == both.light)
        #expect(try pictures(", scheme adaptive", " scheme=\"dark\"").dark == both.dark)
        let text = "<!-- figure: a, scheme drak -->\n```xml\n<Figure><Text>A</Text></Figure>\n```"
        let findings = FigurePage(SourceText(name: "README.md", bytes: Array(text.utf8)), kind: .markdown).findings
        #expect(findings.map(\.message) == ["\"drak\" isn't a valid value for \"scheme\"."])
        #expect(findings.first?.fix == "Use one of adaptive, light, dark.")
    }

    @Test("of views that read the scheme has the layout of each scheme")
    func schemeReaders() throws {
        struct Badge: NonisolatedView {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Color.red.frame(width: scheme == .dark ? 90 : 40, height: 20) }
        }
        let figure = Figure("Badge") { Badge() }
        let page = FigurePage(
            SourceText(name: "README.md", bytes: Array("<!-- figure: a -->\n```swift\nBadge()\n```\n".utf8)),
            kind: .markdown
        )
        let request = try #require(page.figures.first).request
        let drawing = try figure.drawing()
        #expect(drawing.findings.isEmpty)
        let picture = try FigurePicture(drawing, of: request.picture)
        #expect(picture.size == CGSize(width: 40, height: 20) && picture.darkSize == CGSize(width: 90, height: 20))
        #expect(try picture.light == figure.svg(.init(scheme: .light), embedsLayoutRecord: true))
        #expect(try picture.dark == figure.svg(.init(scheme: .dark), embedsLayoutRecord: true))
        let markup = PictureMarkup(
            name: "a",
            folder: "Pictures",
            title: "Badge",
            layouts: [.init(name: "a", width: 40, height: 20, hasDarkPicture: true, darkSize: picture.darkSize)]
        )
        let source =
            "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"Pictures/a~dark.svg\" width=\"90\" height=\"20\">"
        #expect(markup.picture(.picture).contains(source))
    }

    @Test("is made of documents in the folder of the page, and of no others")
    func neighbors() throws {
        let folder = try ScratchFolder([
            "a.xml": "<Figure><Circle fill='red' frame='9 9'/></Figure>",
            "inner/b.xml": "<Figure><Circle fill='red' frame='19 9'/></Figure>",
            "inner/states.xml": "<States from='b.xml' to='c.xml'/>",
        ])
        let neighbors = NeighboringDocuments(of: folder.path + "page.md")
        #expect(neighbors.document(at: "a.xml") != nil && neighbors.document(at: "inner/b.xml") != nil)
        #expect(neighbors.document(at: "c.xml") == nil && neighbors.document(at: "inner") == nil)
        let inner = NeighboringDocuments(of: folder.path + "inner/page.md")
        #expect(inner.document(at: "b.xml") != nil)
        // A symbolic link may point into the folder, but not out of it.
        try folder.link("inner/c.xml", to: folder.path + "a.xml")
        #expect(inner.document(at: "c.xml") == nil && inner.document(at: "../a.xml") == nil)
        try folder.link("inner/d.xml", to: "b.xml")
        #expect(inner.document(at: "d.xml") != nil)
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
