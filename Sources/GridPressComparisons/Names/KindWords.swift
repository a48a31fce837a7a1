// The kinds of elements that comparisons treat in their own ways.

extension Drawing.Kind {
    /// The controls that GridPress composes of other views.
    private static let composedControls: Set = [
        "Toggle", "Slider", "Stepper", "Picker", "ProgressView", "Gauge", "DatePicker", "MultiDatePicker",
        "ColorPicker", "TextField", "SecureField", "TextEditor", "SearchField",
    ]

    /// Whether elements of this kind are controls that GridPress composes of other views.
    var isComposedControl: Bool { role == .container && Self.composedControls.contains(name) }

    /// Whether elements of this kind have the lengths of their settings.
    var isFrame: Bool { name == "frame" }

    /// Whether elements of this kind have a length for each edge.
    var isPadding: Bool { name == "padding" }

    /// Whether elements of this kind arrange views in front of each other.
    var isStacked: Bool { name == "ZStack" || role == .layer }

    /// Whether the paint of elements of this kind says everything about them.
    var isColor: Bool { name == "Color" }

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
    func isControl(_ element: Int) -> Bool { self[element].kind.isComposedControl && !isGroup(element) }
}

extension String {
    /// The readable names of views that differ from their type names in lowercase.
    static let readableKinds = [
        "HStack": "row", "LazyHStack": "row", "VStack": "column", "LazyVStack": "column", "ZStack": "stack",
        "LazyVGrid": "grid", "LazyHGrid": "grid", "boxes": "views",
    ]
}
