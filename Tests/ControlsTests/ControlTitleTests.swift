import GridPress
import Testing
import ViewSupport

@Suite("Titles of controls")
struct ControlTitleTests {
    /// A control with a title that is a string literal or a string variable.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let key: @Sendable (Int) -> any View
        let string: @Sendable (String) -> any View

        init(
            _ name: String,
            _ key: @escaping @Sendable (Int) -> any View,
            _ string: @escaping @Sendable (String) -> any View
        ) {
            testDescription = name
            self.key = key
            self.string = string
        }
    }

    private static let cases = [
        Case("Button") {
            Button("*a* \($0)") {}
        } _: {
            Button($0) {}
        },
        Case("Button, with a symbol") {
            Button("*a* \($0)", systemImage: "x") {}
        } _: {
            Button($0, systemImage: "x") {}
        },
        Case("Link") {
            Link("*a* \($0)", destination: address)
        } _: {
            Link($0, destination: address)
        },
        Case("Menu") {
            Menu("*a* \($0)") {}
        } _: {
            Menu($0) {}
        },
        Case("Menu, with a symbol") {
            Menu("*a* \($0)", systemImage: "x") {}
        } _: {
            Menu($0, systemImage: "x") {}
        },
        Case("ShareLink") {
            ShareLink("*a* \($0)", item: 1)
        } _: {
            ShareLink($0, item: 1)
        },
        Case("Label") {
            Label("*a* \($0)", systemImage: "x")
        } _: {
            Label($0, systemImage: "x")
        },
        Case("Label, with an image") {
            Label("*a* \($0)", image: "x")
        } _: {
            Label($0, image: "x")
        },
        Case("Toggle") {
            Toggle("*a* \($0)", isOn: on)
        } _: {
            Toggle($0, isOn: on)
        },
        Case("Toggle, with a symbol") {
            Toggle("*a* \($0)", systemImage: "x", isOn: on)
        } _: {
            Toggle($0, systemImage: "x", isOn: on)
        },
        Case("Stepper") {
            Stepper("*a* \($0)", value: one)
        } _: {
            Stepper($0, value: one)
        },
        Case("Stepper, in bounds") {
            Stepper("*a* \($0)", value: one, in: 0...2)
        } _: {
            Stepper($0, value: one, in: 0...2)
        },
        Case("Stepper, that acts") {
            Stepper("*a* \($0)", onIncrement: {}, onDecrement: {})
        } _: {
            Stepper($0, onIncrement: {}, onDecrement: {})
        },
        Case("Picker") {
            Picker("*a* \($0)", selection: one) {}.pickerStyle(.navigationLink)
        } _: {
            Picker($0, selection: one) {}.pickerStyle(.navigationLink)
        },
        Case("ColorPicker") {
            ColorPicker("*a* \($0)", selection: .constant(.red))
        } _: {
            ColorPicker($0, selection: .constant(.red))
        },
        Case("TextField") {
            TextField("*a* \($0)", text: empty)
        } _: {
            TextField($0, text: empty)
        },
        Case("TextField, that grows") {
            TextField("*a* \($0)", text: empty, axis: .vertical)
        } _: {
            TextField($0, text: empty, axis: .vertical)
        },
        Case("SecureField") {
            SecureField("*a* \($0)", text: empty)
        } _: {
            SecureField($0, text: empty)
        },
        Case("ProgressView") {
            ProgressView("*a* \($0)")
        } _: {
            ProgressView($0)
        },
        Case("ProgressView, with a value") {
            ProgressView("*a* \($0)", value: 0.5)
        } _: {
            ProgressView($0, value: 0.5)
        },
        Case("GroupBox") {
            GroupBox("*a* \($0)") {}
        } _: {
            GroupBox($0) {}
        },
        Case("LabeledContent") {
            LabeledContent("*a* \($0)") {}
        } _: {
            LabeledContent($0) {}
        },
        Case("DisclosureGroup") {
            DisclosureGroup("*a* \($0)") {}
        } _: {
            DisclosureGroup($0) {}
        },
        Case("DisclosureGroup, closed") {
            DisclosureGroup("*a* \($0)", isExpanded: .constant(false)) {}
        } _: {
            DisclosureGroup($0, isExpanded: .constant(false)) {}
        },
        Case("Section") {
            Section("*a* \($0)") {}
        } _: {
            Section($0) {}
        },
        Case("Section, closed") {
            Section("*a* \($0)", isExpanded: .constant(false)) {}
        } _: {
            Section($0, isExpanded: .constant(false)) {}
        },
        Case("NavigationLink") {
            NavigationLink("*a* \($0)") { EmptyView() }
        } _: {
            NavigationLink($0) { EmptyView() }
        },
        Case("NavigationLink, to a value") {
            NavigationLink("*a* \($0)", value: 1)
        } _: {
            NavigationLink($0, value: 1)
        },
        Case("navigationTitle") { number in
            NavigationStack { Color.red.navigationTitle("*a* \(number)") }
        } _: {
            title in
            NavigationStack { Color.red.navigationTitle(title) }
        },
        Case("ContentUnavailableView") {
            ContentUnavailableView("*a* \($0)", systemImage: "x")
        } _: {
            ContentUnavailableView($0, systemImage: "x")
        },
    ]

    private static var address: URL { URL(string: "https://example.org")! }
    private static var on: Binding<Bool> { .constant(true) }
    private static var one: Binding<Int> { .constant(1) }
    private static var empty: Binding<String> { .constant("") }

    @Test("group numbers and read Markdown where they stand in code, and leave other strings alone", arguments: cases)
    func titles(control: Case) throws {
        func words(_ view: @autoclosure @escaping () -> any View) throws -> String {
            try drawn(width: 400, height: 200) { AnyView(view()) }.texts.joined()
        }
        #expect(try words(control.key(12_345)).contains("a 12,345"))
        #expect(try words(control.string("*a* 12345")).contains("*a* 12345"))
    }

    @Test("may stand beside values as a format spells them, in English")
    func formats() throws {
        func words<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [String] {
            try drawn(width: 400, view).texts
        }
        #expect(try words { LabeledContent("x", value: 1234.5, format: .number) } == ["x", "1,234.5"])
        #expect(try words { TextField("x", value: .constant(1234), format: .number) } == ["1,234"])
        #expect(try words { TextField("x", value: .constant(1234 as Int?), format: .number) } == ["1,234"])
        #expect(try words { TextField("x", value: .constant(nil as Int?), format: .number) } == ["x"])
    }
}
