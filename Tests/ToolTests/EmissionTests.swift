import Foundation
import GridPressPlatform
import Testing

@testable import GridPressTool

@Suite("Lines for a page")
struct EmissionTests {
    /// A document with different colors in the dark scheme.
    private static let title =
        "<Figure title='A &quot;card&quot; &amp; &lt;b&gt; [x](y)' width='40' height='30'><Text>A</Text></Figure>"
    /// A document with the same colors in both schemes.
    private static let plain =
        "<Figure title='Card' description='Blue, and nothing else.' width='40' height='20' margin='2'><Color fill='#00f'/></Figure>"
    private static let isInstalled = (try? ProgramCall([PictureConversion.program, "--version"]).run())?.status == 0

    /// Calls the tool with a document `a.xml`, and replaces the path of the output folder by `out/`.
    private func emit(_ text: String, _ words: String, in folder: borrowing ScratchFolder) throws -> Outcome {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "a.xml"))
        try folder.makeFolder("out")
        let words = words.split(separator: " ").map(String.init)
        return run(["render", folder.path + "a.xml", "-o", folder.path + "out/"] + words) {
            $0.environment = ProcessInfo.processInfo.environment
        }
    }

    @Test("are one line of Markdown with a picture that follows its reader")
    func markdown() throws {
        let folder = try ScratchFolder()
        let outcome = try emit(Self.title, "--emit markdown", in: folder)
        #expect(outcome.exit == .fine && outcome.messages.isEmpty)
        #expect(outcome.output == "![A \"card\" \\& \\<b\\> \\[x\\](y)](a.svg)\n")
        #expect(try folder.names(in: "out") == ["a.svg"])
        #expect(try folder.text("out/a.svg") == run("render", folder.path + "a.xml").output)
    }

    @Test("are a picture with a file for each scheme, each of which is the one that the scheme alone gives")
    func picture() throws {
        let folder = try ScratchFolder()
        let outcome = try emit(Self.title, "--emit picture", in: folder)
        #expect(
            outcome.output == """
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="a~dark.svg">
                  <img src="a.svg" width="40" height="30" alt="A &quot;card&quot; &amp; &lt;b&gt; [x](y)">
                </picture>

                """
        )
        for (name, scheme) in [("a", "light"), ("a~dark", "dark")] {
            let alone = run("render", folder.path + "a.xml", "--scheme", scheme).output
            #expect(try folder.text("out/\(name).svg") == alone)
        }
    }

    @Test("have one file if no color differs, if a scheme is set, or if the document sets one")
    func oneScheme() throws {
        let image = "<img src=\"a.svg\" width=\"44\" height=\"24\" alt=\"Card. Blue, and nothing else.\">\n"
        let folder = try ScratchFolder()
        #expect(try emit(Self.plain, "--emit picture", in: folder).output == image)
        // The id of a gradient depends on the scheme; the rest doesn't.
        let gradient = Self.plain.replacing("<Color fill='#00f'/>", with: "<LinearGradient colors='#00f #0f0'/>")
        #expect(try emit(gradient, "--emit picture", in: folder).output == image)
        #expect(try folder.names(in: "out") == ["a.svg"])
        let dark = try ScratchFolder()
        #expect(try emit(Self.title, "--emit docc --scheme dark", in: dark).output.hasSuffix("](a)\n"))
        #expect(try dark.names(in: "out") == ["a.svg"])
        let third = try ScratchFolder()
        let document = Self.title.replacing("<Figure ", with: "<Figure scheme='dark' ")
        #expect(try !emit(document, "--emit picture", in: third).output.contains("<picture>"))
        #expect(try third.names(in: "out") == ["a.svg"])
    }

    @Test("name resources in DocC, and keep a name with spaces and parentheses together")
    func docc() throws {
        let folder = try ScratchFolder(["my (b).xml": Self.plain, "a.xml": Self.title])
        let outcome = run(
            "render",
            folder.path + "a.xml",
            folder.path + "my (b).xml",
            "--emit",
            "docc",
            "-o",
            folder.path + "out/"
        )
        #expect(
            outcome.output == "![A \"card\" \\& \\<b\\> \\[x\\](y)](a)\n\n![Card. Blue, and nothing else.](<my (b)>)\n"
        )
        #expect(try folder.names(in: "out") == ["a.svg", "a~dark.svg", "my (b).svg"])
    }

    @Test("are a figure with its caption in HTML")
    func html() throws {
        let folder = try ScratchFolder()
        #expect(
            try emit(Self.plain, "--emit html", in: folder).output == """
                <figure>
                  <img src="a.svg" width="44" height="24" alt="Blue, and nothing else.">
                  <figcaption>Card</figcaption>
                </figure>

                """
        )
        // Without a description, the alternative text is the title.
        let lines = try emit(Self.title, "--emit html", in: folder).output
        #expect(lines.contains("alt=\"A &quot;card&quot; &amp; &lt;b&gt; [x](y)\""))
        #expect(lines.contains("<figcaption>A &quot;card&quot; &amp; &lt;b&gt; [x](y)</figcaption>"))
    }

    @Test("have PNG of each scheme in both densities", .enabled(if: isInstalled))
    func png() throws {
        let folder = try ScratchFolder()
        let outcome = try emit(Self.title, "--emit picture --format png --scale 2", in: folder)
        #expect(outcome.output.contains("srcset=\"a~dark.png, a~dark@2x.png 2x\">"))
        #expect(outcome.output.contains("<img src=\"a.png\" srcset=\"a@2x.png 2x\" width=\"40\" height=\"30\""))
        #expect(try folder.names(in: "out") == ["a.png", "a@2x.png", "a~dark.png", "a~dark@2x.png"])
        let single = try ScratchFolder()
        let line = try emit(Self.plain, "--emit markdown --format png --scale 1", in: single).output
        #expect(line == "![Card. Blue, and nothing else.](a.png)\n")
        #expect(try single.names(in: "out") == ["a.png"])
    }

    @Test("name pictures as the output option does, with encoded letters")
    func addresses() throws {
        let folder = try ScratchFolder(["a.xml": Self.plain])
        let outcome = run("render", folder.path + "a.xml", "--emit", "picture", "-o", folder.path + "x \"y\".svg")
        #expect(outcome.output.hasPrefix("<img src=\"x%20%22y%22.svg\""))
        #expect(try folder.names() == ["a.xml", "x \"y\".svg"])
    }

    @Test("have no controls of direction, whatever the title and the description contain")
    func directions() throws {
        let folder = try ScratchFolder()
        for control in "\u{61C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}"
            .unicodeScalars
        {
            for style in ["markdown", "picture", "docc", "tutorial", "html"] {
                let document =
                    "<Figure title='A\(control)b' description='C\(control)d' width='9' height='9'><Color fill='#00f'/></Figure>"
                let lines = try emit(document, "--emit \(style)", in: folder).output
                #expect(!lines.unicodeScalars.contains(control) && lines.contains("Cd"), "\(style): \(lines)")
            }
        }
    }

    @Test("have the name of the file as an escaped argument in a tutorial")
    func tutorialNames() throws {
        let folder = try ScratchFolder(["a.xml": Self.plain])
        let lines = run("render", folder.path + "a.xml", "--emit", "tutorial", "-o", folder.path + "x\", \\y.svg")
            .output
        #expect(lines == "@Image(source: \"x\\\", \\\\y.svg\", alt: \"Card. Blue, and nothing else.\")\n")
        let broken = run("render", folder.path + "a.xml", "--emit", "tutorial", "-o", folder.path + "x\n@Image.svg")
            .output
        #expect(broken.split(separator: "\n").count == 1)
    }

    @Test("aren't printed for a document that can't be drawn, or a picture that can't be written")
    func failures() throws {
        let folder = try ScratchFolder()
        let wrong = try emit(Sample.unknownElement, "--emit picture", in: folder)
        #expect(wrong.exit == .findings && wrong.output.isEmpty)
        #expect(try folder.names(in: "out") == [])
        let missing = run("render", folder.path + "a.xml", "--emit", "picture", "-o", folder.path + "none/a.svg")
        #expect(missing.output.isEmpty)
        try Data(Self.plain.utf8).write(to: URL(fileURLWithPath: folder.path + "a.xml"))
        let unwritable = run("render", folder.path + "a.xml", "--emit", "picture", "-o", folder.path + "none/a.svg")
        #expect(unwritable.exit == .cannotCreate && unwritable.output.isEmpty)
    }

    @Test(
        "are refused where nothing could show the picture",
        arguments: [
            ("--emit html --format json", "The option --emit has no effect with --format json."),
            ("--emit html --format pdf", "The option --emit has no effect with --format pdf."),
            ("--emit html -o -", "The pictures of --emit are files, and \"-\" isn't a file or a folder."),
            ("--emit html -o /dev/null", "The pictures of --emit are files, and \"/dev/null\" isn't"),
            ("--emit htm", "Did you mean \"html\"?"),
        ]
    )
    func refusals(words: String, message: String) {
        let outcome = run(["render", "a.xml"] + words.split(separator: " ").map(String.init))
        #expect(outcome.exit == .usage && outcome.messages.contains(message))
    }
}
