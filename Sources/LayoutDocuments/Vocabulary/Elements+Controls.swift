import GridPress

extension ElementRule {
    private static let label = Parameter.slot("label", "What stands for the title.")
    private static let symbol = Parameter("systemImage", .text, "The name of one of the system's symbols.")
    private static let value = Parameter("value", .number, "The value.")
    private static let range = Parameter("in", .range, "The least value and the largest, such as 0...10.")

    /// What people use and read values from, drawn as it stands.
    static let controls: [ElementRule] = buttons + values + fields + boxes

    private static let buttons: [ElementRule] = [
        ElementRule("Button", "Something to press.", title, symbol, Parameter("role", .role, "What it is for."), label)
        {
            title,
            symbol,
            role,
            label in
            Button(role: role) {
            } label: {
                caption(title, symbol, label)
            }
        }
        .captioned,
        ElementRule("Link", "A way to another page.", title, Parameter.needed("destination", .url, "Its address.")) {
            title,
            destination in
            Link(title ?? "", destination: destination)
        }
        .with(.any(of: "title")),
        ElementRule("Menu", "Something that would open a menu.", title, symbol, label) { title, symbol, label in
            Menu {
            } label: {
                caption(title, symbol, label)
            }
        }
        .captioned,
        ElementRule(
            "ShareLink",
            "Something that would share.",
            Parameter("title", .words, "What it says.", or: "Share…")
        ) {
            ShareLink($0, item: "")
        },
        ElementRule("EditButton", "A button that starts editing.") { EditButton() },
    ]

    private static let values: [ElementRule] = [
        ElementRule(
            "Toggle",
            "Something to switch on and off.",
            title,
            symbol,
            Parameter("isOn", .truth, "Whether it is on.", or: "false"),
            label
        ) { title, symbol, isOn, label in
            Toggle(isOn: .constant(isOn)) { caption(title, symbol, label) }
        }
        .captioned,
        ElementRule(
            "Slider",
            "A value to drag.",
            value,
            range,
            .slot("label", "What it is for."),
            .slot("minimumValueLabel", "What stands at its start."),
            .slot("maximumValueLabel", "What stands at its end.")
        ) { value, range, label, least, most in
            Slider(value: .constant(value ?? 0), in: range ?? 0...1) {
                label
            } minimumValueLabel: {
                least
            } maximumValueLabel: {
                most
            }
        }
        .with(.within("value", "in", or: 0...1)),
        ElementRule("Stepper", "A value to change step by step.", title, label) { title, label in
            Stepper {
                caption(title, nil, label)
            } onIncrement: {
            } onDecrement: {
            }
        }
        .captioned,
        ElementRule(
            "ProgressView",
            "How far something is, or that it goes on.",
            title,
            value,
            Parameter("total", .number, "The value at its end.", or: "1"),
            label,
            .slot("currentValueLabel", "What tells the value.")
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
        }
        .with(.oneOf("title", "label")),
        ElementRule(
            "Gauge",
            "A value in a range.",
            title,
            value,
            range,
            label,
            .slot("currentValueLabel", "What tells the value."),
            .slot("minimumValueLabel", "What stands at its start."),
            .slot("maximumValueLabel", "What stands at its end.")
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
        }
        .captioned
        .with(.within("value", "in", or: 0...1)),
        ElementRule(
            "Picker",
            "A choice: views with tags, of which one is selected.",
            title,
            symbol,
            Parameter("selection", .selection, "The tag of what is selected.", or: ""),
            label,
            .views
        ) { title, symbol, selection, label, views in
            Picker(selection: .constant(selection)) {
                views
            } label: {
                caption(title, symbol, label)
            }
        }
        .captioned,
        ElementRule(
            "DatePicker",
            "A day or a time.",
            title,
            Parameter.needed("selection", .date, "The moment."),
            Parameter("displayedComponents", .dateComponents, "What of it is shown.", or: "both"),
            label
        ) { title, date, components, label in
            DatePicker(selection: .constant(date), displayedComponents: components) { caption(title, nil, label) }
        }
        .captioned,
        ElementRule(
            "ColorPicker",
            "A colour.",
            title,
            Parameter.needed("selection", .color, "The colour."),
            label
        ) { title, color, label in
            ColorPicker(selection: .constant(color)) { caption(title, nil, label) }
        }
        .captioned,
    ]

    private static let text = Parameter("text", .text, "What was written.", or: "")
    private static let prompt = Parameter("prompt", .words, "What stands there before something is written.")

    private static let fields: [ElementRule] = [
        ElementRule("TextField", "A line to write into.", title, text, prompt) { title, text, prompt in
            TextField(title ?? "", text: .constant(text), prompt: prompt.map { Text($0) })
        },
        ElementRule("SecureField", "A line to write something secret into.", title, text, prompt) {
            title,
            text,
            prompt in
            SecureField(title ?? "", text: .constant(text), prompt: prompt.map { Text($0) })
        },
        ElementRule("TextEditor", "Room to write into.", text) { TextEditor(text: .constant($0)) },
    ]

    private static let boxes: [ElementRule] = [
        ElementRule("GroupBox", "Views in a box.", title, label, .views) { title, label, views in
            if title != nil || label != nil {
                GroupBox {
                    views
                } label: {
                    caption(title, nil, label)
                }
            } else {
                GroupBox { views }
            }
        }
        .with(.oneOf("title", "label")),
        ElementRule(
            "DisclosureGroup",
            "Views that can be hidden.",
            title,
            Parameter("isExpanded", .truth, "Whether they are shown.", or: "false"),
            label,
            .views
        ) { title, isExpanded, label, views in
            DisclosureGroup(isExpanded: .constant(isExpanded)) {
                views
            } label: {
                caption(title, nil, label)
            }
        }
        .captioned,
        ElementRule(
            "LabeledContent",
            "A title and what belongs to it.",
            title,
            Parameter("value", .text, "What belongs to it, as a text."),
            label,
            .views
        ) { title, value, label, views in
            LabeledContent {
                if let value { Text(value) }
                views
            } label: {
                caption(title, nil, label)
            }
        }
        .captioned,
        ElementRule("ControlGroup", "Controls that belong together.", .views) { views in ControlGroup { views } },
    ]

    /// The same element, which needs a title or views in its place.
    private var captioned: ElementRule {
        let hasSymbol = parameters.attributes.contains { $0.name == "systemImage" }
        return with(.any(of: "title", "label"), .oneOf("title", "label"))
            .with(hasSymbol ? .oneOf("systemImage", "label") : .oneOf())
    }

    /// What a control says: a title, with a symbol or without, or the views that stand for it.
    @ViewBuilder
    static func caption(_ title: LocalizedStringKey?, _ symbol: String?, _ views: DocumentViews?) -> some View {
        if let views {
            views
        } else if let symbol {
            Label(title ?? "", systemImage: symbol)
        } else if let title {
            Text(title)
        }
    }
}
