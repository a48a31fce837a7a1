/// An object of a record, in one of its two spellings, whose fields are read by name.
///
/// ``FieldWriter`` describes the spellings. Unknown fields are ignored.
package protocol FieldSource {
    /// The value of a field that isn't an object or a list of objects.
    associatedtype Value: FieldValue

    /// Returns the value of a field; `nil` if it is missing.
    func value(_ name: String) -> Value?
    /// Returns an object; `nil` if it is missing.
    func object(_ name: String) throws(JSONError) -> Self?
    /// Returns a list of objects, each of which is an element with the name of an item in XML; `nil` if it is missing.
    func optionalList(_ name: String, of item: String) throws(JSONError) -> [Self]?
    /// Returns an object whose fields are fields of the object around it in XML; `nil` if it is missing.
    ///
    /// - Parameter fields: Fields of which the object has at least one.
    func group(_ name: String, _ fields: [String]) throws(JSONError) -> Self?
    /// Returns a list of objects, of which a single object has its fields in the object around it in XML; `nil` if the
    /// list is missing.
    ///
    /// - Parameter field: A field that each object has.
    func groups(_ name: String, of item: String, _ field: String) throws(JSONError) -> [Self]?
    /// Returns the texts of a list.
    func texts(_ name: String, of item: String) throws(JSONError) -> [String]
    /// Returns a color or a gradient; `nil` if the field is missing.
    func paint(_ name: String) throws(JSONError) -> Drawing.Paint?
    /// Returns the file of an image with a format and a size.
    func raster(_ format: Drawing.Raster.Format, _ pixels: CGSize) throws(JSONError) -> Drawing.Raster

    /// Reads the origin and the width of a line of text.
    func lineOrigin() throws(JSONError) -> (CGPoint, width: Double)
    /// Returns a coordinate that starts at a number.
    func coordinate(_ number: Double, from corner: Double) -> Double
    /// The point at which coordinates start.
    var corner: CGPoint { get }

    /// Returns an error at the start of the object.
    func mistake(_ message: String) -> JSONError
}

/// The value of a field in a record.
package protocol FieldValue {
    /// Reads a text.
    func text() throws(JSONError) -> String
    /// Reads a number within the range that a figure allows.
    func number() throws(JSONError) -> Double
    /// Reads a Boolean value.
    func flag() throws(JSONError) -> Bool
    /// Reads numbers; `nil` for an ideal length or a missing number.
    func lengths() throws(JSONError) -> [Double?]
    /// Reads rows of numbers.
    func rows() throws(JSONError) -> [[Double]]
    /// Reads a color: one color for both color schemes, or a light and a dark color.
    func color() throws(JSONError) -> Drawing.Color
    /// Reads a point: x and y.
    func point() throws(JSONError) -> CGPoint
    /// Reads a rectangle: x, y, width and height.
    func rect() throws(JSONError) -> CGRect
    /// Reads a path of lines and curves.
    func steps() throws(JSONError) -> [Path.Element]

    /// Returns an error at the value.
    func mistake(_ message: String) -> JSONError
}

extension FieldSource {
    /// Returns the value of a required field.
    ///
    /// - Throws: ``JSONError`` if the field is missing.
    package func required(_ name: String) throws(JSONError) -> Value {
        guard let value = value(name) else { throw missing(name) }
        return value
    }

    /// Returns a required object.
    ///
    /// - Throws: ``JSONError`` if the object is missing.
    func requiredObject(_ name: String) throws(JSONError) -> Self {
        guard let object = try object(name) else { throw missing(name) }
        return object
    }

    /// Returns a list of objects, which is empty if it is missing.
    package func list(_ name: String, of item: String) throws(JSONError) -> [Self] {
        try optionalList(name, of: item) ?? []
    }

    /// Returns an error about a missing field.
    func missing(_ name: String) -> JSONError { mistake("The field \"\(name)\" is missing.") }

    package func text(_ name: String) throws(JSONError) -> String? { try value(name)?.text() }

