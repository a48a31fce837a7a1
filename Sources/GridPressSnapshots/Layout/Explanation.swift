import GridPressDrawings

/// The differences between two files that the layout comparison reports already.
struct Explanation {
    private var causes: [Change] = []
    private var isLayoutKnown = false
    private var changesPlaces = false
    private var changesElements = false
    private var tolerance = 0.0
    private var shownWords = ShownWords()
    private var reportedLooks: Set<String> = []

    /// Nothing is told.
    init() {}

    /// Everything that differs between two layouts is told.
    init(_ difference: LayoutDifference, of records: RecordPair, tolerance: Double) {
        self.tolerance = tolerance
        causes = difference.causes
        shownWords = ShownWords(records)
        reportedLooks = Set(causes.compactMap(\.property))
        isLayoutKnown = true
        changesPlaces = !difference.isEmpty
        // As long as nothing is told, whatever can be seen has to be.
        changesElements = difference.changesElements && !difference.isEmpty
    }

    /// Whether a difference between files is told already.
    func covers(_ change: StructuralChange, in format: SnapshotFormat) -> Bool {
        // A record is compared as a whole; what differs in its text alone means nothing.
        if change.isInRecord { return isLayoutKnown }
        guard isLayoutKnown else { return false }
        let words = change.words
        if words.isNote, changesPlaces { return true }
        if format == .json {
            if words.isRecordedData || ["kind", "role"].contains(words.attribute) && changesElements { return true }
            // Modifiers and proposals are no part of a layout record: what they do to places is.
            if words.isAboutProposals, changesPlaces { return true }
        }
        if change.kind != .changed, words.isNothingUnlessWritten(in: format), isNearNothing(change.old ?? change.new) {
            return true
        }
        // What is written about places follows them.
        if words.isAboutPlaces, changesPlaces { return true }
        // An outline follows its frame; a curve of it doesn't.
        if change.attribute == "d", change.kind == .changed {
            return changesPlaces && FollowingOutline.follows(change.old, change.new, tolerance: tolerance)
        }
        if change.isGeometry || words.isGeometry { return changesPlaces }
        if words.hasNumbers, let distance = NumberedText.distance(change.old, change.new),
            distance <= tolerance && !words.isFactor || changesPlaces
        {
            return true
        }
        switch change.kind {
        case .moved: return changesElements || changesPlaces
        case .added, .removed:
            if let attribute = change.attribute { return isReported(change, words) || isLookReported(attribute) }
            return changesElements || (changesPlaces && words.follows)
        case .changed:
            // Marks of letters have other names in files than in records.
            if let attribute = change.attribute, LayoutRecord.Look.Name.painted(by: attribute) == [.font],
                isLookReported(attribute)
            {
                return true
            }
            return isReported(change, words) || isShownElsewhere(change, words)
        }
    }

    /// Whether an attribute came or went with a look that was told: it stands where it takes the least room.
    private func isLookReported(_ attribute: String) -> Bool {
        LayoutRecord.Look.Name.painted(by: attribute).contains { reportedLooks.contains($0.described) }
    }

    /// Whether a text only became another because lines are broken elsewhere, or elements stand in another order.
    private func isShownElsewhere(_ change: StructuralChange, _ words: ElementDescription) -> Bool {
        guard changesPlaces, change.attribute == nil, words.isText, let old = change.old, let new = change.new else {
            return false
        }
        return shownWords.old.isSuperset(of: ShownWords.parts(of: old))
            && shownWords.new.isSuperset(of: ShownWords.parts(of: new))
    }

    /// Whether the same was told of something, from the same to the same.
    private func isReported(_ change: StructuralChange, _ words: ElementDescription) -> Bool {
        // What holds for all elements alike is written where it takes the least room.
        if !causes.isEmpty, words.isStyle { return true }
        return causes.contains { cause in
            guard let was = cause.old, let became = cause.new else { return false }
            return Self.tells(was, change.old) && Self.tells(became, change.new)
        }
    }

    /// Whether a number is as good as none, which is what coordinates are that aren't written.
    private func isNearNothing(_ value: String?) -> Bool {
        value.flatMap { Double($0) }.map { abs($0) <= tolerance } ?? false
    }

