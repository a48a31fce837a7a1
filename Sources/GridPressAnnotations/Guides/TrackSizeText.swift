extension Drawing.Grid {
    /// Returns tracks whose declared sizes mention the spacing that their points include.
    ///
    /// A track grid subtracts its spacing from tracks of points. With a spacing of 6, `pt(36)` has room for 30
    /// points, and its size reads `pt(36) − 6`.
    func mentioningSpacing(in tracks: [Track], along side: Drawing.Annotation.Side) -> [Track] {
        guard kind == .tracks, let spacing = spacing(along: side), spacing > 0 else { return tracks }
        return tracks.map { track in
            guard let points = track.points, abs(points - spacing - track.length) < 0.005 else { return track }
            var track = track
            track.size += " − \(spacing.labelText)"
            return track
        }
    }

    /// Returns the spacing of a track grid along an axis.
    ///
    /// The setting has one length for both axes, or two.
    private func spacing(along side: Drawing.Annotation.Side) -> Double? {
        if let spacing: Double = settings[.spacing] { return spacing }
        let lengths = settings[.spacing].map { (lengths: String) in
            lengths.split(separator: ", ").compactMap { Double($0) }
        }
        return side == .top ? lengths?.first : lengths?.last
    }
}

extension Drawing.Grid.Track {
    /// The number of points in a declared size such as `pt(36)`; `nil` for other sizes.
    fileprivate var points: Double? {
        guard size.hasPrefix("pt("), size.hasSuffix(")") else { return nil }
        return Double(size.dropFirst(3).dropLast())
    }
}
