/// The callouts of a picture, in reading order.
struct CalloutRequests {
    /// The callouts.
    ///
    /// Callouts at the same position keep the order of the picture.
    let requests: [Drawing.Callout]

    /// Creates the callouts that views request, and the callouts of named views.
    init(_ textsByName: [String: String], in content: PictureContent) {
        var requests = content.drawing.callouts
        if !textsByName.isEmpty {
            for (index, element) in content.drawing.elements.enumerated() {
                guard let name = element.name, let text = textsByName[name], let shown = content.shownFrame(of: index)
                else { continue }
                requests.append(Drawing.Callout(frame: shown.visible, text: text))
            }
        }
        self.requests = Self.inReadingOrder(requests)
    }

    /// Returns callouts from top to bottom, and adjacent callouts from left to right.
    ///
    /// A view that is completely above another view comes first. Each row consists of the views with no other
    /// remaining view above them.
    static func inReadingOrder(_ callouts: [Drawing.Callout]) -> [Drawing.Callout] {
        let sorted = callouts.indices.sorted { (callouts[$0].frame.minY, $0) < (callouts[$1].frame.minY, $1) }
            .map { callouts[$0] }
        // The smallest bottom edge starting at each index, since rows are taken from the start.
        var bottoms = sorted.map(\.frame.maxY)
        for place in bottoms.indices.dropLast().reversed() { bottoms[place] = min(bottoms[place], bottoms[place + 1]) }
        var ordered: [Drawing.Callout] = []
        while ordered.count < sorted.count {
            let start = ordered.count
            let end = sorted[(start + 1)...].firstIndex { $0.frame.minY >= bottoms[start] } ?? sorted.count
            ordered += sorted[start..<end].sorted {
                ($0.frame.minX, $0.frame.minY, -$0.frame.width) < ($1.frame.minX, $1.frame.minY, -$1.frame.width)
            }
        }
        return ordered
    }
}
