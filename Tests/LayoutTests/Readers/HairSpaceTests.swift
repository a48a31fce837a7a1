import GridPress
import Testing
import ViewSupport

@Suite("Text justified with hair spaces")
struct HairSpaceTests {
    private let font = UIFont.systemFont(ofSize: 16)
    private let words = "The quick brown fox jumps over the lazy dog and then it does so again and again"

    /// Returns the lines of a justified text in a width.
    private func lines(_ text: String, width: CGFloat, last: Bool = false) throws -> [Drawing.TextLine] {
        let drawing = try drawn(width: width) { HairSpaceJustifiedText(text, font: font, justifyLastLine: last) }
        #expect(drawing.findings.isEmpty, "\(drawing.findings)")
        return drawing.elements.flatMap { element -> [Drawing.TextLine] in
            if case .text(let lines) = element.mark { lines } else { [] }
        }
    }

    @Test("has even edges but for the last line")
    func even() throws {
        let lines = try lines(words, width: 200)
        #expect(lines.count >= 3)
        // A hair space is thinner than 1.5 points in this font.
        #expect(lines.dropLast().allSatisfy { $0.width <= 200 && $0.width > 198 }, "\(lines)")
        #expect(try #require(lines.last).runs.map(\.string).joined().contains(" "))
    }

    @Test("fills the last line where it is to")
    func lastLine() throws {
        let last = try #require(try lines(words, width: 200, last: true).last)
        #expect(last.width <= 200 && last.width > 198)
    }

    @Test("keeps its words, its paragraphs and their order")
    func content() throws {
        let lines = try lines("One  two\n\nthree   four", width: 500)
        #expect(lines.map { $0.runs.map(\.string).joined() } == ["One two", "three four"])
        #expect(lines[1].origin.y - lines[0].origin.y > 30, "a line between them is empty")
    }

    @Test("breaks words that are wider than a line where they don't fit any more")
    func longWords() throws {
        let lines = try lines("Donaudampfschifffahrt", width: 60)
        #expect(lines.count == 3 || lines.count == 4)
        #expect(lines.flatMap { $0.runs.map(\.string) }.joined() == "Donaudampfschifffahrt")
        #expect(lines.allSatisfy { $0.width <= 60 })
    }

    @Test("draws texts with letters that reach out as they are")
    func unclipped() throws {
        let text = Text("f").italic().font(.system(size: 40))
        #expect(try drawn { text.unclippedTextRenderer() } == drawn { text })
    }

    @Test("stays whole where no width is offered, and beside views that leave it enough")
    func unspecified() throws {
        let text = HairSpaceJustifiedText(words + "\n" + words, font: font, justifyLastLine: true)
        let whole = Text(words + "\n" + words).font(Font(font))
        let idealSize = try size(of: whole, offered: nil, nil)
        #expect(try size(of: text, offered: nil, nil) ≈ idealSize)
        #expect(try size(of: text, offered: .infinity, nil) ≈ idealSize)
        #expect(try drawn { text }.texts == drawn { whole }.texts)
        let row = try drawn(height: 100) {
            HStack {
                text; Color.red.frame(width: 10)
            }
        }
        #expect(row.texts == (try drawn { whole }.texts))
    }

    @Test("ends no line at a space that forbids it, and doesn't widen that")
    func noBreakSpaces() throws {
        for space in ["\u{00A0}", "\u{202F}"] {
            let text = HairSpaceJustifiedText("one two 10\(space)km three", font: font)
            let lines = try drawn(width: 85) { text }.texts
            #expect(lines.count > 1 && lines.contains { $0.contains("10\(space)km") }, "\(lines)")
        }
    }
}

@Suite("A keyboard")
struct KeyboardHeightTests {
    @Test("covers nothing unless the environment says so")
    func height() throws {
        struct Reading: NonisolatedView {
            @Environment(\.keyboardHeight) private var height
            var body: some View { Color.red.frame(width: 10, height: 20 + height).named("view") }
        }
        #expect(try drawn { Reading().keyboardHeightEnvironmentValue() }.frame("view").height ≈ 20)
        let drawing = try drawn {
            Reading().keyboardHeightEnvironmentValue().environment(\.keyboardHeight, 300)
                .animation(.keyboard, value: 1)
        }
        #expect(try drawing.frame("view").height ≈ 320)
    }
}
