/// The labels of annotations, listed below a text picture because there is no room for them inside.
struct AnnotationText {
    private let annotations: [Drawing.Annotation]

    init(_ annotations: [Drawing.Annotation]) { self.annotations = annotations }

    /// The maximum number of lines of an annotation.
    private static let mostLines = 20

    /// Returns the lines: the title of each annotation, followed by its labels.
    func lines(columns: Int) -> [StyledText] {
        annotations.flatMap { annotation in
            StyledText.lines(
                of: annotation.labels.map { StyledText($0) },
                behind: StyledText(annotation.title + ":  ", .name),
                separator: "  ",
                columns: columns,
                most: Self.mostLines
            )
        }
    }
}

extension Drawing.Annotation {
    /// The texts of its labels, in paint order.
    fileprivate var labels: [String] {
        parts.flatMap { part -> [String] in
            if case .labels(let labels, _) = part { labels.map(\.text) } else { [] }
        }
    }
}
