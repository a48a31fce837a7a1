import GridPress

extension ModifierRule {
    /// What a view passes on to those inside it.
    static let surroundings: [ModifierRule] = [
        ModifierRule("tint", "What things are painted with that can be used.", .value(.style, "The style.")) {
            $0.tint($1)
        },
        ModifierRule("backgroundStyle", "What `background` stands for.", .value(.style, "The style.")) {
            $0.backgroundStyle($1)
        },
        ModifierRule("colorScheme", "Light or dark.", .value(.colorScheme, "Which.")) { $0.colorScheme($1) },
        ModifierRule("layoutDirection", "The side at which lines start.", .value(.layoutDirection, "Which.")) {
            $0.environment(\.layoutDirection, $1)
        },
        ModifierRule(
            "flipsForRightToLeftLayoutDirection",
            "Mirrors the view where lines start at the right.",
            .isActive
        ) {
            $0.flipsForRightToLeftLayoutDirection($1)
        },
        ModifierRule("displayScale", "How many pixels a point has.", .value(.length, "How many.")) {
            $0.environment(\.displayScale, max($1, 0.001))
        },
        ModifierRule(
            "scrollDrawing",
            "Whether scroll views show what fits, or everything.",
            .value(.scrollDrawing, "Which.")
        ) {
            $0.scrollDrawing($1)
        },
        ModifierRule(
            "scrollOffset",
            "How far scroll views are scrolled, at most to the end of their content.",
            Parameter("x", .limit, "How far from the leading side.", or: "0"),
            Parameter("y", .limit, "How far from the top.", or: "0")
        ) {
            $0.scrollOffset(CGPoint(x: $1, y: $2))
        },
        ModifierRule("redacted", "Shows something else in place of content.", .value(.redaction, "What.")) {
            $1.apply($0)
        },
    ]

    /// What controls, lists and bars look like.
    static let controls: [ModifierRule] = [
        ModifierRule("disabled", "Shows controls that can't be used.", .isActive) { $0.disabled($1) },
        ModifierRule("controlSize", "How large controls are.", .value(.controlSize, "How large.")) {
            $0.controlSize($1)
        },
        ModifierRule("labelsHidden", "Shows controls without their labels.", .isActive) { view, isActive in
            if isActive { view.labelsHidden() } else { view }
        },
        styling("buttonStyle", "How buttons look.", .buttonStyle),
        styling("buttonBorderShape", "What shape the border of buttons has.", .buttonBorderShape),
        styling("toggleStyle", "How switches look.", .toggleStyle),
        styling("pickerStyle", "How choices look.", .pickerStyle),
        styling("labelStyle", "What of labels is shown.", .labelStyle),
        styling("progressViewStyle", "How progress is shown.", .progressViewStyle),
        styling("gaugeStyle", "How gauges look.", .gaugeStyle),
        styling("textFieldStyle", "How fields for text look.", .textFieldStyle),
        styling("listStyle", "How lists look.", .listStyle),
        styling("tabViewStyle", "How tabs look.", .tabViewStyle),
        ModifierRule("listRowInsets", "The room around a row.", .value(.insets, "How much at each edge.")) {
            $0.listRowInsets($1)
        },
        ModifierRule("listRowSeparator", "Whether there is a line below a row.", .value(.visibility, "Whether.")) {
            $0.listRowSeparator($1)
        },
        ModifierRule(
            "listRowBackground",
            "What lies behind a row.",
            Parameter("style", .style, "What it is painted with."),
            .slot("content", "Views that lie there.")
        ) { view, style, content in
            if let content {
                view.listRowBackground(content)
            } else {
                view.listRowBackground(Rectangle().fill(style ?? AnyShapeStyle(.background)))
            }
        }
        .with(.oneOf("style", "content"), .any(of: "style", "content")),
        ModifierRule(
            "scrollContentBackground",
            "Whether there is something behind the rows of a list.",
            .value(.visibility, "Whether.")
        ) {
            $0.scrollContentBackground($1)
        },
        ModifierRule("navigationTitle", "The title of a page.", .value(.words, "What it says.")) {
            $0.navigationTitle($1)
        },
        styling("navigationBarTitleDisplayMode", "How much room the title of a page has.", .titleDisplayMode),
        ModifierRule("navigationBarHidden", "Whether a page has no bar.", .isActive) { $0.navigationBarHidden($1) },
        ModifierRule(
            "tabItem",
            "What the bar of a tab view shows for a page.",
            Parameter("title", .words, "What it says."),
            Parameter("systemImage", .text, "The name of one of the system's symbols."),
            .slot("label", "Views that stand for it.")
        ) { view, title, symbol, label in
            view.tabItem { ElementRule.caption(title, symbol, label) }
        }
        .with(.any(of: "title", "label"), .oneOf("title", "label")),
    ]

    private static func styling(_ name: String, _ summary: String, _ type: ValueType<ControlStyle>) -> ModifierRule {
        ModifierRule(name, summary, .value(type, "How.")) { view, style in style.apply(view) }
    }
}
