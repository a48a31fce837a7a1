import GridPressFindings
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("A page")
struct FigurePageTests {
    private func page(_ text: String, _ kind: PageKind = .markdown) -> FigurePage {
        FigurePage(SourceText(name: "README.md", bytes: Array(text.utf8)), kind: kind)
    }

    private func code(_ figure: PageFigure) -> [String] { figure.code?.lines.map(\.text) ?? [] }

    @Test("has a figure where a comment is above a block of code")
    func figure() throws {
        let page = page(
            """
            # Stripes

            <!-- figure: three-stripes, width 300, height 100, "Three stripes", guides tracks gaps -->
            ```swift
            HStack { Color.red; Color.blue }
            ```
            """
        )
        #expect(page.findings.isEmpty && page.figures.count == 1)
        let figure = try #require(page.figures.first)
        #expect(figure.request.name == "three-stripes" && figure.request.title == "Three stripes")
        #expect(figure.request.width == 300 && figure.request.height == 100)
        #expect(figure.request.guides == ["tracks", "gaps"])
        #expect(figure.code?.language == .swift && code(figure) == ["HStack { Color.red; Color.blue }"])
        #expect(figure.code?.lines.first?.number == 5)
        #expect(figure.insertion == page.source.bytes.count && figure.linePrefix.isEmpty)
    }

    @Test("has no figure in other code, front matter, or elements whose content is literal")
    func literals() {
        let figure = "<!-- figure: a -->\n```xml\n<Text>A</Text>\n```\n"
        func indented(_ spaces: Int) -> String {
            figure.split(separator: "\n").map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
        }
        forEach(
            [
                ("alone", figure, 1), ("nested in a longer fence", "````\n\(figure)````\n", 0),
                ("nested in another fence", "~~~\n\(figure)~~~\n", 0),
                ("in a fence that doesn't end", "````\n\(figure)", 0),
                ("in front matter", "---\n\(figure)---\n", 0),
                ("after front matter", "---\nname: A\n---\n\(figure)", 1),
                ("after a rule", "Text\n\n---\n\(figure)", 1), ("in an element of text", "<pre>\n\(figure)</pre>\n", 0),
                ("after an element of text", "<pre>\n</pre>\n\(figure)", 1),
                ("in a comment", "<!--\nfigures\n<!-- figure: a\n-->\n", 0), ("with three spaces", indented(3), 1),
                ("with four spaces", indented(4), 0), ("in a list", "- An item\n\n\(indented(4))", 1),
                ("in a list of numbers", "10. An item\n\n\(indented(4))", 1),
                ("after a list", "- An item\n\nText\n\n\(indented(4))", 0),
                ("in a list, as code", "- An item\n\n\(indented(6))", 0),
                ("in a centered element", "<div align=\"center\">\n\n\(figure)\n</div>\n", 1),
                ("with carriage returns", figure.replacing("\n", with: "\r\n"), 1),
                ("with old carriage returns", figure.replacing("\n", with: "\r"), 1),
                ("with a byte order mark", "\u{FEFF}" + figure, 1),
            ] as [(String, String, Int)]
        ) { input, check in
            let page = page(input.1)
            check.equal(page.figures.count, input.2, input.0)
            check(page.findings.isEmpty, "\(input.0): \(page.findings)")
            check(page.figures.allSatisfy { code($0) == ["<Text>A</Text>"] }, input.0)
        }
    }

    @Test("has figures in doc comments of Swift source")
    func docComments() throws {
        let page = page(
            """
            /// A card.
            ///
            /// <!-- figure: card,
            ///      width 200 -->
            /// ```swift
            /// Card {
            ///     Text("Hello")
            /// }
            /// ```
            struct Card {
                /// <!-- figure: other -->
                /// ```swift
                /// Color.red
                /// ```
                var text = "<!-- figure: none -->"
            }
            """,
            .swift
        )
        #expect(page.findings.isEmpty)
        #expect(page.figures.map(\.request.name) == ["card", "other"])
        #expect(page.figures.first?.request.width == 200)
        #expect(page.figures.map(\.linePrefix) == ["/// ", "    /// "])
        #expect(page.figures.first.map(code) == ["Card {", "    Text(\"Hello\")", "}"])
        let line = try #require(page.figures.last?.code?.lines.first)
        #expect(line.number == 13)
        #expect(page.source.location(of: line.offset) == .source(file: "README.md", line: 13, column: 9))
    }

