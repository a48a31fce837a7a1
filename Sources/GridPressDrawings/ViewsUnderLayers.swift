extension Drawing.Element {
    /// Whether the element is behind or in front of a view, and no part of its extent.
    package var isLayer: Bool { kind.role == .layer || layer != nil && layer != .content }

    fileprivate var isBehind: Bool { layer == .background || kind == .layer(.background) }
}

extension Collection<Drawing.Element> where Index == Int {
    /// The view that each layer is on: the next one beside it after a background, the last one before another layer; `nil`
    /// for layers without a view beside them, and for other elements.
    package var viewsUnderLayers: [Int?] {
        var views: [Int?] = Array(repeating: nil, count: count)
        // The last view before each element, and the next one after it, among those with the same parent.
        var last: [Int: Int] = [:]
        for index in indices {
            let parent = self[index].parent ?? -1
            if !self[index].isLayer {
                last[parent] = index
            } else if !self[index].isBehind {
                views[index] = last[parent]
            }
        }
        var next: [Int: Int] = [:]
        for index in indices.reversed() {
            let parent = self[index].parent ?? -1
            if !self[index].isLayer {
                next[parent] = index
            } else if self[index].isBehind {
                views[index] = next[parent]
            }
        }
        return views
    }
}
