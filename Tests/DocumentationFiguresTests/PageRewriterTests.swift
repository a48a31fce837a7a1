import GridPressFindings
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("The lines of a picture")
struct PageRewriterTests {
    private func page(_ text: String, _ kind: PageKind = .markdown) -> FigurePage {
        FigurePage(SourceText(name: "README.md", bytes: Array(text.utf8)), kind: kind)
    }

    private func text(_ page: FigurePage, _ lines: [Int: [String]]) -> String {
        let edits = page.figures.enumerated().compactMap { index, figure in
            lines[index].map {
                PageRewriter.Edit(
                    old: figure.picture,
                    insertion: figure.insertion ?? 0,
                    linePrefix: figure.linePrefix,
                    lines: $0
                )
            }
        }
        return String(decoding: PageRewriter(page).bytes(with: edits), as: UTF8.self)
    }

    private func markup(_ title: String, folder: String = "Pictures", dark: Bool = false) -> PictureMarkup {
        PictureMarkup(
            name: "card",
            folder: folder,
            title: title,
            width: 300,
            height: 99.5,
            hasDarkPicture: dark
        )
    }

    @Test("have the size, the alternative text, and a picture for the dark scheme")
    func html() {
        let lines = markup("A \"card\" & more", dark: true).lines(.picture)
        #expect(lines.first?.hasPrefix("<!-- picture: card ") == true)
        #expect(
            lines.dropFirst() == [
                "<picture>",
                "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"Pictures/card~dark.svg\">",
                "  <img src=\"Pictures/card.svg\" width=\"300\" height=\"100\" alt=\"A &quot;card&quot; &amp; more\">",
                "</picture>", "<!-- end picture -->",
            ]
        )
        #expect(
            markup("A\n\n--> <b>", folder: "My \"pictures\"").lines(.picture)[1]
                == "<img src=\"My%20%22pictures%22/card.svg\" width=\"300\" height=\"100\" alt=\"A --&gt; &lt;b&gt;\">"
        )
    }

    @Test("name a resource of the catalogue in DocC")
    func docc() {
        #expect(markup("A [card](x) *now*").lines(.docc)[1] == "![A \\[card\\](x) \\*now\\*](card)")
    }

    @Test("are a directive in a tutorial, with the indentation of its comment")
    func tutorial() throws {
        let step = "@Step {\n            <!-- figure: card, view Card() -->\n}\n"
        let page = page(step, .tutorial)
        #expect(page.findings.isEmpty && page.figures.map(\.linePrefix) == ["            "])
        let lines = markup("A \"card\"\n\\ now").lines(.tutorial)
        #expect(lines[1] == "@Image(source: \"card.svg\", alt: \"A \\\"card\\\" \\\\ now\")")
        let written = text(page, [0: lines])
        let expected = (["<!-- figure: card, view Card() -->", ""] + lines).map {
            $0.isEmpty ? "" : "            " + $0
        }
        #expect(written == "@Step {\n" + expected.joined(separator: "\n") + "\n\n}\n")
        // The lines are found again, and written again without a change.
        let again = self.page(written, .tutorial)
        #expect(again.figures.first?.picture?.isEdited == false && again.orphans.isEmpty)
        #expect(text(again, [0: lines]) == written)
    }

    @Test("come after the block, and replace those that are there")
    func places() {
        let block = "<!-- figure: a -->\n```xml\n<Text/>\n```"
        let picture = "<!-- picture: a 1 -->\nA\n<!-- end picture -->"
        forEach([
            ("at the end of a page", block, block + "\n\n" + picture),
            ("before the end of a line", block + "\n", block + "\n\n" + picture + "\n"),
            ("before a paragraph", block + "\n\nText\n", block + "\n\n" + picture + "\n\nText\n"),
            ("directly before text", block + "\nText\n", block + "\n\n" + picture + "\n\nText\n"),
            (
                "in place of others", block + "\n<!-- picture: b 2 -->\nB\nC\n<!-- end picture -->\nText",
                block + "\n" + picture + "\nText"
            ),
        ]) { input, check in
            let page = page(input.1)
            let written = text(page, [0: picture.split(separator: "\n").map(String.init)])
            check.equal(written, input.2, input.0)
            // Writing the page again changes nothing.
            let again = self.page(written)
            check.equal(again.figures.first?.picture?.name, "a", input.0)
            check.equal(text(again, [0: picture.split(separator: "\n").map(String.init)]), written, input.0)
        }
    }

    @Test("have the indentation, the slashes and the ends of the lines around them")
    func prefixes() {
        let lines = ["<!-- picture: a 1 -->", "<!-- end picture -->"]
        let source = "  /// <!-- figure: a -->\r\n  /// ```xml\r\n  /// <Text/>\r\n  /// ```\r\n  func a() { }\r\n"
        #expect(
            text(page(source, .swift), [0: lines])
                == source.replacing(
                    "  func",
                    with: "  ///\r\n  /// <!-- picture: a 1 -->\r\n  /// <!-- end picture -->\r\n  func"
                )
        )
        let list = "- A\n\n  <!-- figure: a -->\n  ```xml\n  <Text/>\n  ```\n- B\n"
        let written = text(page(list), [0: lines])
        #expect(written == list.replacing("- B", with: "\n  <!-- picture: a 1 -->\n  <!-- end picture -->\n\n- B"))
        #expect(page(written).figures.first?.picture != nil)
        // A figure without a block has its picture below the comment.
        let comment = "<!-- figure: a, view Card(),\n     width 3 -->"
        let alone = text(page(comment), [0: lines])
        #expect(alone == comment + "\n\n" + lines.joined(separator: "\n"))
        #expect(page(alone).figures.first?.picture != nil)
    }

    @Test("change no other byte of a page, whatever is in it")
    func otherBytes() {
        let parts = [
            "<!-- figure: a -->\n```swift\nA\n```\n", "<!-- figure: b -->\n~~~xml\n<A/>\n~~~", "Text\n", "\n", "- ",
            "    ",
            "<!-- picture: a 1 -->\nX\n<!-- end picture -->\n", "```\n", "\r\n", "é\u{0}", "<!-- x -->\n",
        ]
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            let text = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let page = page(text)
            let lines = Dictionary(
                uniqueKeysWithValues: page.figures.indices.map {
                    ($0, ["<!-- picture: n 9 -->", "<!-- end picture -->"])
                }
            )
            let written = self.page(self.text(page, lines))
            check.equal(self.text(page, [:]), text)
            // The page has the same figures, each with its lines. Removing the lines restores the original page.
            check.equal(written.figures.map(\.request.name), page.figures.map(\.request.name), text)
            check(written.figures.allSatisfy { $0.picture?.digest == "9" }, text)
            check.equal(self.text(written, lines), String(decoding: written.source.bytes, as: UTF8.self), text)
        }
    }

    @Test("go with the blank line before them, so that the page is as it was")
    func removal() {
        forEach(["", "\n", "\n\nText\n", "\n\n- A\n"]) { end, check in
            let text = "<!-- figure: a -->\n```xml\n<Text/>\n```" + end
            let page = page(self.text(page(text), [0: markup("A").lines(.picture)]))
            let written = PageRewriter(page).bytes(
                with: page.figures.map {
                    .init(old: $0.picture, insertion: $0.insertion ?? 0, linePrefix: $0.linePrefix, lines: [])
                }
            )
            check.equal(String(decoding: written, as: UTF8.self), text + (end.isEmpty ? "\n" : ""))
        }
    }

    @Test("are known as edited if somebody changes them")
    func edits() {
        let block = "<!-- figure: a -->\n```xml\n<Text/>\n```"
        let written = text(page(block), [0: markup("A").lines(.picture)])
        #expect(page(written).figures.first?.picture?.isEdited == false)
        #expect(page(written.replacing("\n", with: "\r\n")).figures.first?.picture?.isEdited == false)
        #expect(page(written.replacing("alt=\"A", with: "alt=\"B")).figures.first?.picture?.isEdited == true)
    }
}
