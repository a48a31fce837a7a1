/// The end of a program according to its messages: a reason, and a location in the sources.
struct ProcessTrace: Equatable {
    /// A location in a source.
    struct Place: Equatable {
        let file: String
        let line: Int
        let column: Int
    }

    /// The sentence after `Fatal error:`; `nil` without one.
    var reason: String?
    /// Whether the program ended because it can't have more memory.
    var isOutOfMemory: Bool { reason?.hasPrefix("failed to allocate ") ?? false }
    /// The locations of calls in sources, from the innermost to the outermost.
    var places: [Place] = []

    /// Reads the messages of a program.
    ///
    /// - Parameter isSource: A closure that returns whether a file is a source of the program, and not of a library.
    init(_ messages: [UInt8], isSource: (String) -> Bool) {
        for line in messages.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
            let text = String(decoding: line.prefix(4096), as: UTF8.self)
            if let mark = text.firstRange(of: "Fatal error: ") ?? text.firstRange(of: "Fatal error") {
                let rest = text[mark.upperBound...]
                // The last error ended the program.
                reason = rest.isEmpty ? nil : String(rest.prefix(300))
            } else if let place = Self.place(in: text), isSource(place.file) {
                places.append(place)
            }
        }
    }

    /// Returns the location at the end of a line such as `3 [ra] 0x… Row.body.getter + 213 in Previews at
    /// /A.swift:4:19`.
    private static func place(in line: String) -> Place? {
        guard line.contains(" 0x"), let mark = line.range(of: " at /", options: .backwards) else { return nil }
        var path = line[line.index(mark.upperBound, offsetBy: -1)...]
        var numbers: [Int] = []
        while numbers.count < 2, let colon = path.lastIndex(of: ":"),
            let number = Int(path[path.index(after: colon)...])
        {
            numbers.insert(number, at: 0)
            path = path[..<colon]
        }
        guard let line = numbers.first else { return nil }
        return Place(file: String(path), line: line, column: numbers.count > 1 ? numbers[1] : 1)
    }
}
