/// An object of a layout record: a tag with its attributes, and the elements inside.
struct XMLFields: FieldSource {
    let element: XMLElement
    /// The point at which coordinates start: the corner of the frame of the element.
    var corner: CGPoint
    /// The tags inside that are fields.
    private let parts: [XMLElement]
    /// A bit for each attribute, because most fields are missing in most elements.
    private let names: UInt64

    /// Creates the fields of a tag.
    ///
    /// - Parameter parts: The tags inside that are fields, or `nil` for all of them.
    init(element: XMLElement, parts: [XMLElement]? = nil, corner: CGPoint = .zero) {
        self.element = element
        self.parts = parts ?? element.elements
        self.corner = corner
        names = element.attributes.reduce(0) { $0 | Self.bit($1.name) }
    }

    private static func bit(_ name: String) -> UInt64 {
        1 << ((UInt64(name.utf8.first ?? 0) &* 7 &+ UInt64(name.utf8.count)) & 63)
    }

    func value(_ name: String) -> XMLFieldValue? {
        guard names & Self.bit(name) != 0 else { return nil }
        let attributes = element.attributes
        return attributes.indices.first { attributes[$0].name == name && attributes[$0].namespace == nil }
            .map { XMLFieldValue(attribute: attributes[$0], corner: corner) }
    }

    func object(_ name: String) -> XMLFields? { elements(name).first }

    func optionalList(_ name: String, of item: String) -> [XMLFields]? {
        let items = elements(item)
        // An empty list that says something is an attribute without text.
        return items.isEmpty && value(name) == nil ? nil : items
    }

    func group(_ name: String, _ fields: [String]) -> XMLFields? {
        // An element inside can have the name of a field, such as `opacity`.
        fields.contains {
            value($0) != nil || !parts.isEmpty && LayoutRecordFormat.structure.contains($0) && object($0) != nil
        }
            ? self : nil
    }

    func groups(_ name: String, of item: String, _ field: String) -> [XMLFields]? {
        let items = elements(item)
        if !items.isEmpty { return items }
        // An empty list is an attribute without text.
        if value(field) != nil { return [self] }
        return value(name) == nil ? nil : []
    }

    func texts(_ name: String, of item: String) -> [String] { elements(item).map(\.element.textInside) }

    private func elements(_ name: String) -> [XMLFields] {
        parts.filter { $0.name == name }.map { XMLFields(element: $0, corner: corner) }
    }

    func paint(_ name: String) throws(JSONError) -> Drawing.Paint? {
        guard let value = value(name) else { return nil }
        return value.attribute.value == "none" ? nil : try value.paint()
    }

    func raster(_ format: Drawing.Raster.Format, _ pixels: CGSize) throws(JSONError) -> Drawing.Raster {
        Drawing.Raster(format: format, digest: try required("digest").text(), pixels: pixels)
    }

    func lineOrigin() throws(JSONError) -> (CGPoint, width: Double) {
        try required("origin").pointAndWidth()
    }

    func coordinate(_ number: Double, from corner: Double) -> Double { (number + corner).inThousandths }

    func mistake(_ message: String) -> JSONError { JSONError(offset: element.nameRange.lowerBound, message: message) }

    // MARK: Settings

    /// Returns the settings of an element with a mark, or of a grid: its attributes, and its `setting` tags.
    func settings(beside mark: Drawing.Mark = .none) throws(JSONError) -> [Drawing.Setting] {
        if let edges = value("edges") {
            guard let padding = PaddingEdges(written: try edges.numbers()) else {
                throw edges.mistake("One, two or four lengths are expected.")
            }
            return padding.settings
        }
        var settings: [Drawing.Setting] = []
        for attribute in element.attributes
        where attribute.namespace == nil && LayoutRecordFormat.isAttributeName(attribute.name, beside: mark) {
            settings.append(Drawing.Setting(attribute.name, SettingText.value(of: attribute.value)))
        }
        return settings + (try settingElements())
    }

    /// Returns the settings in `setting` tags.
    func settingElements() throws(JSONError) -> [Drawing.Setting] {
        try elements("setting").map { element throws(JSONError) in
            let name = try element.required("name").text()
            return Drawing.Setting(name, SettingText.value(of: try element.required("value").text()))
        }
    }
}

/// The value of a field in a layout record: an attribute.
struct XMLFieldValue: FieldValue {
    var attribute: XMLAttribute
    /// The point at which coordinates start.
    var corner = CGPoint.zero

    func text() -> String { attribute.value }

    func flag() throws(JSONError) -> Bool {
        switch attribute.value {
        case "true": return true
        case "false": return false
        default: throw mistake("true or false is expected.")
        }
    }

    func number() throws(JSONError) -> Double { try number(attribute.value[...]) }

    func lengths() throws(JSONError) -> [Double?] {
        try parts(of: attribute.value[...]) { part throws(JSONError) -> Double? in
            if let number = SettingText.number(part) { return number.isInfinite ? number : try inRange(number) }
            guard part == "-" else { throw mistake("A number is expected.") }
            return nil
        }
    }

    func rows() throws(JSONError) -> [[Double]] {
        try attribute.value.split(separator: ",").map { row throws(JSONError) in try numbers(row) }
    }

