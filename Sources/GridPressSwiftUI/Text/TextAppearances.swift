/// The appearances of letters in a drawing, each resolved once for texts that are alike.
struct TextAppearances {
    private var appearances: [TextAppearance] = []
    /// The appearances of texts without attributes that were found last.
    private var plain = RecentPlaces()
    /// The attributes of texts that were found last.
    private var recentCustoms = RecentPlaces()
    private var customs: [(context: Int32, attributes: TextAttributes, place: Int32)] = []

    /// Returns the appearance at a place.
    subscript(place: Int32) -> TextAppearance { appearances[Int(place)] }

    /// Returns the place of the appearance of texts without attributes, in an environment.
    mutating func place(in environment: EnvironmentValues) -> Int32 {
        if let known = plain.first(where: { appearances[Int($0)].isLook(in: environment) }) { return known }
        let place = add(TextAppearance(environment.values.text.value.attributes, in: environment))
        plain.add(place)
        return place
    }

    /// Returns the place of the appearance of texts with attributes, of which the style is no part.
    ///
    /// The context is the place of the appearance that texts without attributes have there.
    mutating func place(of attributes: TextAttributes, context: Int32, in environment: EnvironmentValues) -> Int32 {
        var attributes = attributes
        attributes.style = nil
        let known = recentCustoms.first { [customs] in
            customs[Int($0)].context == context && customs[Int($0)].attributes == attributes
        }
        if let known { return customs[Int(known)].place }
        var complete = attributes
        complete.fill(from: environment.values.text.value.attributes)
        complete.style = nil
        let place = add(TextAppearance(complete, in: environment))
        recentCustoms.add(Int32(customs.count))
        customs.append((context, attributes, place))
        return place
    }

    private mutating func add(_ appearance: TextAppearance) -> Int32 {
        appearances.append(appearance)
        return Int32(appearances.count - 1)
    }
}

/// The last few places of a list that were asked for: views beside each other are mostly of few kinds.
private struct RecentPlaces {
    private var places: [Int32] = []
    private static let most = 8

    /// Returns the first place that a closure accepts; the next search begins with it.
    mutating func first(where isWanted: (Int32) -> Bool) -> Int32? {
        for index in places.indices.reversed() where isWanted(places[index]) {
            let place = places[index]
            if index < places.count - 1 { places.swapAt(index, places.count - 1) }
            return place
        }
        return nil
    }

    /// Adds a place, instead of one that wasn't asked for.
    mutating func add(_ place: Int32) {
        if places.count == Self.most { places.removeFirst() }
        places.append(place)
    }
}
