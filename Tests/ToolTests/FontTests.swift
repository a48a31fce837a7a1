import FontTestSupport
import Foundation
import Testing

@testable import GridPressTool

@Suite("Font files")
struct FontTests {
    /// Returns a folder with a document, a font file, and an invalid font file.
    private func folder(_ texts: String) throws -> ScratchFolder {
        let folder = try ScratchFolder([
            "a.xml": "<Figure title='A'><VStack>\(texts)</VStack></Figure>", "none.ttf": "none",
        ])
        try TestFont().data.write(to: URL(fileURLWithPath: folder.path + "sans.ttf"))
        return folder
    }

    @Test("are for texts that name their font, and for those that name none")
    func option() throws {
        let folder = try folder("<Text font='10'>AV</Text><Text font='10 name:TestSans-Regular'>VA</Text>")
        let (file, font) = (folder.path + "a.xml", folder.path + "sans.ttf")
        let svg = run("render", file, "--font", font)
        #expect(svg.exit == .fine && svg.messages.isEmpty)
        #expect(svg.output.contains("@font-face") && svg.output.contains("'Test Sans',Helvetica"))
        #expect(svg.output.contains("textLength=\"12\"") && svg.output.contains("textLength=\"12.2\""))
        let outlines = run("render", file, "--font", font, "--text", "outlines")
        #expect(outlines.output.contains("<path d=") && !outlines.output.contains("@font-face"))
    }

    @Test("lie in the folder of images too, for texts that name their font")
    func images() throws {
        let folder = try folder("<Text font='10'>AV</Text><Text font='10 name:TestSans'>AV</Text>")
        let svg = run("render", folder.path + "a.xml", "--images", folder.path)
        #expect(svg.output.contains("textLength=\"12\""))
        // The file that can't be read is reported.
        #expect(svg.messages.contains("[font.unreadable]") && svg.messages.contains("\"none.ttf\""))
        // The text without a font name has the widths of the built-in table.
        #expect(svg.output.contains("font-family=\"Helvetica,Arial,sans-serif\""))
    }

    @Test("that lack a letter or a weight are reported")
    func findings() throws {
        let folder = try folder("<Text>Aé</Text><Text bold='true'>A</Text>")
        let outcome = run("check", folder.path + "a.xml", "--font", folder.path + "sans.ttf")
        #expect(outcome.output.contains("[font.missing-glyph]") && outcome.output.contains("\"é\" (U+00E9)"))
        #expect(outcome.output.contains("[font.other-face]") && outcome.output.contains("the weight 700"))
    }

    @Test("that can't be read end a call before anything is drawn")
    func unreadable() throws {
        let folder = try folder("<Text>A</Text>")
        for name in ["none.ttf", "missing.ttf"] {
            let outcome = run("render", folder.path + "a.xml", "--font", folder.path + name)
            #expect(outcome.exit == .noInput && outcome.output.isEmpty)
            #expect(outcome.messages.contains(name))
        }
    }

    @Test("aren't embedded where pictures have outlines in any case")
    func idleOptions() throws {
        let folder = try folder("<Text>A</Text>")
        let file = folder.path + "a.xml"
        #expect(run("render", file, "--text", "embedded", "--format", "png").exit == .usage)
        #expect(run("render", file, "--text", "outlines", "--format", "json").exit == .usage)
    }
}
