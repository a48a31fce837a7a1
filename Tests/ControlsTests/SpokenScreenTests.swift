import GridPress
import Testing

@Suite("What a screen reader says")
struct SpokenScreenTests {
    private func lines<Content: View>(
        width: CGFloat? = 300,
        @ViewBuilder _ content: @escaping () -> Content
    ) throws -> [String] {
        let text = try Figure("A test", width: width, height: nil, content: content).accessibilityText()
        return text.split(separator: "\n").dropFirst().map(String.init)
    }

    // MARK: Roles

    @Test func `A screen has the title of its figure, and its elements below`() throws {
        let text = try Figure("Welcome") { Text("Hello") }.accessibilityText()
        #expect(text == "screen: \"Welcome\"\n  text: \"Hello\"\n")
    }

    @Test func `Controls have a role, a name, a value and states`() throws {
        let spoken = try lines {
            VStack {
                Button("Archive") {}.accessibilityHint("Moves the message").disabled(true)
                Toggle("Wi-Fi", isOn: .constant(true))
                Toggle("Bluetooth", isOn: .constant(false)).labelsHidden()
                Slider(value: .constant(30), in: 0...60) { Text("Volume") }
                Stepper("Guests", onIncrement: {}, onDecrement: {})
                ProgressView("Copying", value: 0.4)
                ProgressView()
                Gauge(value: 3, in: 0...4) { Text("Speed") }
                ColorPicker("Ink", selection: .constant(.red))
                Link("Manual", destination: URL(string: "https://example.org")!)
                NavigationLink("More") { Text("Elsewhere") }
            }
        }
        #expect(
            spoken == [
                "  button: \"Archive\", hint \"Moves the message\", disabled",
                "  toggle: \"Wi-Fi\", value \"on\"",
                "  toggle: \"Bluetooth\", value \"off\"",
                "  slider: \"Volume\", value \"50 %\", adjustable",
                "  stepper: \"Guests\", adjustable",
                "  progress: \"Copying\", value \"40 %\"",
                "  progress, value \"in progress\"",
                "  gauge: \"Speed\", value \"75 %\"",
                "  color picker: \"Ink\"",
                "  link: \"Manual\"",
                "  button: \"More\"",
            ]
        )
    }

    @Test func `Fields say what they are called, and what is in them`() throws {
        let spoken = try lines {
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant("Anna"))
                TextField("Town", text: .constant(""), prompt: Text("Where you live"))
                SecureField("Password", text: .constant("abc"))
                TextEditor(text: .constant("Some words"))
            }
        }
        #expect(
            spoken == [
                "  text field: \"Name\"",
                "  text field: \"Name\", value \"Anna\"",
                "  text field: \"Town\", value \"Where you live\"",
                "  secure text field: \"Password\", value \"•••\"",
                "  text editor: \"Some words\"",
            ]
        )
    }

    @Test func `A choice says what is chosen, or all that there is to choose`() throws {
        let picker = Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        #expect(try lines { picker.pickerStyle(.menu) } == ["  picker: \"Size\", value \"Large\""])
        #expect(try lines { picker.pickerStyle(.wheel) } == ["  picker: \"Size\", value \"Large\", adjustable"])
        #expect(
            try lines { picker.pickerStyle(.segmented) }
                == ["  picker: \"Size\"", "    button: \"Small\"", "    button: \"Large\", selected"]
        )
        #expect(
            try lines {
                DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            } == ["  date picker: \"Start\", value \"Jan 1, 1970\""]
        )
    }

    @Test func `Buttons of any style are buttons`() throws {
        nonisolated struct Plain: ButtonStyle, NonisolatedViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding().background(Color.red)
            }
        }
        let spoken = try lines {
            VStack {
                Button("A") {}.buttonStyle(Plain())
                Button("B") {}.buttonStyle(Plain()).disabled(true)
                Button("C", systemImage: "star") {}.buttonStyle(.bordered)
                Button("D", systemImage: "star") {}.labelStyle(.iconOnly)
                Button {
                } label: {
                    Image(systemName: "trash")
                }
                .accessibilityLabel("Delete")
            }
        }
        #expect(
            spoken == [
                "  button: \"A\"", "  button: \"B\", disabled", "  button: \"C\"", "  button: \"D\"",
                "  button: \"Delete\"",
            ]
        )
    }

    @Test func `Lists, sections, tabs and titles are containers and headings`() throws {
        let list = try lines {
            List {
                Section("Today") {
                    Text("Milk")
                    Label("Bread", systemImage: "cart")
                }
            }
            .frame(height: 200)
        }
        #expect(list == ["  list", "    heading: \"Today\"", "    text: \"Milk\"", "    text: \"Bread\""])
        let tabs = try lines {
            TabView {
                NavigationStack { Text("Anna").navigationTitle("People") }
                    .tabItem { Label("Contacts", systemImage: "person") }
                Text("B").tabItem { Text("Other") }
            }
            .frame(height: 300)
        }
        #expect(
            tabs == [
                "  navigation bar", "    heading: \"People\"", "  text: \"Anna\"", "  tab bar",
                "    tab: \"Contacts\", selected", "    tab: \"Other\"",
            ]
        )
    }

    @Test func `A group that is open says so`() throws {
        let spoken = try lines {
            VStack {
                DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
                DisclosureGroup("Less") { Text("Inside") }
            }
        }
        #expect(spoken == ["  button: \"More\", expanded", "  text: \"Inside\"", "  button: \"Less\", collapsed"])
    }

    // MARK: Texts and images

    @Test func `A text is said as a whole, however its lines look`() throws {
        #expect(
            try lines(width: 80) { Text("A sentence that has no room").lineLimit(1) }
                == ["  text: \"A sentence that has no room\""]
        )
        #expect(try lines(width: 60) { Text("One two three four") } == ["  text: \"One two three four\""])
        #expect(try lines(width: 40) { Text("漢字仮名交じり文") } == ["  text: \"漢字仮名交じり文\""])
    }

    @Test func `No text breaks a line`() throws {
        let text = "A \"b\" \\ c\nd\u{2028}e\u{202E}f"
        #expect(
            try lines { Text("x").accessibilityLabel(text) }
                == [#"  text: "A \"b\" \\ c\nd\u{2028}e\u{202E}f""#]
        )
    }

    @Test func `Links in a text follow it`() throws {
        #expect(
            try lines { Text("See the [manual](https://example.org) or [ask](https://example.org/ask).") } == [
                "  text: \"See the manual or ask.\"", "    link: \"manual\"", "    link: \"ask\"",
            ]
        )
    }

    @Test func `Images say their labels, and decorations nothing`() throws {
        let spoken = try lines {
            VStack {
                Image("cat", label: Text("A cat"))
                Image(decorative: "leaves")
                Image(systemName: "star")
                Color.red.frame(height: 10)
                Circle().frame(height: 10).accessibilityLabel("A dot")
            }
        }
        #expect(spoken == ["  image: \"A cat\"", "  image: \"star\"", "  view: \"A dot\""])
    }

    @Test func `What is hidden isn't said`() throws {
        let spoken = try lines {
            VStack {
                Text("A").accessibilityHidden(true)
                Text("B").hidden()
                Text("C").opacity(0)
                VStack { Text("D") }.accessibilityHidden(true)
                Text("E").accessibilityHidden(false)
            }
        }
        #expect(spoken == ["  text: \"E\""])
    }

    // MARK: Parts of a view

    @Test func `Parts are combined, left out or read one by one`() throws {
        func row() -> some View {
            HStack {
                Image(systemName: "star")
                Text("Title")
                Text("Detail")
            }
        }
        #expect(
            try lines { row().accessibilityElement(children: .combine) } == ["  text: \"star, Title, Detail\""]
        )
        #expect(
            try lines {
                row().accessibilityElement(children: .ignore).accessibilityLabel("Row").accessibilityValue("1")
            }
                == ["  view: \"Row\", value \"1\""]
        )
        #expect(
            try lines { row().accessibilityElement(children: .contain).accessibilityLabel("Row") } == [
                "  group: \"Row\"", "    image: \"star\"", "    text: \"Title\"", "    text: \"Detail\"",
            ]
        )
        #expect(
            try lines { row().accessibilityLabel("Row") } == [
                "  group: \"Row\"", "    image: \"star\"", "    text: \"Title\"", "    text: \"Detail\"",
            ]
        )
    }

    @Test func `Buttons of combined views are their actions`() throws {
        let one = try lines {
            HStack {
                Text("Mail")
                Button("Open") {}
            }
            .accessibilityElement(children: .combine)
        }
        #expect(one == ["  button: \"Mail, Open\""])
        let several = try lines {
            HStack {
                Text("Mail")
                Button("Open") {}
                Button("Delete") {}
            }
            .accessibilityElement(children: .combine)
        }
        #expect(several == ["  text: \"Mail\", actions \"Open\" \"Delete\""])
    }

    @Test func `Traits are added and removed, by the last word`() throws {
        let spoken = try lines {
            VStack {
                Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                Text("B").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isSelected)
                Button("C") {}.accessibilityRemoveTraits(.isButton)
                Text("D").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected)
                Text("E").accessibilityAddTraits([.isHeader, .updatesFrequently])
                Image(systemName: "star").accessibilityAddTraits(.isButton)
            }
        }
        #expect(
            spoken == [
                "  heading 2: \"A\"", "  button: \"B\", selected", "  text: \"C\"", "  text: \"D\"",
                "  heading: \"E\", updates frequently", "  button: \"star\"",
            ]
        )
    }

    @Test func `Actions, and values that go up and down, are said`() throws {
        let spoken = try lines {
            Text("Mail").accessibilityAction(named: "Reply") {}.accessibilityAction(named: "Delete") {}
                .accessibilityAdjustableAction { _ in }
        }
        #expect(spoken == ["  text: \"Mail\", actions \"Reply\" \"Delete\", adjustable"])
    }

    @Test func `Views are read in place of others, or as their parts`() throws {
        #expect(
            try lines {
                VStack { Text("Drawn") }
                    .accessibilityRepresentation { Slider(value: .constant(0.25)) { Text("Hue") } }
            } == ["  slider: \"Hue\", value \"25 %\", adjustable"]
        )
        #expect(
            try lines {
                Color.red.frame(height: 40).accessibilityLabel("Chart")
                    .accessibilityChildren {
                        Text("One")
                        Text("Two")
                    }
            } == ["  group: \"Chart\"", "    text: \"One\"", "    text: \"Two\""]
        )
    }

    // MARK: Order

    @Test func `Views are read from top to bottom, and from the leading side on`() throws {
        func views() -> some View {
            ZStack(alignment: .topLeading) {
                Text("4").position(x: 200, y: 80)
                Text("2").position(x: 200, y: 20)
                Text("3").position(x: 50, y: 80)
                Text("1").position(x: 50, y: 20)
            }
            .frame(height: 100)
        }
        #expect(try lines { views() }.map(\.digits) == ["1", "2", "3", "4"])
        let mirrored = try lines { views().environment(\.layoutDirection, .rightToLeft) }
        #expect(mirrored.map(\.digits) == ["1", "2", "3", "4"])
    }

    @Test func `Columns are read one after the other, and rows of a grid too`() throws {
        let columns = try lines {
            HStack {
                VStack {
                    Text("1")
                    Text("2")
                }
                VStack {
                    Text("3")
                    Text("4")
                }
            }
        }
        #expect(columns.map(\.digits) == ["1", "2", "3", "4"])
        let grid = try lines {
            Grid {
                GridRow {
                    Text("1")
                    Text("2")
                }
                GridRow {
                    Text("3")
                    Text("4")
                }
            }
        }
        #expect(grid.map(\.digits) == ["1", "2", "3", "4"])
    }

    @Test func `Views of a higher priority come first in their container`() throws {
        let spoken = try lines {
            VStack {
                Text("2")
                HStack {
                    Text("3")
                    Text("1").accessibilitySortPriority(1)
                }
                Text("4").accessibilitySortPriority(-1)
                VStack {
                    Text("6")
                    Text("5").accessibilitySortPriority(9)
                }
                .accessibilityElement(children: .contain)
                .accessibilitySortPriority(-2)
            }
        }
        #expect(spoken.map(\.digits) == ["1", "2", "3", "4", "", "5", "6"])
    }

    // MARK: Records

    @Test func `A drawing from a record says the same`() throws {
        let figure = Figure("A test", width: 200) {
            VStack {
                Text("A sentence that has no room at all").lineLimit(1).accessibilityAddTraits(.isHeader)
                Slider(value: .constant(30), in: 0...60) { Text("Volume") }.disabled(true)
                Text("x").accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)) }
            }
        }
        let drawing = try figure.drawing()
        #expect(try Drawing(json: drawing.json(exact: true)).accessibilityText() == drawing.accessibilityText())
    }

    @Test func `What is only said changes no picture`() throws {
        func svg<Content: View>(_ content: Content) throws -> String {
            try Figure("A test", width: 200) { content }.svg()
        }
        let text = Text("x")
        #expect(try svg(text) == svg(text.accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)) }))
        #expect(try svg(text) == svg(text.accessibilityAction(named: "Reply") {}.accessibilityAddTraits(.isButton)))
    }
}

extension String {
    /// The digits in a line.
    fileprivate var digits: String { filter(\.isNumber) }
}
