import GridPress

extension ElementRule {
    /// Rows.
    static let lists: [ElementRule] = [
        ElementRule(
            "List",
            "Rows.",
            Parameter("selection", .selection, "The tag of the row that is selected."),
            .views
        ) { selection, views in
            List(selection: .constant(selection)) { views }
        },
        ElementRule("Form", "Rows of settings.", .views) { views in Form { views } },
        ElementRule(
            "Section",
            "Views with something above and below them.",
            Parameter("title", .words, "What stands above them."),
            .slot("header", "Views that stand above them."),
            .slot("footer", "Views that stand below them."),
            .views
        ) { title, header, footer, views in
            Section {
                views
            } header: {
                caption(title, nil, header)
            } footer: {
                footer
            }
        }
        .with(.oneOf("title", "header")),
    ]

    private static let tab = Parameter("value", .tag, "The tab's name for `selection`.", or: "")

    /// Pages with bars.
    static let navigation: [ElementRule] = [
        ElementRule("NavigationStack", "A page with a bar for its title.", .views) { views in NavigationStack { views }
        },
        ElementRule(
            "NavigationLink",
            "A row that would lead to another page.",
            title,
            .slot("label", "What stands for the title.")
        ) { title, label in
            NavigationLink {
            } label: {
                caption(title, nil, label)
            }
        }
        .with(.any(of: "title", "label"), .oneOf("title", "label")),
        ElementRule(
            "NavigationSplitView",
            "Pages beside each other.",
            .slot("sidebar", "The page that chooses."),
            .slot("content", "The page between the others."),
            .slot("detail", "The page that shows.")
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
        }
        .with(.needs("sidebar"), .needs("detail")),
        ElementRule(
            "TabView",
            "Pages of which one is shown.",
            Parameter("selection", .selection, "The value of the tab that is shown; the first where it is left out."),
            .views
        ) { selection, views in
            if let selection {
                TabView(selection: .constant(selection)) { views }
            } else {
                TabView { views }
            }
        },
        ElementRule(
            "Tab",
            "A page of a tab view.",
            title,
            Parameter("systemImage", .text, "The name of one of the system's symbols."),
            tab,
            .views
        ) { title, symbol, value, views in
            Tab(value: value) {
                views
            } label: {
                caption(title, symbol, nil)
            }
        }
        .with(.any(of: "title"))
        .inside("TabView"),
    ]
}
