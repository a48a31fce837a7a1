/// Translations of tracks from the notations of CSS, track grids and lazy grids to the notation of an attribute.
enum TrackTranslation {
    /// Returns a suggestion for tracks in another notation; `nil` if they can't be translated.
    static func suggestion(for value: Substring, of rules: [AttributeRule]) -> String? {
        // A plain number is a number of tracks that is out of range, so it isn't translated.
        guard value.utf8.count <= 100, number(value) == nil,
            let rule = rules.first(where: { $0.notation.name == "tracks" || $0.notation.name == "grid-items" }),
            let tracks = tracks(value)
        else { return nil }
        let isLazy = rule.notation.name == "grid-items"
        let shares = tracks.filter { $0 == .share("1") }.count
        let words = shares == tracks.count ? ["\(shares)"] : tracks.compactMap { isLazy ? $0.item : $0.track }
        let meant = words.joined(separator: " ")
        return words.isEmpty || !rule.accepts(meant[...]) ? nil : "Use \"\(meant)\"."
    }

    /// A track, independent of its notation.
    private enum Track: Equatable {
        case points(String)
        case share(String)
        case content
        indirect case between(Track, Track)

        /// The track in the notation of track grids; `nil` if that notation has no such track.
        var track: String? {
            switch self {
            case .points(let length): return "pt(\(length))"
            case .share(let number): return "fr(\(number))"
            case .content: return "fit"
            case .between(let least, let most):
                guard let least = least.track, let most = most.track else { return nil }
                return "minmax(\(least),\(most))"
            }
        }

        /// The track in the notation of lazy grids.
        var item: String {
            switch self {
            case .points(let length): "fixed(\(length))"
            case .share, .content: "flexible"
            case .between(.points(let least), .points(let most)): "flexible(\(least)...\(most))"
            case .between(.points(let least), _): "flexible(\(least))"
            case .between: "flexible"
            }
        }
    }

    /// The largest number of repeated tracks that a suggestion lists.
    private static let mostRepetitions = 24

    private static func tracks(_ text: Substring) -> [Track]? {
        var tracks: [Track] = []
        for word in WordSplitter.list(text) {
            if let call = Call(word, named: "repeat") {
                let parts = WordSplitter.list(call.inside)
                guard parts.count > 1, let count = Int(parts[0]), (1...mostRepetitions).contains(count) else {
                    return nil
                }
                let repeated = parts.dropFirst().compactMap { track($0) }
                guard repeated.count == parts.count - 1 else { return nil }
                for _ in 0..<count { tracks += repeated }
            } else if let track = track(word) {
                tracks.append(track)
            } else {
                return nil
            }
        }
        return tracks
    }

    private static func track(_ word: Substring) -> Track? {
        if ["auto", "max-content", "min-content", "fit-content", "fit"].contains(word) { return .content }
        if word == "flexible" { return .share("1") }
        if let call = Call(word, named: "minmax") {
            let parts = WordSplitter.list(call.inside).map { track($0) }
            guard parts.count == 2, let least = parts[0], let most = parts[1] else { return nil }
            return .between(least, most)
        }
        for (name, make) in [("pt", Track.points), ("fixed", Track.points), ("fr", Track.share)] {
            if let call = Call(word, named: name), let number = number(call.inside) { return make(number) }
        }
        if word.hasSuffix("fr"), let number = number(word.dropLast(2)) { return .share(number) }
        for unit in ["px", "pt"] where word.hasSuffix(unit) { return number(word.dropLast(2)).map(Track.points) }
        return number(word).map(Track.points)
    }

    /// Returns a number as it is written; `nil` if it is negative or not a number.
    private static func number(_ text: Substring) -> String? {
        ValueType<Double>.number.value(of: text).flatMap { $0 >= 0 ? String(text) : nil }
    }
}
