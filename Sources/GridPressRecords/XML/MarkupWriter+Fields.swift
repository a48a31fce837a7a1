@_spi(Bytes) import GridPressSVG

// The fields of a record as attributes and elements.

extension MarkupWriter: FieldWriter {
    /// Writes the root of a layout record.
    package mutating func root(
        _ settings: [(name: StaticString, value: String)],
        _ content: (inout MarkupWriter) -> Void
    ) {
        element("layout") { writer in
            writer.attribute("xmlns", LayoutRecordFormat.namespace)
            writer.attribute("version", Double(LayoutRecordFormat.version))
            for setting in settings { writer.attribute(setting.name, text: setting.value) }
            content(&writer)
        }
    }

    package mutating func member(_ name: StaticString, _ text: String?) {
        if let text { attribute(name, text: text) }
    }

    package mutating func member(_ name: StaticString, _ number: Double?, _ precision: Precision) {
        if let number { attribute(name) { $0.append(number: number, precision) } }
    }

    package mutating func member(_ name: StaticString, count: Int?) {
        if let count { attribute(name) { $0.append(count) } }
    }

    package mutating func member(_ name: StaticString, _ flag: Bool) { attribute(name, flag ? "true" : "false") }

    package mutating func member(_ name: StaticString, numbers: [Double], _ precision: Precision) {
        attribute(name) { $0.append(numbers: numbers, precision) }
    }

    package mutating func member(_ name: StaticString, lengths: [Double?], _ precision: Precision) {
        attribute(name) { $0.append(lengths: lengths, precision) }
    }

    package mutating func member(_ name: StaticString, rows: [[Double]], _ precision: Precision) {
        attribute(name) { bytes in
            for (index, row) in rows.enumerated() {
                if index > 0 { bytes.append(", ") }
                bytes.append(numbers: row, precision)
            }
        }
    }

    package mutating func member(_ name: StaticString, texts: [String], of item: StaticString) {
        for text in texts { element(item) { $0.text(text) } }
    }

    package mutating func member(_ name: StaticString, _ color: Drawing.Color) {
        attribute(name, text: color.phrase)
    }

    package mutating func member(_ name: StaticString, _ paint: Drawing.Paint) {
        switch paint {
        case .color(let color): member(name, color)
        case .gradient(let gradient): member(name, gradient)
        }
    }

    private mutating func member(_ name: StaticString, _ gradient: Drawing.Gradient) {
        let (word, places) = gradient.geometry.fields
        let offset = CGPoint(x: -corner.x, y: -corner.y)
        let numbers = Drawing.Gradient.Geometry.numbers(places.map(\.inRange), of: "\(word)", movedBy: offset)
        attribute(name) { bytes in
            bytes.append(word)
            bytes.append(UInt8(ascii: " "))
            bytes.append(coordinates: numbers, .millionths)
            for stop in gradient.stops {
                bytes.append(", ")
                bytes.append(stop.color.phrase, in: .attribute)
                bytes.append(UInt8(ascii: " "))
                bytes.append(number: stop.location, .millionths)
            }
        }
    }

    package mutating func member(_ name: StaticString, steps: [Path.Element]) {
        let corner = corner
        attribute(name) { bytes in
            for step in steps {
                bytes.append(step.letter, in: .attribute)
                bytes.append(coordinates: step.points.flatMap { corner.coordinates(of: $0) })
            }
        }
    }

    package mutating func members(origin: CGPoint, width: Double) {
        member("origin", coordinates: corner.coordinates(of: origin) + [width.recorded])
    }

    package mutating func member(_ name: StaticString, _ point: CGPoint) {
        member(name, coordinates: corner.coordinates(of: point))
    }

    package mutating func member(_ name: StaticString, _ rect: CGRect) {
        member(name, coordinates: corner.numbers(of: rect))
    }

    private mutating func member(_ name: StaticString, coordinates: [Double]) {
        attribute(name) { $0.append(coordinates: coordinates) }
    }

    /// Writes the frame of an element, and the proposal unless it is `nil`.
    mutating func member(frame: CGRect, of proposal: Drawing.Proposal?) {
        let numbers = corner.numbers(of: frame)
        attribute("frame") { bytes in
            bytes.append(coordinates: numbers)
            guard let proposal else { return }
            bytes.append(" of ")
            bytes.append(lengths: [proposal.width, proposal.height], .thousandths)
        }
    }

