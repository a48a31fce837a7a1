import GridPressDrawings
import GridPressFindings
import JSONReading

/// The fields of an object in a record, read by name.
///
/// Unknown fields are ignored.
struct RecordFields {
    private let members: [JSONValue.Member]
    private let range: Range<Int>

    /// Creates the fields of a value.
    ///
    /// - Throws: ``JSONError`` if the value isn't an object.
    init(_ value: JSONValue) throws(JSONError) {
        guard case .object(let members) = value.content else { throw value.mistake("An object is expected.") }
        self.members = members
        range = value.range
    }

    /// Returns the value of a field; `nil` if it is missing or `null`.
    func value(_ name: String) -> JSONValue? {
        // A linear search is enough: objects of a record have at most about a dozen fields.
        guard let value = members.first(where: { $0.name == name })?.value else { return nil }
        if case .word(.null) = value.content { return nil }
        return value
    }

    /// Returns the value of a required field.
    ///
    /// - Throws: ``JSONError`` if the field is missing or `null`.
    func required(_ name: String) throws(JSONError) -> JSONValue {
        guard let value = value(name) else { throw mistake("The field \"\(name)\" is missing.") }
        return value
    }

    /// All fields, in the order of the document.
    var all: [JSONValue.Member] { members }

    /// Returns an error at the start of the object.
    func mistake(_ message: String) -> JSONError { JSONError(offset: range.lowerBound, message: message) }

    // MARK: Optional fields

    func text(_ name: String) throws(JSONError) -> String? { try value(name)?.text() }

    func number(_ name: String) throws(JSONError) -> Double? { try value(name)?.number() }

    func flag(_ name: String) throws(JSONError) -> Bool { try value(name)?.flag() ?? false }

    func count(_ name: String) throws(JSONError) -> Int? { try value(name)?.count() }

    func list(_ name: String) throws(JSONError) -> [JSONValue] { try value(name)?.list() ?? [] }

    func color(_ name: String) throws(JSONError) -> Drawing.Color? { try value(name)?.color() }

    /// Reads a field whose value is a case of an enumeration; `nil` if it is missing.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String,
        as type: Word.Type = Word.self
    ) throws(JSONError) -> Word? where Word.RawValue == String {
        guard let value = value(name) else { return nil }
        let text = try value.text()
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw value.mistake("\(text.quoted) isn't a valid value for \"\(name)\". Use one of \(words).")
        }
        return word
    }
}

extension JSONValue {
    /// The largest absolute value of a number in a record, in points.
    static let largestNumber = 1e7

    /// Returns an error at the value.
    func mistake(_ message: String) -> JSONError { JSONError(offset: range.lowerBound, message: message) }

    /// Reads text.
    func text() throws(JSONError) -> String {
        guard case .string(let text) = content else { throw mistake("A string is expected.") }
        return text
    }

    /// Reads a number within the range that a figure allows.
    func number() throws(JSONError) -> Double {
        guard case .number(let number) = content else { throw mistake("A number is expected.") }
        guard abs(number) <= Self.largestNumber else {
            throw mistake("The number is out of range. Use numbers from -10000000 to 10000000.")
        }
        return number
    }

    /// Reads a Boolean value.
    func flag() throws(JSONError) -> Bool {
        switch content {
        case .word(.true): return true
        case .word(.false): return false
        default: throw mistake("true or false is expected.")
        }
    }

    /// Reads a whole number of at least 0.
    func count() throws(JSONError) -> Int {
        let number = try number()
        guard number >= 0, number == number.rounded() else {
            throw mistake("A whole number of at least 0 is expected.")
        }
        return Int(number)
    }

    /// Reads a list.
    func list() throws(JSONError) -> [JSONValue] {
        guard case .list(let items) = content else { throw mistake("An array is expected.") }
        return items
    }

    /// Reads a list of numbers, whose count must be in a range.
    func numbers(_ count: ClosedRange<Int>) throws(JSONError) -> [Double] {
        let items = try list()
        guard count.contains(items.count) else {
            let words = count.lowerBound == count.upperBound ? "" : " to \(count.upperBound)"
            throw mistake("An array of \(count.lowerBound)\(words) numbers is expected.")
        }
        return try items.map { item throws(JSONError) in try item.number() }
    }

