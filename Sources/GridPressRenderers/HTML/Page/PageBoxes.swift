import GridPressDrawings

/// The boxes of a drawing that a page links to: all of them, or of a large drawing those that readers look for.
struct PageBoxes {
    /// The number of boxes above which a page leaves out those without a name that contain no others, and the most that it
    /// lists then.
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
        listed = all.count > Self.most ? Self.landmarks(all, in: drawing) : all
    }

    /// Returns the boxes with a name that the author gave, and those that contain others, from the outside in.
    private static func landmarks(_ boxes: [Drawing.Box], in drawing: Drawing) -> [Drawing.Box] {
        var landmarks: [(index: Int, rank: Int)] = []
        var ends: [Int] = []
        for index in boxes.indices {
            let element = boxes[index].element
            while let end = ends.last, end <= element { ends.removeLast() }
            let end = drawing.elements[element].end
            let containsOthers = index + 1 < boxes.count && boxes[index + 1].element < end
            if drawing.elements[element].name != nil {
                landmarks.append((index, 0))
            } else if containsOthers {
                landmarks.append((index, 1 + ends.count))
            }
            ends.append(end)
        }
        if landmarks.count > most {
            landmarks.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
            landmarks.removeSubrange(most...)
            landmarks.sort { $0.index < $1.index }
        }
        return landmarks.map { boxes[$0.index] }
    }

    /// Whether boxes of the drawing have no link and no row.
    var isShortened: Bool { listed.count < count }

    /// The boxes with a link, each with whether the Tab key reaches it.
    var stops: some Sequence<(box: Drawing.Box, isStop: Bool)> {
        listed.enumerated().lazy.map { (box: $1, isStop: $0 < Self.mostStops) }
    }
}
