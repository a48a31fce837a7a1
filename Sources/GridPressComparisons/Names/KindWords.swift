// The kinds of elements that comparisons treat in their own ways.

extension Drawing.Kind {
    /// Whether elements of this kind arrange views in front of each other.
    var arrangesInDepth: Bool { behavior == .depth || role == .layer }

    /// The phrase for the window of a preview or its background; `nil` for other kinds.
    var phraseOfPreview: String? {
        switch self {
        case .preview: "the preview"
        case .previewBackground: "the background of the preview"
        default: nil
        }
    }
}

extension ElementTree {
    /// Returns whether an element is a control that GridPress composes of other views.
    func isControl(_ element: Int) -> Bool { self[element].kind.behavior.isComposedControl && !isGroup(element) }
}

extension String {
    /// The readable names of views that differ from their type names in lowercase.
    static let readableKinds = [
        "HStack": "row", "LazyHStack": "row", "VStack": "column", "LazyVStack": "column", "ZStack": "stack",
        "LazyVGrid": "grid", "LazyHGrid": "grid", "boxes": "views",
    ]
}
