extension ElementRule {
    /// Lists and forms.
    static let lists: [ElementRule] = [
        ElementRule(
            "List", "A container that presents rows in a single column.",
            Parameter("selection", .selection, "The tag of the selected row."), .views
        ) { selection, views in List(selection: .constant(selection)) { views } },
        ElementRule("Form", "A container for controls in grouped rows, such as settings.", .views) { views in
            Form { views }
        },
        ElementRule(
            "Section", "A group of views with an optional header and footer.",
            Parameter("title", .words, "The title above the views."), .slot("header", "The views of the header."),
            .slot("footer", "The views of the footer."), .views
        ) { title, header, footer, views in
            Section {
                views
            } header: {
                caption(title, nil, header)
            } footer: {
                footer
            }
        }.with(.oneOf("title", "header")),
    ]

    private static let tab = Parameter("value", .tag, "The value that identifies the tab in `selection`.", or: "")

    /// Navigation containers and tab views.
    static let navigation: [ElementRule] = [
        ElementRule(
            "NavigationStack", "Shows views below a navigation bar, which contains the `navigationTitle`.", .views
        ) { views in NavigationStack { views } },
        ElementRule(
            "NavigationLink", "A row or a button that leads to another view.", title,
            .slot("label", "The views of the label.")
        ) { title, label in
            NavigationLink {
            } label: {
                caption(title, nil, label)
            }
        }.with(.any(of: "title", "label"), .oneOf("title", "label")),
        ElementRule(
            "NavigationSplitView", "Presents views in two or three columns.",
            .slot("sidebar", "The views of the leading column. Required."),
            .slot("content", "The views of the middle column."),
            .slot("detail", "The views of the detail column. Required.")
        ) { sidebar, content, detail in
            if let content {
                NavigationSplitView {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    sidebar
                } detail: {
                    detail
                }
            }
        }.with(.needs("sidebar"), .needs("detail")),
        ElementRule(
            "TabView", "Shows one of several tabs, with a bar to switch between them.",
            Parameter("selection", .selection, "The value or the tag of the selected tab. By default, the first tab."),
            .views
        ) { selection, views in
            if let selection { TabView(selection: .constant(selection)) { views } } else { TabView { views } }
        },
        ElementRule(
            "Tab", "A tab of a tab view, with its content and its tab item.", title,
            Parameter("systemImage", .text, "The name of a system symbol."), tab, .views
        ) { title, symbol, value, views in ZStack { views }.tabItem { caption(title, symbol, nil) }.tag(value) }.with(
            .any(of: "title")
        ).inside("TabView"),
    ]
}
