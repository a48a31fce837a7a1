import GridPressDrawings

/// Boxes that are separate from the box around them in one record only, because their frames differ only there.
///
/// What says nothing of its own is part of the box around it as long as it is as large; when it moves, it is a box.
/// What is done to something, like an opacity, is part of it in the same way.
struct BoxParts {
    /// For boxes of the new record, the box of the old one that they were part of.
    private(set) var wholeOfNew: [Int: Int] = [:]
    /// For boxes of the old record, the box of the new one that they are part of.
    private(set) var wholeOfOld: [Int: Int] = [:]
    private var partsOfNew: [Int: [Int]] = [:]
    private var partsOfOld: [Int: [Int]] = [:]
    private var wordsOfNewParts: [Int: String] = [:]
    private var wordsOfOldParts: [Int: String] = [:]

    init() {}

    init(_ comparison: LayoutComparison) {
        let (old, new) = (comparison.old, comparison.new)
        let matching = comparison.matching
        wholeOfNew = Self.wholes(new, comparison.newNames.tree, matching.old, old)
        wholeOfOld = Self.wholes(old, comparison.oldNames.tree, matching.new, new)
        for part in wholeOfNew.keys.sorted() {
            guard let around = wholeOfNew[part], let partner = matching.new[around] else { continue }
            partsOfNew[partner, default: []].append(part)
            if let words = new.boxes[part].words { wordsOfNewParts[partner] = words }
        }
        for part in wholeOfOld.keys.sorted() {
            guard let around = wholeOfOld[part], let partner = matching.old[around] else { continue }
            partsOfOld[partner, default: []].append(part)
            if let words = old.boxes[part].words { wordsOfOldParts[partner] = words }
        }
    }

    /// What a box of the new record says, with what was part of it before.
    func newWords(of box: Int, _ boxLooks: String?) -> String? { boxLooks ?? wordsOfNewParts[box] }

    /// What a box of the old record says, with what is part of it now.
    func oldWords(of box: Int, _ boxLooks: String?) -> String? { boxLooks ?? wordsOfOldParts[box] }

    /// The looks of a name that two boxes have, with those of their parts.
    func looks(
        _ name: LayoutRecord.Look.Name,
        _ box: Int,
        _ partner: Int,
        _ comparison: LayoutComparison
    ) -> (old: [String], new: [String]) {
        func values(_ boxes: [Int], _ record: LayoutRecord) -> [String] {
            boxes.flatMap { record.boxes[$0].looks.filter { $0.name == name }.map(\.value) }
        }
        // From the outside in, as boxes that are one with their content have them.
        let was = values(([box] + (partsOfOld[box] ?? [])).sorted(), comparison.old)
        let became = values(([partner] + (partsOfNew[partner] ?? [])).sorted(), comparison.new)
        return (was, became)
    }

    /// For boxes without a partner, the partner of the nearest box around that has one, where that had all their looks;
    /// else that of their only content.
    private static func wholes(
        _ record: LayoutRecord,
        _ tree: BoxTree,
        _ partners: [Int?],
        _ other: LayoutRecord
    ) -> [Int: Int] {
        var wholes: [Int: Int] = [:]
        var spare: [Int: [LayoutRecord.Look]] = [:]
        /// Takes the looks of a box from those that a whole has and its own partner hasn't, if they are all there.
        func take(_ boxLooks: [LayoutRecord.Look], from whole: Int, _ partner: Int) -> Bool {
            let looks = spare[whole] ?? other.boxes[whole].looks.removing(record.boxes[partner].looks)
            let rest = looks.removing(boxLooks)
            guard rest.count == looks.count - boxLooks.count else { return false }
            spare[whole] = rest
            return true
        }
        for (index, box) in record.boxes.enumerated() where partners[index] == nil && box.title == nil {
            let isPlain = box.kind.first.map { !$0.isUppercase } ?? true
            // Where it paints follows from its frame.
            let boxLooks = box.looks.filter { !$0.name.isPlace }
            if let around = nearest(around: index, record, partners), let whole = partners[around] {
                // A view with others inside is only part of one of its kind, or of nothing that has a kind.
                let hasKindOfWhole = box.kind == other.boxes[whole].kind && box.kind != record.boxes[around].kind
                let mayBePart = isPlain || hasKindOfWhole || tree.children(of: index).isEmpty
                let wordsFit =
                    box.words == nil || record.boxes[around].words == nil && other.boxes[whole].words == box.words
                if mayBePart, wordsFit, take(boxLooks, from: whole, around) {
                    wholes[index] = whole
                    continue
                }
            }
            // What is done to something is a box with it as long as both are as large.
            if isPlain, box.words == nil, !boxLooks.isEmpty, let content = onlyContent(of: index, tree, partners),
                let whole = partners[content], take(boxLooks, from: whole, content)
            {
                wholes[index] = whole
            }
        }
        return wholes
    }

    /// The nearest box around another that has a partner.
    private static func nearest(around index: Int, _ record: LayoutRecord, _ partners: [Int?]) -> Int? {
        var around = record.boxes[index].parent
        while let current = around, partners[current] == nil { around = record.boxes[current].parent }
        return around
    }

    /// The nearest box inside another that has a partner, where there is nothing else on the way to it.
    private static func onlyContent(of index: Int, _ tree: BoxTree, _ partners: [Int?]) -> Int? {
        var current = index
        while partners[current] == nil {
            let children = tree.children(of: current)
            guard children.count == 1 else { return nil }
            current = children[0]
        }
        return current
    }
}

extension [LayoutRecord.Look] {
    /// The looks without one for each of some others.
    fileprivate func removing(_ others: [LayoutRecord.Look]) -> Self {
        var result = self
        for look in others {
            if let index = result.firstIndex(of: look) { result.remove(at: index) }
        }
        return result
    }
}
