extension TrackGridSizing {
    /// Step 4: tracks with a least length and a largest grow into the room that is left, equally, each up to its largest.
    mutating func growToLimits() {
        guard tracks.hasAny({ $0.growth != .none }) else { return }
        let limits = growthLimits.isEmpty ? limitsOfItems() : growthLimits
        var growing = tracks.indices.filter { tracks[$0].growth != .none && limits[$0] > lengths[$0] }
        // What shares the rest keeps what it is at least.
        var room = bound - total
        // Those that reach their largest length first; then the others share what those left.
        growing.sort { limits[$0] - lengths[$0] < limits[$1] - lengths[$1] }
        for (index, track) in growing.enumerated() where room > 0 {
            let step = min(limits[track] - lengths[track], room / Double(growing.count - index))
            lengths[track] += step
            total += step
            room -= step
        }
    }

    /// Returns the lengths up to which tracks grow where items over several tracks have no say in them.
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

    /// Measures the longest item that lies in each of the tracks that grow to it.
    private func fitContent(into limits: inout [Double]) {
        for track in tracks.indices where tracks[track].growth == .content { limits[track] = lengths[track] }
        for item in 0..<content.count where content.span(item) == 1 {
            let track = content.start(item)
            if tracks[track].growth == .content { limits[track] = max(limits[track], content.length(item)) }
        }
    }
}
