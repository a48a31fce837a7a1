/// A cache of arguments by the values of attributes without names and holes.
///
/// Documents repeat fonts, colors and lengths, and each is parsed once.
struct KnownValues {
    private var entries: [Entry] = []
    /// A hash table of the indices of entries with open addressing; -1 marks an empty slot.
    private var places: [Int32] = []

    private struct Entry {
        let rule: ObjectIdentifier
        let hash: Int
        /// The index of the first attribute with the value.
        let attribute: Int
        let arguments: ParsedArguments
    }

    /// Returns the cached arguments of a value of a rule; `nil` if none are cached.
    func arguments(of attribute: XMLArena.ElementAttribute, for rule: AnyObject, hash: Int) -> ParsedArguments? {
        guard !places.isEmpty else { return nil }
        let rule = ObjectIdentifier(rule)
        let mask = places.count - 1
        var place = hash & mask
        while places[place] >= 0 {
            let entry = Int(places[place])
            if entries[entry].hash == hash, entries[entry].rule == rule,
                attribute.hasValue(ofAttributeAt: entries[entry].attribute)
            {
                return entries[entry].arguments
            }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Caches the arguments of a value of a rule.
    mutating func keep(
        _ arguments: ParsedArguments,
        of attribute: XMLArena.ElementAttribute,
        for rule: AnyObject,
        hash: Int
    ) {
        if entries.count * 2 >= places.count { grow() }
        entries.append(
            Entry(rule: ObjectIdentifier(rule), hash: hash, attribute: attribute.index, arguments: arguments)
        )
        add(entries.count - 1)
    }

    private mutating func grow() {
        places = [Int32](repeating: -1, count: max(places.count * 2, 64))
        for entry in entries.indices { add(entry) }
    }

    private mutating func add(_ entry: Int) {
        let mask = places.count - 1
        var place = entries[entry].hash & mask
        while places[place] >= 0 { place = (place + 1) & mask }
        places[place] = Int32(entry)
    }

    /// Returns the hash of a value of a rule.
    ///
    /// It is random in each process, so no document can cause collisions on purpose.
    static func hash(of attribute: XMLArena.ElementAttribute, for rule: AnyObject) -> Int {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(rule))
        attribute.hashValue(into: &hasher)
        return hasher.finalize()
    }
}
