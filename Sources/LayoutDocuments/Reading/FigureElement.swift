import GridPress
import GridPressFindings
import XMLReading

/// The content of the root element.
struct FigureElement {
    let figure: Figure
    let scheme: Figure.Scheme?
    let margin: CGFloat?
}

extension DocumentReader {
    /// The name of the root element.
    static let figure = "Figure"

    private static let title = Parameter("title", .text, "The title of the picture.", or: "")
    private static let summary = Parameter("description", .text, "The accessibility description of the picture.")
    private static let caption = Parameter("caption", .text, "The words below the picture.")
    private static let width = Parameter("width", .size, "The width, in points. By default, the width of the content.")
    private static let height = Parameter(
        "height",
        .size,
        "The height, in points. By default, the height of the content."
    )
    private static let scheme = Parameter("scheme", .scheme, "The color scheme. By default, adaptive.")
    private static let margin = Parameter("margin", .size, "The space around the picture, in points. By default, 0.")

    /// The parameters of the root element.
    static let figureParameters = ParameterList([
        title.rule, summary.rule, caption.rule, width.rule, height.rule, scheme.rule, margin.rule,
    ])

    /// Reads the root element.
    ///
    /// Returns `nil` if it isn't a figure.
    func root(_ root: XMLArena.Element) -> FigureElement? {
        if root.document.hasNamespaces { checkNamespaces(of: root, around: nil) }
        guard root.name == Self.figure else {
            report(
                .unknownRoot,
                at: root.nameRange.lowerBound,
                "The root element is \(root.name.quoted) instead of \"\(Self.figure)\".",
                fix: Spelling.folded(root.name) == Spelling.folded(Self.figure)
                    ? Suggestion.question(Self.figure) : "Put the content into a \"\(Self.figure)\"."
            )
            return nil
        }
        var parsed = ParsedArguments()
        takeAttributes(of: root, for: Self.figureParameters, as: .wrapper, into: &parsed)
        checkText(in: root, mayHaveViews: true)
        let views = views(of: takeNames(of: root))
        noteUnusedNames()
        return FigureElement(
            figure: Figure(
                Self.title.value(parsed) ?? "",
                description: Self.summary.value(parsed) ?? nil,
                caption: Self.caption.value(parsed) ?? nil,
                width: Self.width.value(parsed) ?? nil,
                height: Self.height.value(parsed) ?? nil
            ) {
                views
            },
            scheme: Self.scheme.value(parsed) ?? nil,
            margin: Self.margin.value(parsed) ?? nil
        )
    }

    /// Reports elements with a namespace that the element around them doesn't have.
    private func checkNamespaces(of element: XMLArena.Element, around outer: String?) {
        if let namespace = element.namespace, namespace != outer {
            report(
                .unknownElement,
                at: element.nameRange.lowerBound,
                "\"\(element.name)\" has the namespace \(namespace.quoted). Elements of documents have no namespace.",
                fix: "Remove its prefix, or the xmlns attribute of its namespace."
            )
        }
        for inner in element.elements { checkNamespaces(of: inner, around: element.namespace) }
    }
}
