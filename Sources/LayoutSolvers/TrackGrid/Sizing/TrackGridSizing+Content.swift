extension TrackGridSizing {
    /// Step 2: tracks become as long as the longest item that lies in them alone; how many tracks an item spans at most.
    mutating func fitContent() -> Int {
        var largestSpan = 1
        let fits = tracks.map { $0.fitsContent }
        let needsContent = fits.contains(true)
        var item = 0
        while item < content.count {
            let span = content.span(item)
            if span > 1 {
                largestSpan = max(largestSpan, span)
            } else if needsContent {
                let track = content.start(item)
                if fits[track] { lengths[track] = max(lengths[track], content.length(item)) }
            }
            item += 1
        }
        total = 0
        for length in lengths { total += length }
        return largestSpan
    }
}
