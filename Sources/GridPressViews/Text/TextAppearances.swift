/// The appearances of letters in a drawing.
///
/// Equal ones are resolved once.
struct TextAppearances {
    private var appearances: [TextAppearance] = []
    /// The recent appearances of texts without attributes.
    private var plain = RecentPlaces()
    /// The recent attributes of texts.
    private var recentCustoms = RecentPlaces()
    private var customs: [(context: Int32, attributes: TextAttributes, place: Int32)] = []

    /// Returns the appearance at an index.
    subscript(place: Int32) -> TextAppearance { appearances[Int(place)] }

    /// Returns the index of the appearance of texts without attributes in an environment.
    mutating func place(in environment: EnvironmentValues) -> Int32 {
        if let known = plain.first(where: { appearances[Int($0)].isLook(in: environment) }) { return known }
        let place = add(TextAppearance(environment.values.text.value.attributes, in: environment))
        plain.add(place)
        return place
    }

    /// Returns the index of the appearance of texts with attributes.
    ///
    /// The style isn't part of an appearance.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the text.
    ///   - context: The index of the appearance of texts without attributes in the same environment.
    ///   - environment: The environment of the text.
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

/// The recently used indices of a list.
///
/// Neighboring views mostly have few different appearances.
private struct RecentPlaces {
    private var places: [Int32] = []
    private static let most = 8

    /// Returns the first index that a closure accepts.
    ///
    /// The next search starts with this index.
    mutating func first(where isWanted: (Int32) -> Bool) -> Int32? {
        for index in places.indices.reversed() where isWanted(places[index]) {
            let place = places[index]
            if index < places.count - 1 { places.swapAt(index, places.count - 1) }
            return place
        }
        return nil
    }

    /// Adds an index, in place of one that wasn't used recently if the list is full.
    mutating func add(_ place: Int32) {
        if places.count == Self.most { places.removeFirst() }
        places.append(place)
    }
}
