import GridPressDrawings
import GridPressRecords
import XMLReading

// Values of attributes in layout records and pictures.

extension XMLElement {
    /// Returns an attribute that is a number; `nil` if it is missing.
    func number(_ name: String) throws(RecordProblem) -> Double? {
        guard let text = self[name] else { return nil }
        guard let number = SettingText.number(text[...]), number.isFinite else { throw .damaged }
        return number
    }

    /// Returns an attribute that is a number, or a default number if it is missing.
    func number(_ name: String, or standard: Double) throws(RecordProblem) -> Double {
        try number(name) ?? standard
    }

    /// Returns an attribute that is a whole number from 0 to 1,000,000; `nil` if it is missing.
    func count(_ name: String) throws(RecordProblem) -> Int? {
        guard let number = try number(name) else { return nil }
        guard (0...1e6).contains(number), number == number.rounded() else { throw .damaged }
        return Int(number)
    }

    /// Returns an attribute that is a list of numbers; `nil` if it is missing.
    func numbers(_ name: String) throws(RecordProblem) -> [Double]? {
        guard let text = self[name] else { return nil }
        return try text.numbers()
    }

    /// Returns an attribute that is a list of a given count of numbers; `nil` if it is missing.
    func numbers(_ name: String, count: Int) throws(RecordProblem) -> [Double]? {
        guard let numbers = try numbers(name) else { return nil }
        guard numbers.count == count else { throw .damaged }
        return numbers
    }

    /// Returns an attribute that is a rectangle; `nil` if it is missing.
    func rect(_ name: String) throws(RecordProblem) -> CGRect? {
        try numbers(name, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// Returns an attribute that is a raw value of a type; `nil` if it is missing.
    func word<Word: RawRepresentable>(_ name: String, as type: Word.Type = Word.self) throws(RecordProblem) -> Word?
    where Word.RawValue == String {
        guard let text = self[name] else { return nil }
        guard let word = Word(rawValue: text) else { throw .damaged }
        return word
    }

    /// The text directly inside the element.
    var textInside: String {
        children.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
    }

    /// Returns the first element that meets a condition, at any depth; `nil` if no element does.
    func first(where condition: (XMLElement) -> Bool) -> XMLElement? {
        if condition(self) { return self }
        for element in elements { if let found = element.first(where: condition) { return found } }
        return nil
    }
}

extension String {
    /// Returns the numbers of a list, separated by spaces or commas.
    func numbers() throws(RecordProblem) -> [Double] {
        var numbers: [Double] = []
        for part in split(whereSeparator: { $0 == " " || $0 == "," }) {
            guard let number = SettingText.number(part), number.isFinite else { throw .damaged }
            numbers.append(number)
        }
        return numbers
    }
}
