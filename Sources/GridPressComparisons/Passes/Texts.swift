// Differences in texts: words, attributes of characters, and lines.

extension DrawingComparison {
    /// Returns the changes of a text.
    func texts(_ first: [Drawing.TextLine], _ second: [Drawing.TextLine], _ pair: Pair) -> [FoundChange] {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        if before.wholeText == after.wholeText, areNear(first, second, before.frame, after.frame) { return [] }
        let (was, became) = (WrittenText(first), WrittenText(second))
        var found: [FoundChange] = []
        // 1. The words. Different line breaks or truncation don't count.
        let (whole, newWhole) = (before.wholeText ?? was.string, after.wholeText ?? became.string)
        if whole.letters != newWhole.letters {
            let title = after.title.map { " of \($0.quotedShortly)" } ?? ""
            found = [Change("text\(title)", nil, quoting: whole, newWhole)].causes(.text, about: [pair.site])
        } else if was.string.letters != became.string.letters {
            found = [Change("text", nil, quoting: was.string, became.string)].consequences()
        }
        // 2. The attributes of characters.
        var subject: String { newNames.element(pair.new) }
        for attribute in was.hasSameRuns(as: became) ? [] : WrittenText.attributes {
            let (values, newValues) = (was.values(of: attribute), became.values(of: attribute))
            let change: Change
            if values.count != newValues.count || zip(values, newValues).contains(where: differ) {
                let texts = [values, newValues].map { $0.map(\.description).joined(separator: ", ") }
                change = Change(.changed, subject, attribute.name, old: texts[0], new: texts[1])
            } else if let span = was.movedSpan(of: attribute, in: became) {
                change = Change(subject, "\(attribute.name) \(span.value)", quoting: span.old, span.new)
            } else {
                continue
            }
            found += [change].causes(attribute.movesViews ? .moved : .repainted, about: [pair.site])
        }
        // 3. The positions of lines, which follow from the width and from settings.
        return found.contains { !$0.isConsequence } || isResized(pair) ? found : found + lines(first, second, pair)
    }

    /// Returns whether lines have the same characters, and nearly the same places in frames.
    private func areNear(
        _ first: [Drawing.TextLine],
        _ second: [Drawing.TextLine],
        _ frame: CGRect,
        _ newFrame: CGRect
    ) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { line, newLine in
                line.runs == newLine.runs && line.direction == newLine.direction && !differ(line.width, newLine.width)
                    && !differ(line.origin.x - frame.minX, newLine.origin.x - newFrame.minX)
                    && !differ(line.origin.y - frame.minY, newLine.origin.y - newFrame.minY)
            }
    }

    private func differ(_ first: Drawing.Setting.Value, _ second: Drawing.Setting.Value) -> Bool {
        if case .color(let first) = first, case .color(let second) = second { return differ(first, second) }
        return first != second
    }

    /// Returns the first change of a text's lines.
    private func lines(_ first: [Drawing.TextLine], _ second: [Drawing.TextLine], _ pair: Pair) -> [FoundChange] {
        let (before, after) = (old.elements[pair.old], new.elements[pair.new])
        var subject: String { newNames.element(pair.new) }
        if let (line, newLine) = zip(first, second).first(where: { $0.string != $1.string }),
            before.settingsOfAuthor == after.settingsOfAuthor
        {
            return [Change(subject, "text", quoting: line.string, newLine.string)].causes(.text, about: [pair.site])
        }
        guard first.count == second.count else {
            let change = Change(.changed, subject, "number of lines", old: "\(first.count)", new: "\(second.count)")
            return [change].consequences()
        }
        for (index, (line, newLine)) in zip(first, second).enumerated() {
            let name = second.count == 1 ? "baseline" : "line \(index + 1)"
            let places = (line.place(name, in: before.frame), newLine.place(name, in: after.frame))
            let changes = changes(subject, places.0, places.1, within: tolerance)
            if !changes.isEmpty { return changes.consequences() }
        }
        return []
    }
}

extension Drawing.Element {
    /// The whole text of a truncated text.
    var wholeText: String? {
        self[.wholeText]
    }
}

extension String {
    /// The text without its white space.
    fileprivate var letters: String { filter { !$0.isWhitespace } }
}

extension Drawing.TextLine {
    /// Returns the left end and the baseline relative to a frame, and the width.
    fileprivate func place(_ name: String, in frame: CGRect) -> [Drawing.Setting] {
        [.init(name, .numbers([origin.x - frame.minX, origin.y - frame.minY, width]))]
    }
}
