import GridPressProperties
import GridPressTestSupport
import LayoutDocuments
import Testing

@Suite("Findings of layout in documents")
struct LayoutFindingTests {
    /// Elements with an error that only layout finds, and the code of the finding.
    private static let mistakes: [(element: String, code: Finding.Code)] = [
        ("<Color fill=\"red\" frame=\"-4 20\"/>", "layout.invalid-frame-length"),
        ("<Color fill=\"red\" frame=\"8 20\" blur=\"-3\"/>", "effect.invalid-number"),
        ("<Image name=\"nowhere.png\"/>", "image.missing"),
        ("<Text frame=\"8 20\">Words</Text>", "text.no-room"),
        ("<Text foregroundStyle=\"yellow\" fixedSize=\"true\">Sun</Text>", "text.contrast"),
        (
            "<LazyVGrid columns=\"fixed(20)\"><Circle frame=\"24 8\" foregroundStyle=\"red\"/></LazyVGrid>",
            "grid.item-beyond-cell"
        ),
        ("<Text font=\"name:Zapfino 17\" fixedSize=\"true\">Ink</Text>", "font.substituted"),
        ("<Grid tracks=\"2\" frame=\"40 20\"><Circle gridStart=\"column:2\"/></Grid>", "grid.start-beyond-tracks"),
    ].map { ($0.0, Finding.Code(rawValue: $0.1)) }

    /// A document with errors on random lines, among views without errors.
    private struct Seeded {
        private(set) var lines = ["<Figure width=\"400\">"]
        private(set) var mistakes: [(line: Int, code: Finding.Code)] = []
        private var random: SeededGenerator

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            var rest = LayoutFindingTests.mistakes.shuffled(using: &random)[..<Int.random(in: 1...3, using: &random)]
            add(depth: 3, &rest)
            while let mistake = rest.popFirst() { note(mistake, " ") }
            lines.append("</Figure>")
        }

        private mutating func add(depth: Int, _ rest: inout ArraySlice<(element: String, code: Finding.Code)>) {
            let indent = String(repeating: "  ", count: 4 - depth)
            let container = ["VStack", "HStack"].randomElement(using: &random)!
            let modifier = ["", " padding=\"3\"", " opacity=\"1\"", " border=\"red\""].randomElement(using: &random)!
            lines.append("\(indent)<\(container)\(modifier)>")
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where depth > 0: add(depth: depth - 1, &rest)
                case 1: lines.append("\(indent)  <Color fill=\"blue\" frame=\"10 10\"/>")
                case 2:
                    lines += [
                        "\(indent)  <Text", "\(indent)    fixedSize=\"true\" foregroundStyle=\"#767676\">good</Text>",
                    ]
                default: if let mistake = rest.popFirst() { note(mistake, indent + "  ") }
                }
            }
            lines.append("\(indent)</\(container)>")
        }

        private mutating func note(_ mistake: (element: String, code: Finding.Code), _ indent: String) {
            lines.append(indent + mistake.element)
            mistakes.append((lines.count, mistake.code))
        }
    }

    @Test("are on the line of their element, whatever is around it", arguments: 0..<60)
    func lines(seed: Int) throws {
        let document = Seeded(seed: UInt64(seed))
        let text = document.lines.joined(separator: "\n")
        let source = SourceText(name: "seeded.xml", bytes: Array(text.utf8))
        let read = LayoutDocument(source)
        let drawing = try #require(read.figure, "\(read.findings)\n\(text)").drawing(scheme: .light)
        let findings = (drawing.findings + drawing.review(scheme: .light)).map { $0.placed(at: source.location(of: 0)) }
        for (line, code) in document.mistakes {
            let found = findings.filter { $0.code == code }
            #expect(
                found.contains { if case .source(_, line, _)? = $0.location { true } else { false } },
                "\(code) isn't on line \(line): \(found)\n\(text)"
            )
        }
        let places = findings.compactMap { if case .source(_, let line, _)? = $0.location { line } else { nil } }
        #expect(places.allSatisfy { place in document.mistakes.contains { $0.line == place } }, "\(findings)\n\(text)")
    }

    @Test("are listed once in a repetition, with their number")
    func repetitions() throws {
        let text = """
            <Figure width="200"><HStack>
              <ForEach count="32"><Image name="nowhere.png"/></ForEach>
            </HStack></Figure>
            """
        let figure = try #require(LayoutDocument(SourceText(name: "a.xml", bytes: Array(text.utf8))).figure)
        let findings = try figure.drawing().findings
        #expect(findings.map(\.code) == [Finding.Code(rawValue: "image.missing")])
        #expect(findings.first?.details == ["It occurs 32 times."])
    }

    @Test("have numbers with three decimals at most")
    func numbers() throws {
        let text = """
            <Figure><VStack spacing="2.123456">
              <LazyVGrid columns="fixed(10.987654)"><Color fill="red" frame="11.123456 9"/></LazyVGrid>
              <Color fill="red" frame="-5.123456 9.123456"/><Text frame="3.123456 9.123456">Word</Text>
            </VStack></Figure>
            """
        let figure = try #require(LayoutDocument(SourceText(name: "a.xml", bytes: Array(text.utf8))).figure)
        let drawing = try figure.drawing()
        let findings = drawing.findings + drawing.review()
        #expect(findings.count >= 3)
        for finding in findings { #expect(finding.message.firstMatch(of: /\.\d{4}/) == nil, "\(finding)") }
    }

    @Test("about contrast name the scheme, and the texts with the same colors")
    func contrast() throws {
        let text = """
            <Figure><ZStack><Color fill="#004400" frame="80 140"/><VStack>
              <ForEach count="3"><Text foregroundStyle="#006600">a</Text></ForEach>
              <Text foregroundStyle="white">b</Text><Text foregroundStyle="#006600" opacity="0">c</Text>
            </VStack></ZStack></Figure>
            """
        let figure = try #require(LayoutDocument(SourceText(name: "a.xml", bytes: Array(text.utf8))).figure)
        let drawing = try figure.drawing()
        let notes = drawing.review()
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.message.contains("in the light scheme") == true, "\(notes)")
        #expect(notes.first?.details == ["2 more texts have these colors."])
        #expect(drawing.findings.isEmpty)
    }

    @Test("about contrast are those of the scheme that is drawn")
    func contrastOfScheme() throws {
        let text = "<Figure><Text foregroundStyle=\"black\">Night</Text></Figure>"
        let figure = try #require(LayoutDocument(SourceText(name: "a.xml", bytes: Array(text.utf8))).figure)
        #expect(try figure.drawing().review().first?.message.contains("in the dark scheme") == true)
        #expect(try figure.drawing(scheme: .light).review(scheme: .light).isEmpty)
        #expect(try figure.drawing(scheme: .dark).review(scheme: .dark).count == 1)
    }
}
