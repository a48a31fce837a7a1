import GridPress
import Testing
import ViewSupport

@Suite("Tables, outlines and split views")
@MainActor
struct TableTests {
    private struct Planet: Identifiable {
        let id: Int
        let name: String
        var moons = 0
        var inner: [Planet]?
    }

    private let planets = [
        Planet(id: 1, name: "Earth", moons: 1),
        Planet(id: 2, name: "Mars", moons: 2),
    ]

    @Test("show the titles of columns above aligned cells")
    func columns() throws {
        let drawing = try drawn(width: 332, height: 300) { [planets] in
            Table(planets) {
                TableColumn("Name", value: \.name).width(100)
                TableColumn("Moons") { Text("\($0.moons)") }.alignment(.trailing)
            }
        }
        #expect(drawing.texts == ["Name", "Moons", "Earth", "1", "Mars", "2"])
        let frames = drawing.elements.filter { $0.mark.words != nil }.map(\.frame)
        #expect(Set([0, 2, 4].map { frames[$0].minX }) == [16])
        #expect(Set([1, 3, 5].map { frames[$0].maxX }) == [316])
        #expect(drawing.elements.filter { $0.kind.name == "TableRow" }.map(\.frame.height) == [44, 44])
    }

    @Test("show rows of a closure, the selected one on a ground, and hide titles")
    func rows() throws {
        let drawing = try drawn(width: 200, height: 300) { [planets] in
            Table(of: Planet.self, selection: .constant(2)) {
                TableColumn("Name", value: \.name)
                if planets.count > 1 { TableColumn("Moons", value: \.moons) { Text("\($0.moons)") } }
            } rows: {
                TableRow(Planet(id: 0, name: "Venus"))
                ForEach(planets) { TableRow($0) }
            }
            .tableColumnHeaders(.hidden)
        }
        #expect(drawing.texts == ["Venus", "0", "Earth", "1", "Mars", "2"])
        let grounds = drawing.elements.filter { $0.mark.isPainted && $0.frame.size == CGSize(width: 200, height: 44) }
        #expect(grounds.map(\.frame.minY) == [88])
    }

    @Test("outlines show the labels of closed groups and the elements without children")
    func outlines() throws {
        let sun = Planet(id: 0, name: "Sun", inner: planets)
        let texts = try drawn(width: 200, height: 300) {
            OutlineGroup([sun, Planet(id: 9, name: "Sirius")], children: \.inner) { Text($0.name) }
            List([sun], children: \.inner) { Text($0.name) }
        }
        .texts
        #expect(texts == ["Sun", "Sirius", "Sun"])
    }

    @Test("split views put lines between their views")
    func splits() throws {
        let drawing = try drawn(width: 101, height: 50) {
            HSplitView {
                Color.red
                Color.blue
            }
        }
        #expect(drawing.elements.filter { $0.mark.isPainted }.map(\.frame.width) == [50, 1, 50])
    }

    @Test("custom styles draw disclosures, groups of controls, forms, menus and dates")
    func styles() throws {
        struct Bare: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Text(configuration.isExpanded ? "open" : "closed")
                    configuration.content
                }
            }
        }
        struct Titled: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        struct Column: FormStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
        }
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("menu")
                    Menu(configuration)
                }
            }
        }
        struct Day: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(
                    "\(Int(configuration.selection.timeIntervalSince1970)) \(configuration.minimumDate == nil ? 0 : 1)"
                )
            }
        }
        let texts = try drawn(width: 300, height: 400) {
            Form { Text("form") }.formStyle(Column())
            DisclosureGroup("label", isExpanded: .constant(true)) { Text("content") }.disclosureGroupStyle(Bare())
            ControlGroup("title") { Button("a") {} }.controlGroupStyle(Titled())
            Menu("more") { Button("b") {} }.menuStyle(Framed())
            DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 5)), in: Date(timeIntervalSince1970: 1)...)
                .datePickerStyle(Day())
        }
        .texts
        #expect(texts == ["form", "label", "open", "content", "title", "a", "menu", "more", "5 1"])
    }
}
