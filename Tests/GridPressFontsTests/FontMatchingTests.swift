import FontTestSupport
import GridPress
import GridPressFonts
import GridPressProperties
import GridPressTestSupport
import Testing

@Suite("Which font file a text has")
final class FontMatchingTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        let fonts = [
            ("Test-Regular.ttf", TestFont()), ("Test-Bold.ttf", TestFont(style: "Bold", weight: 700)),
            ("Test-Italic.ttf", TestFont(style: "Italic", isItalic: true)), ("other.ttf", TestFont(family: "Other")),
        ]
        for (name, font) in fonts { try font.data.write(to: URL(fileURLWithPath: folder.path + name)) }
        try folder.write("no font", to: "broken.ttf")
        try folder.write("no font", to: "page.txt")
    }

    private var url: URL { URL(fileURLWithPath: folder.path, isDirectory: true) }

    private func font(_ font: Font, _ library: FontLibrary = FontLibrary()) throws -> Drawing.Font {
        let drawing = try drawn(library, folder: url) { Text("A").font(font) }
        return try #require(drawing.firstRun?.font)
    }

    @Test("A text finds its font in the folder of the figure, by the name of the family, the face or the file")
    func names() throws {
        for name in [
            "Test Sans", "test sans", "TestSans-Regular", "Test Sans Regular", "Test-Regular", "Test-Regular.ttf",
        ] {
            let font = try font(.custom(name, size: 20))
            #expect(font.face?.family == "Test Sans" && font.weight == 400, "\(name)")
        }
        #expect(try font(.custom("other", size: 20)).face?.family == "Other")
        #expect(try font(.custom("Unknown", size: 20)).face == nil)
        #expect(try font(.system(size: 20)).face == nil)
    }

    @Test("The face has the weight and slant that are asked for, if there is a file, and the nearest otherwise")
    func faces() throws {
        let base = Font.custom("Test Sans", size: 20)
        #expect(try font(base.bold()).weight == 700)
        #expect(try font(base.weight(.medium)).weight == 400)
        #expect(try font(base.weight(.black)).weight == 700)
        #expect(try font(base.italic()).isItalic)
        #expect(try font(.custom("TestSans-Bold", size: 20)).weight == 700)
    }

    @Test("A face that has no file is reported once, and one that has isn't")
    func reports() throws {
        func codes(_ font: Font) throws -> [Finding.Code] {
            try drawn(FontLibrary(), folder: url) {
                Text("A").font(font); Text("V").font(font)
            }.findings.map(\.code)
                .filter { $0 != .unreadableFont }
        }
        #expect(try codes(.custom("Test Sans", size: 20).bold()) == [])
        #expect(try codes(.custom("TestSans-Bold", size: 20)) == [])
        #expect(try codes(.custom("Other", size: 20).bold()) == [.otherFace])
        #expect(try codes(.custom("Unknown", size: 20)) == [.substitutedFont])
    }

    @Test("A file that is no font is reported where its folder is searched, and nowhere else")
    func unreadableFiles() throws {
        let searched = try drawn(FontLibrary(), folder: url) { Text("A").font(.custom("Test Sans", size: 20)) }
        #expect(searched.findings.map(\.code) == [.unreadableFont])
        #expect(try #require(searched.findings.first).message.contains("\"broken.ttf\""))
        #expect(try drawn(FontLibrary(), folder: url) { Text("A") }.findings == [])
    }

    @Test("The default family is that of texts that name no font, whatever their size and weight")
    func defaultFamily() throws {
        let fonts = FontLibrary(
            ["Test-Regular.ttf", "Test-Bold.ttf"].map { url.appendingPathComponent($0) },
            defaultFamily: "Test Sans"
        )
        #expect(try font(.title, fonts).face?.family == "Test Sans")
        #expect(try font(.title.bold(), fonts).weight == 700)
        #expect(try font(.title.monospaced(), fonts).face == nil)
        #expect(fonts.families == ["Test Sans"] && fonts.findings.isEmpty)
    }

    @Test("Files that can't be read are findings that say why")
    func failures() {
        func message(_ bytes: [UInt8]) -> String? { FontLibrary(Data(bytes), name: "x.ttf").findings.first?.message }
        #expect(
            FontLibrary([url.appendingPathComponent("none.ttf")]).findings.first?.message.contains("doesn't exist")
                == true
        )
        #expect(FontLibrary([url]).findings.first?.message.contains("can't be read") == true)
        #expect(message(Array("wOF2".utf8) + [0, 0])?.contains("WOFF") == true)
        #expect(message([])?.contains("isn't a TrueType") == true)
        #expect(message([0, 1, 0, 0, 0])?.contains("damaged") == true)
    }
}
