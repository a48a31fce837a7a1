import GridPress
import GridPressFindings
import XMLReading

/// What the outermost element says.
struct FigureElement {
    let figure: Figure
    let scheme: Figure.Scheme?
    let margin: CGFloat?
}

extension DocumentReader {
    /// The name of the outermost element.
    static let figure = "Figure"

    private static let title = Parameter("title", .text, "What the picture shows, in a few words.", or: "")
    private static let summary = Parameter("description", .text, "What it shows, for people who can't see it.")
    private static let width = Parameter("width", .size, "The width; the content's where it is left out.")
    private static let height = Parameter("height", .size, "The height; the content's where it is left out.")
    private static let scheme = Parameter("scheme", .scheme, "Which colours are drawn; adaptive where it is left out.")
    private static let margin = Parameter("margin", .size, "The room around everything; none where it is left out.")

    /// What the outermost element takes.
    static let figureParameters = ParameterList([
        title.rule, summary.rule, width.rule, height.rule, scheme.rule, margin.rule,
    ])

    /// What the outermost element says; `nil` where it isn't a figure.
    func root(_ root: XMLElement) -> FigureElement? {
        checkNamespaces(of: root, around: nil)
        guard root.name == Self.figure else {
            report(
                .unknownRoot,
                at: root.nameRange.lowerBound,
                "The outermost element is \(root.name.quoted).",
                fix: Spelling.folded(root.name) == Spelling.folded(Self.figure)
                    ? Advice.question(Self.figure) : "Put everything into a “\(Self.figure)”."
            )
            return nil
        }
        var told = Told()
        takeAttributes(of: root, for: Self.figureParameters, as: .wrapper, into: &told)
        checkText(in: root, mayHaveViews: true)
        let views = views(of: takeNames(of: root))
        noteUnusedNames()
        return FigureElement(
            figure: Figure(
                Self.title.value(told) ?? "",
                description: Self.summary.value(told) ?? nil,
                width: Self.width.value(told) ?? nil,
                height: Self.height.value(told) ?? nil
            ) {
                views
            },
            scheme: Self.scheme.value(told) ?? nil,
            margin: Self.margin.value(told) ?? nil
        )
    }

    /// Tells of elements that belong to a namespace, where another around them doesn't.
    private func checkNamespaces(of element: XMLElement, around outer: String?) {
        if let namespace = element.namespace, namespace != outer {
            report(
                .unknownElement,
                at: element.nameRange.lowerBound,
                "“\(element.name)” belongs to the namespace \(namespace.quoted); the elements of documents belong to none.",
                fix: "Take out its prefix, or the xmlns that it gets its namespace by."
            )
        }
        for inner in element.elements { checkNamespaces(of: inner, around: element.namespace) }
    }
}
