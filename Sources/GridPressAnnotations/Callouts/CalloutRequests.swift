/// The callouts of a picture, in the order of reading.
struct CalloutRequests {
    /// The callouts; those of equal places are in the order of the picture.
    let requests: [Drawing.Callout]

    /// The callouts that views ask for, and those of named views.
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

    /// Returns callouts from the top to the bottom, and those beside each other from the left to the right.
    ///
    /// A view that is completely above another one comes before it: each line has the views that no remaining one is above.
    static func inReadingOrder(_ callouts: [Drawing.Callout]) -> [Drawing.Callout] {
        let sorted = callouts.indices.sorted { (callouts[$0].frame.minY, $0) < (callouts[$1].frame.minY, $1) }
            .map { callouts[$0] }
        // The smallest bottom from each place on, since lines are taken from the start.
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
