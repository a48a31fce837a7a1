extension TrackGridSizing {
    /// Grows tracks with a minimum and a maximum into the remaining length, equally, up to their maximum (step 4).
    mutating func growToLimits() {
        guard tracks.hasAny({ $0.growth != .none }) else { return }
        let limits = growthLimits.isEmpty ? limitsOfItems() : growthLimits
        var growing = tracks.indices.filter { tracks[$0].growth != .none && limits[$0] > lengths[$0] }
        // Fractional tracks keep their minimum.
        var room = bound - total
        // Tracks with the smallest room to grow come first; then the others share the rest.
        growing.sort { limits[$0] - lengths[$0] < limits[$1] - lengths[$1] }
        for (index, track) in growing.enumerated() where room > 0 {
            let step = min(limits[track] - lengths[track], room / Double(growing.count - index))
            lengths[track] += step
            total += step
            room -= step
        }
    }

    /// Returns the lengths up to which tracks grow, if items that span several don't affect them.
    private func limitsOfItems() -> [Double] {
        var limits = tracks.enumerated().map { index, track in
            switch track.growth {
            case .none: lengths[index]
            case .points(let length): max(lengths[index], length)
            case .content: 0.0
            }
        }
        if tracks.hasAny({ $0.growth == .content }) { fitContent(into: &limits) }
        return limits
    }

    /// Sets the limit of each track that grows to its content to the length of its longest item.
    private func fitContent(into limits: inout [Double]) {
        for track in tracks.indices where tracks[track].growth == .content { limits[track] = lengths[track] }
        for item in 0..<content.count where content.span(item) == 1 {
            let track = content.start(item)
            if tracks[track].growth == .content { limits[track] = max(limits[track], content.length(item)) }
        }
    }
}
