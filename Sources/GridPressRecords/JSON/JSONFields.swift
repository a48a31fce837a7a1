import Foundation

/// An object of a record in JSON.
struct JSONFields: FieldSource {
    /// The members, in the order of the document.
    let members: [JSONValue.Member]
    private let range: Range<Int>

    /// Creates the fields of a value.
    ///
    /// - Throws: ``JSONError`` if the value isn't an object.
    init(_ value: JSONValue) throws(JSONError) {
        guard case .object(let members) = value.content else { throw value.mistake("An object is expected.") }
        self.members = members
        range = value.range
    }

    func value(_ name: String) -> JSONValue? {
        // A linear search is enough: objects of a record have at most about a dozen fields.
        guard let value = members.first(where: { $0.name == name })?.value else { return nil }
        if case .word(.null) = value.content { return nil }
        return value
    }

    func object(_ name: String) throws(JSONError) -> JSONFields? { try value(name).map(JSONFields.init) }

    func optionalList(_ name: String, of item: String) throws(JSONError) -> [JSONFields]? {
        try value(name)?.list().map(JSONFields.init)
    }

    func group(_ name: String, _ fields: [String]) throws(JSONError) -> JSONFields? { try object(name) }

    func groups(_ name: String, of item: String, _ field: String) throws(JSONError) -> [JSONFields]? {
        try optionalList(name, of: item)
    }

    func texts(_ name: String, of item: String) throws(JSONError) -> [String] {
        try value(name)?.list().map { text throws(JSONError) in try text.text() } ?? []
    }

    /// Reads settings: an object with a field for each.
    func settings() throws(JSONError) -> [Drawing.Setting] {
        try object("settings")?.members.map { member throws(JSONError) in
            Drawing.Setting(member.name, try member.value.setting())
        } ?? []
    }

    func raster(_ format: Drawing.Raster.Format, _ pixels: CGSize) throws(JSONError) -> Drawing.Raster {
        let base64 = try required("data")
        guard let data = Data(base64Encoded: try base64.text()) else {
            throw base64.mistake("The data of an image isn't valid Base64.")
        }
        return Drawing.Raster(format: format, data: data, pixels: pixels)
    }

    func paint(_ name: String) throws(JSONError) -> Drawing.Paint? {
        guard let value = value(name) else { return nil }
        if case .string("none") = value.content { return nil }
        guard case .object = value.content else { return .color(try value.color()) }
        let fields = try JSONFields(value)
        guard let stops = fields.value("stops") else { return .color(try value.color()) }
        let word = Drawing.Gradient.Geometry.words.first { fields.value($0) != nil } ?? "angular"
        let numbers = try fields.required(word)
        guard let geometry = Drawing.Gradient.Geometry(checking: word, try numbers.numbers(4...5)) else {
            throw numbers.mistake("An array of 4 numbers is expected.")
        }
        return .gradient(
            Drawing.Gradient(
                stops: try stops.list().map { stop throws(JSONError) in
                    let fields = try JSONFields(stop)
                    return Drawing.Gradient.Stop(
                        color: try fields.required("color").color(),
                        location: try fields.required("location").number()
                    )
                },
                geometry: geometry
            )
        )
    }

    func lineOrigin() throws(JSONError) -> (CGPoint, width: Double) {
        (try required("origin").point(), try required("width").number())
    }

    var corner: CGPoint { .zero }

    func coordinate(_ number: Double, from corner: Double) -> Double { number }

    func mistake(_ message: String) -> JSONError { JSONError(offset: range.lowerBound, message: message) }
}

extension JSONValue: FieldValue {
    /// The largest absolute value of a number in a record, in points.
    package static let largestNumber = 1e7

    package func mistake(_ message: String) -> JSONError { JSONError(offset: range.lowerBound, message: message) }

    package func text() throws(JSONError) -> String {
        guard case .string(let text) = content else { throw mistake("A string is expected.") }
        return text
    }

    package func number() throws(JSONError) -> Double {
        guard case .number(let number) = content else { throw mistake("A number is expected.") }
        guard abs(number) <= Self.largestNumber else {
            throw mistake("The number is out of range. Use numbers from -10000000 to 10000000.")
        }
        return number
    }

    package func flag() throws(JSONError) -> Bool {
        switch content {
        case .word(.true): return true
        case .word(.false): return false
        default: throw mistake("true or false is expected.")
        }
    }

    /// Reads a list.
    func list() throws(JSONError) -> [JSONValue] {
        guard case .list(let items) = content else { throw mistake("An array is expected.") }
        return items
    }

    package func lengths() throws(JSONError) -> [Double?] {
        try list().map { item throws(JSONError) in try item.length() }
    }

    /// Reads a length that may be unspecified or infinite.
    private func length() throws(JSONError) -> Double? {
        switch content {
        case .word(.null): return nil
        case .string("infinity"): return .infinity
        case .string("-infinity"): return -.infinity
        case .number: return try number()
        default: throw mistake("A number, \"infinity\", \"-infinity\" or null is expected.")
        }
    }

    package func point() throws(JSONError) -> CGPoint { CGPoint(try numbers(2...2)) }

    package func rect() throws(JSONError) -> CGRect { CGRect(try numbers(4...4)) }

    package func rows() throws(JSONError) -> [[Double]] {
        try list().map { row throws(JSONError) in try row.numbers(0...100_000) }
    }

    fileprivate func setting() throws(JSONError) -> Drawing.Setting.Value {
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
        case .object: return .color(try JSONFields(self).required("color").color())
        }
    }

    private func settingNumber() throws(JSONError) -> Double {
        guard let number = try? length() else { throw mistake("A number, \"infinity\" or \"-infinity\" is expected.") }
        return number
    }

    package func steps() throws(JSONError) -> [Path.Element] {
        let items = try list()
        var steps: [Path.Element] = []
        var index = 0
        func point() throws(JSONError) -> CGPoint {
            guard index + 1 < items.count else { throw mistake("The path is incomplete: coordinates are missing.") }
            defer { index += 2 }
            return CGPoint(x: try items[index].number(), y: try items[index + 1].number())
        }
        while index < items.count {
            let letter = items[index]
            index += 1
            guard let step = try Path.Element(letter.text(), point) else {
                throw letter.mistake("A path command is expected: M, L, Q, C or Z.")
            }
            steps.append(step)
        }
        return steps
    }

    // MARK: Colors

    package func color() throws(JSONError) -> Drawing.Color {
        if case .object = content {
            let fields = try JSONFields(self)
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
        let fields = try JSONFields(self)
        var color = try fields.required("rgb").hexadecimal()
        color.alpha = try fields.required("alpha").number()
        return color
    }

    private func hexadecimal() throws(JSONError) -> Drawing.RGBA {
        let text = try text()
        guard let color = Drawing.RGBA(hexadecimal: text[...]) else {
            throw mistake("\(text.quoted) isn't a color. Use the form \"#rrggbb\".")
        }
        return color
    }
}
