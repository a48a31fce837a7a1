/// What of the differences between two files is told already in the words of the layout.
struct Explanation {
    private var causes: [Change] = []
    private var isLayoutKnown = false
    private var changesPlaces = false
    private var changesElements = false

    /// Nothing is told.
    init() {}

    /// Everything that differs between two layouts is told.
    init(_ difference: LayoutDifference) {
        causes = difference.causes
        isLayoutKnown = true
        changesPlaces = !difference.isEmpty
        changesElements = difference.changesElements
    }

    /// Whether a difference between files is told already.
    func covers(_ change: MarkupChange, in format: SnapshotFormat) -> Bool {
        // A record is compared as a whole; what differs in its text alone means nothing.
        if change.isInRecord { return isLayoutKnown }
        guard isLayoutKnown else { return false }
        let words = change.words
        if format == .json, words.contains("looks") { return true }
        if change.isGeometry || words.isGeometry { return changesPlaces }
        // What is written about places follows them.
        if words.isAboutPlaces, changesPlaces { return true }
        switch change.kind {
        case .moved: return changesElements || changesPlaces
        case .added, .removed:
            return change.attribute == nil ? changesElements || (changesPlaces && words.follows) : isTold(change, words)
        case .changed: return isTold(change, words)
        }
    }

    /// Whether the same was told of something, from the same to the same.
    private func isTold(_ change: MarkupChange, _ words: ElementWords) -> Bool {
        // What holds for all elements alike is written where it takes the least room.
        if !causes.isEmpty, words.isStyle { return true }
        return causes.contains { cause in
            guard let was = cause.old, let became = cause.new else { return false }
            return Self.tells(was, change.old) && Self.tells(became, change.new)
        }
    }

    /// Whether one text has another in it; names and words stand in quotation marks, and of long ones only the start.
    private static func tells(_ told: String, _ value: String?) -> Bool {
        guard let value = value?.trimmingCharacters(in: .whitespacesAndNewlines), !value.isEmpty else { return true }
        if told.contains(value) || value.contains(told) { return true }
        let words = told.trimmingCharacters(in: ["“", "”"])
        return words.count > 3 && (value.contains(words) || words.hasSuffix("…") && value.contains(words.dropLast()))
    }
}

/// What is known of an element from the words for it.
private struct ElementWords {
    let element: String
    let attribute: String?

    /// Whether a word is among the names of the elements around.
    func contains(_ name: String) -> Bool {
        element.split(separator: " > ").contains { $0 == name || $0.hasPrefix(name + " ") }
    }

    /// Whether it is where something is, or how large, though it isn't read as numbers alone.
    var isGeometry: Bool {
        if let attribute, AttributeMeaning.isGeometry(attribute) || Self.geometry.contains(attribute) { return true }
        return ["path", "passes", "columns", "rows", "cells"].contains { contains($0) }
            || attribute == nil && ["td", "tbody", "table", "dd", "span"].contains { contains($0) }
    }

    /// Members and attributes beside those of pictures that say where something is.
    private static let geometry: Set = ["at", "frame", "size", "start", "length", "least", "most", "share"]

    /// Whether it is a measure, a guide or a note of numbers, and no part of the picture.
    var isAboutPlaces: Bool {
        element.contains("g “tip”") || element.contains("g “guide-") || element.contains("g “dimensions”")
            || element.contains("g “measures”")
    }

    /// Whether it comes and goes with places: grid lines, definitions, lines of texts, rows of tables.
    var follows: Bool { ["defs", "tr", "td", "tspan", "text", "path", "cells", "columns", "rows"].contains { contains($0) } }

    /// Whether it tells how elements look that have it in common, or what they are known by.
    var isStyle: Bool {
        if ["style", "defs"].contains(where: contains) { return true }
        return ["class", "style", "content", "aria-label", "id", "href"].contains(attribute)
    }
}

extension MarkupChange {
    fileprivate var words: ElementWords { ElementWords(element: element, attribute: attribute) }
}
