import FigureEngine
import Foundation
import GridPressFindings
import GridPressProperties
import Testing

@testable import DocumentationFigures

@Suite("Pictures beside what figures draw")
struct PictureComparisonTests {
    private static let pages = [
        "README.md": PageFolder.page("card", "<HStack spacing=\"8\"><Text>A</Text><Color fill=\"red\"/></HStack>")
            + PageFolder.page("plain", "<Color fill=\"#f00\"/>", settings: ", width 50, height 20"),
        "A.docc/A.md": PageFolder.page("article"),
    ]

    @Test("are written once, and are then what the check wants")
    func clean() throws {
        let folder = try PageFolder(Self.pages)
        let first = try folder.draw()
        #expect(first.findings.isEmpty)
        #expect(
            Set(first.paths) == [
                "README.md", "Pictures/card.svg", "Pictures/card~dark.svg", "Pictures/plain.svg", "A.docc/A.md",
                "A.docc/Resources/article.svg", "A.docc/Resources/article~dark.svg",
            ]
        )
        #expect(folder.check().isEmpty)
        let texts = try folder.texts()
        let second = try folder.draw()
        #expect(second.findings.isEmpty && second.paths.isEmpty)
        #expect(try folder.texts() == texts)
    }

    @Test("of several widths are a file for each, which goes when its width goes")
    func widths() throws {
        let content = "<HFlow><ForEach count=\"6\"><Text frame=\"width:50\">{i}</Text></ForEach></HFlow>"
        let folder = try PageFolder(["README.md": PageFolder.page("tags", content, settings: ", widths 240 120")])
        let first = try folder.draw()
        #expect(first.findings.isEmpty)
        let pictures = ["Pictures/tags-120", "Pictures/tags-240"].flatMap { [$0 + ".svg", $0 + "~dark.svg"] }
        #expect(Set(first.paths) == Set(["README.md"] + pictures))
        let page = try folder.files.text("README.md")
        #expect(page.contains("<source media=\"(min-width: 240px)\" srcset=\"Pictures/tags-240.svg\" width=\"240\""))
        #expect(page.contains("<img src=\"Pictures/tags-120.svg\" width=\"120\""))
        #expect(folder.check().isEmpty)
        try folder.edit("README.md", "widths 240 120", "widths 120")
        #expect(folder.check().contains { $0.code == .figureOrphaned })
        let second = try folder.draw()
        #expect(Set(second.paths) == ["README.md", "Pictures/tags-240.svg", "Pictures/tags-240~dark.svg"])
        #expect(folder.check().isEmpty)
    }

    @Test(
        "of several widths are refused for numbers that aren't different lengths",
        arguments: ["0", "8 8", "x", "1e9"]
    )
    func invalidWidths(words: String) throws {
        let folder = try PageFolder(["README.md": PageFolder.page("tags", settings: ", widths \(words)")])
        let findings = folder.check()
        #expect(findings.map(\.code) == [.figureComment])
        #expect(findings.first?.fix?.contains("up to 20 different numbers from 1 to 10000000") == true)
    }

    @Test("of several widths are a warning if the figure doesn't follow them, and take all their names")
    func fixedWidths() throws {
        let content = "<Color fill=\"#f00\" frame=\"9 9\"/>"
        let text = PageFolder.page("a", content, settings: ", widths 20 40") + PageFolder.page("a-40")
        let findings = try PageFolder(["README.md": text]).check()
        #expect(findings.contains { $0.code == .fixedWidth && $0.severity == .warning })
        #expect(findings.contains { $0.code == .figureName && $0.message.contains("\"a-40\"") })
    }

    @Test("are reported when something changes, and drawn again where that loses nothing")
    func drifts() throws {
        typealias Drift = (name: String, code: Finding.Code, words: String, edit: (borrowing PageFolder) throws -> Void)
        let drifts: [Drift] = [
            (
                "code", .figureStale, "card: spacing of the HStack: 8 → 12",
                { try $0.edit("README.md", "\"8\"", "\"12\"") }
            ),
            ("title", .figureStale, "title", { try $0.edit("README.md", "title=\"card\"", "title=\"Card\"") }),
            ("size", .figureStale, "plain: ", { try $0.edit("README.md", "width 50", "width 60") }),
            // The message shortens the path, which depends on the folder for temporary files.
            ("picture gone", .figureMissing, "\" is missing", { try $0.remove("Pictures/card.svg") }),
            (
                "dark picture gone", .figureMissing, "\" is missing",
                { try $0.remove("Pictures/card~dark.svg") }
            ),
            (
                "no dark picture any more", .figureStale, "card: ",
                { try $0.edit("README.md", "<Text>A</Text>", "<Color fill=\"blue/0.5\"/>") }
            ),
            (
                "lines changed", .figureEdited, "changed by hand",
                { try $0.edit("README.md", "alt=\"card\"", "alt=\"A card\"") }
            ),
            (
                "lines gone", .figureMissing, "doesn't show",
                { folder in
                    let text = try folder.files.text("A.docc/A.md")
                    try folder.files.write(
                        text.replacing(/(?s)<!-- picture.*end picture -->/, with: ""),
                        to: "A.docc/A.md"
                    )
                }
            ),
            ("renamed", .figureMissing, "other", { try $0.edit("README.md", "figure: card", "figure: other") }),
            (
                "block gone", .figureOrphaned, "plain: The page shows",
                { try $0.edit("README.md", "<!-- figure: plain", "<!-- plain") }
            ),
        ]
        for drift in drifts {
            let folder = try PageFolder(Self.pages)
            _ = try folder.draw()
            try drift.edit(folder)
            let findings = folder.check()
            #expect(
                findings.contains { $0.code == drift.code && $0.message.contains(drift.words) && $0.fix != nil },
                "\(drift.name): \(findings)"
            )
            _ = try folder.draw()
            #expect(folder.check().isEmpty, "\(drift.name): \(folder.check())")
        }
    }

    @Test("stay as they are if they were changed by hand, or made by something else")
    func edited() throws {
        for edit in [("</svg>", "<g/></svg>"), ("<!-- figure: card", "<!-- figures: card")] {
            let folder = try PageFolder(Self.pages)
            _ = try folder.draw()
            try folder.edit("Pictures/card.svg", edit.0, edit.1)
            try folder.edit("README.md", "\"8\"", "\"12\"")
            let texts = try folder.texts()
            #expect(folder.check().map(\.code) == [.figureEdited])
            #expect(try folder.draw().findings.map(\.code) == [.figureEdited])
            #expect(try folder.texts() == texts)
            // A removed picture is drawn again.
            try folder.remove("Pictures/card.svg")
            _ = try folder.draw()
            #expect(folder.check().isEmpty)
        }
    }

    @Test("of a page that is gone are reported, but may be copies, so they stay")
    func pageGone() throws {
        let folder = try PageFolder(Self.pages)
        _ = try folder.draw()
        try folder.remove("A.docc/A.md")
        #expect(folder.check().map(\.code) == [.figureOrphaned])
        #expect(folder.check().first?.message == "article: The picture has no figure any more.")
        #expect(try folder.draw().paths.isEmpty)
    }

    @Test("and lines stay while a page has a mistake that may hide a figure")
    func mistakes() throws {
        for (old, new) in [
            ("figure: card", "figure: card, widht 3"), ("figure: card", "figure: the card"), ("```xml", "```html"),
            ("```xml", "~~~"), ("end picture -->", "end picture --> My words."),
            ("<picture>", "<picture>\n<!-- picture: x 1 -->"),
        ] {
            let folder = try PageFolder(Self.pages)
            _ = try folder.draw()
            try folder.edit("README.md", old, new)
            let texts = try folder.texts()
            #expect(!folder.check().isEmpty)
            let findings = try folder.draw().findings
            #expect(!findings.isEmpty && !findings.contains { $0.code == .figureOrphaned }, "\(new): \(findings)")
            let written = try folder.texts()
            #expect(Set(texts.keys).isSubset(of: written.keys), "\(new)")
            #expect(try folder.files.text("README.md").contains("My words.") == new.contains("My words."))
        }
    }

    @Test("that are links, or that somebody wrote into, aren't replaced")
    func links() throws {
        let folder = try PageFolder(Self.pages)
        _ = try folder.draw()
        try folder.remove("Pictures/card.svg")
        try folder.files.write("<svg/>", to: "logo.svg")
        try FileManager.default.createSymbolicLink(
            atPath: folder.files.path + "Pictures/card.svg",
            withDestinationPath: "../logo.svg"
        )
        #expect(try folder.draw().findings.map(\.code) == [.figureEdited])
        #expect(try folder.files.text("Pictures/card.svg") == "<svg/>")
        // Picture lines with a paragraph of the author in between are only removed by hand.
        try folder.edit("A.docc/A.md", "<!-- end picture -->", "My paragraph.\n<!-- end picture -->")
        try folder.edit("A.docc/A.md", "figure: article", "article")
        _ = try folder.draw()
        #expect(try folder.files.text("A.docc/A.md").contains("My paragraph."))
    }

    @Test("of pages that aren't looked at stay")
    func otherPages() throws {
        let folder = try PageFolder(["A.md": PageFolder.page("a"), "B.md": PageFolder.page("b")])
        _ = try folder.draw()
        let set = FigureSet([folder.files.path + "A.md"], places: PicturePlaces())
        let drawn = FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(set)
        #expect(PictureComparison(set, drawn.pictures, maker: EnginePictureMaker()).findings.isEmpty)
    }

    @Test("don't reach a page that is saved while they are drawn")
    func savedMeanwhile() throws {
        let folder = try PageFolder(Self.pages)
        let set = FigureSet([folder.files.path], places: PicturePlaces())
        let drawn = FigureDrawer(root: nil, maker: EnginePictureMaker()).draw(set)
        try folder.edit("README.md", "Text.", "Words.")
        let text = try folder.files.text("README.md")
        let findings = PictureComparison(set, drawn.pictures, maker: EnginePictureMaker()).write { _, _ in }
        #expect(findings.map(\.code) == [.figurePageChanged])
        #expect(try folder.files.text("README.md") == text)
        #expect(try folder.draw().findings.isEmpty)
        #expect(folder.check().isEmpty)
    }

    @Test("of a snippet are shown by each page with its directive")
    func snippets() throws {
        let directive = "@Snippet(path: \"Cards/Snippets/card\")"
        let folder = try PageFolder([
            "Package.swift": "", "Snippets/card.swift": "// figure: card, width 40, view A()\nstruct A {}\n",
            "A.docc/A.md": "# A\n\n\(directive)\n\nText\n", "A.docc/B.md": "\(directive)\n",
            "C.docc/C.md": "- A\n\n  \(directive)\n",
            "D.docc/D.md": "    \(directive)\n\n<pre>\n\(directive)\n</pre>\n",
        ])
        let set = FigureSet([folder.files.path], places: PicturePlaces())
        #expect(set.findings.isEmpty)
        let shown = set.entries.map { String($0.place.folder.dropFirst(folder.files.path.count)) }
        #expect(shown == ["A.docc/Resources", "A.docc/Resources", "C.docc/Resources"])
        #expect(set.entries.allSatisfy { set.figure(of: $0).request.name == "card" })
        #expect(set.entries.last?.linePrefix == "  ")
        // Without a page, the picture is in a folder beside the snippet.
        try folder.remove("A.docc")
        try folder.remove("C.docc")
        let alone = FigureSet([folder.files.path], places: PicturePlaces())
        #expect(alone.entries.map { $0.place.folder } == [folder.files.path + "Snippets/Pictures"])
    }
}
