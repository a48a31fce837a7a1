/// The boxes that a page links to: all of them, or the most useful ones of a large drawing.
struct PageBoxes {
    /// The maximum number of boxes that a page lists.
    ///
    /// If a drawing has more boxes, unnamed boxes that contain no other box aren't listed.
    static let most = 2000
    /// The maximum number of boxes that the Tab key reaches.
    static let mostStops = 200

    /// The number of boxes in the drawing.
    let count: Int
    /// The boxes with a link and a table row.
    let listed: [Drawing.Box]

    /// Creates the list for a drawing.
    init(_ drawing: Drawing) {
        let all = drawing.boxes
        count = all.count
        listed = all.count > Self.most ? Self.landmarks(all, in: drawing) : all
    }

    /// Returns the boxes that the author named and the boxes that contain others, in paint order.
    ///
    /// If there are too many, named boxes take precedence, then the outermost boxes.
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

    /// Whether some boxes of the drawing aren't listed.
    var isShortened: Bool { listed.count < count }

    /// The listed boxes, each with whether the Tab key reaches it.
    var stops: some Sequence<(box: Drawing.Box, isStop: Bool)> {
        listed.enumerated().lazy.map { (box: $1, isStop: $0 < Self.mostStops) }
    }
}
