import GridPressProperties
import GridPressTesting
import Testing

@Suite("What a screen reader says, as a golden file")
struct ScreenReaderTests {
    private struct Inbox: NonisolatedView {
        var isSilent = true

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading) {
                    Text("Today").font(.title2).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                    ForEach(["Anna", "Ben \"the boss\""], id: \.self) { name in
                        HStack {
                            Image(systemName: "envelope").accessibilityHidden(true)
                            VStack(alignment: .leading) {
                                Text(name)
                                Text("A subject that is much too long for its line").lineLimit(1)
                            }
                            Button("Reply") {}
                            Button("Delete") {}
                        }
                        .accessibilityElement(children: .combine)
                        .accessibilityHint("Opens the message")
                    }
                    Toggle("Silent", isOn: .constant(isSilent))
                    Slider(value: .constant(0.25)) { Text("Loudness") }.disabled(isSilent)
                }
                .padding()
                .navigationTitle("Inbox")
            }
        }
    }

    @Test("has a line for each element, indented by its containers")
    func inbox() {
        assertSnapshot(of: Inbox(), as: .accessibility, width: 320, height: 420)
    }

    @Test("fails with the lines that are said differently")
    func difference() throws {
        let folder = try ScratchFolder()
        let words = try Figure("View", width: 320, height: 420) { Inbox() }.accessibilityText()
        try folder.write(words, to: "inbox.accessibility")
        let message = failure(at: #line + 1) {
            assertSnapshot(
                of: Inbox(isSilent: false),
                as: .accessibility,
                width: 320,
                height: 420,
                named: "inbox",
                record: .never,
                in: folder.path
            )
        }
        #expect(message?.contains("toggle: \"Silent\", value \"on\"") == true)
        #expect(message?.contains("toggle: \"Silent\", value \"off\"") == true)
        #expect(message?.contains("slider: \"Loudness\", value \"25 %\", adjustable, disabled") == true)
    }
}
