/// A box in a text picture: a view, or several with the same frame.
struct LayoutBox {
    /// The role of a view, which determines the style of its box and label.
    enum Role {
        /// A view that contains others.
        ///
        /// Its label is in the top line of its box.
        case container
        /// A view that paints something or has a name.
        case leaf
        /// A text, which is drawn without a box if there is no room for one.
        case text
    }

    /// The priority of a title if several views share a box.
    enum TitleWeight: Comparable {
        /// The name of a modifier, or of a decoration.
        case light
        /// The kind of a view.
        case kind
        /// The position of a cell without a name.
        case place
        /// The name or label that the author set, or the text of the view.
        case name
    }

    /// The title: the names, labels, texts or kinds of the view and of views inside it with the same frame.
    var title: String
    /// The number of views in the title.
    var titleCount = 1
    /// The priority of the title.
    var weight: TitleWeight
    /// The position of a cell without a name, in parts that can be on separate lines.
    var place: [String] = []
    /// The lines of a text without a name; empty for other views.
    var words: [String] = []
    /// The role of the view.
    var role: Role
    /// Whether the box is a grid or an item of a grid.
    var isOfGrid: Bool
    /// Whether the view is laid out but not painted.
    var isHidden: Bool
    /// The frame, with all transforms applied.
    var frame: CGRect
    /// The part of the frame that isn't clipped away; `nil` if the whole frame is clipped away.
    var visible: CGRect?
}

extension LayoutBox {
    /// The title, followed by a note if the view isn't painted.
    var name: String { isHidden ? title + " (hidden)" : title }
    /// The name that similar boxes share in lists.
    ///
    /// Cells without names don't include their positions.
    var groupName: String { place.isEmpty ? name : isHidden ? "cell (hidden)" : "cell" }
    /// The common name and the size, which identify a line of the legend.
    var label: String { "\(groupName) \(frame.size.printed)" }

    /// The name as pictures and lists show it.
    var styledName: StyledText { StyledText(name, .name) }
    /// The size as pictures and lists show it.
    var size: StyledText { StyledText(frame.size.printed, .size) }
    /// The size in its shortest form, without spaces.
    var shortSize: StyledText { StyledText(frame.size.printed.filter { $0 != " " }, .size) }
    /// The lines of a text as pictures show them.
    var styledWords: [StyledText] { words.map { StyledText($0, .name) } }
    /// The name and position of a cell in two alternative arrangements, and the position alone; empty for other
    /// boxes.
    var styledPlaces: [[StyledText]] {
        guard !place.isEmpty, !isHidden else { return [] }
        let cell = StyledText("cell", .name)
        let parts = place.map { StyledText($0, .name) }
        return [[cell, StyledText(place.joined(separator: ", "), .name)], [cell] + parts, parts]
    }
}

extension Drawing.Element {
    /// The title of the element: the author's name for it, or its kind.
    var title: String { givenTitle ?? kind.name.shownTitle ?? "view" }

    /// The name or label that the author set, or the text of the element; `nil` if all are missing or blank.
    var givenTitle: String? {
        let titles = [name, label, words.map { "\"\($0.joined(separator: " "))\"" }]
        return titles.lazy.compactMap { $0?.shownTitle }.first
    }

    /// The lines of a text without a name or label, at most 100; `nil` for other elements and for empty texts.
    var words: [String]? {
        guard case .text(let lines) = mark, !hasTitle else { return nil }
        let words = lines.prefix(100).map(\.string)
        return words.contains { !$0.isEmpty } ? words : nil
    }
}

extension String {
    /// The maximum number of characters in a title.
    private static let longestTitle = 200

    /// The text in the form of a title; `nil` if it has only whitespace.
    var shownTitle: String? {
        let title = trimmed.shown(most: Self.longestTitle)
        return title.isEmpty ? nil : title
    }

    /// The text without surrounding spaces.
    private var trimmed: Substring {
        guard let last = lastIndex(where: { $0 != " " }) else { return "" }
        return self[...last].drop { $0 == " " }
    }
}
