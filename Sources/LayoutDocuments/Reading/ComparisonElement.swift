/// A comparison of two figures as the root element.
struct ComparisonElement {
    let before: FigureElement
    let after: FigureElement
    let labels: FigureComparison.Labels
    let width: CGFloat?
    let listsDifferences: Bool
    let animation: Animation?
    let caption: String?
    let scheme: Figure.Scheme?
    let margin: CGFloat?

    /// Returns the comparison with some settings.
    func comparison(_ settings: FigureSettings = FigureSettings()) -> FigureComparison {
        var inner = settings
        inner.width = nil
        let (before, after) = (before.figure(inner), after.figure(inner))
        var comparison = FigureComparison(labels: labels, listsDifferences: listsDifferences, animation: animation) {
            before
        } to: {
            after
        }
        comparison.matchesPlaces = false
        if let width = settings.width ?? width { comparison.width = width }
        return comparison
    }

    /// A figure that draws both figures.
    ///
    /// Its description doesn't include the differences.
    var figure: Figure { figure(of: comparison()) }

    /// Returns the figure of both figures in a color scheme.
    ///
    /// Its description includes the differences.
    func figure(_ settings: FigureSettings, _ scheme: Figure.Scheme) -> Figure {
        let comparison = comparison(settings)
        // If the figure can't be drawn, the error is reported when it is drawn.
        guard var figure = try? comparison.figure(scheme: scheme) else { return self.figure(of: comparison) }
        figure.caption = caption
        return figure
    }

    /// Returns a figure of a comparison, whose description doesn't include the differences.
    private func figure(of comparison: FigureComparison) -> Figure {
        let descriptions = [before.description, after.description].compactMap(\.self)
        let description = Set(descriptions).count > 1 ? descriptions.joined(separator: " ") : descriptions.first
        return Figure(comparison.title, description: description, caption: caption, isolation: nil) { comparison }
    }
}

extension DocumentReader {
    /// The name of the root element of a comparison.
    static let comparison = "Comparison"

    private static let before = Parameter("before", .text, "The label above the first figure.", or: "Before")
    private static let after = Parameter("after", .text, "The label above the second figure.", or: "After")
    private static let largestWidth = Parameter(
        "width",
        .size,
        "The maximum total width of figures side by side, in points. GridPress draws wider figures one above the "
            + "other.",
        or: "720"
    )
    private static let listsDifferences = Parameter(
        "listsDifferences",
        .truth,
        "Whether sentences below the figures list the differences.",
        or: "true"
    )

    private static let movement = Parameter(
        "animation",
        .animation,
        "The animation from the first figure to the second. By default, the picture doesn't move."
    )

    /// The parameters of a comparison.
    static let comparisonParameters = ParameterList([
        before.rule, after.rule, largestWidth.rule, listsDifferences.rule, movement.rule, caption.rule, scheme.rule,
        margin.rule,
    ])

    /// Reads a comparison as the root element; returns `nil` unless it has two figures.
    func comparison(_ root: XMLArena.Element) -> ComparisonElement? {
        var parsed = ParsedArguments()
        let elements = takeParts(of: root, for: Self.comparisonParameters, called: "figures", into: &parsed)
        var figures: [FigureElement] = []
        readParts(elements, named: Self.figure, in: root, called: "figures") { element in
            figures.append(figure(element, Self.comparedFigureParameters))
            return true
        }
        guard figures.count == 2 else {
            report(
                .unexpectedContent,
                at: root.nameRange.lowerBound,
                "\"\(Self.comparison)\" has \(figures.count) \(figures.count == 1 ? "figure" : "figures") instead of 2.",
                fix: figures.count < 2 ? "Add a \"\(Self.figure)\"." : "Compare two of them in each file."
            )
            return nil
        }
        return ComparisonElement(
            before: figures[0],
            after: figures[1],
            labels: FigureComparison.Labels(
                Self.before.value(parsed) ?? "Before",
                Self.after.value(parsed) ?? "After"
            ),
            width: Self.largestWidth.value(parsed) ?? nil,
            listsDifferences: Self.listsDifferences.value(parsed) ?? true,
            animation: Self.movement.value(parsed) ?? nil,
            caption: Self.caption.value(parsed) ?? nil,
            scheme: Self.scheme.value(parsed) ?? nil,
            margin: Self.margin.value(parsed) ?? nil
        )
    }
}
