import GridPress
import Testing
import ViewSupport

@Suite("Controls")
struct ControlTests {
    // MARK: - Sizes

    /// A control, and its ideal size.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let width: CGFloat?
        let height: CGFloat
        let size: @Sendable (CGFloat?) throws -> CGSize

        init(
            _ name: String,
            _ width: CGFloat?,
            _ height: CGFloat,
            _ view: @escaping @Sendable () -> any View
        ) {
            testDescription = name
            self.width = width
            self.height = height
            size = { try ViewSupport.size(of: AnyView(view()), offered: $0, nil) }
        }
    }

    @Test(
        "take the size of what they say, and of their style",
        arguments: [
            // "Print" is 35 wide, or 39 in bold letters, and 21 high. A spacer is at least 8 wide.
            Case("a button", 35, 21) { Button("Print") {} },
            Case("a bordered button", 59, 35) { Button("Print") {}.buttonStyle(.bordered) },
            Case("a large button", 75, 49) { Button("Print") {}.buttonStyle(.borderedProminent).controlSize(.large) },
            Case("a button of views", 20, 10) { Button(action: {}, label: { Color.red.frame(width: 20, height: 10) }) },
            Case("a switch", 35 + 8 + 51, 31) { Toggle("Print", isOn: .constant(true)) },
            Case("a switch without its label", 51, 31) { Toggle("Print", isOn: .constant(true)).labelsHidden() },
            Case("a box with a check mark", 20 + 8 + 35, 21) {
                Toggle("Print", isOn: .constant(true)).toggleStyle(.checkbox)
            },
            Case("a slider", nil, 27) { Slider(value: .constant(0.5)) },
            Case("a stepper", 93, 32) { Stepper("Print", value: .constant(1)).labelsHidden() },
            Case("a bar of progress", nil, 4) { ProgressView(value: 0.5) },
            Case("a wheel of progress", 20, 20) { ProgressView() },
            Case("a plain field", nil, 21) { TextField("Print", text: .constant("")) },
            Case("a field with a border", nil, 33) {
                TextField("Print", text: .constant("Print")).textFieldStyle(.roundedBorder)
            },
            Case("a word and a value", 35 + 8 + 35, 21) { LabeledContent("Print", value: "Print") },
            Case("a box", 39 + 32, 21 + 8 + 10 + 32) { GroupBox("Print") { Color.red } },
        ]
    )
    func sizes(control: Case) throws {
        if let width = control.width {
            let size = try control.size(nil)
            #expect(size == CGSize(width: width, height: control.height))
        }
        #expect(try control.size(300).height == control.height)
    }

    @Test("that have tracks are as wide as they may be", arguments: [40.0, 300])
    func tracks(width: CGFloat) throws {
        #expect(try size(of: Slider(value: .constant(0.5)), offered: width, nil).width == width)
        #expect(try size(of: ProgressView(value: 0.5), offered: width, nil).width == width)
        #expect(try size(of: TextField("", text: .constant("")), offered: width, nil).width == width)
    }

    // MARK: - Content

    @Test("show their value along the track", arguments: [(0.0, 0.0), (3, 0.25), (12, 1), (99, 1), (-1, 0), (.nan, 0)])
    func slider(value: Double, part: CGFloat) throws {
        let drawing = try drawn(width: 127, height: 30) { Slider(value: .constant(value), in: 0...12) }
        let knob = try #require(drawing.elements.last { $0.kind.name == "Circle" })
        let place = 100 * part
        #expect(knob.frame.minX ≈ place)
        #expect(drawing.findings.isEmpty)
    }

    @Test("show what is on, and lie at the other side where reading goes the other way")
    func toggle() throws {
        func knob(_ isOn: Bool, _ direction: LayoutDirection) throws -> CGFloat {
            let drawing = try drawn(width: 200, height: 40) {
                Toggle("x", isOn: .constant(isOn)).environment(\.layoutDirection, direction)
            }
            return try #require(drawing.elements.last { $0.kind.name == "Circle" }).frame.minX
        }
        #expect(try knob(true, .leftToRight) == 200 - 29)
        #expect(try knob(false, .leftToRight) == 200 - 49)
        #expect(try knob(true, .rightToLeft) == 2)
    }

    @Test("raise the chosen segment, which has its share of the width")
    func segments() throws {
        let drawing = try drawn(width: 304, height: 40) {
            Picker("x", selection: .constant(1)) {
                ForEach(1..<4) { Text("\($0)") }
            }
            .pickerStyle(SegmentedPickerStyle())
        }
        let raised = try #require(drawing.elements.first { $0.kind.name == "RoundedRectangle" && $0.frame.width < 200 })
        #expect(raised.frame ≈ rect(102, 6, 100, 28))
    }

    private enum Paper: String, CaseIterable, Identifiable {
        case small, large
        var id: String { rawValue }
    }

    @Test("find the chosen one by its tag, its identity, or a tag where none is needed")
    func tags() throws {
        func shown<V: Hashable>(_ value: V, @ViewBuilder _ content: @escaping () -> some View) throws -> [String] {
            try drawn { Picker("x", selection: .constant(value), content: content) }.texts
        }
        #expect(
            try shown(1) {
                Text("none").tag(0)
                Text("one").tag(1)
            } == ["one"]
        )
        #expect(try shown("b") { ForEach(["a", "b"], id: \.self) { Text("item \($0)") } } == ["item b"])
        // The views of a range have tags from 0, regardless of its lower bound. With an identity, the tags are the
        // numbers.
        #expect(try shown(2) { ForEach(2..<100) { Text("\($0) people") } } == ["4 people"])
        #expect(try shown(2) { ForEach(2..<100, id: \.self) { Text("\($0) people") } } == ["2 people"])
        #expect(try shown(2) { ForEach(2..<100) { Text("\($0) people").tag($0) } } == ["2 people"])
        #expect(try shown(Paper.large) { ForEach(Paper.allCases) { Text($0.rawValue).tag($0) } } == ["large"])
        #expect(try shown(1 as Int?) { Text("one").tag(1) } == ["one"])
        #expect(try shown(nil as Int?) { Text("none").tag(nil as Int?) } == ["none"])
        #expect(try shown(7) { Text("one").tag(1) } == [])
    }

    @Test("show letters of a secret as dots, and what to type in an empty field")
    func fields() throws {
        #expect(try drawn(width: 90) { SecureField("x", text: .constant("abc")) }.texts == ["•••"])
        #expect(try drawn(width: 90) { TextField("x", text: .constant("")) }.texts == ["x"])
        #expect(try drawn(width: 90) { TextField("x", text: .constant(""), prompt: Text("y")) }.texts == ["y"])
        #expect(try drawn(width: 90) { TextField("x", text: .constant("z")) }.texts == ["z"])
    }

    @Test("show what a group holds only where it is open")
    func disclosure() throws {
        #expect(try drawn(width: 90) { DisclosureGroup("x") { Text("y") } }.texts == ["x"])
        #expect(
            try drawn(width: 90) { DisclosureGroup("x", isExpanded: .constant(true)) { Text("y") } }.texts == [
                "x", "y",
            ]
        )
    }

    @Test("that are disabled are fainter, once")
    func disabled() throws {
        func faint<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Int {
            try drawn(width: 90, content).elements.filter { $0.effect == .opacity(0.4) }.count
        }
        #expect(try faint { Button("x") {}.disabled(true) } == 1)
        #expect(try faint { Button("x") {}.disabled(false) } == 0)
        #expect(try faint { Button("x") {}.disabled(false).disabled(true) } == 1)
        #expect(try faint { Toggle("x", isOn: .constant(true)).toggleStyle(.checkbox).disabled(true) } == 1)
        #expect(try faint { Text("x").disabled(true) } == 0)
    }

    // MARK: - Custom styles

    private nonisolated struct Loud: ButtonStyle, NonisolatedViewStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .padding(configuration.isPressed ? 0 : 10)
                .named(isEnabled ? "loud" : "quiet")
        }
    }

    private nonisolated struct Tall: PrimitiveButtonStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).buttonStyle(.plain).frame(height: 90)
        }
    }

    private nonisolated struct Words: ToggleStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isOn ? "on" : "off")
            }
        }
    }

    private nonisolated struct Spoken: ToggleStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
        }
    }

    private nonisolated struct Underlined: LabelStyle, NonisolatedViewStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
    }

    @Test("of a style's own body have the usual style")
    func stylesInStyles() throws {
        let toggle = try drawn { Toggle("Sound", isOn: .constant(true)).toggleStyle(Spoken()) }
        #expect(toggle.text().contains("Sound"))
        let plain = try drawn { Label("Sound", systemImage: "speaker") }.size
        let padded = try drawn { Label("Sound", systemImage: "speaker").labelStyle(Underlined()) }.size
        #expect(padded == CGSize(width: plain.width + 6, height: plain.height + 6))
    }

    @Test("are drawn as a custom style says, which may read the environment")
    func ownStyles() throws {
        #expect(
            try drawn { Button("Print") {}.buttonStyle(Loud()) }.frame("loud").size == CGSize(width: 55, height: 41)
        )
        #expect(try drawn { Button("Print") {}.buttonStyle(Loud()).disabled(true) }.names == ["quiet"])
        #expect(try size(of: Button("Print") {}.buttonStyle(Tall()), offered: nil, nil).height == 90)
        #expect(
            try drawn { Toggle("x", isOn: .constant(true)).toggleStyle(Words()) }.texts == ["x", "on"]
        )
    }

    @Test("are listed by their kind and their name")
    func kinds() throws {
        let drawing = try drawn(width: 200, height: 300) {
            Button("x") {}.named("first")
            Toggle("x", isOn: .constant(true)).named("second")
            Picker("x", selection: .constant(1)) { Text("x").tag(1) }.named("third")
        }
        #expect(drawing.elements.filter { $0.name != nil }.map(\.kind.name) == ["Button", "Toggle", "Picker"])
    }
}
