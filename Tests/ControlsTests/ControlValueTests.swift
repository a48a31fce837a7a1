import GridPress
import Testing

@Suite("What controls say")
struct ControlValueTests {
    private func spoken<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> [String] {
        try Figure("A test", width: 200, content: content).svg()
            .matches(of: /role="img" aria-label="([^"]*)"/).map { String($0.1) }
    }

    @Test("is what they are called, and their value")
    func values() throws {
        #expect(try spoken { Toggle("Notes", isOn: .constant(true)) } == ["Notes, on"])
        let box = try spoken { Toggle("Notes", isOn: .constant(false)).toggleStyle(.checkbox) }
        #expect(box.first == "Notes, off")
        #expect(try spoken { Toggle("Notes", isOn: .constant(true)).labelsHidden() } == ["on"])
        #expect(try spoken { Slider(value: .constant(0.25)) } == ["0.25"])
        #expect(try spoken { ProgressView("Draw", value: 0.4) } == ["Draw, 40 percent"])
    }

    @Test("is what their author says that they show, and a name isn't")
    func labels() throws {
        let slider = try spoken { Slider(value: .constant(0.25)).accessibilityLabel("Warmth").named("slider") }
        #expect(slider == ["Warmth, 0.25"])
        #expect(try spoken { Toggle("Notes", isOn: .constant(true)).named("switch") } == ["Notes, on"])
    }

    @Test("is heard instead of the letters in them")
    func letters() throws {
        let svg = try Figure("A test") { Toggle("Notes", isOn: .constant(true)) }.svg()
        #expect(svg.contains("aria-label=\"Notes, on\">\n<g aria-hidden=\"true\">\n<text"))
    }

    @Test("is heard of controls without a value as their words alone")
    func plain() throws {
        #expect(try spoken { Button("Draw") {} } == [])
        #expect(try spoken { TextField("Name", text: .constant("")) } == [])
    }
}
