import GridPress

extension ElementRule {
    /// Every element that is a view.
    static let all: [ElementRule] = stacks + leaves

    static let named = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    private static let spacing = Attribute(
        "spacing",
        .length,
        "The room between views; the views' own preference where it is left out."
    )
    private static let verticalAlignment = Attribute("alignment", .verticalAlignment, "How the views are aligned.")
    private static let horizontalAlignment = Attribute("alignment", .horizontalAlignment, "How the views are aligned.")
    private static let alignment = Attribute("alignment", .alignment, "How the views are aligned.")
    private static let imageName = Attribute("name", .text, "The name of the file, with or without its extension.")
    private static let systemName = Attribute("systemName", .text, "The name of the symbol.")
    private static let resizable = Attribute("resizable", .truth, "Whether it takes the room it is offered.")
    private static let axes = Attribute("axes", .axes, "The axes along which the content scrolls.")
    private static let minLength = Attribute("minLength", .length, "How long it is at least.")
    private static let cornerRadius = Attribute("cornerRadius", .length, "The radius of its corners.")
    private static let fill = Attribute("fill", .color, "What it is filled with.")
    private static let stroke = Attribute("stroke", .color, "The colour of the line along it, instead of a fill.")
    private static let lineWidth = Attribute("lineWidth", .length, "How wide the line along it is.")

    private static let stacks = [
        ElementRule(
            "HStack",
            "Views in a row.",
            content: .views,
            attributes: [verticalAlignment.rule, spacing.rule]
        ) { element in
            AnyView(
                HStack(alignment: element[verticalAlignment] ?? .center, spacing: element[spacing].map { CGFloat($0) })
                {
                    element.views
                }
            )
        },
        ElementRule(
            "VStack",
            "Views in a column.",
            content: .views,
            attributes: [horizontalAlignment.rule, spacing.rule]
        ) { element in
            AnyView(
                VStack(
                    alignment: element[horizontalAlignment] ?? .center,
                    spacing: element[spacing].map { CGFloat($0) }
                ) {
                    element.views
                }
            )
        },
        ElementRule("ZStack", "Views above each other.", content: .views, attributes: [alignment.rule]) { element in
            AnyView(ZStack(alignment: element[alignment] ?? .center) { element.views })
        },
        ElementRule("Group", "Views as they are: what is said of the group is said of each.", content: .views) {
            AnyView($0.views)
        },
        ElementRule(
            "ScrollView",
            "Content that may be larger than the room for it.",
            content: .views,
            attributes: [axes.rule]
        ) { element in
            AnyView(ScrollView(element[axes] ?? .vertical) { element.views })
        },
    ]

    private static let leaves = [
        ElementRule("Text", "Lines of text, with a little Markdown.", content: .text) {
            AnyView(Text(LocalizedStringKey($0.text)))
        },
        ElementRule(
            "Image",
            "A picture from the image folder, or a placeholder for one of the system's symbols.",
            attributes: [imageName.rule, systemName.rule, resizable.rule]
        ) { element in
            let image = element[systemName].map { Image(systemName: $0) } ?? Image(element[imageName] ?? "")
            return element[resizable] == true ? AnyView(image.resizable()) : AnyView(image)
        },
        ElementRule("Spacer", "Room that takes what is left.", attributes: [minLength.rule]) { element in
            AnyView(Spacer(minLength: element[minLength].map { CGFloat($0) }))
        },
        ElementRule("Divider", "A line between views.") { _ in AnyView(Divider()) },
        ElementRule("Color", "A colour that fills the room.", attributes: [fill.rule]) { element in
            AnyView(element[fill] ?? .primary)
        },
        shape("Rectangle", "A rectangle.") { _ in AnyShape(Rectangle()) },
        shape("RoundedRectangle", "A rectangle with round corners.", [cornerRadius.rule]) {
            AnyShape(RoundedRectangle(cornerRadius: CGFloat($0[cornerRadius] ?? 0)))
        },
        shape("Circle", "A circle.") { _ in AnyShape(Circle()) },
        shape("Ellipse", "An ellipse.") { _ in AnyShape(Ellipse()) },
        shape("Capsule", "A rectangle with half circles at its ends.") { _ in AnyShape(Capsule()) },
    ]

    private static func shape(
        _ name: String,
        _ summary: String,
        _ attributes: [AttributeRule] = [],
        _ shape: @escaping @Sendable (ElementReader) -> AnyShape
    ) -> ElementRule {
        ElementRule(name, summary, attributes: attributes + [fill.rule, stroke.rule, lineWidth.rule]) { element in
            let outline = shape(element)
            let width = CGFloat(element[lineWidth] ?? 1)
            let fill = element[fill]
            guard let stroke = element[stroke] else {
                return fill.map { AnyView(outline.fill($0)) } ?? AnyView(outline)
            }
            return AnyView(outline.fill(fill ?? .clear).stroke(stroke, lineWidth: width))
        }
    }
}
