/// The root element of a document.
enum DocumentRoot {
    case figure(FigureElement)
    case comparison(ComparisonElement)
    case states(StatesElement)

    /// The color scheme of the file; `nil` if it has none.
    var scheme: Figure.Scheme? {
        switch self {
        case .figure(let element): element.scheme
        case .comparison(let element): element.scheme
        case .states(let element): element.scheme
        }
    }

    /// The margin around the figure, in points; `nil` if the file has none.
    var margin: CGFloat? {
        switch self {
        case .figure(let element): element.margin
        case .comparison(let element): element.margin
        case .states(let element): element.margin
        }
    }
}

/// A figure as an element.
struct FigureElement {
    let title: String
    let description: String?
    let caption: String?
    let width: CGFloat?
    let height: CGFloat?
    let scheme: Figure.Scheme?
    let margin: CGFloat?
    let views: DocumentViews
}

extension DocumentReader {
    /// The name of the root element.
    static let figure = "Figure"

    static let title = Parameter("title", .text, "The title of the picture.", or: "")
    static let summary = Parameter("description", .text, "The accessibility description of the picture.")
    static let caption = Parameter("caption", .text, "The text below the picture.")
    static let width = Parameter("width", .size, "The width, in points. By default, the width of the content.")
    static let height = Parameter(
        "height",
        .size,
        "The height, in points. By default, the height of the content."
    )
    static let scheme = Parameter(
        "scheme",
        .scheme,
        "The color scheme. By default, `adaptive`: the scheme of the reader."
    )
    static let margin = Parameter("margin", .size, "The space around the picture, in points. By default, 0.")

    /// The parameters of the root element.
    static let figureParameters = ParameterList([
        title.rule, summary.rule, caption.rule, width.rule, height.rule, scheme.rule, margin.rule,
    ])

    /// The parameters of a figure inside a comparison.
    static let comparedFigureParameters = ParameterList([title.rule, summary.rule, width.rule, height.rule])

    /// Reads the root element; returns `nil` if its name isn't valid, or after errors in its structure.
    func root(
        _ root: XMLArena.Element,
        among roots: [String] = [DocumentReader.figure, DocumentReader.comparison, DocumentReader.states]
    ) -> DocumentRoot? {
        if root.document.hasNamespaces { checkNamespaces(of: root, around: nil) }
        switch root.name {
        case let name where !roots.contains(name):
            report(
                .unknownRoot,
                at: root.nameRange.lowerBound,
                "The root element is \(name.quoted) instead of \"\(Self.figure)\".",
                fix: roots.first { Spelling.folded(name) == Spelling.folded($0) }.map(Suggestion.question)
                    ?? "Put the content into a \"\(Self.figure)\"."
            )
            return nil
        case Self.comparison:
            let comparison = comparison(root)
            noteUnusedNames()
            return comparison.map(DocumentRoot.comparison)
        case Self.states:
            let states = states(root)
            noteUnusedNames()
            return states.map(DocumentRoot.states)
        default:
            let figure = figure(root, Self.figureParameters)
            noteUnusedNames()
            return .figure(figure)
        }
    }

    /// Reads a figure with its names.
    func figure(_ element: XMLArena.Element, _ parameters: ParameterList) -> FigureElement {
        var parsed = ParsedArguments()
        return figure(element, parameters, into: &parsed)
    }

    /// Reads a figure with its names, and stores its arguments.
    func figure(
        _ element: XMLArena.Element,
        _ parameters: ParameterList,
        into parsed: inout ParsedArguments
    ) -> FigureElement {
        takeAttributes(of: element, for: parameters, as: .wrapper, into: &parsed)
        checkText(in: element, mayHaveViews: true)
        let views = views(of: takeNames(of: element))
        return FigureElement(
            title: Self.title.value(parsed) ?? "",
            description: Self.summary.value(parsed) ?? nil,
            caption: Self.caption.value(parsed) ?? nil,
            width: Self.width.value(parsed) ?? nil,
            height: Self.height.value(parsed) ?? nil,
            scheme: Self.scheme.value(parsed) ?? nil,
            margin: Self.margin.value(parsed) ?? nil,
            views: views
        )
    }

    /// Reports elements with a namespace that differs from the namespace of their parent.
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