    /// Whether one text has another in it; names and words stand in quotation marks, and of long ones only the start.
    private static func tells(_ described: String, _ value: String?) -> Bool {
        guard let value = value?.trimmingCharacters(in: .whitespacesAndNewlines), !value.isEmpty else { return true }
        if described.contains(value) || value.contains(described) { return true }
        let words = Excerpt.inner(described.trimmingCharacters(in: ["\""])[...])
        return words.count > 3 && value.contains(words)
    }
}

/// The properties of an element, derived from its description.
private struct ElementDescription {
    let element: String
    let attribute: String?

    /// Whether a word is among the names of the elements around.
    func contains(_ name: String) -> Bool {
        element.split(separator: " > ").contains { $0 == name || $0.hasPrefix(name + " ") }
    }

    /// Whether a layout record says the same: what elements paint, but for the curves of outlines.
    var isRecordedData: Bool {
        if contains("path") || attribute == "path" { return false }
        return ["shape", "text", "image", "effect", "settings"].contains { contains($0) || attribute == $0 }
            || attribute == "title"
    }

    /// Whether it is a field of an element that isn't painted, or such an element.
    var isAboutProposals: Bool {
        attribute == "proposal" || attribute == "bounds" || attribute == nil && element.contains(" > elements > item")
    }

    /// Whether it is where something is, or how large, though it isn't read as numbers alone.
    var isGeometry: Bool {
        if let attribute, AttributeSyntax.isGeometry(attribute) || Self.geometry.contains(attribute) { return true }
        return ["path", "passes", "columns", "rows", "cells"].contains { contains($0) }
            || attribute == nil && ["td", "tbody", "table", "dd", "span"].contains { contains($0) }
    }

    /// Whether it is a coordinate, which is nothing where it isn't written.
    func isNothingUnlessWritten(in format: SnapshotFormat) -> Bool {
        guard let attribute else { return false }
        if format == .json { return isGeometry }
        if ["stroke-dashoffset", "letter-spacing"].contains(attribute) { return true }
        return Self.coordinates[name]?.contains(attribute) ?? false
    }

    /// The name of the element itself.
    private var name: String {
        let lastPart = element.components(separatedBy: " > ").last ?? element
        return String(lastPart.prefix { $0 != " " })
    }

    /// The coordinates of elements that start at nothing; those of gradients, masks and parts of texts don't.
    private static let coordinates: [String: Set<String>] = [
        "svg": ["x", "y"], "rect": ["x", "y"], "image": ["x", "y"], "use": ["x", "y"],
        "text": ["x", "y", "dx", "dy"], "tspan": ["dx", "dy"],
        "circle": ["cx", "cy"], "ellipse": ["cx", "cy"], "line": ["x1", "y1", "x2", "y2"],
    ]

    /// Whether it is a part of a whole, such as how opaque something is: little of that is much.
    var isFactor: Bool {
        if let attribute, case .numbers(.factor) = AttributeSyntax(attribute) { true } else { false }
    }

    /// Members and attributes beside those of pictures that say where something is.
    private static let geometry: Set = ["at", "frame", "size", "start", "length", "least", "most", "share"]

    /// Whether it is an attribute whose numbers are those of the layout, and not words that people wrote.
    var hasNumbers: Bool { attribute.map { !AttributeSyntax.isWritten($0) } ?? false }

    /// Whether it is the note about a box that pages show where one points at it: its numbers are those of the box.
    var isNote: Bool { element.contains("g \"tip\"") || contains("span") && element.contains(" > a \"") }

    /// Whether it is a measure, a guide or a note of numbers, and no part of the picture.
    var isAboutPlaces: Bool {
        element.contains("g \"guide-") || element.contains("g \"dimensions\"")
            || element.contains("g \"measures\"")
    }

    /// Whether it comes and goes with places: lines of texts, rows of tables, guides and their switches.
    var follows: Bool { Self.following.contains { contains($0) } }

    private static let following = [
        "defs", "tr", "td", "dl", "tspan", "text", "path", "cells", "columns", "rows", "fieldset", "style", "rect",
        "circle", "ellipse", "line", "image",
    ]

    /// Whether it is a text of a picture, or a line of one.
    var isText: Bool { ["text", "tspan"].contains(name) }

    /// Whether it tells how elements look that have it in common, or what they are known by.
    var isStyle: Bool {
        if ["style", "defs"].contains(where: contains) { return true }
        return ["class", "style", "content", "aria-label", "id", "href"].contains(attribute)
    }
}

extension StructuralChange {
    fileprivate var words: ElementDescription { ElementDescription(element: element, attribute: attribute) }
}