    /// Reads the origin of a line of text, and its width.
    fileprivate func pointAndWidth() throws(JSONError) -> (CGPoint, width: Double) {
        let numbers = try numbers(3...3)
        return (point(CGPoint(Array(numbers[..<2]))), numbers[2])
    }

    func point() throws(JSONError) -> CGPoint { point(CGPoint(try numbers(2...2))) }

    /// Reads a rectangle: its width and height, after its position unless that is the corner.
    func rect() throws(JSONError) -> CGRect {
        let numbers = try numbers(2...4)
        guard numbers.count != 3 else { throw mistake("Two or four numbers are expected.") }
        var rect = CGRect(Array(([0, 0] + numbers).suffix(4)))
        rect.origin = point(rect.origin)
        return rect
    }

    /// Returns a point whose coordinates start at the corner.
    private func point(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x + corner.x).inThousandths, y: (point.y + corner.y).inThousandths)
    }

    /// Returns the parts before and after a word; the second is `nil` without the word.
    func parts(around word: String) -> (XMLFieldValue, XMLFieldValue?) {
        // By bytes: a search for a text takes longer than reading all fields of an element.
        let bytes = attribute.value.utf8
        guard let start = word.utf8.first.flatMap(bytes.firstIndex(of:)), start > bytes.startIndex,
            attribute.value[start...].hasPrefix("\(word) ")
        else { return (self, nil) }
        var (first, second) = (self, self)
        first.attribute.value = String(attribute.value[..<bytes.index(before: start)])
        second.attribute.value = String(attribute.value[start...].dropFirst(word.count + 1))
        return (first, second)
    }

    func color() throws(JSONError) -> Drawing.Color { try color(attribute.value[...]) }

    func steps() throws(JSONError) -> [Path.Element] {
        var steps: [Path.Element] = []
        var rest = attribute.value[...]
        while let letter = rest.popFirst() {
            let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
            var numbers = try numbers(rest[..<end])[...]
            rest = rest[end...]
            let step = try Path.Element(String(letter)) { () throws(JSONError) in
                guard let x = numbers.popFirst(), let y = numbers.popFirst() else {
                    throw mistake("The path is incomplete: coordinates are missing.")
                }
                return point(CGPoint(x: x, y: y))
            }
            guard let step, numbers.isEmpty else { throw mistake("A path command is expected: M, L, Q, C or Z.") }
            steps.append(step)
        }
        return steps
    }

    func mistake(_ message: String) -> JSONError {
        JSONError(offset: attribute.valueRange.lowerBound, message: message)
    }

    // MARK: Parts of a value

    /// Reads numbers with spaces between them.
    func numbers() throws(JSONError) -> [Double] { try numbers(attribute.value[...]) }

    /// Reads a color or a gradient, whose stops follow its geometry.
    fileprivate func paint() throws(JSONError) -> Drawing.Paint {
        let parts = attribute.value.split(separator: ",").map { $0.drop { $0 == " " } }
        guard let first = parts.first, first.first?.isLetter == true else { return .color(try color()) }
        let words = first.split(separator: " ", maxSplits: 1)
        let (word, distances) = (String(words[0]), try numbers(words.count == 2 ? words[1] : ""))
        let numbers = Drawing.Gradient.Geometry.numbers(distances, of: word, movedBy: corner)
        guard let geometry = Drawing.Gradient.Geometry(checking: word, numbers) else {
            throw mistake("A color or a gradient is expected.")
        }
        let stops = try parts.dropFirst().map { part throws(JSONError) in
            guard let space = part.lastIndex(of: " ") else { throw mistake("A color and its location are expected.") }
            return Drawing.Gradient.Stop(
                color: try color(part[..<space]),
                location: try number(part[part.index(after: space)...])
            )
        }
        return .gradient(Drawing.Gradient(stops: stops, geometry: geometry))
    }

    private func color(_ text: Substring) throws(JSONError) -> Drawing.Color {
        guard let color = SettingText.color(String(text)) else {
            throw mistake("\(String(text).quoted) isn't a color. Use the form \"#rrggbb\".")
        }
        return color
    }

    private func numbers(_ text: Substring) throws(JSONError) -> [Double] {
        try parts(of: text) { part throws(JSONError) in try number(part) }
    }

    /// Returns a value for each of the parts of a text that are between spaces.
    private func parts<Part>(
        of text: Substring,
        _ value: (Substring) throws(JSONError) -> Part
    ) throws(JSONError) -> [Part] {
        // By hand: `split` takes longer than reading the numbers.
        let bytes = text.utf8
        var values: [Part] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.endIndex
            if start < end { values.append(try value(Substring(bytes[start..<end]))) }
            start = end < bytes.endIndex ? bytes.index(after: end) : end
        }
        return values
    }

    private func number(_ text: Substring) throws(JSONError) -> Double {
        guard let number = SettingText.number(text), number.isFinite else { throw mistake("A number is expected.") }
        return try inRange(number)
    }

    private func inRange(_ number: Double) throws(JSONError) -> Double {
        guard abs(number) <= JSONValue.largestNumber + max(abs(corner.x), abs(corner.y)) + 0.001 else {
            throw mistake("The number is out of range. Use numbers from -10000000 to 10000000.")
        }
        return number
    }
}
