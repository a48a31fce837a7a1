import GridPress
import Testing

@Suite("Matched geometry in states of a picture")
@MainActor
struct MatchedGeometryTests {
    private struct Card: View {
        @Namespace private var space
        @Namespace private var otherSpace
        let isOpen: Bool

        var body: some View {
            VStack {
                if isOpen {
                    Text("large").padding().matchedGeometryEffect(id: "card", in: space)
                } else {
                    Text("small").matchedGeometryEffect(id: "card", in: space)
                }
                Text("second").matchedGeometryEffect(id: "card", in: otherSpace)
                Text("third").matchedGeometryEffect(id: "other", in: space)
                Text("copy").matchedGeometryEffect(id: "card", in: space, isSource: false)
            }
        }
    }

    @Test("has one identity for an id in a name space, and others for other ids and name spaces")
    func identities() throws {
        let (open, closed) = try (state { Card(isOpen: true) }, state { Card(isOpen: false) })
        let small = try #require(closed.note(of: "small").geometryID)
        let padding = try #require(open.elements.firstIndex { $0.kind.name == "padding" })
        #expect(open.motionNotes[padding]?.geometryID == small)
        let others = try ["second", "third"].map { try #require(closed.note(of: $0).geometryID) }
        #expect(Set(others + [small]).count == 3)
        #expect(try closed.note(of: "copy").geometryID == nil)
        #expect(try closed.note(of: "small").identity != open.motionNotes[padding]?.identity)
    }

    @Test("distinguishes views of one type by their places")
    func places() throws {
        let drawing = try state {
            VStack {
                Card(isOpen: false).id(1)
                Card(isOpen: false).id(2)
            }
        }
        let identities = drawing.motionNotes.values.compactMap(\.geometryID)
        #expect(identities.count == 6)
        #expect(Set(identities).count == 6)
    }
}
