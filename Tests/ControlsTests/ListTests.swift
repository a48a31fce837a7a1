import GridPress
import Testing
import ViewSupport

@Suite("Lists and screens")
struct ListTests {
    private func rows(_ drawing: Drawing) -> [CGRect] {
        drawing.elements.filter { $0.kind.name == "Row" }.map(\.frame)
    }

    /// Returns the number of lines between rows.
    private func separators(_ drawing: Drawing) -> Int {
        drawing.elements.filter { $0.kind.name == "Rectangle" && $0.frame.height == 1 }.count
    }

    // MARK: - Rows

    @Test("A list has a row of 44 points for each view, and lines between them")
    func plain() throws {
        let drawing = try drawn(width: 200, height: 300) { List(0..<3) { Text("\($0)") }.listStyle(.plain) }
        #expect(rows(drawing) == [rect(0, 0, 200, 44), rect(0, 44, 200, 44), rect(0, 88, 200, 44)])
        #expect(separators(drawing) == 2)
        #expect(drawing.texts == ["0", "1", "2"])
        #expect(try drawn(width: 200) { List(0..<3) { Text("\($0)") }.listStyle(.plain) }.size.height == 132)
    }

    @Test("A row grows with its view, and has the insets and the line that it asks for")
    func rowModifiers() throws {
        let drawing = try drawn(width: 200, height: 300) {
            List {
                Color.red.frame(width: 10, height: 60).named("tall")
                Color.red.frame(width: 10, height: 10).listRowInsets(EdgeInsets()).named("no insets")
                    .listRowSeparator(.hidden)
                Text("x").listRowBackground(Color.yellow.named("ground"))
            }
            .listStyle(.plain)
        }
        #expect(rows(drawing).map(\.height) == [72, 44, 44])
        #expect(try drawing.frame("tall") ≈ rect(16, 6, 10, 60))
        #expect(try drawing.frame("no insets") ≈ rect(0, 89, 10, 10))
        #expect(try drawing.frame("ground") ≈ rect(0, 116, 200, 44))
        #expect(separators(drawing) == 0)
    }

    @Test("Titles of labels start at one edge in a list, whatever their symbols are; elsewhere each follows its symbol")
    func labels() throws {
        func edges<V: View>(@ViewBuilder _ rows: @escaping () -> V) throws -> [CGFloat] {
            try drawn(width: 240, height: 400, rows).elements.filter { $0.words != nil }.map(\.frame.minX)
        }
        @ViewBuilder func labels() -> some View {
            Label("Flag", systemImage: "flag")
            Label("People", systemImage: "person.3")
            Label("Plain", systemImage: "circle").labelStyle(.titleAndIcon)
            Label {
                Text("Own")
            } icon: {
                Color.red.frame(width: 10, height: 10)
            }
        }
        let inList = try edges { List { labels() } }
        #expect(inList.count == 4 && Set(inList).count == 1, "\(inList)")
        let inForm = try edges { Form { labels() } }
        #expect(Set(inForm).count == 1 && inForm.first == inList[0], "\(inForm)")
        #expect(try Set(edges { VStack(alignment: .leading) { labels() } }).count > 2)
    }

