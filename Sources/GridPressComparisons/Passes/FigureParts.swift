// Differences outside of views: the size and the texts of the figure, dimensions, callouts and findings.

extension DrawingComparison {
    /// Returns the changes of the declared width and height of the figure, which are the proposal to its content.
    func writtenSizes() -> [FoundChange] {
        guard let before = old.contentProposal, let after = new.contentProposal else { return [] }
        let root = oldNames.tree.count > 0 && newNames.tree.count > 0 ? [FoundChange.Site(old: 0, new: 0)] : []
        return changes("the figure", before.lengths, after.lengths, within: tolerance).causes(.moved, about: root)
    }

    /// Returns the changes of the title, the description and the caption.
    func figureTexts() -> [FoundChange] {
        [
            ("title", old.title, new.title), ("description", old.summary ?? "", new.summary ?? ""),
            ("caption", old.caption ?? "", new.caption ?? ""),
        ]
        .filter { $0.1 != $0.2 }.map { Change("the figure", $0.0, quoting: $0.1, $0.2) }.causes()
    }

    // MARK: Dimensions

    /// Returns the changes of requested dimensions: of their style and positions, and as consequences of their lengths.
    func requests() -> [FoundChange] {
        let counts = [old, new].map { "\($0.dimensions.count)" }
        let subject = "number of dimensions that views ask for"
        let count = counts[0] == counts[1] ? [] : [Change(.changed, subject, old: counts[0], new: counts[1])]
        return zip(old.dimensions, new.dimensions).enumerated()
            .reduce(into: count.causes()) { found, dimensions in
                let (before, after) = dimensions.element
                let subject = new.dimensions.count == 1 ? "the dimension" : "dimension \(dimensions.offset + 1)"
                found += changes(subject, before.properties, after.properties).causes()
                found += changes(subject, before.lengths, after.lengths, within: tolerance).consequences()
            }
    }

    // MARK: Callouts

    /// Returns the changes of callouts: of their texts, and as consequences of their positions.
    func callouts() -> [FoundChange] {
        let (before, after) = (old.callouts, new.callouts)
        var found: [FoundChange] = []
        for (index, (was, became)) in zip(before, after).enumerated() {
            let subject = after.count == 1 ? "the callout" : "callout \(index + 1)"
            if was.text != became.text {
                found += [Change(subject, "text", quoting: was.text, became.text)].causes()
            }
            found += changes(subject, was.lengths, became.lengths, within: tolerance).consequences()
        }
        func presence(_ kind: Change.Kind, _ callouts: ArraySlice<Drawing.Callout>) -> [FoundChange] {
            callouts.map { Change(kind, "the callout \($0.text.quotedShortly)") }.causes()
        }
        return found + presence(.removed, before.dropFirst(after.count))
            + presence(.added, after.dropFirst(before.count))
    }

    // MARK: Findings

    /// Returns the changes of findings.
    func findings() -> [FoundChange] {
        guard old.findings != new.findings else { return [] }
        let (before, after) = (old.findings.map(\.inComparison), new.findings.map(\.inComparison))
        let (known, current) = (Set(before), Set(after))
        var gone = before.filter { !current.contains($0) }
        let changes = after.filter { !known.contains($0) }
            .map { finding in
                // A finding with other numbers is the same finding.
                guard let place = gone.firstIndex(where: { $0.withoutNumbers == finding.withoutNumbers }) else {
                    return Change(.added, "the finding \(finding.text.quotedShortly)")
                }
                return Change("the finding \(finding.code)", nil, quoting: gone.remove(at: place).text, finding.text)
            }
        let removals = gone.map { Change(.removed, "the finding \($0.text.quotedShortly)") }
        let hasOtherOrder = known == current && before != after
        let (count, newCount) = ("\(before.count)", "\(after.count)")
        let order = Change(.changed, "order or number of the findings", old: count, new: newCount)
        return (removals + changes + (hasOtherOrder ? [order] : [])).causes()
    }
}

/// A finding as one text.
private struct ComparedFinding: Hashable {
    let code: String
    let text: String
    /// The text with the same sign for each number.
    let withoutNumbers: String
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
        let text = "\(severity): \(place)\(words) [\(code.rawValue)]"
        let withoutNumbers = text.replacing(/[−-]?[0-9]+(\.[0-9]+)?/, with: "0")
        return ComparedFinding(code: code.rawValue, text: text, withoutNumbers: withoutNumbers)
    }
}

extension Drawing.Proposal {
    fileprivate var lengths: [Drawing.Setting] {
        [("width", width), ("height", height)].compactMap { name, length in length.map { .init(name, .number($0)) } }
    }
}

extension Drawing.Dimension {
    /// The properties that the author wrote.
    fileprivate var properties: [Drawing.Setting] {
        [
            ("positions", Position.allCases.filter { places.contains($0) }.map(\.rawValue).joined(separator: ", ")),
            ("unit", format.unit.nonEmpty ?? "none"), ("decimals", "\(format.decimals)"),
            ("decimal mark", format.decimalMark.rawValue), ("line color", format.lineColor?.phrase ?? "default"),
            ("label color", format.labelColor?.phrase ?? "default"), ("font size", format.textSize.phrase),
            ("measured", format.measured.rawValue),
        ]
        .map { .init($0, .word($1)) }
    }

    /// The lengths, which follow from the layout.
    fileprivate var lengths: [Drawing.Setting] {
        frame.lengths + [.init("measured width", .number(size.width)), .init("measured height", .number(size.height))]
            + [("proposed width", proposedWidth), ("proposed height", proposedHeight)].compactMap { name, length in
                length.map { .init(name, .number($0)) }
            }
    }
}

extension Drawing.Callout {
    /// The lengths, which follow from the layout.
    fileprivate var lengths: [Drawing.Setting] {
        guard let point else { return frame.lengths }
        return frame.lengths + [.init("x of the point", .number(point.x)), .init("y of the point", .number(point.y))]
    }
}

extension CGRect {
    fileprivate var lengths: [Drawing.Setting] {
        [("x", minX), ("y", minY), ("width", width), ("height", height)].map { .init($0, .number($1)) }
    }
}

extension Drawing {
    /// The proposal to the content; `nil` for none.
    ///
    /// The layers around the content are left out, because they are proposed the size of the content.
    fileprivate var contentProposal: Proposal? {
        var isInLayer = Array(repeating: false, count: elements.count)
        for (index, element) in elements.enumerated() {
            isInLayer[index] = element.isAroundContent || element.parent.map { isInLayer[$0] } ?? false
            if !isInLayer[index], let proposal = element.proposal { return proposal }
        }
        return nil
    }
}

extension Drawing.Element {
    /// Whether the element is in a layer other than the content.
    var isAroundContent: Bool { layer.map { $0 != .content } ?? false }
}
