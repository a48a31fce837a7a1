extension HorizontalAlignment {
    /// The name of the guide; for a custom guide, the name of its type.
    var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .listRowSeparatorLeading: "listRowSeparatorLeading"
        case .listRowSeparatorTrailing: "listRowSeparatorTrailing"
        default: guide.ownName
        }
    }
}

extension VerticalAlignment {
    /// The name of the guide; for a custom guide, the name of its type.
    var name: String {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        default: guide.ownName
        }
    }
}

extension Alignment {
    /// The name of the alignment, combined from the names of both guides if needed.
    var name: String {
        switch (horizontal, vertical) {
        case (.center, .center): "center"
        case (.center, _): vertical.name
        case (_, .center): horizontal.name
        case (_, .top), (_, .bottom): vertical.name + horizontal.name.capitalizedFirst
        default: horizontal.name + vertical.name.capitalizedFirst
        }
    }
}

extension AlignmentGuide {
    /// The name of the type of a custom guide.
    fileprivate var ownName: String { "\(id)" }

    /// The name of the guide; for a custom guide, the name of its type.
    var name: String {
        axis == .horizontal ? HorizontalAlignment(self).name : VerticalAlignment(self).name
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
