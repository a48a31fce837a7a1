import FontTestSupport
import GridPress
import GridPressFonts
import GridPressProperties
import Testing

@Suite("Texts in a font file")
struct FontMeasuringTests {
    private func width(_ text: String, _ library: FontLibrary = library()) throws -> Double {
        try #require(try drawn(library) { Text(text).font(.test(100)) }.textLines.first?.width)
    }

    @Test("Letters are as wide as the file says, with kerning and ligatures")
    func widths() throws {
        #expect(try width("A") ≈ 60)
        #expect(try width("AA") ≈ 120)
        #expect(try width("AV") ≈ 120, "the pair stands closer by 10")
        #expect(try width("AVA") ≈ 172)
        #expect(try width("fi") ≈ 45, "one ligature")
        #expect(try width("if") ≈ 50)
    }

    @Test("Room between letters leaves no ligature, as in browsers")
    func tracking() throws {
        let line = try drawn { Text("fi").font(.test(100)).tracking(4) }.textLines.first
        #expect(try #require(line?.width) ≈ 30 + 20 + 2 * 4)
    }

    @Test("Lines are as high as the file says, with half of its gap above and below")
    func metrics() throws {
        let drawing = try drawn { Text("A").font(.test(100)) }
        #expect(drawing.size == CGSize(width: 60, height: 120))
        #expect(try #require(drawing.textLines.first).origin.y ≈ 90)
        #expect(try #require(drawing.textLines.first).bounds.height ≈ 120)
    }

    @Test("A line that a text is broken into is measured without the space behind it")
    func brokenLines() throws {
        // The kerning of the space before an A makes the whole text 5 points narrower.
        let lines = try drawn(width: 70) { Text("a A").font(.test(100)) }.textLines
        #expect(lines.map(\.string) == ["a", "A"])
        #expect(lines.map(\.width) == [50, 60])
    }

    @Test("Colors don't part letters that the font joins")
    func coloredLetters() throws {
        let lines = try drawn { Text("\(Text("A").foregroundStyle(.red))\(Text("V"))").font(.test(100)) }.textLines
        #expect(lines.count == 1 && lines[0].runs.count == 2)
        #expect(lines[0].width ≈ 120)
    }

    @Test("A truncated line is no wider than its room, ellipsis included")
    func truncation() {
        forEachSeed { seed, check in
            var random = SeededGenerator(seed: UInt64(seed))
            let text = String(
                (0..<30).map { _ in ["A", "V", "f", "i", "a", " "].randomElement(using: &random) ?? "A" }
            )
            let room = CGFloat(Int.random(in: 100...600, using: &random))
            let lines = try drawn(width: room) {
                Text("A" + text + "A").font(.test(100)).lineLimit(1)
            }
            .textLines
            check(lines.count == 1 && lines[0].width <= Double(room) + 1e-3, "\(lines)")
        }
    }

    @Test("Texts without a font of the library are drawn as without it")
    func others() throws {
        let texts = Group {
            Text("Plain AVATAR fi")
            Text("Kept on several lines because it is long").frame(width: 80)
            Text("عربي and 漢字")
        }
        let (with, without) = (try drawn { texts }, try Figure("Type") { texts }.drawing())
        #expect(with == without)
        #expect(try with.svg() == without.svg())
        #expect(with.findings == without.findings)
    }

    @Test("A letter that the file lacks is drawn in the standard font, and reported with its text and font")
    func missingGlyphs() throws {
        let drawing = try drawn { Text("AéA").font(.test(100)) }
        let finding = try #require(drawing.findings.first { $0.code == .missingGlyph })
        #expect(finding.severity == .warning)
        #expect(finding.message.contains("\"Test Sans\"") && finding.message.contains("\"é\""))
        #expect(finding.message.contains("U+00E9") && finding.message.contains("\"AéA\""))
        let standard = StandardMeasurer().width(of: "é", in: Drawing.Font(size: 100))
        #expect(try #require(drawing.textLines.first?.width) ≈ 120 + standard)
        #expect(try drawn { Text("AVA").font(.test(100)) }.findings.isEmpty)
    }
}
