import GridPress

/// How controls of a kind look.
struct ControlStyle: Sendable {
    /// The view with controls that look so.
    let apply: @Sendable (AnyView) -> AnyView

    init<Styled: View & SendableMetatype>(_ apply: @escaping @Sendable (AnyView) -> Styled) {
        self.apply = { AnyView(apply($0)) }
    }
}

extension ValueType where Value == ControlStyle {
    /// How buttons look.
    static let buttonStyle = ValueType(
        "button-style",
        [
            "automatic": ControlStyle { $0.buttonStyle(.automatic) }, "plain": ControlStyle { $0.buttonStyle(.plain) },
            "borderless": ControlStyle { $0.buttonStyle(.borderless) }, "link": ControlStyle { $0.buttonStyle(.link) },
            "bordered": ControlStyle { $0.buttonStyle(.bordered) },
            "borderedProminent": ControlStyle { $0.buttonStyle(.borderedProminent) },
        ]
    )

    /// What shape the border of buttons has.
    static let buttonBorderShape = ValueType(
        "button-border-shape",
        [
            "automatic": ControlStyle { $0.buttonBorderShape(.automatic) },
            "capsule": ControlStyle { $0.buttonBorderShape(.capsule) },
            "circle": ControlStyle { $0.buttonBorderShape(.circle) },
            "roundedRectangle": ControlStyle { $0.buttonBorderShape(.roundedRectangle) },
        ]
    )

    /// How switches look.
    static let toggleStyle = ValueType(
        "toggle-style",
        [
            "automatic": ControlStyle { $0.toggleStyle(.automatic) },
            "switch": ControlStyle { $0.toggleStyle(.switch) },
            "checkbox": ControlStyle { $0.toggleStyle(.checkbox) }, "button": ControlStyle { $0.toggleStyle(.button) },
        ]
    )

    /// How choices look.
    static let pickerStyle = ValueType(
        "picker-style",
        [
            "automatic": ControlStyle { $0.pickerStyle(.automatic) }, "menu": ControlStyle { $0.pickerStyle(.menu) },
            "segmented": ControlStyle { $0.pickerStyle(.segmented) },
            "inline": ControlStyle { $0.pickerStyle(.inline) }, "wheel": ControlStyle { $0.pickerStyle(.wheel) },
            "radioGroup": ControlStyle { $0.pickerStyle(.radioGroup) },
            "navigationLink": ControlStyle { $0.pickerStyle(.navigationLink) },
        ]
    )

    /// What of labels is shown.
    static let labelStyle = ValueType(
        "label-style",
        [
            "automatic": ControlStyle { $0.labelStyle(.automatic) },
            "titleAndIcon": ControlStyle { $0.labelStyle(.titleAndIcon) },
            "titleOnly": ControlStyle { $0.labelStyle(.titleOnly) },
            "iconOnly": ControlStyle { $0.labelStyle(.iconOnly) },
        ]
    )

    /// How progress is shown.
    static let progressViewStyle = ValueType(
        "progress-view-style",
        [
            "automatic": ControlStyle { $0.progressViewStyle(.automatic) },
            "linear": ControlStyle { $0.progressViewStyle(.linear) },
            "circular": ControlStyle { $0.progressViewStyle(.circular) },
        ]
    )

    /// How gauges look.
    static let gaugeStyle = ValueType(
        "gauge-style",
        [
            "automatic": ControlStyle { $0.gaugeStyle(.automatic) },
            "linearCapacity": ControlStyle { $0.gaugeStyle(.linearCapacity) },
            "accessoryCircular": ControlStyle { $0.gaugeStyle(.accessoryCircular) },
        ]
    )

    /// How fields for text look.
    static let textFieldStyle = ValueType(
        "text-field-style",
        [
            "automatic": ControlStyle { $0.textFieldStyle(.automatic) },
            "plain": ControlStyle { $0.textFieldStyle(.plain) },
            "roundedBorder": ControlStyle { $0.textFieldStyle(.roundedBorder) },
            "squareBorder": ControlStyle { $0.textFieldStyle(.squareBorder) },
        ]
    )

    /// How lists look.
    static let listStyle = ValueType(
        "list-style",
        [
            "automatic": ControlStyle { $0.listStyle(.automatic) }, "plain": ControlStyle { $0.listStyle(.plain) },
            "inset": ControlStyle { $0.listStyle(.inset) }, "grouped": ControlStyle { $0.listStyle(.grouped) },
            "insetGrouped": ControlStyle { $0.listStyle(.insetGrouped) },
            "sidebar": ControlStyle { $0.listStyle(.sidebar) },
        ]
    )

    /// How tabs look.
    static let tabViewStyle = ValueType(
        "tab-view-style",
        ["automatic": ControlStyle { $0.tabViewStyle(.automatic) }, "page": ControlStyle { $0.tabViewStyle(.page) }]
    )

    /// How much room a navigation title has.
    static let titleDisplayMode = ValueType(
        "title-display-mode",
        [
            "automatic": ControlStyle { $0.navigationBarTitleDisplayMode(.automatic) },
            "inline": ControlStyle { $0.navigationBarTitleDisplayMode(.inline) },
            "large": ControlStyle { $0.navigationBarTitleDisplayMode(.large) },
        ]
    )

    /// What stands in for content that isn't shown.
    static let redaction = ValueType(
        "redaction",
        [
            "placeholder": ControlStyle { $0.redacted(reason: .placeholder) },
            "privacy": ControlStyle { $0.redacted(reason: .privacy) },
        ]
    )
}
