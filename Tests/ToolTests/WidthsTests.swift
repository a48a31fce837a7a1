import Foundation
import Testing

@testable import GridPressTool

@Suite("Several widths")
struct WidthsTests {
    /// A document whose tiles are in as many columns as fit.
    private static let tiles =
        "<Figure title='Tiles' margin='4'><LazyVGrid columns='adaptive(100)' spacing='8'><ForEach count='6'>"
        + "<Text frame='height:24'>{i}</Text></ForEach></LazyVGrid></Figure>"
    /// A document with a color of a fixed size.
    private static let fixed = "<Figure title='Card'><Color fill='#00f' frame='40 20'/></Figure>"
    /// A document with a bar whose width is limited to 200 points.
    private static let capped =
        "<Figure title='Bar'><Color fill='#00f' flexibleFrame='maxWidth:200' frame='height:20'/></Figure>"

    private func draw(_ text: String, _ words: String, in folder: borrowing ScratchFolder) throws -> Outcome {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "a.xml"))
        return run(
            ["render", folder.path + "a.xml", "--diagnostics", "short", "-o", folder.path]
                + words.split(separator: " ").map(String.init)
        )
    }

    @Test("give the pictures that each width alone gives")
    func pictures() throws {
        let folder = try ScratchFolder()
        let outcome = try draw(Self.tiles, "--widths 640,360.5,120", in: folder)
        #expect(outcome.exit == .fine && outcome.output.isEmpty && outcome.messages.isEmpty)
        #expect(try folder.names() == ["a-120.svg", "a-360.5.svg", "a-640.svg", "a.xml"])
        for width in ["120", "360.5", "640"] {
            let alone = run("render", folder.path + "a.xml", "--width", width).output
            #expect(try folder.text("a-\(width).svg") == alone)
        }
    }

    @Test("are sources from the widest to the narrowest, each with its size, and in both schemes")
    func sources() throws {
        let folder = try ScratchFolder()
        let outcome = try draw(Self.tiles, "--widths 360,120 --emit picture", in: folder)
        let lines = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines == [
                "<picture>",
                "<source media=\"(prefers-color-scheme: dark) and (min-width: 360px)\" srcset=\"a-360~dark.svg\" width=\"368\" height=\"64\">",
                "<source media=\"(min-width: 360px)\" srcset=\"a-360.svg\" width=\"368\" height=\"64\">",
                "<source media=\"(prefers-color-scheme: dark)\" srcset=\"a-120~dark.svg\" width=\"128\" height=\"192\">",
                "<img src=\"a-120.svg\" width=\"128\" height=\"192\" alt=\"Tiles\">", "</picture>",
            ]
        )
    }

    @Test("are tabs in DocC, and a picture in Markdown, which has no words for windows")
    func otherForms() throws {
        let folder = try ScratchFolder()
        #expect(
            try draw(Self.tiles, "--widths 120,360 --emit docc", in: folder).output == """
                @TabNavigator {
                  @Tab("120 points") {
                    ![Tiles](a-120)
                  }
                  @Tab("360 points") {
                    ![Tiles](a-360)
                  }
                }

                """
        )
        let markdown = try draw(Self.tiles, "--widths 120,360 --emit markdown", in: folder).output
        #expect(markdown.hasPrefix("<picture>\n  <source media=\"(min-width: 360px)\" srcset=\"a-360.svg\" "))
    }

    @Test("of a figure that doesn't follow them are a warning, and one that equals the width before is a note")
    func equalLayouts() throws {
        let folder = try ScratchFolder()
        let fixed = try draw(Self.fixed, "--widths 100,200,300", in: folder)
        #expect(fixed.exit == .findings)
        #expect(fixed.messages.contains("warning: The layout is the same at every width from 100 to 300, because"))
        #expect(fixed.messages.split(separator: "\n").count == 1)
        let capped = try draw(Self.capped, "--widths 100,200,300", in: folder)
        #expect(capped.exit == .fine)
        #expect(capped.messages.contains("note: The layout at 300 equals the one at 200. [widths.equal]"))
        #expect(capped.messages.split(separator: "\n").count == 1)
        // A single width isn't compared.
        #expect(try draw(Self.fixed, "--widths 100", in: folder).messages.isEmpty)
    }

    @Test("say where a finding is that isn't there at every width")
    func findings() throws {
        let folder = try ScratchFolder()
        try Data("<Figure title='W'><Text>Unbreakable</Text></Figure>".utf8)
            .write(to: URL(fileURLWithPath: folder.path + "a.xml"))
        let outcome = run("render", folder.path + "a.xml", "--widths", "20,300", "-o", folder.path)
        #expect(outcome.messages.contains("[text.parted-word]"))
        #expect(outcome.messages.contains("  At a width of 20.\n"))
    }

    @Test(
        "refuse what can't be drawn",
        arguments: [
            ("--widths 0", "\"0\" isn't a valid value for \"--widths\"."),
            ("--widths 360,-1", "\"-1\" isn't a valid value for \"--widths\"."),
            ("--widths 360,nan", "\"nan\" isn't a valid value"),
            ("--widths 1000000000", "Use lengths in points from 1"),
            ("--widths 360,", "\"\" isn't a valid value"), ("--widths 1e3", "\"1e3\" isn't a valid value"),
            ("--widths 360,640,360.0001", "The width 360 is listed twice."),
            ("--widths 360 --width 3", "A width and several widths are given."),
            ("--widths 360 -o -", "The pictures of --widths are files, and \"-\" isn't a file or a folder."),
            (
                "--widths \((1...1000).map(String.init).joined(separator: ","))",
                "1000 widths are given, and at most 20 are drawn."
            ),
        ]
    )
    func refusals(words: String, message: String) {
        let outcome = run(["render", "a.xml"] + words.split(separator: " ").map(String.init))
        #expect(outcome.exit == .usage && outcome.messages.contains(message))
    }

    @Test("never replace a document or a picture of another one")
    func collisions() throws {
        let folder = try ScratchFolder(["a.xml": Self.tiles, "a-120.xml": Self.tiles])
        try FileManager.default.createDirectory(atPath: folder.path + "b", withIntermediateDirectories: true)
        try Data(Self.tiles.utf8).write(to: URL(fileURLWithPath: folder.path + "b/a.xml"))
        let twice = run("render", folder.path + "a.xml", folder.path + "b/a.xml", "--widths", "120", "-o", folder.path)
        #expect(twice.exit == .usage && twice.messages.contains("would both be drawn as \"a-120.svg\"."))
        let replaced = run(
            "render",
            folder.path + "a-120.xml",
            folder.path + "a.xml",
            "--widths",
            "120",
            "-o",
            folder.path + "c/"
        )
        #expect(replaced.exit == .fine)
        let document = run("render", folder.path + "a-120.xml", "--emit", "html", "-o", folder.path + "a-120.xml")
        #expect(document.exit == .usage && document.messages.contains("would replace the document"))
        let suffixed = run("render", folder.path + "a-120.xml", "--widths", "120", "-o", folder.path + "a.xml")
        #expect(suffixed.exit == .usage && suffixed.messages.contains("would replace the document"))
    }

    @Test("are drawn again when a watched document changes, and the lines for the page only when they differ")
    func watching() throws {
        let folder = try ScratchFolder(["a.xml": Self.tiles])
        let path = folder.path
        let file = URL(fileURLWithPath: path + "a.xml")
        var steps: [() throws -> Void] = [
            { try Data(Self.tiles.replacing("{i}", with: "{i + 1}").utf8).write(to: file) },
            {},
            { try Data(Self.tiles.replacing("Tiles", with: "More tiles").utf8).write(to: file) },
            {},
        ]
        let outcome = run(["watch", path + "a.xml", "-o", path + "out/", "--widths", "120,360", "--emit", "markdown"]) {
            $0.wait = { _ in
                guard !steps.isEmpty else { return false }
                #expect(throws: Never.self) { try steps.removeFirst()() }
                return true
            }
        }
        let lines = outcome.output.replacing(path, with: "").split(separator: "\n").map(String.init)
        let drawn = Array(repeating: ["drawn: out/a-120.svg", "drawn: out/a-360.svg"], count: 3)
        #expect(lines.filter { $0.hasPrefix("drawn") } == drawn.flatMap { $0 })
        #expect(lines.filter { $0 == "<picture>" }.count == 2 && lines.last == "</picture>")
        #expect(lines.contains { $0.hasSuffix("alt=\"More tiles\">") })
    }
}
