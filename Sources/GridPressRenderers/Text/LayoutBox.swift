import GridPressDrawings
import GridPressFindings

/// Something of a drawing that is worth a box: a view, or several with the same frame.
struct LayoutBox {
    /// The role of a view, which determines the style of its box and label.
    enum Role {
        /// It arranges others: its label stands in the upper line of its box.
        case container
        /// It paints something, or has a name.
        case leaf
        /// It says something; where there is no room for a box, the words stand alone.
        case text
    }

    /// The weight of a title, where several views share a box.
    enum TitleWeight: Comparable {
        /// The name of a modifier, or of what only decorates a view.
        case light
        /// The kind of a view.
        case kind
        /// The place of a cell without a name.
        case place
        /// The name that an author gave a view, or its words.
        case name
    }

    /// What it is called: names, labels, words or kinds, those of the views inside it with the same frame too.
    var title: String
    /// How many views the title names.
    var titleCount = 1
    /// The weight of the title.
    var weight: TitleWeight
    /// The place of a cell that has no name, in parts that may stand below each other.
    var place: [String] = []
    /// The lines of a text as they were set; none for what isn't a text without a name.
    var words: [String] = []
    /// What kind of thing it is.
    var role: Role
    /// Whether it is a grid or an item of one.
    var isOfGrid: Bool
    /// Whether it is laid out and not painted.
    var isHidden: Bool
    /// Where it is, with all transforms applied.
    var frame: CGRect
    /// What of that isn't clipped away; `nil` for nothing.
    var visible: CGRect?
}

extension LayoutBox {
    /// What it is called, and whether it is painted.
    var name: String { isHidden ? title + " (hidden)" : title }
    /// The name that boxes share in lists: cells without names differ by their places alone.
    var groupName: String { place.isEmpty ? name : isHidden ? "cell (hidden)" : "cell" }
    /// The name and the size, as boxes that are listed together share them.
    var label: String { "\(groupName) \(frame.size.printed)" }

    /// The name as pictures and lists show it.
    var styledName: StyledText { StyledText(name, .name) }
    /// The size as pictures and lists show it.
    var size: StyledText { StyledText(frame.size.printed, .size) }
    /// The size as short as can be.
    var shortSize: StyledText { StyledText(frame.size.printed.filter { $0 != " " }, .size) }
    /// The lines of a text as pictures show them.
    var styledWords: [StyledText] { words.map { StyledText($0, .name) } }
    /// The name of a cell and its place below it, in few lines and in narrow ones, or the place alone; none for other
    /// boxes.
    var styledPlaces: [[StyledText]] {
        guard !place.isEmpty, !isHidden else { return [] }
        let cell = StyledText("cell", .name)
        let parts = place.map { StyledText($0, .name) }
        return [[cell, StyledText(place.joined(separator: ", "), .name)], [cell] + parts, parts]
    }
}

extension Drawing.Element {
    /// Whether it stands for a view or a cell, and not for a modifier or a part of a view.
    var isView: Bool { kind.role.isView || kind.role == .cell }

    /// The title of the element: the given one, or else its kind.
    var title: String { givenTitle ?? kind.name.shownTitle ?? "view" }

    /// The name or label that its author gave it, or else its words; `nil` for blanks.
    var givenTitle: String? {
        let titles = [name, label, words.map { "\"\($0.joined(separator: " "))\"" }]
        return titles.lazy.compactMap { $0?.shownTitle }.first
    }

    /// The lines of a text that has nothing else to be called by.
    var words: [String]? {
        guard case .text(let lines) = mark, nameOrLabel == nil else { return nil }
        let words = lines.prefix(100).map(\.string)
        return words.contains { !$0.isEmpty } ? words : nil
    }
}

extension String {
    /// How many characters of a name are shown.
    private static let longestTitle = 200

    /// The text as a title shows it; `nil` for blanks.
    var shownTitle: String? {
        let title = trimmed.shown(most: Self.longestTitle)
        return title.isEmpty ? nil : title
    }

    /// The text without the blanks around it.
    private var trimmed: Substring {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return self[...last].drop { $0 == " " }
    }
}
