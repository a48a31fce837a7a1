import FontTestSupport
import GridPress
import GridPressFonts
import GridPressProperties
import Testing

@Suite("Pictures with font files")
struct FontPictureTests {
    private func picture(_ options: Figure.RenderOptions = .init(), _ font: TestFont = TestFont()) throws -> String {
        try drawn(library(font)) {
            VStack {
                Text("AVA fi").font(.test(40))
                Text("Plain")
            }
        }
        .svg(options)
    }

    @Test("A picture embeds the letters that it has, in a family that no other figure has, with kerning for them alone")
    func embedding() throws {
        let svg = try picture()
        let id = try #require(svg.firstMatch(of: /id="(g\w+)"/)?.1)
        #expect(svg.contains("@font-face{font-family:\"\(id)-f1\";font-weight:400;src:url(data:font/ttf;base64,"))
        #expect(svg.contains("font-family=\"'\(id)-f1','Test Sans',Helvetica,Arial,sans-serif\""))
        #expect(svg.contains("#\(id) [font-family^=\"'\"]{font-kerning:normal"))
        #expect(svg.contains("#\(id) [font-family^=H]"))
        #expect(svg.contains("textLength=\"") && svg.contains(">AVA fi</text>"))
        let data = try #require(svg.firstMatch(of: /base64,([A-Za-z0-9+\/=]+)\)/)?.1)
        let subset = FontLibrary(try #require(Data(base64Encoded: String(data))), name: "subset.ttf")
        #expect(subset.findings.isEmpty)
        #expect(
            try drawn(subset) { Text("AVA fi").font(.custom("subset", fixedSize: 40)) }.textLines.first?.width
                == drawn { Text("AVA fi").font(.test(40)) }.textLines.first?.width
        )
        // The embedded font contains only the letters of the picture.
        #expect(
            try drawn(subset) { Text("a").font(.custom("subset", fixedSize: 40)) }.findings.map(\.code) == [
                .missingGlyph
            ]
        )
    }

    @Test("The same file gives the same bytes, by whichever library it is read")
    func sameBytes() throws {
        #expect(try picture() == picture())
        #expect(try picture(Figure.RenderOptions(text: .outlines)) == picture(Figure.RenderOptions(text: .outlines)))
    }

    @Test("Outlines stand where the letters do, hidden from readers, with the text behind them")
    func outlines() throws {
        let svg = try drawn { Text("AV").font(.test(100)) }.svg(Figure.RenderOptions(text: .outlines))
        #expect(!svg.contains("@font-face"))
        #expect(svg.contains("<g aria-hidden=\"true\">\n<path d=\"M5 90V20H55V90H5Z"))
        #expect(svg.contains("ZM55 90V20H115V90H55Z"), "the V is moved by the kerning")
        #expect(svg.contains("fill-opacity=\"0\">AV</text>"))
    }

    @Test("Outlines stand behind the spaces at the start of a line, and the text keeps these spaces")
    func leadingSpaces() throws {
        let drawing = try drawn { Text("  AV").font(.test(100)) }
        let plain = try drawn { Text("AV").font(.test(100)) }
        let indent = try #require(drawing.textLines.first).width - #require(plain.textLines.first).width
        let svg = try drawing.svg(Figure.RenderOptions(text: .outlines))
        #expect(indent > 0)
        #expect(svg.contains("<path d=\"M\(Int(5 + indent)) 90V20H"))
        #expect(svg.contains("xml:space=\"preserve\"") && svg.contains(">  AV</text>"))
    }

    @Test("A font that mayn't be embedded is drawn as outlines")
    func licences() throws {
        for licence in [0x2, 0x100, 0x200] {
            var font = TestFont()
            font.licence = licence
            let svg = try picture(.init(), font)
            #expect(!svg.contains("@font-face") && svg.contains("<path d="), "\(licence)")
        }
    }

    @Test("A letter that the file lacks stays text among outlines")
    func missingLetters() throws {
        let svg = try drawn { Text("AéA").font(.test(100)) }.svg(Figure.RenderOptions(text: .outlines))
        #expect(svg.contains("<text x=\"60\" y=\"90\""))
        #expect(svg.contains(">é</text>"))
    }

    @Test("A page allows the fonts that it embeds, and its boxes are set in them")
    func pages() throws {
        let drawing = try drawn { Text("AVA").font(.test(40)) }
        for mode in HTMLMode.allCases {
            let page = drawing.html(mode: mode)
            #expect(page.contains("font-src data:;") && page.contains("@font-face{"))
            #expect(page.contains("-f1','Test Sans',Helvetica"))
        }
        #expect(!(try Figure("A") { Text("A") }.html()).contains("font-src"))
    }

    @Test("A record has the face of a text, and reads back as the same drawing")
    func records() throws {
        let drawing = try drawn { Text("AVA").font(.test(40)) }
        let json = drawing.json(exact: true)
        #expect(json.contains("\"face\": {\"family\": \"Test Sans\", \"ascent\": 900.0, \"descent\": 300.0}"))
        let copy = try Drawing(json: json)
        #expect(copy.elements == drawing.elements)
        // Without the file, the picture uses a font of this name on the reader's device.
        #expect(try copy.svg().contains("font-family=\"'Test Sans',Helvetica,Arial,sans-serif\""))
    }
}
