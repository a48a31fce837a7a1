extension ElementRule {
    /// Texts, images and labels.
    static let contents: [ElementRule] = [
        ElementRule(
            "Text",
            "One or more lines of text, with inline Markdown. Nested texts are parts with other modifiers. Spaces and "
                + "line breaks collapse into one space, unless `xml:space` is `preserve`. `<br/>` starts a new line.",
            Parameter("verbatim", .truth, "Whether the text is shown as written, without Markdown.", or: "false"), .text
        ) { _, text in text.composed },
        ElementRule(
            "Image",
            "An image from the image folder of the figure, or a system symbol. On the command line, `--images` sets "
                + "the folder.", Parameter("name", .text, "The name of the image file, with or without its extension."),
            Parameter("systemName", .text, "The name of a system symbol."),
            Parameter(
                "resizable", .resizing,
                "The mode in which the image resizes to fit its space. By default, the image keeps its size."),
            Parameter(
                "capInsets", .insets, "The insets of the portion of the image that is resized in both directions."),
            Parameter(
                "renderingMode", .renderingMode,
                "Whether the image keeps its colors (`original`), or has the foreground style (`template`)."),
            Parameter("label", .text, "The accessibility label. By default, the name of the image."),
            Parameter(
                "decorative", .truth,
                "Whether the image is decorative, without an accessibility label. Has no effect with `systemName`.",
                or: "false")
        ) { name, symbol, resizing, insets, mode, label, isDecorative in
            let image = image(name ?? "", symbol, label, isDecorative: isDecorative)
            let resized = resizing.map { image.resizable(capInsets: insets ?? EdgeInsets(), resizingMode: $0) } ?? image
            resized.renderingMode(mode)
        }.with(
            .oneOf("name", "systemName"), .any(of: "name", "systemName"), .oneOf("systemName", "label"),
            .oneOf("decorative", "label"), .pointless("capInsets", without: ["resizable"])),
        ElementRule(
            "Label", "An icon and a title.", title, Parameter("systemImage", .text, "The name of a system symbol."),
            Parameter("image", .text, "The name of the image file, with or without its extension."),
            .slot("title", "The views of the title."), .slot("icon", "The views of the icon.")
        ) { title, symbol, image, titleViews, iconViews in
            Label {
                if let titleViews { titleViews } else { Text(title ?? "") }
            } icon: {
                if let iconViews {
                    iconViews
                } else if let symbol {
                    Image(systemName: symbol)
                } else if let image {
                    Image(image)
                }
            }
        }.with(.any(of: "title"), .oneOf("title"), .oneOf("systemImage", "image", "icon")),
        ElementRule(
            "ContentUnavailableView", "A message shown when content is unavailable.", title,
            Parameter("systemImage", .text, "The name of a system symbol."),
            Parameter("description", .words, "The text that explains why the content is unavailable."),
            .slot("actions", "The actions, such as buttons.")
        ) { title, symbol, description, actions in
            ContentUnavailableView {
                if let symbol { Label(title ?? "", systemImage: symbol) } else { Text(title ?? "") }
            } description: {
                if let description { Text(description) }
            } actions: {
                actions
            }
        }.with(.any(of: "title")),
    ]

    /// Returns an image from a file, or a symbol.
    static func image(_ name: String, _ symbol: String?, _ label: String?, isDecorative: Bool) -> Image {
        if let symbol { return Image(systemName: symbol) }
        if let label { return Image(name, label: Text(label)) }
        return isDecorative ? Image(decorative: name) : Image(name)
    }

    /// The title of a label or a control.
    static let title = Parameter("title", .words, "The title.")
}
