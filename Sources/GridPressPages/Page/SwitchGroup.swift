/// A group of switches on a page, by the subject of their layers.
enum SwitchGroup: CaseIterable {
    /// The picture itself.
    case layers
    /// The tracks, gaps and cells of grids.
    case grid
    /// The room that views have, are offered, or exceed.
    case room
    /// Dimensions, rulers and other measurements.
    case measures

    /// Creates the group of an annotation.
    init(_ annotation: Drawing.Annotation) {
        switch annotation.guide {
        case .trackLines, .trackSizes, .gaps, .cells, .items, .spans: self = .grid
        case .padding, .overflow, .proposals: self = .room
        case .baselines, nil: self = .measures
        }
    }

    /// The title of the group.
    var title: StaticString {
        switch self {
        case .layers: "Layers"
        case .grid: "Grid"
        case .room: "Room"
        case .measures: "Measures"
        }
    }
}

extension Drawing.Annotation {
    /// The guide that the annotation draws; `nil` for other annotations, such as dimensions.
    fileprivate var guide: Drawing.Guide? {
        let prefix = Self.guidePrefix
        return name.hasPrefix(prefix) ? Drawing.Guide(rawValue: String(name.dropFirst(prefix.count))) : nil
    }
}
