// Differences in annotations: dimensions that are drawn, and guides.

extension DrawingComparison {
    /// Returns the changes of annotations.
    ///
    /// They follow from the layout and from the requested dimensions.
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
        let labels = [before, after].map { $0.parts.flatMap(\.labels).map(\.text).joined(separator: " ") }
        let kinds = [before, after].map { $0.parts.map(\.kind) }
        func differ(_ settings: KeyPath<Drawing.Annotation.Part, [Drawing.Setting]>) -> Bool {
            let parts = [before, after].map { $0.parts.flatMap { $0[keyPath: settings] } }
            return !differences(parts[0], parts[1], within: tolerance).isEmpty
        }
        if labels[0] != labels[1] {
            let texts = Excerpt.pair(labels[0], labels[1], longest: 60)
            let change = Change(.changed, after.title, "labels", old: texts.old, new: texts.new)
            found += [change].consequences(annotation: after.title)
        } else if kinds[0] != kinds[1] || differ(\.coordinates) {
            found += [Change(.moved, after.title)].consequences(annotation: after.title)
        } else if differ(\.style), requests().isEmpty {
            found += [Change(.changed, after.title, "has another style")].consequences(annotation: after.title)
        }
        return found
    }
}

extension Drawing.Annotation.Part {
    /// The name of the case.
    fileprivate var kind: String? { Mirror(reflecting: self).children.first?.label }

    fileprivate var style: [Drawing.Setting] {
        func settings(_ numbers: [Double], _ colors: Drawing.Color?...) -> [Drawing.Setting] {
            [.init("style", .numbers(numbers))] + colors.compactMap { $0.map { .init("color", .color($0)) } }
        }
        return switch self {
        case .lines(_, let style), .outlines(_, let style): settings([style.width] + style.dash, style.color)
        case .rings(_, let radius, let style): settings([radius, style.width] + style.dash, style.color)
        case .heads(_, let color, let halo): settings([], color, halo)
        case .areas(_, let color, let radius): settings([radius], color)
        case .hatching(_, let color): settings([], color)
        case .labels(_, let style): settings([style.size], style.color, style.halo)
        }
    }

    /// All coordinates, in order.
    fileprivate var coordinates: [Drawing.Setting] {
        let numbers: [Double] =
            switch self {
            case .lines(let lines, _): lines.flatMap { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] }
            case .outlines(let rects, _), .areas(let rects, _, _), .hatching(let rects, _):
                rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
            case .rings(let centers, _, _): centers.flatMap { [$0.x, $0.y] }
            case .heads(let heads, _, _): heads.flatMap { [$0.tip.x, $0.tip.y, $0.length, $0.width, $0.body.number] }
            case .labels(let labels, _): labels.flatMap { [$0.middle.x, $0.middle.y, $0.width, $0.isTurned ? 1 : 0] }
            }
        return [.init("coordinates", .numbers(numbers))]
    }
}

extension Drawing.Annotation.Side {
    /// A number for each side.
    ///
    /// The numbers differ by more than any tolerance.
    fileprivate var number: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) * 1e9 }
}
