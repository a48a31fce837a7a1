import GridPressDrawings

/// The boxes of a drawing that a page links to: all of them, or of a large drawing those that readers look for.
struct PageBoxes {
    /// The number of boxes above which a page leaves out those without a name that contain no others.
    static let most = 2000
    /// The number of boxes that the Tab key reaches.
    static let mostStops = 200

    /// The number of boxes of the drawing.
    let count: Int
    /// The boxes with a link and a row.
    let listed: [Drawing.Box]

    /// The boxes of a drawing.
    init(_ drawing: Drawing) {
        let all = drawing.boxes
        count = all.count
        listed = all.count > Self.most ? all.filter(drawing.isLandmark) : all
    }

    /// Whether boxes of the drawing have no link and no row.
    var isShortened: Bool { listed.count < count }

    /// The boxes with a link, each with whether the Tab key reaches it.
    var stops: some Sequence<(box: Drawing.Box, isStop: Bool)> {
        listed.enumerated().lazy.map { (box: $1, isStop: $0 < Self.mostStops) }
    }
}

extension Drawing {
    /// Returns whether a box has a name that its author gave, or contains others.
    fileprivate func isLandmark(_ box: Box) -> Bool {
        let element = elements[box.element]
        return element.name != nil || element.end > box.element + 1
    }
}
