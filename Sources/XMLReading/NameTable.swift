import CLibXML2

/// A table that assigns a number to each name.
///
/// libxml2 stores each name once, so equal pointers are equal names.
struct NameTable {
    /// The names by number.
    private(set) var words: [String] = []
    private var pointers: [UnsafePointer<xmlChar>] = []
    /// A hash table of the numbers with open addressing; -1 marks an empty slot.
    ///
    /// Hash values are random in each process, so no document can cause collisions on purpose.
    private var places = [Int32](repeating: -1, count: 64)

    /// Returns the number of a name, and adds the name if it is new.
    mutating func number(of name: UnsafePointer<xmlChar>) -> Int32 {
        let mask = places.count - 1
        var place = Int(bitPattern: name).hashValue & mask
        while places[place] >= 0 {
            if pointers[Int(places[place])] == name { return places[place] }
            place = (place + 1) & mask
        }
        let number = Int32(words.count)
        words.append(String(cString: name))
        pointers.append(name)
        places[place] = number
        if words.count * 2 > places.count { grow() }
        return number
    }

    private mutating func grow() {
        places = [Int32](repeating: -1, count: places.count * 2)
        let mask = places.count - 1
        for (number, name) in pointers.enumerated() {
            var place = Int(bitPattern: name).hashValue & mask
            while places[place] >= 0 { place = (place + 1) & mask }
            places[place] = Int32(number)
        }
    }
}
