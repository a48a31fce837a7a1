// Differences outside of views: titles, dimensions, annotations and findings.

extension DrawingComparison {
    mutating func compareFigure() {
        compareTexts(old.title, new.title, "title")
        compareTexts(old.summary ?? "", new.summary ?? "", "description")
        compareTexts(old.caption ?? "", new.caption ?? "", "caption")
        compareRequests()
        compareCallouts()
        compareAnnotations()
        compareFindings()
    }

    /// Compares the declared width and height of the figure, which are the proposal to its content.
    mutating func compareWrittenSize() {
        guard let before = old.contentProposal, let after = new.contentProposal else { return }
        for (axis, was, became) in [("width", before.width, after.width), ("height", before.height, after.height)] {
            if was == became { continue }
            if let was, let became, !differ(was, became) { continue }
            var change = Change(.changed, "the figure", axis, old: was?.phrase ?? "none", new: became?.phrase ?? "none")
            if let was, let became { change.difference = (became - was).inThousandths }
            tell(change, explainsLayout: true)
        }
    }

    private mutating func compareTexts(_ first: String, _ second: String, _ property: String) {
        guard first != second else { return }
        let quoted = String.quotedShortly(first, second)
        tell(Change(.changed, "the figure", property, old: quoted.old, new: quoted.new))
    }

    // MARK: Dimensions

    /// Compares requested dimensions by their style and positions.
    ///
    /// Their lengths follow from the layout.
    private mutating func compareRequests() {
        guard old.dimensions != new.dimensions else { return }
        if old.dimensions.count != new.dimensions.count {
            tell(
                Change(
                    .changed,
                    "number of dimensions that views ask for",
                    old: "\(old.dimensions.count)",
                    new: "\(new.dimensions.count)"
                )
            )
        }
        for (index, (before, after)) in zip(old.dimensions, new.dimensions).enumerated() {
            let subject = new.dimensions.count == 1 ? "the dimension" : "dimension \(index + 1)"
            for (name, was, became) in zip(before.properties, after.properties).map({ ($0.name, $0.value, $1.value) })
            where was != became {
                tell(Change(.changed, subject, name, old: was, new: became))
            }
            for (name, was, became) in zip(before.lengths, after.lengths).map({ ($0.name, $0.value, $1.value) })
            where differ(was, became) {
                pendingConsequences.append(.length(subject, name, was, became))
            }
        }
    }

    // MARK: Callouts

    /// Compares the texts of callouts.
    ///
    /// Their positions follow from the layout.
    private mutating func compareCallouts() {
        let (before, after) = (old.callouts, new.callouts)
        for index in 0..<max(before.count, after.count) {
            let was = index < before.count ? before[index] : nil
            let became = index < after.count ? after[index] : nil
            switch (was, became) {
            case (let was?, let became?):
                let subject = after.count == 1 ? "the callout" : "callout \(index + 1)"
                if was.text != became.text {
                    let quoted = String.quotedShortly(was.text, became.text)
                    tell(Change(.changed, subject, "text", old: quoted.old, new: quoted.new))
                }
                for (name, was, became) in zip(was.lengths, became.lengths).map({ ($0.name, $0.value, $1.value) })
                where differ(was, became) {
                    pendingConsequences.append(.length(subject, name, was, became))
                }
            case (let was?, nil): tell(Change(.removed, "the callout \(was.text.quotedShortly)"))
            case (nil, let became?): tell(Change(.added, "the callout \(became.text.quotedShortly)"))
            case (nil, nil): break
            }
        }
    }

    // MARK: Annotations

    /// Compares annotations.
    ///
    /// Their styles are causes; their numbers and positions follow from the layout.
    private mutating func compareAnnotations() {
        let (before, after) = (old.annotations, new.annotations)
        for annotation in before where !after.contains(where: { $0.name == annotation.name }) {
            movedAnnotations.append(
                (annotation.title, Change(.removed, "the annotation \(annotation.title.quotedShortly)"))
            )
        }
        for annotation in after {
            guard let known = before.first(where: { $0.name == annotation.name }) else {
                movedAnnotations.append(
                    (annotation.title, Change(.added, "the annotation \(annotation.title.quotedShortly)"))
                )
                continue
            }
            compare(known, annotation)
        }
        let shared = before.map(\.name).filter { name in after.contains { $0.name == name } }
        let order = after.map(\.name).filter { name in before.contains { $0.name == name } }
        if shared != order {
            tell(
                Change(
                    .changed,
                    "order of the annotations",
                    old: shared.joined(separator: ", "),
                    new: order.joined(separator: ", ")
                )
            )
        }
    }

