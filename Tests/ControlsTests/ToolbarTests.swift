import GridPress
import Testing
import ViewSupport

@Suite("Bars of a screen")
@MainActor
struct ToolbarTests {
    private struct Editing: ToolbarContent {
        let isEditing: Bool

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
            if isEditing {
                ToolbarItem(placement: .confirmationAction) { Text("Done") }
            } else {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Text("Edit")
                    Text("Add")
                }
            }
            ToolbarItem(placement: .keyboard) { Text("Hidden") }
        }
    }

    private func screen<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Drawing {
        try drawn(width: 320, height: 480) { NavigationStack { content() } }
    }

    /// Returns the frame of a text.
    private func frame(_ text: String, in drawing: Drawing) throws -> CGRect {
        try #require(drawing.elements.first { $0.mark.words == text }, "\(text) isn't drawn.").frame
    }

    @Test("show custom items at the ends of the navigation bar, above a large title")
    func items() throws {
        let drawing = try screen { Text("content").navigationTitle("Title").toolbar { Editing(isEditing: false) } }
        let cancel = try frame("Cancel", in: drawing)
        let (edit, add) = (try frame("Edit", in: drawing), try frame("Add", in: drawing))
        let title = try frame("Title", in: drawing)
        #expect(cancel.minX == 16 && add.maxX == 304 && edit.maxX < add.minX)
        #expect(cancel.midY == edit.midY && cancel.maxY < title.minY)
        #expect(drawing.elements.allSatisfy { $0.mark.words != "Hidden" })
    }

    @Test("show the branch of a condition, and no item anywhere else")
    func conditions() throws {
        let drawing = try screen { Text("content").toolbar { Editing(isEditing: true) } }
        #expect(drawing.elements.contains { $0.mark.words == "Done" })
        #expect(!drawing.elements.contains { $0.mark.words == "Edit" })
        let bare = try drawn(width: 320, height: 480) { Text("content").toolbar { Editing(isEditing: true) } }
        #expect(!bare.elements.contains { $0.mark.words == "Done" })
    }

    @Test("write what confirms in bold, and nothing else")
    func emphasis() throws {
        let drawing = try screen { Text("content").toolbar { Editing(isEditing: true) } }
        func weight(_ text: String) -> Int? {
            guard case .text(let lines) = drawing.elements.first(where: { $0.mark.words == text })?.mark else {
                return nil
            }
            return lines.first?.runs.first?.font.weight
        }
        #expect(weight("Done") == 600 && weight("Cancel") == 400)
    }

    @Test("show the main item in place of an inline title, and items of several modifiers")
    func principal() throws {
        let drawing = try screen {
            Text("content")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .principal) { Text("Main") } }
                .toolbar { Button("Last") {} }
                .navigationBarItems(leading: Text("First"))
        }
        #expect(try frame("Main", in: drawing).midX == 160)
        #expect(try frame("First", in: drawing).minX == 16)
        #expect(try frame("Last", in: drawing).maxX == 304)
        #expect(!drawing.elements.contains { $0.mark.words == "Title" })
    }

    @Test("show items at the bottom in a bar that divides its width")
    func bottom() throws {
        let drawing = try screen {
            Text("content").toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("A")
                    Text("B")
                    Text("C")
                }
                ToolbarItem(placement: .status) { Text("Saved") }
            }
        }
        let frames = try ["A", "B", "C"].map { try frame($0, in: drawing) }
        #expect(frames[0].minX == 16 && frames[2].maxX == 304)
        #expect(abs(frames[1].midX - 160) < 2)
        #expect(frames.allSatisfy { $0.minY > 430 })
        #expect(try frame("Saved", in: drawing).midX == 160)
    }

    @Test("are hidden where the screen says so")
    func hidden() throws {
        let drawing = try screen {
            Text("content").navigationTitle("Title")
                .toolbar { ToolbarItem(placement: .bottomBar) { Text("Bottom") } }
                .toolbar(.hidden, for: .navigationBar, .bottomBar)
        }
        #expect(drawing.texts == ["content"])
        let tabs = try drawn(width: 320, height: 480) {
            TabView { NavigationStack { Text("content").toolbar(.hidden, for: .tabBar) }.tabItem { Text("Tab") } }
        }
        #expect(tabs.texts == ["content"])
    }

    @Test("have a background only where it is visible, in its color")
    func background() throws {
        func colors(_ visibility: Visibility) throws -> Int {
            let drawing = try screen {
                Text("content").navigationTitle("Title")
                    .toolbarBackground(Color.red, for: .navigationBar)
                    .toolbarBackground(visibility, for: .navigationBar)
            }
            return drawing.elements.filter { $0.mark.isPainted && $0.frame.width == 320 }.count
        }
        #expect(try colors(.visible) == 1)
        #expect(try colors(.automatic) == 0)
    }

    @Test("have a search field and a line below the title")
    func search() throws {
        let drawing = try screen {
            Text("content").navigationTitle("Title").navigationSubtitle("Line")
                .searchable(text: .constant(""), prompt: "Find")
        }
        let texts = try ["Title", "Line", "Find", "content"].map { try frame($0, in: drawing).midY }
        #expect(texts == texts.sorted())
    }
}
