import GridPress

extension ElementRule {
    /// Texts, images and labels.
    static let contents: [ElementRule] = [
        ElementRule(
            "Text",
            "Lines of text, with a little Markdown. Texts inside it are parts that may look different. Spaces and lines "
                + "count as one space, unless `xml:space` is `preserve`; `<br/>` starts a line.",
            Parameter("verbatim", .truth, "Whether it is shown as it stands, without Markdown.", or: "false"),
            .text
        ) { isVerbatim, text in
            text.joined(isVerbatim: isVerbatim)
        },
        ElementRule(
            "Image",
            "A picture from the image folder, or a placeholder for one of the system's symbols.",
            Parameter("name", .text, "The name of the file, with or without its extension."),
            Parameter("systemName", .text, "The name of the symbol."),
            Parameter("resizable", .resizing, "Whether it takes the room it is offered, and how."),
            Parameter("capInsets", .insets, "What of its edges keeps its size."),
            Parameter("renderingMode", .renderingMode, "Whether its colours are shown."),
            Parameter("label", .text, "What it shows, for people who can't see it; its name where it is left out."),
            Parameter("decorative", .truth, "Whether it shows nothing that has to be told.", or: "false")
        ) { name, symbol, resizing, insets, mode, label, isDecorative in
            let image = image(name ?? "", symbol, label, isDecorative: isDecorative)
            let resized =
                resizing.map { image.resizable(capInsets: insets ?? EdgeInsets(), resizingMode: $0) } ?? image
            resized.renderingMode(mode)
        }
        .with(
            .oneOf("name", "systemName"),
            .any(of: "name", "systemName"),
            .oneOf("systemName", "label"),
            .oneOf("decorative", "label"),
            .pointless("capInsets", without: ["resizable"])
        ),
        ElementRule(
            "Label",
            "An icon and a title.",
            title,
            Parameter("systemImage", .text, "The name of one of the system's symbols."),
            Parameter("image", .text, "The name of a picture."),
            .slot("title", "What stands for the title."),
            .slot("icon", "What stands for the icon.")
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
        }
        .with(.any(of: "title"), .oneOf("title"), .oneOf("systemImage", "image", "icon")),
        ElementRule(
            "ContentUnavailableView",
            "What is shown in place of content that isn't there.",
            title,
            Parameter("systemImage", .text, "The name of one of the system's symbols."),
            Parameter("description", .words, "Why there is nothing."),
            .slot("actions", "What can be done.")
        ) { title, symbol, description, actions in
            ContentUnavailableView {
                if let symbol {
                    Label(title ?? "", systemImage: symbol)
                } else {
                    Text(title ?? "")
                }
            } description: {
                if let description { Text(description) }
            } actions: {
                actions
            }
        }
        .with(.any(of: "title")),
    ]

    /// A picture from a file, or the placeholder for a symbol.
    static func image(_ name: String, _ symbol: String?, _ label: String?, isDecorative: Bool) -> Image {
        if let symbol { return Image(systemName: symbol) }
        if let label { return Image(name, label: Text(label)) }
        return isDecorative ? Image(decorative: name) : Image(name)
    }

    /// What something is called.
    static let title = Parameter("title", .words, "What it says.")
}
