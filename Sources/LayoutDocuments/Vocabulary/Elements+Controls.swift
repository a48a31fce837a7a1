extension ElementRule {
    private static let label = Parameter.slot("label", "The views of the label.")
    private static let symbol = Parameter("systemImage", .text, "The name of a system symbol.")
    private static let value = Parameter("value", .number, "The current value.")
    private static let range = Parameter("in", .range, "The range of valid values, such as 0...10. By default, 0...1.")

    /// Controls and indicators, drawn in a given state.
    static let controls: [ElementRule] = buttons + values + fields + boxes

    private static let buttons: [ElementRule] = [
        ElementRule(
            "Button", "A control that initiates an action.", title, symbol,
            Parameter("role", .role, "The semantic role of the button."), label
        ) { title, symbol, role, label in
            Button(role: role) {
            } label: {
                caption(title, symbol, label)
            }
        }.captioned,
        ElementRule(
            "Link", "A control for navigating to a URL.", title,
            Parameter.needed("destination", .url, "The URL of the link.")
        ) { title, destination in Link(title ?? "", destination: destination) }.with(.any(of: "title")),
        ElementRule("Menu", "A control for presenting a menu. The menu is drawn closed.", title, symbol, label) {
            title, symbol, label in
            Menu {
            } label: {
                caption(title, symbol, label)
            }
        }.captioned,
        ElementRule(
            "ShareLink", "A control that shares content.", Parameter("title", .words, "The title.", or: "Share…")
        ) { ShareLink($0, item: "") }, ElementRule("EditButton", "A button that starts editing.") { EditButton() },
    ]

    private static let values: [ElementRule] = [
        ElementRule(
            "Toggle", "A control that toggles between on and off states.", title, symbol,
            Parameter("isOn", .truth, "Whether the toggle is on.", or: "false"), label
        ) { title, symbol, isOn, label in Toggle(isOn: .constant(isOn)) { caption(title, symbol, label) } }.captioned,
        ElementRule(
            "Slider", "A control for selecting a value from a range.", value, range,
            .slot("label", "The views of the label, which isn't drawn."),
            .slot("minimumValueLabel", "The views that describe the lower bound."),
            .slot("maximumValueLabel", "The views that describe the upper bound.")
        ) { value, range, label, least, most in
            Slider(value: .constant(value ?? 0), in: range ?? 0...1) {
                label
            } minimumValueLabel: {
                least
            } maximumValueLabel: {
                most
            }
        }.with(.within("value", "in", or: 0...1)),
        ElementRule("Stepper", "A control that increments and decrements a value.", title, label) { title, label in
            Stepper {
                caption(title, nil, label)
            } onIncrement: {
            } onDecrement: {
            }
        }.captioned,
        ElementRule(
            "ProgressView", "A view that shows the progress of a task. Without `value`, the progress is indeterminate.",
            title, value, Parameter("total", .number, "The value at which the task is complete.", or: "1"), label,
            .slot("currentValueLabel", "The views that describe the current value.")
        ) { title, value, total, label, current in
            if title != nil || label != nil || current != nil {
                ProgressView(value: value, total: total) {
                    caption(title, nil, label)
                } currentValueLabel: {
                    current
                }
            } else {
                ProgressView(value: value, total: total)
            }
        }.with(.oneOf("title", "label")),
        ElementRule(
            "Gauge", "A view that shows a value within a range.", title, value, range, label,
            .slot("currentValueLabel", "The views that describe the current value."),
            .slot("minimumValueLabel", "The views that describe the lower bound."),
            .slot("maximumValueLabel", "The views that describe the upper bound.")
        ) { title, value, range, label, current, least, most in
            Gauge(value: value ?? 0, in: range ?? 0...1) {
                caption(title, nil, label)
            } currentValueLabel: {
                current
            } minimumValueLabel: {
                least
            } maximumValueLabel: {
                most
            }
        }.captioned.with(.within("value", "in", or: 0...1)),
        ElementRule(
            "Picker", "A control for selecting one of several views with tags.", title, symbol,
            Parameter("selection", .selection, "The tag of the selected view.", or: ""), label, .views
        ) { title, symbol, selection, label, views in
            Picker(selection: .constant(selection)) {
                views
            } label: {
                caption(title, symbol, label)
            }
        }.captioned,
        ElementRule(
            "DatePicker", "A control for selecting a date, a time or both.", title,
            Parameter.needed("selection", .date, "The selected date and time."),
            Parameter("displayedComponents", .dateComponents, "The date components to show.", or: "both"), label
        ) { title, date, components, label in
            DatePicker(selection: .constant(date), displayedComponents: components) { caption(title, nil, label) }
        }.captioned,
        ElementRule(
            "ColorPicker", "A control for selecting a color.", title,
            Parameter.needed("selection", .color, "The selected color."), label
        ) { title, color, label in ColorPicker(selection: .constant(color)) { caption(title, nil, label) } }.captioned,
    ]

    private static let text = Parameter("text", .text, "The text to display.", or: "")
    private static let prompt = Parameter("prompt", .words, "The prompt shown while the text is empty.")

    private static let fields: [ElementRule] = [
        ElementRule("TextField", "A control for editing a line of text.", title, text, prompt) { title, text, prompt in
            TextField(title ?? "", text: .constant(text), prompt: prompt.map { Text($0) })
        },
        ElementRule("SecureField", "A control for entering private text, drawn as dots.", title, text, prompt) {
            title, text, prompt in SecureField(title ?? "", text: .constant(text), prompt: prompt.map { Text($0) })
        }, ElementRule("TextEditor", "A view for editing long-form text.", text) { TextEditor(text: .constant($0)) },
    ]

    private static let boxes: [ElementRule] = [
        ElementRule("GroupBox", "A box that groups views, with an optional label.", title, label, .views) {
            title, label, views in
            if title != nil || label != nil {
                GroupBox {
                    views
                } label: {
                    caption(title, nil, label)
                }
            } else {
                GroupBox { views }
            }
        }.with(.oneOf("title", "label")),
        ElementRule(
            "DisclosureGroup", "A view that shows or hides its content.", title,
            Parameter("isExpanded", .truth, "Whether the content is shown.", or: "false"), label, .views
        ) { title, isExpanded, label, views in
            DisclosureGroup(isExpanded: .constant(isExpanded)) {
                views
            } label: {
                caption(title, nil, label)
            }
        }.captioned,
        ElementRule(
            "LabeledContent", "A container for a label and its value.", title,
            Parameter("value", .text, "The text of the value."), label, .views
        ) { title, value, label, views in
            LabeledContent {
                if let value { Text(value) }
                views
            } label: {
                caption(title, nil, label)
            }
        }.captioned,
        ElementRule("ControlGroup", "A group of related controls.", .views) { views in ControlGroup { views } },
    ]

    /// The element with checks that it has either a title or a label.
    private var captioned: ElementRule {
        let hasSymbol = parameters.attributes.contains { $0.name == "systemImage" }
        return with(.any(of: "title", "label"), .oneOf("title", "label")).with(
            hasSymbol ? .oneOf("systemImage", "label") : .oneOf())
    }

    /// Returns the label of a control: a title with or without a symbol, or views instead.
    @ViewBuilder static func caption(_ title: LocalizedStringKey?, _ symbol: String?, _ views: DocumentViews?)
        -> some View
    {
        if let views {
            views
        } else if let symbol {
            Label(title ?? "", systemImage: symbol)
        } else if let title {
            Text(title)
        }
    }
}
