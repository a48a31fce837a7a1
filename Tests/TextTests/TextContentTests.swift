import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("What a text says")
struct TextContentTests {
    /// Returns the runs of the only line of a text.
    private func runs(_ text: Text) throws -> [Drawing.TextRun] {
        let drawing = try drawn { text }
        guard case .text(let lines) = drawing.elements[0].mark, let line = lines.first else { return [] }
        return line.runs
    }

    private func string(_ text: Text) throws -> String { try runs(text).map(\.string).joined() }

    @Test("is spelled as SwiftUI spells values")
    func interpolation() throws {
        let length: CGFloat = 307
        let name = "grid"
        #expect(try string(Text("\(1_234_567) cells")) == "1,234,567 cells")
        #expect(try string(Text("\(-1234)")) == "-1,234")
        #expect(try string(Text("\(999) \(UInt8(7))")) == "999 7")
        #expect(try string(Text("width \(length)")) == "width 307.000000")
        #expect(try string(Text("\(1234.5)")) == "1,234.500000")
        #expect(try string(Text("a \(name)")) == "a grid")
        #expect(try string(Text("\(0.5, specifier: "%.2f")")) == "0.50")
        #expect(try string(Text("\(12345, specifier: "%x")")) == "3039")
        #expect(try string(Text("\(0.256, format: .percent.precision(.fractionLength(1)))")) == "25.6%")
        #expect(try string(Text(1234.5, format: .number)) == "1,234.5")
        #expect(try string(Text("\(Axis.horizontal)")) == "horizontal")
    }

    @Test("is that of its parts in order, in whatever order they are put together, and quickly")
    func joined() throws {
        var text = Text("")
        var expected = ""
        for number in 0..<5000 {
            let part = "\(number % 10)"
            let isBehind = number % 3 > 0
            text = isBehind ? text + Text(verbatim: part) : Text(verbatim: part) + text
            expected = isBehind ? expected + part : part + expected
        }
        #expect(try string(text + text) == expected + expected)
        #expect(try runs(text.bold()).map(\.font.weight) == [700])
    }

    @Test("is equal where the pieces are, and what is said about them")
    func equality() {
        #expect(Text("a") == Text(verbatim: "a"))
        #expect(Text("a") != Text("b"))
        #expect(Text("a").bold() == Text("a").bold())
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a").foregroundStyle(.red.opacity(0.5)) == Text("a").foregroundStyle(.red.opacity(0.5)))
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
        #expect(Text("[a](https://a.org)") == Text("[a](https://a.org)"))
        #expect(Text("[a](https://a.org)") != Text("[a](https://b.org)"))
        #expect(Text("a") + Text("b") + Text("c") == Text("a") + (Text("b") + Text("c")))
    }

    @Test(
        "is read however often signs start what never ends",
        arguments: [("[](", "[]("), ("*a [x](y) ", "*a x "), ("*a_ ", "*a_ "), ("`", "`"), ("**a* ", "*a ")]
    )
    func endlessMarkdown(unit: String, shown: String) {
        let count = 50_000 / unit.count
        let read = LocalizedStringKey(String(repeating: unit, count: count)).runs.map(\.string).joined()
        #expect(read == String(repeating: shown, count: count))
    }

    @Test("stands as it is where it isn't typed as a literal")
    func strings() throws {
        let typed = "*not* \(1234)"
        #expect(try string(Text(typed)) == "*not* 1234")
        #expect(try string(Text(verbatim: "**not** \(1234)")) == "**not** 1234")
        #expect(try string(Text("value: \(typed)")) == "value: *not* 1234")
        #expect(try string(Text(LocalizedStringKey("*so*"))) == "so")
    }

    @Test("has looks by a little Markdown")
    func markdown() throws {
        let all = try runs(Text("a **bold** _and_ `code` ~~gone~~ ***both*** z"))
        #expect(all.map(\.string) == ["a ", "bold", " ", "and", " ", "code", " ", "gone", " ", "both", " z"])
        #expect(all[1].font.weight == 700 && !all[1].font.isItalic)
        #expect(all[3].font.isItalic && all[3].font.weight == 400)
        #expect(all[5].font.family == .monospaced)
        #expect(all[7].decoration == .strikethrough)
        #expect(all[9].font.weight == 700 && all[9].font.isItalic)
    }

    @Test(
        "shows signs that mean nothing where they stand",
        arguments: [
            ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
            ("a ~ b ~ c", "a ~ b ~ c"),
            ("a~b~c", "a~b~c"), ("\\*plain\\*", "*plain*"), ("`open", "`open"), ("[no link]", "[no link]"),
            ("[a](b c)", "[a](b c)"), ("*a **b*", "*a *b"), ("", ""), ("``", "``"), ("f(x) = [1]", "f(x) = [1]"),
        ]
    )
    func plainSigns(typed: String, shown: String) throws {
        #expect(try string(Text(LocalizedStringKey(typed))) == shown)
    }

    @Test(
        "has no attributes where a caret announces them",
        arguments: [
            ("^[2 berry](inflect: true) left", "2 berry left"), ("^[*a*](b)", "a"), ("^[a]", "^[a]"),
            ("\\^[a](b: c)", "^[a](b: c)"), ("^[a](b: c", "^[a](b: c"),
        ]
    )
    func attributes(typed: String, shown: String) throws {
        let runs = try runs(Text(LocalizedStringKey(typed)))
        #expect(runs.map(\.string).joined() == shown)
        #expect(runs.allSatisfy { $0.link == nil })
    }

