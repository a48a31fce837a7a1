import GridPress
import Testing
import ViewSupport

@Suite("What would open above a picture")
@MainActor
struct PresentationTests {
    private struct Item: Identifiable, Hashable {
        var id = 1
    }

    private func json<V: View>(@ViewBuilder _ change: @escaping (Text) -> V) throws -> String {
        try Figure("A test", width: 120, height: 80) { change(Text("view")) }.json()
    }

    @Test("changes nothing, however it is written")
    func nothing() throws {
        let plain = try json { $0 }
        let flag = Binding.constant(true)
        let item = Binding<Item?>.constant(Item())
        let title = "title"
        let dialogs = try json {
            $0.actionSheet(isPresented: flag) {
                ActionSheet(title: Text("a"), buttons: [.default(Text("b")), .destructive(Text("c")), .cancel()])
            }
            .alert(Text("a"), isPresented: flag) {
            } message: {
                Text("b")
            }
            .alert(title, isPresented: flag, presenting: 1) {
                Text("\($0)")
            } message: {
                Text("\($0)")
            }
            .alert(LocalizedStringResource("a"), isPresented: flag) { Button("b") {} }
            .confirmationDialog(Text("a"), isPresented: flag, titleVisibility: .visible) { Button("b") {} }
            .confirmationDialog(title, isPresented: flag, presenting: 1) { Text("\($0)") }
        }
        let sheets = try json {
            $0.popover(isPresented: flag, attachmentAnchor: .point(.bottom), arrowEdge: .top) { Text("a") }
                .popover(item: item, attachmentAnchor: .rect(.bounds)) { Text("\($0.id)") }
                .presentationDetents([.medium], selection: .constant(.medium))
                .presentationBackground(.thinMaterial)
                .presentationCompactAdaptation(.popover)
                .inspector(isPresented: flag) { Text("a") }
                .navigationDestination(item: item) { Text("\($0.id)") }
                .fileImporter(isPresented: flag, allowedContentTypes: [.json]) { _ in }
                .contextMenu(ContextMenu { Text("a") })
        }
        #expect(dialogs == plain && sheets == plain)
    }
}