    @Test("has the lines of a picture between their marks")
    func picture() throws {
        let text = """
            <!-- figure: a, "A" -->
            ```xml
            <Text>A</Text>
            ```

            <!-- picture: a 3f2 -->
            ![A](Pictures/a.svg)
            <!-- end picture -->

            Text

            <!-- picture: b 3f3 -->
            ![B](Pictures/b.svg)
            <!-- end picture -->
            """
        let page = page(text)
        let picture = try #require(page.figures.first?.picture)
        #expect(picture.name == "a" && picture.digest == "3f2" && picture.isEdited)
        #expect(picture.lines == ["![A](Pictures/a.svg)"])
        let lines = String(decoding: page.source.bytes[picture.range], as: UTF8.self)
        #expect(lines.hasPrefix("<!-- picture: a") && lines.hasSuffix("end picture -->"))
        #expect(page.orphans.map(\.name) == ["b"] && page.findings.isEmpty)
        let open = self.page(text.replacing("<!-- end picture -->", with: ""))
        #expect(open.findings.map(\.code) == [.figureMarks, .figureMarks])
        #expect(open.figures.first?.picture == nil)
    }

    @Test("has code that readers needn't see in the comment")
    func setup() throws {
        let page = page(
            """
            <!-- figure: a, setup Setup.swift, scope: own,
                 view Card(title: "A, B", 2), description "A \\"card\\""
            let items = [1, 2]
            -->
            ```swift
            struct Card: View { }
            ```
            """
        )
        #expect(page.findings.isEmpty)
        let request = try #require(page.figures.first?.request)
        #expect(request.setup.map(\.text) == ["let items = [1, 2]"] && request.setup.first?.number == 3)
        #expect(request.setupFile == "Setup.swift" && request.hasOwnScope)
        #expect(request.view?.text == "Card(title: \"A, B\", 2)" && request.description == "A \"card\"")
        let view = try #require(request.view)
        #expect(page.source.location(of: view.offset) == .source(file: "README.md", line: 2, column: 11))
    }

    @Test("says where a comment is wrong, and what to write")
    func mistakes() {
        forEach(
            [
                ("../../etc/passwd", 14, "isn't a valid name"), ("", 13, "no name"),
                (".hidden", 14, "isn't a valid name"),
                ("a~dark", 14, "isn't a valid name"), ("a, wdth 3", 17, "Unknown setting \"wdth 3\""),
                ("a, width", 17, "has no value"), ("a, width -3", 23, "\"-3\" isn't a valid value for \"width\""),
                ("a, width 1e9", 23, "\"1e9\" isn't"), ("a, width 99999999", 23, "isn't a valid value"),
                ("a, guides gaps gap", 29, "\"gap\" isn't a valid value for \"guides\""),
                ("a, scope all", 23, "\"all\" isn't a valid value for \"scope\""),
                ("a, \"A", 17, "isn't in quotation marks"),
                ("a, \"A\", \"B\"", 22, "two titles"), ("a, description B", 29, "\"B\" isn't a valid value"),
            ] as [(String, Int, String)]
        ) { input, check in
            let page = page("<!-- figure: \(input.0) -->\n```swift\nColor.red\n```\n")
            check(page.figures.isEmpty && page.findings.count == 1, "\(input.0): \(page.findings)")
            guard let finding = page.findings.first else { return }
            check(finding.message.contains(input.2), "\(input.0): \(finding.message)")
            check.equal(finding.location, .source(file: "README.md", line: 1, column: input.1), input.0)
            check(finding.fix != nil, input.0)
        }
    }

    @Test("reports a figure without a block, and a block or a comment that doesn't end")
    func blocks() {
        forEach([
            ("<!-- figure: a -->\n\nText\n```swift\nColor.red\n```", Finding.Code.figureBlock),
            ("<!-- figure: a -->\n```python\nColor.red\n```", .figureBlock), ("<!-- figure: a -->", .figureBlock),
            ("<!-- figure: a -->\n````swift\nColor.red\n```", .figureBlock),
            ("<!-- figure: a\n```swift\nColor.red\n```", .figureComment),
        ]) { input, check in
            let page = page(input.0)
            check.equal(page.findings.map(\.code), [input.1], input.0)
            check(page.figures.isEmpty, input.0)
        }
        let document = page("<!-- figure: a, document ../a.xml -->\n\nText")
        #expect(document.findings.isEmpty && document.figures.first?.request.document == "../a.xml")
    }