    private mutating func compare(_ before: Drawing.Annotation, _ after: Drawing.Annotation) {
        if before.title != after.title {
            tell(
                Change(
                    .changed,
                    "the annotation \(before.title.quotedShortly)",
                    "title",
                    old: before.title,
                    new: after.title
                )
            )
        }
        guard before.parts != after.parts else { return }
        // 1. The author's choices: styles, and the text of labels beside numbers.
        let (styles, newStyles) = (
            Dictionary(grouping: before.styles, by: \.kind), Dictionary(grouping: after.styles, by: \.kind)
        )
        for kind in styles.keys.sorted() {
            // The number of parts follows from the layout.
            guard let first = styles[kind]?.unique, let second = newStyles[kind]?.unique, first.count == second.count
            else { continue }
            for (style, newStyle) in zip(first, second) { compare(style, newStyle, after) }
        }
        let (units, newUnits) = (before.units, after.units)
        if after.name == Drawing.Annotation.dimensionsName, units != newUnits {
            tell(
                Change(
                    .changed,
                    after.title,
                    "words of labels",
                    old: units.map(\.quotedShortly).joined(separator: ", "),
                    new: newUnits.map(\.quotedShortly).joined(separator: ", ")
                )
            )
        }
        // 2. The rest follows from the layout, if that has changed.
        let (labels, newLabels) = (before.labels.map(\.text), after.labels.map(\.text))
        if labels != newLabels {
            let texts = Excerpt.pair(labels.joined(separator: " "), newLabels.joined(separator: " "), longest: 60)
            movedAnnotations.append(
                (after.title, Change(.changed, after.title, "labels", old: texts.old, new: texts.new))
            )
        } else if places(before, differFrom: after) || before.styles.map(\.kind) != after.styles.map(\.kind) {
            movedAnnotations.append((after.title, Change(.moved, after.title)))
        }
    }

    private mutating func compare(
        _ style: Drawing.Annotation.Style,
        _ newStyle: Drawing.Annotation.Style,
        _ annotation: Drawing.Annotation
    ) {
        func note(_ property: String, _ values: [String], _ newValues: [String]) {
            let change = Change(
                .changed,
                annotation.title,
                "\(property) of \(style.kind)",
                old: values.joined(separator: " "),
                new: newValues.joined(separator: " ")
            )
            // The author chooses only the style of dimensions; the style of guides is fixed.
            if annotation.name == Drawing.Annotation.dimensionsName {
                tell(change)
            } else {
                movedAnnotations.append((annotation.title, change))
            }
        }
        if style.colors.count != newStyle.colors.count
            || zip(style.colors, newStyle.colors).contains(where: { differ($0, $1) })
        {
            note("color", style.colors.map(\.phrase), newStyle.colors.map(\.phrase))
        }
        if style.numbers.count != newStyle.numbers.count
            || zip(style.numbers, newStyle.numbers).contains(where: { differ($0, $1) })
        {
            note("style", style.numbers.map(\.phrase), newStyle.numbers.map(\.phrase))
        }
    }

    /// Reports the collected changes of annotations, such as changed labels and positions.
    ///
    /// If the layout changed, they are one consequence of it, because a drawing can have many annotations. Otherwise, each
    /// change is a cause.
    mutating func tellMovedAnnotations() {
        guard explainsLayout else { return difference.causes += movedAnnotations.map(\.change) }
        let titles = movedAnnotations.map(\.title).unique
        guard let first = titles.first else { return }
        var change = Change(.moved, titles.count == 1 ? first : "\(titles.count) annotations")
        if titles.count > 1 { change.members = titles }
        difference.consequences.append(change)
    }

    private func places(_ before: Drawing.Annotation, differFrom after: Drawing.Annotation) -> Bool {
        let (first, second) = (before.coordinates, after.coordinates)
        return first.count != second.count || zip(first, second).contains { differ($0, $1) }
    }

    // MARK: Findings

    private mutating func compareFindings() {
        guard old.findings != new.findings else { return }
        let (before, after) = (old.findings.map(\.inComparison), new.findings.map(\.inComparison))
        let (known, current) = (Set(before), Set(after))
        let gone = before.filter { !current.contains($0) }
        let added = after.filter { !known.contains($0) }
        var isGone = Array(repeating: true, count: gone.count)
        // The places of removed findings by their texts without numbers, the first one last.
        var places: [ComparedFinding: [Int]] = [:]
        if !added.isEmpty {
            for place in gone.indices.reversed() { places[gone[place].withoutNumbers, default: []].append(place) }
        }
        var changes: [Change] = []
        for finding in added {
            // A finding with other numbers is the same finding.
            guard let place = places[finding.withoutNumbers]?.popLast() else {
                changes.append(Change(.added, "the finding \(finding.text.quotedShortly)"))
                continue
            }
            isGone[place] = false
            let quoted = String.quotedShortly(gone[place].text, finding.text)
            changes.append(Change(.changed, "the finding \(finding.code)", old: quoted.old, new: quoted.new))
        }
        for (place, finding) in gone.enumerated() where isGone[place] {
            tell(Change(.removed, "the finding \(finding.text.quotedShortly)"))
        }
        for change in changes { tell(change) }
        if Set(before) == Set(after), before != after {
            tell(Change(.changed, "order or number of the findings", old: "\(before.count)", new: "\(after.count)"))
        }
    }
}

