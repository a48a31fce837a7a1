// Differences in annotations: dimensions that are drawn, and guides.

extension DrawingComparison {
    /// Returns the changes of annotations.
    ///
    /// The styles of dimensions are causes. Numbers and positions follow from the layout.
    func annotations() -> [FoundChange] {
        let (before, after) = (old.annotations, new.annotations)
        let names = [before, after].map { $0.map(\.name) }
        func presence(_ kind: Change.Kind, _ annotation: Drawing.Annotation) -> [FoundChange] {
            [Change(kind, "the annotation \(annotation.title.quotedShortly)")]
                .consequences(annotation: annotation.title)
        }
        var found = before.filter { !names[1].contains($0.name) }.flatMap { presence(.removed, $0) }
        for annotation in after {
            let known = before.first { $0.name == annotation.name }
            found += known.map { annotationChanges($0, annotation) } ?? presence(.added, annotation)
        }
        let orders = (names[0].filter(names[1].contains), names[1].filter(names[0].contains))
        if orders.0 != orders.1 {
            let (was, became) = (orders.0.joined(separator: ", "), orders.1.joined(separator: ", "))
            found += [Change(.changed, "order of the annotations", old: was, new: became)].causes()
        }
        return found
    }

    private func annotationChanges(_ before: Drawing.Annotation, _ after: Drawing.Annotation) -> [FoundChange] {
        var found: [FoundChange] = []
        if before.title != after.title {
            let subject = "the annotation \(before.title.quotedShortly)"
            found += [Change(.changed, subject, "title", old: before.title, new: after.title)].causes()
        }
        guard before.parts != after.parts else { return found }
        // 1. The author's choices: the styles of dimensions, and the text of labels beside numbers. The style of guides
        // is fixed.
        let isWritten = after.name == Drawing.Annotation.dimensionsName
        let styles = self.styles(before, after)
        found += isWritten ? styles.causes() : styles.consequences(annotation: after.title)
        let (units, newUnits) = (before.units, after.units)
        if isWritten, units != newUnits {
            let (was, became) = (units.map(\.quotedShortly), newUnits.map(\.quotedShortly))
            let texts = (was.joined(separator: ", "), became.joined(separator: ", "))
            found += [Change(.changed, after.title, "words of labels", old: texts.0, new: texts.1)].causes()
        }
        // 2. The rest follows from the layout, if that has changed.
        let (labels, newLabels) = (before.labels.map(\.text), after.labels.map(\.text))
        var follows: [Change] = []
        if labels != newLabels {
            let texts = Excerpt.pair(labels.joined(separator: " "), newLabels.joined(separator: " "), longest: 60)
            follows = [Change(.changed, after.title, "labels", old: texts.old, new: texts.new)]
        } else if !changes("", before.coordinates, after.coordinates, within: tolerance).isEmpty
            || before.parts.map(\.style.kind) != after.parts.map(\.style.kind)
        {
            follows = [Change(.moved, after.title)]
        }
        return found + follows.consequences(annotation: after.title)
    }

    private func styles(_ before: Drawing.Annotation, _ after: Drawing.Annotation) -> [Change] {
        let (styles, newStyles) = (before.styles, after.styles)
        return styles.keys.sorted()
            .flatMap { kind -> [Change] in
                // The number of parts follows from the layout.
                guard let first = styles[kind]?.unique, let second = newStyles[kind]?.unique,
                    first.count == second.count
                else { return [] }
                return zip(first, second)
                    .flatMap { was, became in
                        let colors = zip(was.colors, became.colors)
                        let areAlike = was.colors.count == became.colors.count && !colors.contains(where: differ)
                        let phrases = [was, became].map { $0.colors.map(\.phrase).joined(separator: " ") }
                        let color = Change(
                            .changed,
                            after.title,
                            "color of \(kind)",
                            old: phrases[0],
                            new: phrases[1]
                        )
                        let numbers = [was, became].map { Drawing.Setting("style of \(kind)", .numbers($0.numbers)) }
                        return (areAlike ? [] : [color])
                            + changes(after.title, [numbers[0]], [numbers[1]], within: tolerance)
                    }
            }
    }
}

/// The style of a part of an annotation.
private struct AnnotationStyle: Hashable {
    var kind: String
    var colors: [Drawing.Color]
    var numbers: [Double] = []
}

extension Drawing.Annotation {
    /// The styles by the kinds of the parts.
    fileprivate var styles: [String: [AnnotationStyle]] { Dictionary(grouping: parts.map(\.style), by: \.kind) }

    fileprivate var labels: [Label] { parts.flatMap(\.labels) }

    /// The distinct texts of labels beside their numbers, such as units.
    ///
    /// Whether equal tracks are one measure, as in `4 × 70, 8 between`, follows from the layout.
    fileprivate var units: [String] {
        labels.map { label in
            label.text.replacing(" between", with: "").filter { !$0.isNumber && !".,−× ".contains($0) }
        }
        .unique.filter { !$0.isEmpty }
    }

    /// All coordinates, in order.
    fileprivate var coordinates: [Drawing.Setting] { [.init("coordinates", .numbers(parts.flatMap(\.coordinates)))] }
}

extension Drawing.Annotation.Part {
    fileprivate var style: AnnotationStyle {
        func lines(_ kind: String, _ style: Drawing.Annotation.LineStyle, _ numbers: [Double] = []) -> AnnotationStyle {
            AnnotationStyle(kind: kind, colors: [style.color], numbers: numbers + [style.width] + style.dash)
        }
        return switch self {
        case .lines(_, let style): lines("lines", style)
        case .outlines(_, let style): lines("outlines", style)
        case .rings(_, let radius, let style): lines("rings", style, [radius])
        case .heads(_, let color, let halo): .init(kind: "arrowheads", colors: [color] + (halo.map { [$0] } ?? []))
        case .areas(_, let color, let radius): .init(kind: "areas", colors: [color], numbers: [radius])
        case .hatching(_, let color): .init(kind: "hatching", colors: [color])
        case .labels(_, let style):
            .init(kind: "labels", colors: [style.color] + (style.halo.map { [$0] } ?? []), numbers: [style.size])
        }
    }

    fileprivate var coordinates: [Double] {
        switch self {
        case .lines(let lines, _): lines.flatMap { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] }
        case .outlines(let rects, _), .areas(let rects, _, _), .hatching(let rects, _):
            rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        case .rings(let centers, _, _): centers.flatMap { [$0.x, $0.y] }
        case .heads(let heads, _, _): heads.flatMap { [$0.tip.x, $0.tip.y, $0.length, $0.width, $0.body.number] }
        case .labels(let labels, _): labels.flatMap { [$0.middle.x, $0.middle.y, $0.width, $0.isTurned ? 1 : 0] }
        }
    }
}

extension Drawing.Annotation.Side {
    /// A number for each side.
    ///
    /// The numbers differ by more than any tolerance.
    fileprivate var number: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) * 1e9 }
}
