import GridPress
import Testing
import ViewSupport

@Suite("What is said about letters")
struct TextLooksTests {
    /// Returns the runs of the first line of some text.
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

    @Test("An attributed string keeps its attributes, in other text too")
    func attributedStrings() throws {
        var attributed = AttributedString("red")
        attributed.foregroundColor = .red
        attributed.font = .title
        attributed.tracking = 2
        attributed.underlineStyle = .single
        var link = AttributedString("link")
        link.link = URL(string: "https://example.org")
        let expected = try runs {
            Text("red").foregroundStyle(.red).font(.title).tracking(2).underline()
                + Text("[link](https://example.org)")
        }
        #expect(try runs { Text(attributed + link) } == expected)
        #expect(try runs { Text("\(attributed)\(link)") } == expected)
        #expect(try runs { Text(AttributedString("plain")) } == runs { Text("plain") })
    }

    @Test("Dates are those at Greenwich, unless their format names another place")
    func dates() throws {
        let date = Date(timeIntervalSince1970: 0)
        let kathmandu = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        let format = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
        var elsewhere = format
        elsewhere.timeZone = kathmandu
        #expect(try runs { Text(date, format: format) }[0].string == "12:00")
        #expect(try runs { Text("\(date, format: format)") }[0].string == "12:00")
        #expect(try runs { Text(date, format: elsewhere) }[0].string == "05:30")
    }

    @Test("Lengths scale with the size of reading, which can be kept within limits")
    func readingSizes() throws {
        let drawing = try drawn {
            VStack {
                Scaled().named("largest")
                Scaled().dynamicTypeSize(...DynamicTypeSize.xLarge).named("at most")
                Scaled().dynamicTypeSize(.small).dynamicTypeSize(.medium ... .xLarge).named("inner")
            }
            .dynamicTypeSize(.accessibility5)
        }
        #expect(try drawing.frame("largest").width ≈ 53)
        #expect(try drawing.frame("at most").width ≈ 19)
        #expect(try drawing.frame("at most").height ≈ 36)
        #expect(try drawing.frame("inner").width ≈ 15)
    }

    private struct Scaled: NonisolatedView {
        @ScaledMetric private var width = 17.0
        @ScaledMetric(relativeTo: .largeTitle) private var height: CGFloat = 34

        var body: some View { Color.red.frame(width: width, height: height) }
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