/// A finding as one text.
private struct ComparedFinding: Hashable {
    let code: String
    let text: String

    /// The finding with the same sign for each number.
    var withoutNumbers: Self { Self(code: code, text: text.withoutNumbers) }
}

extension Finding {
    fileprivate var inComparison: ComparedFinding {
        let place: String =
            switch location {
            case .view(let path, _)?: path.isEmpty ? "" : path.joined(separator: " > ") + ": "
            case .source(let file, let line, let column)?: "\(file):\(line):\(column): "
            case nil: ""
            }
        let words = ([message] + details + [fix].compactMap(\.self)).joined(separator: " ")
        return ComparedFinding(code: code.rawValue, text: "\(severity): \(place)\(words) [\(code.rawValue)]")
    }
}

extension String {
    /// The text with the same sign for each number.
    fileprivate var withoutNumbers: String { replacing(/[−-]?[0-9]+(\.[0-9]+)?/, with: "0") }
}

extension Drawing.Dimension {
    /// The properties that the author wrote.
    fileprivate var properties: [(name: String, value: String)] {
        [
            ("positions", Position.allCases.filter { places.contains($0) }.map(\.rawValue).joined(separator: ", ")),
            ("unit", format.unit.isEmpty ? "none" : format.unit),
            ("decimals", "\(format.decimals)"),
            ("decimal mark", format.decimalMark.rawValue),
            ("line color", format.lineColor?.phrase ?? "default"),
            ("label color", format.labelColor?.phrase ?? "default"),
            ("font size", format.textSize.phrase),
            ("measured", format.measured.rawValue),
        ]
    }

    /// The lengths, which follow from the layout.
    fileprivate var lengths: [(name: String, value: Double)] {
        [
            ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
            ("measured width", size.width), ("measured height", size.height),
            ("proposed width", proposedWidth ?? -1), ("proposed height", proposedHeight ?? -1),
        ]
    }
}

extension Drawing.Callout {
    /// The lengths, which follow from the layout.
    fileprivate var lengths: [(name: String, value: Double)] {
        [
            ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
            ("x of the point", point.map { Double($0.x) } ?? -1), ("y of the point", point.map { Double($0.y) } ?? -1),
        ]
    }
}

extension Drawing.Annotation {
    /// The style of a part.
    fileprivate struct Style: Hashable {
        var kind: String
        var colors: [Drawing.Color]
        var numbers: [Double]
    }

    fileprivate var styles: [Style] {
        parts.map { part in
            switch part {
            case .lines(_, let style): Style(kind: "lines", colors: [style.color], numbers: [style.width] + style.dash)
            case .outlines(_, let style):
                Style(kind: "outlines", colors: [style.color], numbers: [style.width] + style.dash)
            case .rings(_, let radius, let style):
                Style(kind: "rings", colors: [style.color], numbers: [radius, style.width] + style.dash)
            case .heads(_, let color, let halo):
                Style(kind: "arrowheads", colors: [color] + (halo.map { [$0] } ?? []), numbers: [])
            case .areas(_, let color, let radius): Style(kind: "areas", colors: [color], numbers: [radius])
            case .hatching(_, let color): Style(kind: "hatching", colors: [color], numbers: [])
            case .labels(_, let style):
                Style(kind: "labels", colors: [style.color] + (style.halo.map { [$0] } ?? []), numbers: [style.size])
            }
        }
    }

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
    fileprivate var coordinates: [Double] {
        parts.flatMap { part -> [Double] in
            switch part {
            case .lines(let lines, _): lines.flatMap { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] }
            case .outlines(let rects, _), .areas(let rects, _, _), .hatching(let rects, _):
                rects.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
            case .rings(let centers, _, _): centers.flatMap { [$0.x, $0.y] }
            case .heads(let heads, _, _):
                heads.flatMap { [$0.tip.x, $0.tip.y, $0.length, $0.width, $0.body.number] }
            case .labels(let labels, _):
                labels.flatMap { [$0.middle.x, $0.middle.y, $0.width, $0.isTurned ? 1 : 0] }
            }
        }
    }
}

extension Drawing.Annotation.Side {
    /// A number for each side.
    ///
    /// The numbers differ by more than any tolerance.
    fileprivate var number: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) * 1e9 }
}

extension Array where Element: Hashable {
    /// The values without repetitions, in order of first appearance.
    fileprivate var unique: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}

extension Drawing {
    /// The proposal to the content; `nil` for none.
    ///
    /// The layers around the content are left out, because they are proposed the size of the content.
    fileprivate var contentProposal: Proposal? {
        var isInLayer = Array(repeating: false, count: elements.count)
        for (index, element) in elements.enumerated() {
            let isAround = element.layer.map { $0 != .content } ?? false
            isInLayer[index] = isAround || element.parent.map { isInLayer[$0] } ?? false
            if !isInLayer[index], let proposal = element.proposal { return proposal }
        }
        return nil
    }
}
