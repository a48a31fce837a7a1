extension Drawing.Element {
    /// Whether the element is behind or in front of a view, and isn't part of its extent.
    package var isLayer: Bool { kind.role == .layer || layer != nil && layer != .content }

    fileprivate var isBehind: Bool { layer == .background || kind == .layer(.background) }
}

extension Collection<Drawing.Element> where Index == Int {
    /// The view that each layer decorates, by the index of the layer.
    ///
    /// For a background, this is the next view with the same parent. For another layer, it is the previous view. The
    /// value is `nil` for layers without such a view and for all other elements.
    package var viewsUnderLayers: [Int?] {
        var views: [Int?] = Array(repeating: nil, count: count)
        // The previous view and the next view, by the index of the parent.
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