    @Test("leads somewhere only where that is safe")
    func links() throws {
        let safe = try runs(Text("see [the **page**](https://example.org/a?b=c), now"))
        #expect(safe.map(\.string) == ["see ", "the ", "page", ", now"])
        #expect(safe.map { $0.link?.string } == [nil, "https://example.org/a?b=c", "https://example.org/a?b=c", nil])
        #expect(safe[2].font.weight == 700)

        let unsafe = try drawn { Text("[run](javascript:alert)") }
        #expect(unsafe.findings.map(\.code) == [.refusedLink])
        #expect(try runs(Text("[run](javascript:alert)"))[0].link == nil)
        let svg = try Figure("x") { Text("[run](JaVaScRiPt:alert) [go](https://a.b)") }.svg()
        #expect(!svg.lowercased().contains("javascript") && svg.contains("<a href=\"https://a.b\">go</a>"))
    }

    @Test("can be put together from parts")
    func concatenation() throws {
        let parts = try runs(Text("a").bold() + Text("b").foregroundColor(.red) + Text("c"))
        #expect(parts.map(\.string) == ["a", "b", "c"])
        #expect(parts.map(\.font.weight) == [700, 400, 400])
        #expect(try string(Text("\(Text("one").italic()) and \(Text("two"))")) == "one and two")
    }

    @Test("holds a square for an image, with a note")
    func image() throws {
        let text = Text("\(Image(systemName: "star").resizable()) Favourites")
        #expect(try string(text) == "□ Favourites")
        #expect(try drawn { text }.findings.map(\.code) == [.imageInText])
    }

    @Test("has the attributes that are set nearest to it")
    func nearest() throws {
        let text = (Text("a").font(.title) + Text("b")).font(.caption).bold(false)
        let parts = try runs(text)
        #expect(parts.map(\.font.size) == [28, 12])
        let drawing = try drawn { Text("x").bold(false).font(.body).fontWeight(.heavy) }
        guard case .text(let lines) = drawing.elements[0].mark else { return }
        #expect(lines[0].runs[0].font.weight == 800)
    }

    @Test("keeps the links of an attributed string")
    func attributed() throws {
        var attributed = AttributedString("plain strong")
        if let range = attributed.range(of: "strong") {
            attributed[range].link = URL(string: "https://example.org")
        }
        let parts = try runs(Text(attributed))
        #expect(parts.map(\.string) == ["plain ", "strong"])
        #expect(parts[1].link?.string == "https://example.org")
    }

    @Test("keeps the spaces at the start of each line that it asks for, in layout, pictures and pages")
    func leadingSpaces() throws {
        let code = "if isOn {\n    start()\n        // later\n}"
        let figure = Figure("Code", width: 300) {
            VStack(alignment: .leading) {
                Text(code).font(.system(size: 20, design: .monospaced))
                Text("    *one*").font(.system(size: 20, design: .monospaced))
                Text(AttributedString("    attributed")).font(.system(size: 20, design: .monospaced))
            }
        }
        let lines = try figure.drawing(scheme: .light).elements.flatMap { element -> [Drawing.TextLine] in
            guard case .text(let lines) = element.mark else { return [] }
            return lines
        }
        let strings = ["if isOn {", "    start()", "        // later", "}", "    one", "    attributed"]
        #expect(lines.map(\.string) == strings)
        for (line, string) in zip(lines, strings) {
            #expect(abs(line.width - Double(string.count) * lines[3].width) < 1e-6, "\(string)")
        }
        for output in [try figure.svg(), try figure.html()] {
            for string in ["    start()", "        // later", "    attributed"] {
                let element = try #require(output.split(separator: "<text ").first { $0.contains(">\(string)</text>") })
                #expect(element.contains("xml:space=\"preserve\""), "\(string)")
            }
        }
        #expect(try figure.drawing(scheme: .light).text().contains("    attributed"))
    }

    @Test("loses the space at which a line is wrapped, and keeps the spaces before it")
    func wrappedSpaces() throws {
        let drawing = try drawn { Text("    aaaa bbbb").font(.system(size: 20, design: .monospaced)).frame(width: 120) }
        #expect(
            drawing.elements.compactMap { element -> [String]? in
                guard case .text(let lines) = element.mark else { return nil }
                return lines.map(\.string)
            } == [["    aaaa", "bbbb"]]
        )
    }

    @Test("is read in time that grows with its length alone")
    func hostileMarkdown() {
        func time(_ sign: String, _ count: Int) -> Duration {
            let text = String(repeating: sign, count: count)
            return ThreadTime.needed { #expect(!MarkdownReader.runs(of: [.typed(text)]).isEmpty) }
        }
        let count = Rounds.size(20_000)
        // The reader has limits for some of the signs at every third place.
        let signs = ["^[a](", "*", "_a", "[a](b", "**a ", "`", "``a`", "[", "*_", "~~", "[a](", "\\"]
        for sign in signs.sampled(oneIn: 3) {
            // Time that grows with the square is 64 times as long.
            #expect(time(sign, 8 * count) < time(sign, count) * 24, "\(sign)")
        }
    }
}
