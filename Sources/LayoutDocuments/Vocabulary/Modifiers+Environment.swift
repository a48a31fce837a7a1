extension ModifierRule {
    /// Modifiers that set environment values for the views inside.
    static let environment: [ModifierRule] = [
        ModifierRule("tint", "Sets the tint of controls and links within the view.", .value(.style, "The tint.")) {
            $0.tint($1)
        },
        ModifierRule(
            "backgroundStyle", "Sets the style that `background` refers to within the view.",
            .value(.style, "The background style.")
        ) { $0.backgroundStyle($1) },
        ModifierRule("colorScheme", "Sets the color scheme of the view.", .value(.colorScheme, "The color scheme.")) {
            $0.colorScheme($1)
        },
        ModifierRule(
            "layoutDirection", "Sets the layout direction of the view.",
            .value(.layoutDirection, "The layout direction.")
        ) { $0.environment(\.layoutDirection, $1) },
        ModifierRule(
            "flipsForRightToLeftLayoutDirection", "Mirrors the rendered view if the layout direction is right to left.",
            .isActive
        ) { $0.flipsForRightToLeftLayoutDirection($1) },
        ModifierRule(
            "displayScale", "Sets the display scale of the view.", .value(.length, "The number of pixels per point.")
        ) { $0.environment(\.displayScale, max($1, 0.001)) },
        ModifierRule(
            "scrollDrawing", "Sets whether scroll views show only their viewport, or expand to all of their content.",
            .value(.scrollDrawing, "The part of the content that scroll views show.")
        ) { $0.scrollDrawing($1) },
        ModifierRule(
            "scrollOffset", "Scrolls scroll views by an offset, at most to the end of their content.",
            Parameter("x", .limit, "The distance from the leading edge, in points.", or: "0"),
            Parameter("y", .limit, "The distance from the top edge, in points.", or: "0")
        ) { $0.scrollOffset(CGPoint(x: $1, y: $2)) },
        ModifierRule(
            "redacted", "Adds a redaction reason. GridPress draws the content unchanged, and reports a warning.",
            .value(.redaction, "The redaction reason.")
        ) { $1.apply($0) },
    ]

    /// Modifiers for controls, lists and bars.
    static let controls: [ModifierRule] = [
        ModifierRule("disabled", "Shows the controls within the view as disabled.", .isActive) { $0.disabled($1) },
        ModifierRule("controlSize", "Sets the size of controls.", .value(.controlSize, "The size.")) {
            $0.controlSize($1)
        },
        ModifierRule("labelsHidden", "Hides the labels of controls.", .isActive) { view, isActive in
            if isActive { view.labelsHidden() } else { view }
        }, styling("buttonStyle", "Sets the style of buttons.", .buttonStyle),
        styling(
            "buttonBorderShape", "Sets the border shape of buttons.", .buttonBorderShape, value: "The border shape."),
        styling("toggleStyle", "Sets the style of toggles.", .toggleStyle),
        styling("pickerStyle", "Sets the style of pickers.", .pickerStyle),
        styling("labelStyle", "Sets the style of labels.", .labelStyle),
        styling("progressViewStyle", "Sets the style of progress views.", .progressViewStyle),
        styling("gaugeStyle", "Sets the style of gauges.", .gaugeStyle),
        styling("textFieldStyle", "Sets the style of text fields.", .textFieldStyle),
        styling("listStyle", "Sets the style of lists.", .listStyle),
        styling("tabViewStyle", "Sets the style of tab views.", .tabViewStyle),
        ModifierRule("listRowInsets", "Sets the insets of a row.", .value(.insets, "The inset at each edge.")) {
            $0.listRowInsets($1)
        },
        ModifierRule(
            "listRowSeparator", "Sets the visibility of the separators of a row.",
            .value(.visibility, "The visibility.")
        ) { $0.listRowSeparator($1) },
        ModifierRule(
            "listRowBackground", "Places a background behind a row.", Parameter("style", .style, "The fill style."),
            .slot("content", "The background views.")
        ) { view, style, content in
            if let content {
                view.listRowBackground(content)
            } else {
                view.listRowBackground(Rectangle().fill(style ?? AnyShapeStyle(.background)))
            }
        }.with(.oneOf("style", "content"), .any(of: "style", "content")),
        ModifierRule(
            "scrollContentBackground", "Sets the visibility of the background of lists and forms.",
            .value(.visibility, "The visibility.")
        ) { $0.scrollContentBackground($1) },
        ModifierRule("navigationTitle", "Sets the navigation title.", .value(.words, "The title.")) {
            $0.navigationTitle($1)
        },
        styling(
            "navigationBarTitleDisplayMode", "Sets the display mode of the navigation title.", .titleDisplayMode,
            value: "The display mode."),
        ModifierRule("navigationBarHidden", "Hides the navigation bar.", .isActive) { $0.navigationBarHidden($1) },
        ModifierRule(
            "tabItem", "Sets the tab bar item of the view.", Parameter("title", .words, "The title."),
            Parameter("systemImage", .text, "The name of a system symbol."), .slot("label", "The views of the label.")
        ) { view, title, symbol, label in view.tabItem { ElementRule.caption(title, symbol, label) } }.with(
            .any(of: "title", "label"), .oneOf("title", "label")),
    ]

    private static func styling(
        _ name: String, _ summary: String, _ type: ValueType<ControlStyle>, value: String = "The style."
    ) -> ModifierRule { ModifierRule(name, summary, .value(type, value)) { view, style in style.apply(view) } }
}
