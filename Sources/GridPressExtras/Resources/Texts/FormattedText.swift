/// The parts that result from a format of a string table and its arguments.
struct FormattedText {
    private let entry: StringEntry
    private let arguments: [LocalizedStringKey.Argument]
    /// The parts, in order.
    private(set) var parts: [LocalizedStringKey.Part] = []
    /// The index of the argument for the next placeholder without a number.
    private var next = 0

    /// Creates the parts of a string entry with arguments in its placeholders.
    init(_ entry: StringEntry, _ arguments: [LocalizedStringKey.Argument]) {
        self.entry = entry
        self.arguments = arguments
        var format = entry.format
        if !entry.forms.isEmpty {
            format = entry.form(entry.forms, of: arguments.lazy.compactMap(\.number).first)
        }
        if arguments.isEmpty, entry.variables.isEmpty {
            parts = [.typed(format)]
        } else {
            add(format, depth: 0)
        }
    }

    /// The largest depth of nested variables.
    private static let deepest = 4

    /// Adds a format.
    ///
    /// In the format of a variable, placeholders without a number refer to the variable's argument.
    private mutating func add(_ format: String, of argument: Int? = nil, depth: Int) {
        var literal = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let place = FormatPlace(&rest) else {
                literal += "%"
                continue
            }
            if place.conversion == "%" {
                literal += "%"
                continue
            }
            if !literal.isEmpty { parts.append(.typed(literal)) }
            literal = ""
            let index = place.argument ?? place.variable.flatMap { entry.variables[$0]?.argument } ?? argument ?? next
            if place.argument == nil, argument == nil { next = index + 1 }
            if let name = place.variable {
                guard depth < Self.deepest, let variable = entry.variables[name] else { continue }
                let number = arguments.indices.contains(index) ? arguments[index].number : nil
                add(entry.form(variable.forms, of: number), of: index, depth: depth + 1)
            } else if arguments.indices.contains(index) {
                parts.append(arguments[index].part(for: place))
            }
        }
        literal += rest
        if !literal.isEmpty { parts.append(.typed(literal)) }
    }
}

/// A placeholder in a format, for an argument or a variable.
struct FormatPlace {
    /// The index of the argument; `nil` if the placeholder has no number.
    private(set) var argument: Int?
    /// The name of a variable, for `%#@name@`.
    private(set) var variable: String?
    /// The flags, the width and the precision, such as `.2`.
    private(set) var style = ""
    /// The letter of the conversion.
    private(set) var conversion: Character = "@"

    /// Creates the placeholder after a percent sign, which was read before; `nil` if the text isn't one.
    init?(_ text: inout Substring) {
        var rest = text
        let digits = rest.prefix(while: \.isASCIIDigit)
        if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
            argument = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            variable = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
            text = rest[rest.index(after: end)...]
            return
        }
        style = String(rest.prefix { "-+ #0123456789.".contains($0) })
        rest = rest.dropFirst(style.count)
        rest = rest.drop { "hlqztjL".contains($0) }
        guard let letter = rest.first, "@dDiuUfFeEgGxXoOcCsSpaA%".contains(letter) else { return nil }
        // A percent sign after a space is text, as in "50 % off".
        guard letter != "%" || style.isEmpty else { return nil }
        conversion = letter
        text = rest.dropFirst()
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension LocalizedStringKey.Argument {
    /// Returns the argument in the format of a placeholder, which formats numbers.
    fileprivate func part(for place: FormatPlace) -> LocalizedStringKey.Part {
        guard let number, !place.style.isEmpty || "xXoeEgG".contains(place.conversion) else { return part }
        let format = "%" + place.style
        let spelled: String
        switch place.conversion {
        case "f", "F", "e", "E", "g", "G": spelled = String(format: format + String(place.conversion), number)
        case "d", "i", "u", "x", "X", "o":
            guard let whole = Int(exactly: number) else { return part }
            spelled = String(format: format + "l" + String(place.conversion), whole)
        default: return part
        }
        return .value([Text.Run(spelled)])
    }
}