    /// Reads a rectangle: x, y, width and height.
    func rect() throws(JSONError) -> CGRect {
        let numbers = try numbers(4...4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Reads a size: a width and a height.
    func size() throws(JSONError) -> CGSize {
        let numbers = try numbers(2...2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Reads a point: x and y.
    func point() throws(JSONError) -> CGPoint {
        let numbers = try numbers(2...2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Reads a range of tracks: the index of the first track, and the number of tracks.
    func tracks() throws(JSONError) -> Range<Int> {
        let items = try list()
        guard items.count == 2 else { throw mistake("An array of 2 numbers is expected.") }
        let first = try items[0].count()
        return first..<first + (try items[1].count())
    }

    /// Reads a position in a document: a line and a column.
    func sourcePosition() throws(JSONError) -> Drawing.SourcePosition {
        let items = try list()
        guard items.count == 2 else { throw mistake("An array of 2 numbers is expected.") }
        let (line, column) = (try items[0].count(), try items[1].count())
        guard line >= 1, column >= 1 else { throw mistake("A line and a column are expected, from 1.") }
        return Drawing.SourcePosition(line: line, column: column)
    }

    /// Reads a proposal: a width and a height.
    func proposal() throws(JSONError) -> Drawing.Proposal {
        let items = try list()
        guard items.count == 2 else { throw mistake("An array of 2 lengths is expected.") }
        return Drawing.Proposal(width: try items[0].proposedLength(), height: try items[1].proposedLength())
    }

    /// Reads a length that may be unspecified or infinite.
    fileprivate func proposedLength() throws(JSONError) -> Double? {
        switch content {
        case .word(.null): return nil
        case .string("infinity"): return .infinity
        case .string("-infinity"): return -.infinity
        case .number: return try number()
        default: throw mistake("A number, \"infinity\", \"-infinity\" or null is expected.")
        }
    }

    /// Reads settings: an object with a field for each.
    func settings() throws(JSONError) -> [Drawing.Setting] {
        try RecordFields(self).all.map { member throws(JSONError) in
            Drawing.Setting(member.name, try member.value.setting())
        }
    }

    private func setting() throws(JSONError) -> Drawing.Setting.Value {
        switch content {
        case .number: return .number(try number())
        case .string("infinity"): return .number(.infinity)
        case .string("-infinity"): return .number(-.infinity)
        case .string(let word): return .word(word)
        case .word(.true): return .flag(true)
        case .word(.false): return .flag(false)
        case .word(.null):
            throw mistake("A number, a string, true, false, an array of numbers or a color is expected.")
        case .list(let items): return .numbers(try items.map { item throws(JSONError) in try item.settingNumber() })
        case .object: return .color(try RecordFields(self).required("color").color())
        }
    }

    private func settingNumber() throws(JSONError) -> Double {
        guard let number = try? proposedLength() else {
            throw mistake("A number, \"infinity\" or \"-infinity\" is expected.")
        }
        return number
    }

    // MARK: Colors

    /// Reads a color: one color for both color schemes, or a light and a dark color.
    func color() throws(JSONError) -> Drawing.Color {
        if case .object = content {
            let fields = try RecordFields(self)
            if let light = fields.value("light") {
                return Drawing.Color(
                    light: try light.opaqueOrClear(),
                    dark: try fields.required("dark").opaqueOrClear()
                )
            }
        }
        return Drawing.Color(try opaqueOrClear())
    }

    /// Reads a color as `#rrggbb`, or as an object with its alpha.
    private func opaqueOrClear() throws(JSONError) -> Drawing.RGBA {
        guard case .object = content else { return try hexadecimal() }
        let fields = try RecordFields(self)
        var color = try fields.required("rgb").hexadecimal()
        color.alpha = try fields.required("alpha").number()
        return color
    }

    private func hexadecimal() throws(JSONError) -> Drawing.RGBA {
        let text = try text()
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
            let number = UInt32(text.dropFirst(), radix: 16)
        else { throw mistake("\(text.quoted) isn't a color. Use the form \"#rrggbb\".") }
        return Drawing.RGBA(
            red: UInt8(number >> 16 & 0xFF),
            green: UInt8(number >> 8 & 0xFF),
            blue: UInt8(number & 0xFF)
        )
    }
}
