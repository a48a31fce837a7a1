import GridPress
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
    static let figureParameters = [title.rule, summary.rule, width.rule, height.rule, scheme.rule, margin.rule]

    /// What the outermost element says; `nil` where it isn't a figure.
    func root(_ root: XMLElement) -> FigureElement? {
        guard root.name == Self.figure else {
            report(
                .unknownRoot,
                at: root.nameRange.lowerBound,
                "The outermost element is \(root.name.quoted).",
                fix: "Put everything into a “\(Self.figure)”."
            )
            return nil
        }
        var told = Told()
        takeAttributes(of: root, for: Self.figureParameters, mayBeModified: false, into: &told)
        checkText(in: root, mayHaveViews: true)
        let views = views(of: takeNames(of: root))
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
}
