import GridPress
import GridPressDrawings
import Testing

@MainActor @Suite("A blank picture")
struct BlankSchemeTests {
    private struct Reader<Light: View, Dark: View>: View {
        @Environment(\.colorScheme) private var scheme
        let light: Light
        let dark: Dark

        var body: some View {
            if scheme == .dark { dark } else { light }
        }
    }

    @Test("is blank in both schemes")
    func schemes() throws {
        let clear = Color.clear.frame(width: 20, height: 20)
        let both = try Figure("") { Reader(light: clear, dark: clear.padding()) }.drawing()
        #expect(both.isBlank(in: .adaptive))
        let dark = try Figure("") { Reader(light: clear, dark: Color.red.frame(width: 30, height: 30)) }.drawing()
        #expect(!dark.isBlank(in: .adaptive) && dark.isBlank(in: .light) && !dark.part(in: .dark).isBlank(in: .dark))
    }

    @Test("has no shadow and no other colors")
    func effects() throws {
        func isBlank<Content: View>(_ content: Content) throws -> Bool {
            try Figure("", width: 60, height: 60) { content }.drawing().isBlank(in: .light)
        }
        let card = Color.white.frame(width: 30, height: 30)
        #expect(try isBlank(card))
        #expect(try !isBlank(card.shadow(radius: 8)))
        #expect(try !isBlank(card.colorMultiply(.red)))
    }

    @Test("has notes about texts that are truncated in one scheme")
    func truncation() throws {
        let text = Text("Departures at noon").lineLimit(1)
        let figure = Figure("") { Reader(light: text.frame(width: 160), dark: text.frame(width: 60)) }
        #expect(try figure.drawing().reviewedTruncation().map(\.code) == [.truncatedText])
    }
}
