extension RecordedFigure.Options {
    /// Returns the options that differ, as changes of the figure.
    func changes(to other: Self) -> [Change] {
        var changes: [Change] = []
        func add(_ property: String, _ old: String, _ new: String) {
            if old != new { changes.append(Change(.changed, "the figure", property, old: old, new: new)) }
        }
        add("color scheme", scheme.rawValue, other.scheme.rawValue)
        if abs(margin - other.margin) > 0.0011 {
            var change = Change(.changed, "the figure", "margin", old: margin.phrase, new: other.margin.phrase)
            change.difference = (other.margin - margin).inThousandths
            changes.append(change)
        }
        add("layers", Self.words(layers), Self.words(other.layers))
        add("mode", mode.rawValue, other.mode.rawValue)
        add("annotations shown at first", Self.words(shownAnnotations), Self.words(other.shownAnnotations))
        if let listing, let newListing = other.listing {
            add("language of the source", listing.language, newListing.language)
            add("title of the source", listing.title, newListing.title)
            if listing.text != newListing.text {
                let quoted = String.quotedShortly(listing.text, newListing.text)
                add("source", quoted.old, quoted.new)
            }
        } else {
            add("source", listing == nil ? "none" : "shown", other.listing == nil ? "none" : "shown")
        }
        // The ids of pictures can have any name, so they aren't compared.
        return changes
    }

    private static func words(_ layers: Set<Drawing.Layer>) -> String {
        Drawing.Layer.allCases.filter { layers.contains($0) }.map(\.rawValue).joined(separator: ", ")
    }

    private static func words(_ names: Set<String>?) -> String {
        names.map { $0.isEmpty ? "none" : $0.sorted().joined(separator: ", ") } ?? "all"
    }
}
