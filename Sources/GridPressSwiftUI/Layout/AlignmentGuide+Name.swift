extension HorizontalAlignment {
    /// The name that it is known by.
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
    /// The name that it is known by.
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
    /// The name that it is known by, or those of both guides.
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
    /// The name of the type of a guide of one's own.
    fileprivate var ownName: String { "\(id)" }

    /// The name that it is known by.
    var name: String {
        axis == .horizontal ? HorizontalAlignment(self).name : VerticalAlignment(self).name
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
