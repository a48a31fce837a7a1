import GridPress
import Testing

@testable import LayoutDocuments

@Suite("A document with a comparison")
struct ComparisonDocumentTests {
    private func read(_ text: String) -> LayoutDocument {
        LayoutDocument(SourceText(name: "test.xml", bytes: Array(text.utf8)))
    }

    private static let rows = """
        <Comparison before="narrow" after="wide" margin="4">
          <Define name="size" value="20 20"/>
          <Figure title="Row" description="Two squares.">
            <HStack spacing="8" named="row"><Color fill="red" frame="$size"/><Color fill="blue" frame="$size"/></HStack>
          </Figure>
          <Figure title="Row" description="Two squares.">
            <HStack spacing="30" named="row"><Color fill="red" frame="$size"/><Color fill="blue" frame="$size"/></HStack>
          </Figure>
        </Comparison>
        """

    @Test("draws both figures, and says what differs")
    func drawing() throws {
        let document = read(Self.rows)
        #expect(document.findings.isEmpty && document.margin == 4)
        let comparison = try #require(document.comparison)
        #expect(comparison.labels == FigureComparison.Labels("narrow", "wide"))
        #expect(try comparison.differences.first?.sentence == "Spacing of the row \"row\": 8 → 30")
        let figure = try #require(document.figure(FigureSettings(), scheme: .adaptive))
        let drawing = try figure.drawing()
        #expect(try drawing == comparison.drawing())
        #expect(drawing.title == "Row" && drawing.summary?.contains("Spacing of the row") == true)
        #expect(try document.figure?.drawing().size == drawing.size)
        #expect(document.figure?.description == "Two squares.")
    }

    @Test("has the width, the caption and the words that its attributes set")
    func attributes() throws {
        let figures =
            "<Figure><Color fill='red' frame='90 20'/></Figure><Figure><Color fill='red' frame='60 20'/></Figure>"
        func draw(_ attributes: String, width: CGFloat? = nil) throws -> Drawing {
            var settings = FigureSettings()
            settings.width = width
            let document = read("<Comparison \(attributes)>\(figures)</Comparison>")
            #expect(document.findings.isEmpty)
            return try #require(document.figure(settings, scheme: .light)).drawing(scheme: .light)
        }
        let wide = try draw("")
        #expect(try draw("width='150'").size.width < wide.size.width)
        #expect(try draw("", width: 150).size == draw("width='150'").size)
        #expect(try draw("listsDifferences='false'").size.height < wide.size.height)
        #expect(try draw("caption='Two widths'").caption == "Two widths")
    }

    @Test("has names for both figures and for each, and identities of each figure")
    func names() throws {
        let document = read(
            """
            <Comparison>
              <Define name="height" value="10"/>
              <Figure><Define name="w" value="20"/><Color fill="red" frame="$w $height" id="a"/></Figure>
              <Figure><Define name="w" value="30"/><Color fill="red" frame="$w $height" id="a"/></Figure>
            </Comparison>
            """
        )
        #expect(document.findings.isEmpty)
        #expect(try document.comparison?.before.drawing().size == CGSize(width: 20, height: 10))
        #expect(try document.comparison?.after.drawing().size == CGSize(width: 30, height: 10))
        let leaked = read(
            "<Comparison><Figure><Define name='w' value='2'/><Color frame='$w 2' fill='red'/></Figure>"
                + "<Figure><Color frame='$w 2' fill='red'/></Figure></Comparison>"
        )
        #expect(leaked.findings.map(\.code) == [.unknownReference])
    }

    @Test(
        "that has anything but two figures is refused",
        arguments: [
            ("<Comparison/>", ["\"Comparison\" has 0 figures instead of 2."]),
            ("<Comparison><Figure/></Comparison>", ["\"Comparison\" has 1 figure instead of 2."]),
            ("<Comparison><Figure/><Figure/><Figure/></Comparison>", ["\"Comparison\" has 3 figures instead of 2."]),
            ("<Comparison><Figure/><Figure/><Text>x</Text></Comparison>", ["\"Text\" isn't valid in \"Comparison\"."]),
            ("<Comparison>words<Figure/><Figure/></Comparison>", ["Text isn't valid in \"Comparison\"."]),
            ("<Comparison bfore='x'><Figure/><Figure/></Comparison>", ["\"Comparison\" has no attribute \"bfore\"."]),
            ("<Comparison><Figure margin='4'/><Figure/></Comparison>", ["\"Figure\" has no attribute \"margin\"."]),
            ("<Figure><Comparison/></Figure>", ["\"Comparison\" is valid only as the root element."]),
            ("<comparison/>", ["The root element is \"comparison\" instead of \"Figure\"."]),
        ]
    )
    func mistakes(_ text: String, _ messages: [String]) {
        let document = read(text)
        #expect(document.figure == nil && document.comparison == nil)
        #expect(document.findings.count == messages.count)
        for (finding, message) in zip(document.findings, messages) { #expect(finding.message.hasPrefix(message)) }
    }
}