    package func number(_ name: String) throws(JSONError) -> Double? { try value(name)?.number() }

    func flag(_ name: String) throws(JSONError) -> Bool { try value(name)?.flag() ?? false }

    package func count(_ name: String) throws(JSONError) -> Int? { try value(name)?.count() }

    func color(_ name: String) throws(JSONError) -> Drawing.Color? { try value(name)?.color() }

    /// Reads a field whose value is a case of an enumeration; `nil` if it is missing.
    package func word<Word: RawRepresentable & CaseIterable>(
        _ name: String,
        as type: Word.Type = Word.self
    ) throws(JSONError) -> Word? where Word.RawValue == String {
        guard let value = value(name) else { return nil }
        if let word = Word(rawValue: try value.text()) { return word }
        // The list of words is made only for the message.
        return try word(name, Word.allCases.map { ($0.rawValue, $0) })
    }

    /// Reads a field whose value has a word; `nil` if it is missing.
    func word<Word>(_ name: String, _ words: [(word: String, value: Word)]) throws(JSONError) -> Word? {
        guard let value = value(name) else { return nil }
        let text = try value.text()
        guard let word = words.first(where: { $0.word == text }) else {
            let list = words.map { "\"\($0.word)\"" }.joined(separator: ", ")
            throw value.mistake("\(text.quoted) isn't a valid value for \"\(name)\". Use one of \(list).")
        }
        return word.value
    }
}

extension FieldValue {
    /// Reads a whole number of at least 0.
    package func count() throws(JSONError) -> Int {
        let number = try number()
        guard number >= 0, number == number.rounded() else {
            throw mistake("A whole number of at least 0 is expected.")
        }
        return Int(number)
    }

    /// Reads numbers, whose count must be in a range.
    package func numbers(_ count: ClosedRange<Int>) throws(JSONError) -> [Double] {
        let lengths = try lengths()
        guard count.contains(lengths.count) else {
            let words = count.lowerBound == count.upperBound ? "" : " to \(count.upperBound)"
            throw mistake("An array of \(count.lowerBound)\(words) numbers is expected.")
        }
        return try lengths.map { length throws(JSONError) in
            guard let length, length.isFinite else { throw mistake("A number is expected.") }
            return length
        }
    }

    /// Reads rows of numbers, whose counts must be in a range.
    func rows(of count: Int) throws(JSONError) -> [[Double]] {
        let rows = try rows()
        guard rows.allSatisfy({ $0.count == count }) else {
            throw mistake("Arrays of \(count) numbers are expected.")
        }
        return rows
    }

    /// Reads a size: a width and a height.
    package func size() throws(JSONError) -> CGSize {
        let numbers = try numbers(2...2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Reads a range of tracks: the index of the first track, and the number of tracks.
    func tracks() throws(JSONError) -> Range<Int> {
        let numbers = try numbers(2...2)
        guard numbers.allSatisfy({ $0 >= 0 && $0 == $0.rounded() }) else {
            throw mistake("Two whole numbers of at least 0 are expected.")
        }
        return Int(numbers[0])..<Int(numbers[0]) + Int(numbers[1])
    }

    /// Reads a position in a document: a line and a column.
    func sourcePosition() throws(JSONError) -> Drawing.SourcePosition {
        let numbers = try numbers(2...2)
        guard numbers.allSatisfy({ $0 >= 1 && $0 == $0.rounded() }) else {
            throw mistake("A line and a column are expected, from 1.")
        }
        return Drawing.SourcePosition(line: Int(numbers[0]), column: Int(numbers[1]))
    }

    /// Reads a proposal: a width and a height.
    package func proposal() throws(JSONError) -> Drawing.Proposal {
        let lengths = try lengths()
        guard lengths.count == 2 else { throw mistake("An array of 2 lengths is expected.") }
        return Drawing.Proposal(width: lengths[0], height: lengths[1])
    }
}

extension CGRect {
    /// Creates a rectangle from its x, y, width and height.
    package init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
}

extension CGPoint {
    /// Creates a point from its x and y.
    package init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1]) }
}
