/// The looks of letters in a drawing, each resolved once for texts that are alike.
struct TextLooks {
    private var looks: [TextAppearance] = []
    /// The looks of letters of which nothing is said, the last ones that were found.
    private var plain = RecentPlaces()
    /// The looks of letters of which something is said, and in which surroundings.
    private var custom = RecentPlaces()
    private var customs: [(surroundings: Int32, attributes: TextAttributes, look: Int32)] = []

    /// Returns the look at a place.
    subscript(place: Int32) -> TextAppearance { looks[Int(place)] }

    /// Returns the place of the look of letters of which nothing is said, in an environment.
    mutating func place(in environment: EnvironmentValues) -> Int32 {
        if let known = plain.first(where: { looks[Int($0)].isLook(in: environment) }) { return known }
        let place = add(TextAppearance(environment.values.text.value.attributes, in: environment))
        plain.add(place)
        return place
    }

    /// Returns the place of the look of letters of which something is said; the style isn't a part of it.
    mutating func place(of attributes: TextAttributes, around: Int32, in environment: EnvironmentValues) -> Int32 {
        var attributes = attributes
        attributes.style = nil
        let known = custom.first { [customs] in
            customs[Int($0)].surroundings == around && customs[Int($0)].attributes == attributes
        }
        if let known { return customs[Int(known)].look }
        var complete = attributes
        complete.fill(from: environment.values.text.value.attributes)
        complete.style = nil
        let place = add(TextAppearance(complete, in: environment))
        custom.add(Int32(customs.count))
        customs.append((around, attributes, place))
        return place
    }

    private mutating func add(_ look: TextAppearance) -> Int32 {
        looks.append(look)
        return Int32(looks.count - 1)
    }
}

/// The last few of some places that were asked for: what stands beside each other mostly is of few kinds.
private struct RecentPlaces {
    private var places: [Int32] = []
    private static let most = 8

    /// Returns the first place that a closure accepts, which comes first the next time.
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
