import GridPress
import Testing

@Suite("What is said about letters")
struct TextLooksTests {
    /// The pieces of the only line of some text.
    private func runs(@ViewBuilder _ text: @escaping () -> some View) throws -> [Drawing.TextRun] {
        let marks = try drawn(text).elements.map(\.mark)
        let lines = marks.flatMap { mark in
            if case .text(let lines) = mark { lines } else { [Drawing.TextLine]() }
        }
        return try #require(lines.first).runs
    }

    @Test("A link has the tint, whatever the text around it is painted with")
    func links() throws {
        let red = try runs { Text("x").foregroundStyle(.red) }[0].paint
        let green = try runs { Text("x").foregroundStyle(.green) }[0].paint
        let runs = try runs { Text("a [b](https://example.org)").foregroundStyle(.red).tint(.green) }
        #expect(runs.map(\.paint) == [red, green])
        #expect(runs.map { $0.link != nil } == [false, true])
    }

    @Test("The word next to the letters decides whether there is a line along them")
    func decorations() throws {
        #expect(try runs { VStack { Text("x").underline(false) }.underline() }[0].decoration == [])
        #expect(try runs { VStack { Text("x").strikethrough() }.strikethrough(false) }[0].decoration == .strikethrough)
        #expect(
            try runs { VStack { Text("x").strikethrough() }.underline() }[0].decoration == [.underline, .strikethrough]
        )
    }
}