    @Test("The icon of a label in a row fits the column of icons, unless it has a fixed size")
    func labelIcons() throws {
        func icon<V: View>(@ViewBuilder _ icon: @escaping () -> V) throws -> CGRect {
            try drawn(width: 390, height: 400) {
                List {
                    Label {
                        Text("Title").named("title")
                    } icon: {
                        icon().named("icon")
                    }
                }
            }
            .frame("icon")
        }
        #expect(
            try icon { GeometryReader { _ in Color.red }.aspectRatio(1, contentMode: .fit) }.size
                == CGSize(width: 28, height: 28)
        )
        #expect(try icon { Circle() }.size == CGSize(width: 28, height: 28))
        #expect(try icon { Color.red.frame(width: 44, height: 40) }.size == CGSize(width: 44, height: 40))
        #expect(try icon { Color.red.frame(width: 10, height: 10) }.size == CGSize(width: 10, height: 10))
    }

    // MARK: - Styles

    /// Returns the leading edges of the rows of lists.
    private func starts<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [CGFloat] {
        try rows(drawn(width: 390, height: 400, view)).map(\.minX)
    }

    @Test("A list of the automatic style has groups with round corners on phones and tablets, and in a figure")
    func automaticStyle() throws {
        let list = List { Text("Row") }
        #expect(try starts { list } == [16])
        #expect(try drawn(width: 390, height: 400) { list }.elements.first { $0.words == "Row" }?.frame.minX == 32)
        #expect(try starts { list.listStyle(.automatic) } == [16])
        #expect(try starts { VStack { list.listStyle(.automatic) }.listStyle(.plain) } == [16])
        #expect(try starts { list.listStyle(.plain) } == [0])
        for device in [DeviceProfile.iPhone14, .iPadPro11] { #expect(try starts { list.device(device) } == [16]) }
        let mac = DeviceProfile(screenSize: CGSize(width: 1440, height: 900), idiom: .mac)
        for device in [DeviceProfile.watch45, mac] { #expect(try starts { list.device(device) } == [0]) }
    }

    @Test("A list of the automatic style in a sidebar has the style of sidebars on each device")
    func sidebarStyle() throws {
        let mac = DeviceProfile(screenSize: CGSize(width: 1440, height: 900), idiom: .mac)
        let split = NavigationSplitView {
            List { Text("Row") }
        } detail: {
            List { Text("Detail") }
        }
        let starts = try self.starts { split.device(mac) }
        #expect(starts.count == 2 && starts.first == 16 && starts.last != starts.first.map { $0 + 16 })
        let plain = NavigationSplitView {
            List { Text("Row") }.listStyle(.plain)
        } detail: {
        }
        #expect(try self.starts { plain }.first == 0)
    }

    @Test(
        "A group stands out from what it lies on: a page, a row, or another group",
        arguments: [Drawing.Scheme.light, .dark]
    )
    func surfaces(scheme: Drawing.Scheme) throws {
        func grounds<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> [Drawing.Paint?] {
            try drawn(width: 240, height: 400, scheme: scheme, content).elements
                .filter { $0.kind.name == "RoundedRectangle" && $0.frame.width > 100 }
                .map { element in
                    guard case .shape(let shape) = element.mark else { return nil }
                    return shape.fill
                }
        }
        let page = try grounds { GroupBox { GroupBox { GroupBox { Text("x") } } } }
        #expect(page.count == 3 && page[0] != page[1] && page[1] != page[2])
        let row = try grounds { Form { GroupBox { GroupBox { Text("x") } } } }
        #expect(row.count == 3 && row[0] != row[1] && row[1] != row[2])
        // A group in a plain list has the same background as a group on a page.
        #expect(try grounds { List { GroupBox { Text("x") } }.listStyle(.plain) } == [page[0]])
    }

    @Test("The ground of a row replaces that of its group")
    func clearGround() throws {
        let drawing = try drawn(width: 200, height: 300) {
            Form {
                Text("x").listRowBackground(Color.clear)
                Text("y")
                Section { Text("z") }
            }
        }
        let grounds = drawing.elements.filter { $0.kind.name == "Rectangle" && $0.frame.height == 44 }
        #expect(grounds.map(\.frame) == [rect(16, 64, 168, 44)])
    }

    @Test("A list without rows takes the width that it is offered")
    func empty() throws {
        let drawing = try drawn(width: 200, height: 300) {
            List {}.overlay { Color.red.named("empty") }
        }
        #expect(try drawing.frame("empty").width == 200)
    }

    @Test("The selected row has a ground", arguments: [1, 2])
    func selection(selected: Int) throws {
        let drawing = try drawn(width: 200, height: 300) {
            List([1, 2], id: \.self, selection: .constant(selected as Int?)) { Text("\($0)") }.listStyle(.plain)
        }
        let grounds = drawing.elements.filter { $0.kind.name == "Rectangle" && $0.frame.height == 44 }
        #expect(grounds.map(\.frame) == [rect(0, CGFloat(selected - 1) * 44, 200, 44)])
    }

    @Test("A list of bindings has rows that can change their element")
    func bindings() throws {
        struct Item: Identifiable {
            let id: Int
            var isOn = true
        }
        struct Items: NonisolatedView {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View { List($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) } }
        }
        #expect(try rows(drawn(width: 200, height: 300) { Items() }).count == 2)
    }

    @Test("The elements behind rows are removed and moved by their positions")
    func offsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == ["b", "d", "a", "c", "e"])
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(letters == ["e", "b", "d", "a", "c"])
        letters.remove(atOffsets: [0, 3])
        #expect(letters == ["b", "d", "c"])
    }

    @Test("Positions at which there are no elements change nothing")
    func offsetsOutside() {
        var letters = ["a", "b", "c"]
        letters.remove(atOffsets: [1, 3, 1000])
        #expect(letters == ["a", "c"])
        letters.move(fromOffsets: [0, 7], toOffset: 99)
        #expect(letters == ["c", "a"])
        letters.move(fromOffsets: [1], toOffset: -5)
        #expect(letters == ["a", "c"])
        letters.move(fromOffsets: [], toOffset: 1)
        #expect(letters == ["a", "c"])
    }

    @Test("A navigation path loses as many screens as it has, and none for a negative count")
    func navigationPath() {
        var path = NavigationPath(["a", "b", "c"])
        path.removeLast(-1)
        #expect(path.count == 3)
        path.removeLast()
        #expect(path == NavigationPath(["a", "b"]))
        path.removeLast(10)
        #expect(path.isEmpty)
        path.removeLast()
        #expect(path.isEmpty)
    }

    // MARK: - Sections

    @Test("A section is a group of rows with its header and its footer")
    func sections() throws {
        let drawing = try drawn(width: 200, height: 400) {
            Form {
                Section("first") {
                    Text("a")
                    Text("b")
                }
                Section {
                    Text("c")
                } header: {
                    Text("second")
                } footer: {
                    Text("end")
                }
            }
        }
        #expect(drawing.texts == ["first", "a", "b", "second", "c", "end"])
        #expect(rows(drawing).count == 3)
        #expect(Set(rows(drawing).map(\.width)) == [168])
        #expect(separators(drawing) == 1, "no separator lies between groups")
    }

    @Test("Outside a list the parts of a section follow each other")
    func plainSection() throws {
        let drawing = try drawn(width: 200, height: 400) {
            VStack {
                Section(header: Text("header"), footer: Text("footer")) { Text("content") }
                Section(isExpanded: .constant(false)) {
                    Text("hidden")
                } header: {
                    Text("closed")
                }
            }
        }
        #expect(drawing.texts == ["header", "content", "footer", "closed"])
        #expect(rows(drawing).isEmpty)
    }

    @Test("In a list an open group and an inline choice have a row for each of their views")
    func flattened() throws {
        let drawing = try drawn(width: 200, height: 400) {
            List {
                DisclosureGroup("open", isExpanded: .constant(true)) {
                    Text("a")
                    Text("b")
                }
                Picker("x", selection: .constant(1)) { ForEach(1..<3) { Text("\($0)") } }.pickerStyle(.inline)
            }
        }
        #expect(rows(drawing).count == 5)
    }

    // MARK: - Screens

    @Test("A screen stands below its title, large or in a low bar")
    func titles() throws {
        func content(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGRect {
            try drawn(width: 200, height: 300) {
                NavigationStack {
                    Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(mode).named("content")
                }
            }
            .frame("content")
        }
        #expect(try content(.large) == rect(0, 60, 200, 240))
        #expect(try content(.inline) == rect(0, 44, 200, 256))
        let hidden = try drawn(width: 200, height: 300) {
            NavigationView { Color.red.navigationBarTitle("x").navigationBarHidden(true).named("content") }
        }
        #expect(try hidden.frame("content") == rect(0, 0, 200, 300))
    }

    @Test("A link leads on with a sign in a list, and is a button elsewhere")
    func links() throws {
        let link = NavigationLink("x", destination: Color.red)
        #expect(
            try drawn(width: 99, height: 99) { List { link } }.elements.contains { $0.kind.name == "NavigationLink" }
        )
        #expect(try drawn { link }.elements.contains { $0.kind.name == "Button" })
    }

    @Test("A tab view shows the selected screen above its bar")
    func tabs() throws {
        func shown(_ selection: Int) throws -> Drawing {
            try drawn(width: 200, height: 149) {
                TabView(selection: .constant(selection)) {
                    Color.red.named("first").tabItem { Text("one") }.tag(1)
                    Color.blue.named("second").tabItem { Text("two") }.tag(2)
                }
            }
        }
        #expect(try shown(1).names == ["first"])
        #expect(try shown(2).frame("second") == rect(0, 0, 200, 100))
        #expect(try shown(7).names == ["first"])
        #expect(try shown(1).texts == ["one", "two"])
        let pages = try drawn(width: 200, height: 131) { TabView { Color.red.named("page") }.tabViewStyle(.page) }
        #expect(try pages.frame("page").height == 100)
    }
}