    @Test("is read in a time that grows with its length")
    func length() {
        let figure = "<!-- figure: a -->\n```swift\nColor.red\n```\n\n"
        let count = Rounds.size(100_000)
        #expect(page(String(repeating: figure, count: count)).figures.count == count)
        #expect(page(String(repeating: "- a\n", count: 2 * count) + figure).figures.count == 1)
        #expect(page(String(repeating: "picture: `````\n", count: 2 * count)).figures.isEmpty)
    }

    @Test("never ends in a crash, whatever its bytes are")
    func anyBytes() {
        let parts = [
            "<!--", "-->", "figure: a", "picture: a", "end picture", "```", "~~~~", "swift", "\n", "\n\n", "    ", "- ",
            "\r\n", "---", "///", "\"", ",", "(", "<pre>", "\t", "é", "width 3",
        ]
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            let text = (0..<40).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            for kind in [PageKind.markdown, .swift] {
                let page = page(text, kind)
                for figure in page.figures {
                    check((figure.insertion ?? 0) <= page.source.bytes.count, text)
                    check((figure.picture?.range.upperBound ?? 0) <= page.source.bytes.count, text)
                }
            }
        }
    }

    @Test("can say where its pictures are, but not outside of its folder")
    func settings() {
        forEach(
            [
                ("figures: into Images", "Images"), ("figures: into a/b", "a/b"), ("figures: into ../a", nil),
                ("figures: into /etc", nil), ("figures: into a/../../b", nil),
                ("figures: into", nil),
            ] as [(String, String?)]
        ) { input, check in
            let page = page("<!-- \(input.0) -->\n")
            let place = Finding.Location.source(file: "README.md", line: 1, column: 5)
            check.equal(page.settings.folder, input.1.map { .chosen($0, at: place) } ?? .invalid, input.0)
            check.equal(page.findings.map(\.code), input.1 == nil ? [.figureComment] : [], input.0)
        }
    }

    @Test("knows comments of other people, elements and lists as CommonMark does")
    func otherMarkup() {
        let figure = "<!-- figure: a -->\n```xml\n<Figure/>\n```\n"
        let indented = figure.split(separator: "\n").map { "    \($0)\n" }.joined()
        forEach([
            ("<!-- Figure: the parts of the app -->\n\n" + figure, 1), ("<!-- figures: see below -->\n\n" + figure, 1),
            ("<preview-box>A</preview-box>\n\n" + figure, 1), ("<!-->\n\n" + figure, 1), ("<!--->\n\n" + figure, 1),
            ("<pre>\n" + figure + "</pre>\n", 0), ("1. Text that is wrapped\nat the margin.\n\n" + indented, 1),
            ("Text.\n\n" + indented, 0), ("-\tItem\n\n" + indented.replacing("    ", with: "\t"), 1),
        ]) { input, check in
            let page = page(input.0)
            check.equal(page.figures.count, input.1, input.0)
            check(page.findings.isEmpty, input.0)
        }
    }

    @Test("has no figures in string literals of Swift source, and slashes from its first line on")
    func source() {
        let figure = "/// <!-- figure: a -->\n/// ```xml\n/// <Figure/>\n/// ```\n"
        let literal = "let text = \"\"\"\n\(figure)\"\"\"\n"
        #expect(page(literal, .swift).figures.isEmpty)
        #expect(page(literal + figure + "struct A {}\n", .swift).figures.count == 1)
        #expect(page(figure, .swift).figures.first?.linePrefix == "/// ")
    }

    @Test("keeps the lines of setup code as they are")
    func setupLines() {
        let page = page("<!-- figure: a\n\nlet a = 1\n\nlet b = 2\n\n-->\n```swift\nText(\"A\")\n```\n")
        #expect(page.figures.first?.request.setup.map(\.text) == ["let a = 1", "", "let b = 2"])
    }
}