    /// Lets coordinates start at the corner of a frame.
    mutating func start(in frame: CGRect) { corner = CGPoint(x: written(frame.minX), y: written(frame.minY)) }

    package mutating func member(_ raster: Drawing.Raster) { attribute("digest", text: raster.digest) }

    package mutating func members(of settings: [Drawing.Setting]) {
        attributes(of: settings)
        elements(of: settings)
    }

    /// Writes the settings that can be attributes.
    mutating func attributes(of settings: [Drawing.Setting], beside mark: Drawing.Mark = .none) {
        for (index, setting) in settings.enumerated() where settings.isAttribute(index, beside: mark) {
            guard let name = MarkupName(setting.name) else { continue }
            attribute(name, text: SettingText.text(of: setting.value))
        }
    }

    /// Writes the settings whose names aren't valid attributes or occur twice, as elements.
    mutating func elements(of settings: [Drawing.Setting], beside mark: Drawing.Mark = .none) {
        for (index, setting) in settings.enumerated() where !settings.isAttribute(index, beside: mark) {
            element(of: setting)
        }
    }

    /// Writes a setting as an element.
    mutating func element(of setting: Drawing.Setting) {
        element("setting") { writer in
            writer.attribute("name", text: setting.name)
            writer.attribute("value", text: SettingText.text(of: setting.value))
        }
    }

    package mutating func object(
        _ name: StaticString,
        _ style: JSONWriter.Style,
        _ content: (inout MarkupWriter) -> Void
    ) { element(name, content) }

    package mutating func group(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) { content(&self) }

    package mutating func list<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ style: JSONWriter.Style,
        _ write: (inout MarkupWriter, Item) -> Void
    ) { for value in items { element(item) { write(&$0, value) } } }

    package mutating func groups<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ write: (inout MarkupWriter, Item) -> Void
    ) {
        if items.isEmpty { return attribute(name, "") }
        if items.count == 1 { return write(&self, items[0]) }
        list(name, of: item, items, .line, write)
    }

    package func written(_ number: Double) -> Double { number.recorded }
}

extension ByteBuffer {
    /// Appends numbers with spaces between them.
    fileprivate mutating func append(numbers: [Double], _ precision: Precision) {
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(number: number, precision)
        }
    }

    /// Appends coordinates with spaces between them.
    fileprivate mutating func append(coordinates: [Double], _ precision: Precision = .thousandths) {
        for (index, coordinate) in coordinates.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(coordinate, precision)
        }
    }

    /// Appends a number within the range that a reader takes.
    fileprivate mutating func append(number: Double, _ precision: Precision) {
        append(number.inRange, precision)
    }

    /// Appends numbers with spaces between them, and a dash for a missing one.
    fileprivate mutating func append(lengths: [Double?], _ precision: Precision) {
        for (index, length) in lengths.enumerated() {
            if index > 0 { append(UInt8(ascii: " ")) }
            append(length: length ?? .nan, precision)
        }
    }

    /// Appends a number, which can be infinite, or a dash for none.
    fileprivate mutating func append(length: Double, _ precision: Precision) {
        if length.isNaN { return append(UInt8(ascii: "-")) }
        if length.isInfinite { return append(length > 0 ? "infinity" : "-infinity") }
        append(number: length, precision)
    }
}

extension Double {
    /// The number within the range that a reader takes.
    fileprivate var inRange: Double { isNaN ? 0 : min(max(self, -JSONValue.largestNumber), JSONValue.largestNumber) }

    /// The number as a record has it.
    fileprivate var recorded: Double { inRange.inThousandths }
}

extension CGPoint {
    /// Returns the coordinates of another point, starting at this point, in thousandths.
    fileprivate func coordinates(of point: CGPoint) -> [Double] {
        [Double(point.x).recorded - Double(x), Double(point.y).recorded - Double(y)]
    }

    /// Returns the numbers of a rectangle: its width and height, after its position unless that is this point.
    fileprivate func numbers(of rect: CGRect) -> [Double] {
        let place = coordinates(of: CGPoint(x: rect.minX, y: rect.minY))
        return (place == [0, 0] ? [] : place) + [Double(rect.width).recorded, Double(rect.height).recorded]
    }
}
