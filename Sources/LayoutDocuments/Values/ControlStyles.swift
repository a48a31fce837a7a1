/// The style of a kind of control.
struct ControlStyle: Sendable {
    /// Applies the style to the controls in a view.
    let apply: @Sendable (AnyView) -> AnyView

    init<Styled: View & SendableMetatype>(_ apply: @escaping @Sendable (AnyView) -> Styled) {
        self.apply = { AnyView(apply($0)) }
    }
}

extension ValueType where Value == ControlStyle {
    /// The style of buttons.
    static let buttonStyle = ValueType(
        "button-style",
        [
            "automatic": ControlStyle { $0.buttonStyle(.automatic) }, "plain": ControlStyle { $0.buttonStyle(.plain) },
            "borderless": ControlStyle { $0.buttonStyle(.borderless) }, "link": ControlStyle { $0.buttonStyle(.link) },
            "bordered": ControlStyle { $0.buttonStyle(.bordered) },
            "borderedProminent": ControlStyle { $0.buttonStyle(.borderedProminent) },
        ]
    )

    /// The border shape of buttons.
    static let buttonBorderShape = ValueType(
        "button-border-shape",
        [
            "automatic": ControlStyle { $0.buttonBorderShape(.automatic) },
            "capsule": ControlStyle { $0.buttonBorderShape(.capsule) },
            "circle": ControlStyle { $0.buttonBorderShape(.circle) },
            "roundedRectangle": ControlStyle { $0.buttonBorderShape(.roundedRectangle) },
        ]
    )

    /// The style of toggles.
    static let toggleStyle = ValueType(
        "toggle-style",
        [
            "automatic": ControlStyle { $0.toggleStyle(.automatic) },
            "switch": ControlStyle { $0.toggleStyle(.switch) },
            "checkbox": ControlStyle { $0.toggleStyle(.checkbox) }, "button": ControlStyle { $0.toggleStyle(.button) },
        ]
    )

    /// The style of pickers.
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

    /// The style of labels.
    static let labelStyle = ValueType(
        "label-style",
        [
            "automatic": ControlStyle { $0.labelStyle(.automatic) },
            "titleAndIcon": ControlStyle { $0.labelStyle(.titleAndIcon) },
            "titleOnly": ControlStyle { $0.labelStyle(.titleOnly) },
            "iconOnly": ControlStyle { $0.labelStyle(.iconOnly) },
        ]
    )

    /// The style of progress views.
    static let progressViewStyle = ValueType(
        "progress-view-style",
        [
            "automatic": ControlStyle { $0.progressViewStyle(.automatic) },
            "linear": ControlStyle { $0.progressViewStyle(.linear) },
            "circular": ControlStyle { $0.progressViewStyle(.circular) },
        ]
    )

    /// The style of gauges.
    static let gaugeStyle = ValueType(
        "gauge-style",
        [
            "automatic": ControlStyle { $0.gaugeStyle(.automatic) },
            "linearCapacity": ControlStyle { $0.gaugeStyle(.linearCapacity) },
            "accessoryCircular": ControlStyle { $0.gaugeStyle(.accessoryCircular) },
        ]
    )

    /// The style of text fields.
    static let textFieldStyle = ValueType(
        "text-field-style",
        [
            "automatic": ControlStyle { $0.textFieldStyle(.automatic) },
            "plain": ControlStyle { $0.textFieldStyle(.plain) },
            "roundedBorder": ControlStyle { $0.textFieldStyle(.roundedBorder) },
            "squareBorder": ControlStyle { $0.textFieldStyle(.squareBorder) },
        ]
    )

    /// The style of lists.
    static let listStyle = ValueType(
        "list-style",
        [
            "automatic": ControlStyle { $0.listStyle(.automatic) }, "plain": ControlStyle { $0.listStyle(.plain) },
            "inset": ControlStyle { $0.listStyle(.inset) }, "grouped": ControlStyle { $0.listStyle(.grouped) },
            "insetGrouped": ControlStyle { $0.listStyle(.insetGrouped) },
            "sidebar": ControlStyle { $0.listStyle(.sidebar) },
        ]
    )

    /// The style of tab views.
    static let tabViewStyle = ValueType(
        "tab-view-style",
        ["automatic": ControlStyle { $0.tabViewStyle(.automatic) }, "page": ControlStyle { $0.tabViewStyle(.page) }]
    )

    /// The display mode of a navigation title.
    static let titleDisplayMode = ValueType(
        "title-display-mode",
        [
            "automatic": ControlStyle { $0.navigationBarTitleDisplayMode(.automatic) },
            "inline": ControlStyle { $0.navigationBarTitleDisplayMode(.inline) },
            "large": ControlStyle { $0.navigationBarTitleDisplayMode(.large) },
        ]
    )

    /// The reason for a redaction.
    static let redaction = ValueType(
        "redaction",
        [
            "placeholder": ControlStyle { $0.redacted(reason: .placeholder) },
            "privacy": ControlStyle { $0.redacted(reason: .privacy) },
        ]
    )
}
