import CLibXML2

/// Numbers for names that libxml2 keeps once each: the same pointer is the same name.
struct NameTable {
    /// The names by their numbers.
    private(set) var words: [String] = []
    private var pointers: [UnsafePointer<xmlChar>] = []
    /// The numbers by a part of the hash, which no document can foresee, each at the next free place; -1 for a free place.
    private var places = [Int32](repeating: -1, count: 64)

    /// Returns the number of a name.
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
