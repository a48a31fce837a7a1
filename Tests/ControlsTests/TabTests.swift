import GridPress
import Testing
import ViewSupport

@Suite("Tabs, badges and styles by their names")
@MainActor
struct TabTests {
    private enum Place: Hashable, CaseIterable {
        case home
        case list
        case search
    }

    @Test("are made of tabs in a closure, of sections and of elements")
    func tabs() throws {
        let drawing = try drawn(width: 300, height: 300) {
            TabView(selection: .constant(Place.list)) {
                Tab("Home", systemImage: "house", value: .home) { Text("at home") }.badge(3)
                TabSection("More") {
                    ForEach([Place.list], id: \.self) { place in
                        Tab("List", systemImage: "list.bullet", value: place) { Text("the list") }
                    }
                }
                Tab(value: .search, role: .search) { Text("searching") }
            }
        }
        #expect(drawing.texts.filter { !$0.contains(".") } == ["the list", "Home", "3", "List", "Search"])
        let first = try drawn(width: 300, height: 300) { TabView { Tab("A", systemImage: "a") { Text("first") } } }
        #expect(first.texts.contains("first"))
    }

    @Test("badges stand at the trailing side of rows, and 0 is none")
    func badges() throws {
        let drawing = try drawn(width: 300, height: 300) {
            List {
                Text("inbox").badge(12)
                Text("sent").badge(0)
                Text("spam").badge("new")
            }
        }
        #expect(drawing.texts == ["inbox", "12", "sent", "spam", "new"])
        #expect(drawing.elements.first { $0.mark.words == "12" }?.frame.maxX == 268)
    }

    @Test("pages have a dot each, with a background where it is asked for")
    func pages() throws {
        func paints(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> Int {
            try drawn(width: 200, height: 200) {
                TabView {
                    Text("1")
                    Text("2")
                }
                .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: mode))
            }
            .elements.filter { $0.mark.isPainted && $0.mark.words == nil }.count
        }
        #expect(try paints(.never) == 2)
        #expect(try paints(.always) == 3)
    }

    @Test("lists keep the distances and heights that are set")
    func distances() throws {
        let drawing = try drawn(width: 300, height: 300) {
            List {
                Text("a")
                Text("b")
            }
            .listRowSpacing(10)
            .environment(\.defaultMinListRowHeight, 60)
        }
        let rows = drawing.elements.filter { $0.kind.name == "Row" }.map(\.frame)
        #expect(rows.map(\.height) == [60, 60] && rows[1].minY == rows[0].minY + 70)
    }

    @Test("custom styles of fields change the field that they get")
    func fields() throws {
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text("icon")
                    configuration
                }
            }
        }
        let texts = try drawn(width: 300, height: 100) {
            TextField("Name", text: .constant("Ada")).textFieldStyle(Framed())
            SecureField("Secret", text: .constant("")).textFieldStyle(Framed())
        }
        .texts
        #expect(texts == ["icon", "Ada", "icon", "Secret"])
    }
}
