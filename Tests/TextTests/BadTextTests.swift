import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Text that can't be drawn as it is")
struct BadTextTests {
    /// Returns the codes of the findings of a figure, and checks that its numbers are finite.
    private func codes<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [Finding.Code] {
        let figure = Figure("Bad text", width: 200, height: 100, content: content)
        let drawing = try figure.drawing()
        forEach(drawing.elements) { element, check in
            check(element.frame.minX.isFinite && element.frame.width.isFinite && element.frame.height.isFinite)
            guard case .text(let lines) = element.mark else { return }
            check(lines.allSatisfy { $0.width.isFinite && $0.origin.x.isFinite && $0.origin.y.isFinite })
        }
        let svg = try figure.svg()
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        return drawing.findings.map(\.code)
    }

    @Test("controls are replaced", arguments: [0x00, 0x01, 0x07, 0x08, 0x0E, 0x1B, 0x1F, 0x7F, 0x80, 0x9F])
    func controls(value: Int) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let text = "a\(scalar)b"
        #expect(try codes { Text(text) } == [.controlCharacter])
        #expect(try Figure("x") { Text(text) }.svg().contains(">a\u{FFFD}b</text>"))
    }

    @Test("tabs are four spaces, which is nothing to find")
    func tabs() throws {
        #expect(try codes { Text(verbatim: "a\tb") } == [])
        #expect(try size(of: Text(verbatim: "a\tb"), offered: nil, nil) == size(of: Text("a    b"), offered: nil, nil))
    }

    @Test("directional controls are reported", arguments: ["\u{202E}abc", "a\u{2067}b", "\u{200F}", "x\u{202A}"])
    func bidiControls(text: String) throws { #expect(try codes { Text(text) } == [.bidiControl]) }

    @Test("a mark without a letter is reported")
    func unpairedMark() throws { #expect(try codes { Text("\u{301}a") }.contains(.unpairedMark)) }

    @Test("letters with estimated widths are reported, once")
    func estimates() throws {
        #expect(
            try codes {
                Text("👨‍👩‍👧‍👦"); Text("漢字"); Text("latin")
            } == [.estimatedWidth]
        )
    }

    @Test("sizes that can't be drawn are replaced", arguments: [0, 1e-9, -3, .nan, .infinity, 10_000] as [CGFloat])
    func fontSizes(size: CGFloat) throws {
        #expect(try codes { Text("a").font(.system(size: size)) }.contains(.invalidFontSize))
    }

    @Test("settings that can't be drawn are replaced")
    func settings() throws {
        #expect(try codes { Text("a").lineSpacing(.nan) } == [.invalidTextSetting])
        #expect(try codes { Text("a").minimumScaleFactor(0) } == [.invalidTextSetting])
        #expect(try codes { Text("a").minimumScaleFactor(.nan) } == [.invalidTextSetting])
        #expect(try codes { Text("a").lineSpacing(-20_000_000) } == [.invalidTextSetting])
        #expect(try codes { Text("a").lineSpacing(-3).minimumScaleFactor(1) } == [])
        #expect(try codes { Text("a").lineLimit(0) } == [])
        #expect(try codes { Text("a").lineLimit(-5, reservesSpace: true) } == [])
    }

    @Test(
        "letters that would lie nowhere or lead back stand as without tracking",
        arguments: [.nan, .infinity, -.infinity, 1e308, -100] as [CGFloat]
    )
    func tracking(length: CGFloat) throws {
        #expect(try codes { Text("abc def").tracking(length) } == [.invalidTextSetting])
        #expect(try codes { Text("abc def").frame(width: 30).tracking(length) } == [.invalidTextSetting])
        let plain = try size(of: Text("abc"), offered: nil, nil)
        #expect(try size(of: Text("abc").tracking(length), offered: nil, nil) == plain)
    }

    @Test("letters that lie upon each other are never narrower than nothing")
    func tightTracking() throws {
        #expect(try codes { Text("iiii").tracking(-16) } == [])
        #expect(try size(of: Text("iiii").tracking(-16), offered: nil, nil).width == 0)
    }

    @Test("letters that would lie nowhere stand on the baseline", arguments: [.nan, .infinity, -1e300] as [CGFloat])
    func baselineOffset(length: CGFloat) throws {
        #expect(try codes { Text("abc").baselineOffset(length) } == [.invalidTextSetting])
        #expect(try codes { Text("abc").baselineOffset(-1000) } == [])
    }

    @Test("measurers that answer nonsense leave the picture finite", arguments: [.nan, .infinity, -5] as [Double])
    func measurer(length: Double) throws {
        let measurer = NonsenseMeasurer(length: length)
        #expect(try codes { Text("abc déf").lineLimit(1).textMeasurer(measurer) } == [])
        #expect(try codes { Text("abc déf").frame(width: 10).textMeasurer(measurer) } == [])
        #expect(try size(of: Text("abc").textMeasurer(measurer), offered: nil, nil).width == 0)
    }

    @Test("a word that is wider than its line is reported")
    func partedWord() throws {
        #expect(try codes { Text("incomprehensibilities").frame(width: 50) } == [.partedWord])
    }

    @Test("a truncated text is noted, with its beginning, and no text with an ellipsis of its author")
    func truncated() throws {
        let text = "Departures at noon"
        func notes(@ViewBuilder _ views: @escaping () -> some View) throws -> [Finding] {
            try Figure("A", content: views).drawing().review().filter { $0.code == .truncatedText }
        }
        #expect(try notes { Text(text).lineLimit(1).frame(width: 60) }.map(\.subject) == [text])
        #expect(try notes { Text(text).frame(width: 60, height: 20) }.map(\.severity) == [.note])
        #expect(try notes { Text(text).truncationMode(.middle).lineLimit(1).frame(width: 60) }.count == 1)
        #expect(try notes { Text(text).lineLimit(1).frame(width: 200) } == [])
        #expect(try notes { Text(text).frame(width: 100) } == [])
        #expect(try notes { Text("And so on… and so on").frame(width: 60) } == [])
        #expect(try notes { Text(text).lineLimit(1).minimumScaleFactor(0.1).frame(width: 60) } == [])
        let twice = try notes {
            Text(text).lineLimit(1).frame(width: 60)
            Text(text).lineLimit(1).frame(width: 60)
        }
        #expect(twice.map(\.details) == [["It occurs 2 times."]])
    }

    @Test("a text without space is reported", arguments: [0, 1] as [CGFloat])
    func noRoom(width: CGFloat) throws {
        #expect(try codes { Text("a text").frame(width: width) } == [.textWithoutRoom])
    }

    @Test("an unknown font is reported")
    func substituted() throws {
        #expect(try codes { Text("a").font(.custom("Zapfino", size: 20)) } == [.substitutedFont])
        #expect(try codes { Text("a").font(.custom("Menlo", size: 20)) } == [])
        #expect(try codes { Text("a").fontDesign(.serif) } == [.substitutedFont])
    }

    @Test("many letters without a break are drawn as far as there is room")
    func endless() throws {
        let text = String(repeating: "a", count: Rounds.size(1_000_000))
        #expect(try codes { Text(text) }.contains(.partedWord))
        let wide = String(repeating: "漢", count: Rounds.size(100_000))
        #expect(try codes { Text(wide) } == [.estimatedWidth])
    }
}

/// A measurer that returns the same length for every text.
private struct NonsenseMeasurer: TextMeasuring {
    let length: Double

    func metrics(of font: Drawing.Font) -> FontMetrics {
        FontMetrics(ascent: length, descent: length, capHeight: length)
    }

    func appendAdvances(of text: String, in font: Drawing.Font, to advances: inout [Double]) {
        for _ in text.unicodeScalars { advances.append(length) }
    }
}
