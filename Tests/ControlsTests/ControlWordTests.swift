import GridPress
import Testing
import ViewSupport

@Suite("Controls by all of their arguments")
@MainActor
struct ControlWordTests {
    private struct Option: Identifiable {
        let id: Int
        var isOn: Bool
    }

    @Test("show what stands in fields of values and by older arguments")
    func fields() throws {
        let title = "title"
        let texts = try drawn(width: 300, height: 400) {
            TextField(title, value: .constant(3), format: .number)
            TextField("a", text: .constant("typed")) {}
            TextField(title, text: .constant(""), onEditingChanged: { _ in }, onCommit: {})
            TextField("b", value: .constant(1.5), formatter: NumberFormatter())
            SecureField(title, text: .constant("xy")) {}
            TextEditor(text: .constant("lines"), selection: .constant(nil))
        }
        .texts
        #expect(texts.prefix(3) == ["3", "typed", "title"])
        #expect(texts.suffix(2) == ["••", "lines"])
    }

    @Test("are on where all of their sources are")
    func sources() throws {
        func isOn(_ options: [Option]) throws -> [String] {
            let options = Binding.constant(options)
            return try drawn(width: 300, height: 100) { Toggle("all", sources: options, isOn: \.isOn) }
                .elements.flatMap(\.settings).filter { $0.name == "isOn" }.map(\.value.description)
        }
        let on = try isOn([Option(id: 1, isOn: true), Option(id: 2, isOn: true)])
        let mixed = try isOn([Option(id: 1, isOn: true), Option(id: 2, isOn: false)])
        #expect(on != mixed && on.count == 1)
    }

    @Test("show labels, titles and the chosen days")
    func labels() throws {
        let days: Set<DateComponents> = [DateComponents(year: 2024, month: 3, day: 5)]
        let texts = try drawn(width: 300, height: 500) {
            Stepper(value: .constant(1), step: 2, onEditingChanged: { _ in }) { Text("stepper") }
            Stepper("formatted", value: .constant(1.0), step: 0.5, format: .number)
            MultiDatePicker("days", selection: .constant(days))
            ShareLink("share", items: ["a", "b"])
            ShareLink(item: "x", preview: SharePreview("title")) { Text("shared") }
            Menu("menu") {
                Button("a") {}
            } primaryAction: {
            }
            NavigationLink("link", isActive: .constant(false)) { Text("screen") }
            Button(role: .cancel) {}
            RenameButton().labelStyle(.titleOnly)
            PasteButton(payloadType: String.self) { _ in }.labelStyle(.titleOnly)
        }
        .texts.filter { !$0.contains("square.") }
        let expected = [
            "stepper", "formatted", "days", "Mar 5, 2024", "share", "shared", "menu", "link", "Cancel", "Rename",
            "Paste",
        ]
        #expect(texts == expected)
    }

    @Test("keys, focus, dragging and searching change nothing outside of a screen")
    func noOps() throws {
        struct Field: View {
            @FocusState private var isFocused: Bool
            let isPlain: Bool

            var body: some View {
                if isPlain {
                    Text("view")
                } else {
                    Text("view")
                        .onKeyPress(.space) { .handled }
                        .onKeyPress(keys: [.upArrow], phases: .down) { _ in .ignored }
                        .focusable(true, interactions: .edit)
                        .defaultFocus($isFocused, true)
                        .onDrag { NSItemProvider() }
                        .onDrop(of: [.text], isTargeted: nil) { _ in true }
                        .searchable(text: .constant("a"), isPresented: .constant(true))
                        .searchScopes(.constant(1)) { Text("scope") }
                        .onMoveCommand { _ in }
                }
            }
        }
        func frames(_ isPlain: Bool) throws -> [CGRect] {
            try drawn(width: 90, height: 60) { Field(isPlain: isPlain) }.elements.map(\.frame)
        }
        #expect(try frames(true) == frames(false))
    }
}
