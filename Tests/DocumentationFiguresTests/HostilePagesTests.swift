import Foundation
import GridPressFindings
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("Hostile pages", .timeLimit(.minutes(5)))
struct HostilePagesTests {
    /// Returns a page without the lines of its pictures.
    private func withoutPictures(_ text: String) -> String {
        let pictures = /(?s)\r?\n\r?\n[^\n]*<!-- picture: .*?<!-- end picture -->/
        return text.replacing(pictures.matchingSemantics(.unicodeScalar), with: "")
    }

    @Test("give a clear error or the right picture, and lose no byte")
    func pages() throws {
        let block = "```xml\n<Figure title=\"A\"><Color fill=\"red\" frame=\"9 9\"/></Figure>\n```"
        let cases: [(name: String, text: String, codes: [Finding.Code]?, pictures: Int)] = [
            ("a path as a name", "<!-- figure: ../../etc -->\n\(block)\n", [.figureComment], 0),
            ("a path to a document", "<!-- figure: a, document ../../../etc/passwd -->\n", [.figureBlock], 0),
            ("an absolute path", "<!-- figure: a, document /etc/passwd -->\n", [.figureBlock], 0),
            ("a folder above", "<!-- figures: into ../../etc -->\n", [.figureComment], 0),
            ("an end of a fence in code", "<!-- figure: a -->\n```xml\n<Figure>\n```\n</Figure>\n```\n", nil, 0),
            ("a longer fence", "<!-- figure: a -->\n`\(block.dropLast(3))```\n````\n", nil, 0),
            ("nested fences", "````markdown\n<!-- figure: a -->\n\(block)\n````\n", [], 0),
            ("a fence of tildes", "<!-- figure: a -->\n\(block.replacing("```", with: "~~~"))\n", [], 1),
            ("an indented fence", "- A\n\n  <!-- figure: a -->\n" + block.indented("  ") + "\n", [], 1),
            ("indented code", "    <!-- figure: a -->\n" + block.indented("    ") + "\n", [], 0),
            ("a fence that doesn't end", "<!-- figure: a -->\n```xml\n<Figure/>\n", [.figureBlock], 0),
            ("a comment that doesn't end", "<!-- figure: a\n\(block)\n", [.figureComment], 0),
            (
                "names in other cases", "<!-- figure: a -->\n\(block)\n\n<!-- figure: A -->\n\(block)\n", [.figureName],
                1
            ),
            ("front matter", "---\nfigure: <!-- figure: a -->\n---\n\n<!-- figure: b -->\n\(block)\n", [], 1),
            ("other line ends", "<!-- figure: a -->\n\(block)\n\nText\n".replacing("\n", with: "\r\n"), [], 1),
            ("old line ends", "<!-- figure: a -->\n\(block)\nText\n".replacing("\n", with: "\r"), [], 1),
            ("marks in HTML", "<div>\n\n<!-- figure: a -->\n\(block)\n\n</div>\n", [], 1),
            ("marks in text", "Text <!-- figure: a --> text\n\n`<!-- figure: b -->`\n\(block)\n", [], 0),
            ("marks in preformatted text", "<pre>\n<!-- figure: a -->\n\(block)\n</pre>\n", [], 0),
            ("lines without an end", "<!-- figure: a -->\n\(block)\n\n<!-- picture: a x -->\nText\n", nil, 1),
            ("an end without lines", "<!-- end picture -->\n\n<!-- figure: a -->\n\(block)\n", [], 1),
            ("no Unicode", "\u{0}\u{FEFF}<!-- figure: a -->\n\(block)\n", nil, 0),
            ("another language", "<!-- figure: a -->\n```ruby\nputs 1\n```\n", [.figureBlock], 0),
            ("a document that isn't well-formed", "<!-- figure: a -->\n```xml\n<Figure>\n```\n", nil, 0),
            (
                "a title with marks",
                "<!-- figure: a, \"--\" -->\n\(block)\n\n<!-- figure: b, \"<script>\\\"]()\" -->\n\(block)\n",
                [], 2
            ),
        ]
        for hostile in cases {
            let folder = try PageFolder(["README.md": hostile.text])
            let (findings, paths) = try folder.draw()
            if let codes = hostile.codes {
                #expect(findings.map(\.code) == codes, "\(hostile.name): \(findings)")
            }
            #expect(
                paths.count { $0.hasSuffix(".svg") && !$0.contains("~dark") } == hostile.pictures,
                "\(hostile.name): \(paths)"
            )
            let written = try folder.files.text("README.md")
            #expect(written.contains("<script>") == hostile.text.contains("<script>"), "\(hostile.name)")
            if !hostile.text.contains("\r") || hostile.text.contains("\r\n") {
                #expect(withoutPictures(written) == withoutPictures(hostile.text), "\(hostile.name): \(written)")
            }
            // Pictures are only written into their folder.
            #expect(paths.allSatisfy { $0 == "README.md" || $0.hasPrefix("Pictures/") }, "\(hostile.name): \(paths)")
            // A second run changes nothing.
            #expect(try folder.draw().paths.isEmpty, "\(hostile.name)")
        }
    }

    @Test("of ten megabytes, or with ten thousand blocks, take a while at most")
    func large() throws {
        let block = "```swift\nText(\"A\")\n```\n\n"
        let text =
            String(repeating: "Text.\n\n" + block, count: Rounds.size(10_000))
            + String(repeating: "A line of a page.\n", count: Rounds.size(550_000))
        let start = PageFolder.page("first"), end = PageFolder.page("last")
        let folder = try PageFolder(["README.md": start + text + end])
        let (findings, paths) = try folder.draw()
        #expect(findings.isEmpty)
        #expect(Set(paths).isSuperset(of: ["README.md", "Pictures/first.svg", "Pictures/last.svg"]))
        #expect(withoutPictures(try folder.files.text("README.md")) == start + text + end)
        #expect(folder.check().isEmpty)
    }

    @Test("with thousands of figures are planned in a time that grows as they do")
    func manyFigures() {
        func work(_ count: Int) -> Double {
            let figures = (0..<count).map {
                "<!-- figure: a\($0) -->\n```swift\nlet value\($0) = \($0)\nText(\"\\(value\($0))\")\n```\n\n"
            }
            let page = FigurePage(SourceText(name: "A.md", bytes: Array(figures.joined().utf8)), kind: .markdown)
            let plan = FigurePlan([page]) { _, _ in nil }
            #expect(plan.scopes.first?.figures.count == count)
            // Each block needs only its own value.
            let program = FigureProgram(scopes: plan.scopes, dependencies: [])
            return Double(program.files.values.reduce(0) { $0 + $1.utf8.count }) / Double(count)
        }
        #expect(work(4000) < 1.2 * work(400))
    }
}

extension String {
    fileprivate func indented(_ prefix: String) -> String {
        split(separator: "\n").map { prefix + $0 }.joined(separator: "\n")
    }
}
