import GridPressDrawings

extension LayoutComparison {
    /// Boxes of both records that are the same one.
    var pairs: [(Int, Int)] { old.boxes.indices.compactMap { box in matching.new[box].map { (box, $0) } } }

    /// What texts say, and what boxes are called.
    mutating func compareWords() {
        for (box, partner) in pairs {
            let (before, after) = (old.boxes[box], new.boxes[partner])
            let said = parts.oldWords(of: box, before.words)
            let words = parts.newWords(of: partner, after.words)
            if said != words {
                let isNamed = after.title != nil
                let quoted = String.quotedShortly(said ?? "", words ?? "")
                let change = Change(
                    .changed,
                    isNamed ? "text of \(newNames.box(partner))" : "text",
                    old: quoted.old,
                    new: quoted.new
                )
                // Where a text is cut or broken elsewhere, nobody wrote another one: it has another room.
                if let said, let words, BrokenText(said).isSame(as: BrokenText(words)) {
                    pendingConsequences.append(change)
                } else {
                    tell(change)
                    explainsPlaces = true
                }
            }
            // What is called after its words is told with them.
            if before.title != after.title, before.title?.text != said || after.title?.text != words {
                compareNames(before, after)
            }
        }
    }

    private mutating func compareNames(_ before: LayoutRecord.Box, _ after: LayoutRecord.Box) {
        let (was, became) = (before.title, after.title)
        if was?.text == became?.text {
            let isNamed = if case .name = became { true } else { false }
            tell(
                Change(
                    .changed,
                    (became?.text ?? "").quotedShortly,
                    "title",
                    old: isNamed ? "label" : "name",
                    new: isNamed ? "name" : "label"
                )
            )
        } else {
            tell(
                Change(
                    .changed,
                    "name of the \(after.kind)",
                    old: was?.text.quotedShortly ?? "none",
                    new: became?.text.quotedShortly ?? "none"
                )
            )
        }
    }

    /// What boxes look like, or what is done to what is inside them.
    mutating func compareLooks(effects: Bool) {
        for (box, partner) in pairs {
            for name in LayoutRecord.Look.Name.allCases where name.isEffect == effects && !name.isPlace {
                let (was, became) = parts.looks(name, box, partner, self)
                guard !Self.areSame(was, became, name, tolerance) else { continue }
                // Lines break elsewhere where a text is less wide or says something else.
                if name == .lines, old.boxes[box].words != new.boxes[partner].words || hasOtherSize(box, partner) {
                    difference.changesElements = true
                    continue
                }
                // Round ends are as round as there is room.
                if name == .radius, hasOtherSize(box, partner), isRound(old.boxes[box], was),
                    isRound(new.boxes[partner], became)
                {
                    continue
                }
                tell(
                    Change(
                        .changed,
                        newNames.box(partner),
                        name.described,
                        old: was.isEmpty ? "none" : was.joined(separator: ", "),
                        new: became.isEmpty ? "none" : became.joined(separator: ", ")
                    )
                )
                if was.isEmpty || became.isEmpty || name.changesElements { difference.changesElements = true }
                if name == .font || name == .transform || name == .image { explainsPlaces = true }
            }
        }
    }

    /// Whether the corners of a box are as round as it has room for.
    private func isRound(_ box: LayoutRecord.Box, _ radius: [String]) -> Bool {
        guard let radius = radius.first.flatMap({ Double($0) }) else { return false }
        return abs(radius - min(box.frame.width, box.frame.height) / 2) <= tolerance
    }

    /// Where in their frames boxes paint; told last, where nothing else explains it.
    mutating func compareLooksOfPlaces() {
        tellLeftConsequences()
        let isReported = !difference.isEmpty
        for (box, partner) in pairs {
            for name in LayoutRecord.Look.Name.allCases where name.isPlace {
                let (was, became) = parts.looks(name, box, partner, self)
                let isSame = Self.areSame(name.orNothing(was), name.orNothing(became), name, tolerance)
                guard !isSame else { continue }
                if isReported { continue }
                tell(
                    Change(
                        .changed,
                        newNames.box(partner),
                        name.described,
                        old: was.joined(separator: ", ").nonEmpty ?? "none",
                        new: became.joined(separator: ", ").nonEmpty ?? "none"
                    )
                )
            }
        }
    }

    /// Tells what should have followed from something, where nothing was told that it follows from.
    private mutating func tellLeftConsequences() {
        guard !explainsPlaces else { return }
        if difference.causes.isEmpty {
            difference.causes = pendingConsequences
        } else {
            difference.consequences += pendingConsequences
        }
    }

    private func hasOtherSize(_ box: Int, _ partner: Int) -> Bool {
        let (frame, newFrame) = (old.boxes[box].frame, new.boxes[partner].frame)
        return differ(frame.width, newFrame.width) || differ(frame.height, newFrame.height)
    }

    /// Whether looks are the same; numbers in them may differ by a tolerance.
    private static func areSame(
        _ first: [String],
        _ second: [String],
        _ name: LayoutRecord.Look.Name,
        _ tolerance: Double
    ) -> Bool {
        if first == second { return true }
        let tolerance = name.isLength ? tolerance : min(tolerance, 0.0015)
        return first.count == second.count
            && zip(first, second).allSatisfy { first, second in
                if first == second { return true }
                let (first, second) = (words(first), words(second))
                return first.count == second.count
                    && zip(first, second).allSatisfy { word, other in
                        if word == other { return true }
                        guard let number = Double(word), let second = Double(other) else { return false }
                        return abs(number - second) <= tolerance
                    }
            }
    }

    private static func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "," } }
}

extension LayoutRecord.Look.Name {
    /// The word for it that people read.
    var described: String {
        switch self {
        case .radius: "corner radius"
        case .color: "text color"
        case .colors: "colors"
        case .lines: "number of lines"
        case .flow: "gradient geometry"
        case .inset: "inset of the outline"
        default: rawValue
        }
    }

    /// What was told of places, or that nothing is moved by anything.
    fileprivate func orNothing(_ values: [String]) -> [String] {
        guard values.isEmpty else { return values }
        return self == .inset ? ["0 0 0 0"] : self == .shift ? ["0 0"] : []
    }

    /// Whether its numbers are lengths or degrees; where something is scaled, the frames inside tell by how much.
    fileprivate var isLength: Bool {
        switch self {
        case .radius, .inset, .shift, .blur, .clip, .font, .stroke, .transform: true
        default: false
        }
    }

    /// Whether other elements paint it.
    fileprivate var changesElements: Bool {
        switch self {
        case .outline, .image, .lines, .link, .fill, .stroke, .color, .font: true
        default: isEffect
        }
    }
}
