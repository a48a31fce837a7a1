extension TrackGridSizing {
    /// Makes tracks as long as their longest item that spans only one (step 2), and returns the largest span.
    mutating func fitContent() -> Int {
        var largestSpan = 1
        let needsContent = tracks.hasAny { $0.fitsContent }
        // Empty if all tracks fit their content.
        let fits = tracks.hasAny { !$0.fitsContent } ? tracks.values { $0.fitsContent } : []
        lengths.withUnsafeMutableBufferPointer { lengths in
            content.forEach { _, track, span, length in
                if span > 1 {
                    largestSpan = max(largestSpan, span)
                } else if needsContent, fits.isEmpty || fits[track] {
                    precondition(track >= 0 && track < lengths.count, "an item lies in tracks that there are")
                    lengths[track] = max(lengths[track], length)
                }
            }
        }
        total = 0
        for length in lengths { total += length }
        return largestSpan
    }
}
