import GridPress
import Testing
import ViewSupport

@Suite("Accessibility")
struct AccessibilityTests {
    /// Returns the settings of a view in a figure.
    private func settings<Changed: View>(_ change: @escaping (Color) -> Changed) throws -> [String: String] {
        let drawing = try drawn(width: 10, height: 10) { change(Color.red) }
        let element = try #require(drawing.elements.first)
        return Dictionary(uniqueKeysWithValues: element.settings.map { ($0.name, $0.value.description) })
    }

    @Test("attributes are settings of the record, also by their older names")
    func attributes() throws {
        let new = try settings {
            $0.accessibilityValue("3 of 5").accessibilityHint("Opens it").accessibilityIdentifier("stars")
                .accessibilityHidden(false).accessibilityAddTraits([.isHeader, .isButton])
                .accessibilityRemoveTraits(.isImage).accessibilitySortPriority(2)
                .accessibilityInputLabels(["a", "b"]).accessibilityElement(children: .combine)
                .accessibilityHeading(.h2)
        }
        #expect(new["accessibilityValue"] == "3 of 5" && new["accessibilityHint"] == "Opens it")
        #expect(new["accessibilityIdentifier"] == "stars" && new["accessibilityHidden"] == "off")
        #expect(new["accessibilityTraits"] == "button header" && new["accessibilityWithoutTraits"] == "image")
        #expect(new["accessibilitySortPriority"] == "2" && new["accessibilityInputLabels"] == "a, b")
        #expect(new["accessibilityChildren"] == "combine" && new["accessibilityHeading"] == "2")
        let old = try settings {
            $0.accessibility(value: Text("3 of 5")).accessibility(hint: Text("Opens it"))
                .accessibility(identifier: "stars").accessibility(hidden: false)
                .accessibility(addTraits: [.isHeader, .isButton]).accessibility(removeTraits: .isImage)
                .accessibility(sortPriority: 2).accessibility(inputLabels: [Text("a"), Text("b")])
        }
        #expect(old == new.filter { $0.key != "accessibilityChildren" && $0.key != "accessibilityHeading" })
    }

    @Test("labels by their older name are names of parts of the picture")
    func label() throws {
        let svg = try Figure("A test", width: 10, height: 10) { Color.red.accessibility(label: Text("A square")) }.svg()
        #expect(svg.contains("A square"))
    }

    @Test("focus is nowhere")
    func focus() throws {
        struct Screen: NonisolatedView {
            @AccessibilityFocusState private var isRead: Bool
            @AccessibilityFocusState private var field: Int?

            var body: some View {
                Text(isRead || field != nil ? "read" : "silent").accessibilityFocused($isRead)
                    .accessibilityFocused($field, equals: 1)
            }
        }
        #expect(try Figure("A test") { Screen() }.text().contains("silent"))
    }
}
