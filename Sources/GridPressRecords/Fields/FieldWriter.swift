/// A writer of the fields of a record, in one of its two spellings: JSON or XML.
///
/// The functions that write a type call these methods, so both spellings have the same fields. In XML, the fields of an
/// object are attributes and elements of its tag. Fields that become attributes are written first.
package protocol FieldWriter: ~Copyable {
    /// Writes a text, unless it is `nil`.
    mutating func member(_ name: StaticString, _ text: String?)
    /// Writes a number, unless it is `nil`.
    mutating func member(_ name: StaticString, _ number: Double?, _ precision: Precision)
    /// Writes a whole number, unless it is `nil`.
    mutating func member(_ name: StaticString, count: Int?)
    /// Writes a Boolean value.
    mutating func member(_ name: StaticString, _ flag: Bool)
    /// Writes numbers.
    mutating func member(_ name: StaticString, numbers: [Double], _ precision: Precision)
    /// Writes numbers; `nil` for an ideal length or a missing number.
    mutating func member(_ name: StaticString, lengths: [Double?], _ precision: Precision)
    /// Writes rows of numbers.
    mutating func member(_ name: StaticString, rows: [[Double]], _ precision: Precision)
    /// Writes texts, each of which is an item with a name in XML.
    mutating func member(_ name: StaticString, texts: [String], of item: StaticString)
    /// Writes a color: one color for both color schemes, or a light and a dark color.
    mutating func member(_ name: StaticString, _ color: Drawing.Color)
    /// Writes a color or a gradient.
    mutating func member(_ name: StaticString, _ paint: Drawing.Paint)
    /// Writes a point.
    mutating func member(_ name: StaticString, _ point: CGPoint)
    /// Writes a rectangle: x, y, width and height.
    mutating func member(_ name: StaticString, _ rect: CGRect)
    /// Writes the origin and the width of a line of text.
    mutating func members(origin: CGPoint, width: Double)
    /// Writes a path of lines and curves.
    mutating func member(_ name: StaticString, steps: [Path.Element])
    /// Writes the file of an image, or a digest of it.
    mutating func member(_ raster: Drawing.Raster)
    /// Writes settings.
    mutating func members(of settings: [Drawing.Setting])

    /// Writes an object.
    mutating func object(_ name: StaticString, _ style: JSONWriter.Style, _ content: (inout Self) -> Void)
    /// Writes an object whose fields are fields of the object around it in XML.
    mutating func group(_ name: StaticString, _ content: (inout Self) -> Void)
    /// Writes a list of objects, each of which is an element with the name of an item in XML.
    mutating func list<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ style: JSONWriter.Style,
        _ write: (inout Self, Item) -> Void
    )
    /// Writes a list of objects. The fields of a single object are fields of the object around it in XML.
    mutating func groups<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ write: (inout Self, Item) -> Void
    )

    /// The point at which coordinates start.
    var corner: CGPoint { get }
    /// Returns a number as it is read back.
    func written(_ number: Double) -> Double
}

extension FieldWriter where Self: ~Copyable {
    /// Writes a number with at most three decimals, unless it is `nil`.
    package mutating func member(_ name: StaticString, _ number: Double?) { member(name, number, .thousandths) }

    /// Writes numbers.
    mutating func member(_ name: StaticString, _ numbers: [Double], _ precision: Precision = .thousandths) {
        member(name, numbers: numbers, precision)
    }

    /// Writes a list of objects on one line of JSON.
    mutating func list<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ write: (inout Self, Item) -> Void
    ) {
        list(name, of: item, items, .line, write)
    }

    /// Writes an object on one line of JSON.
    mutating func object(_ name: StaticString, _ content: (inout Self) -> Void) { object(name, .line, content) }

    /// Returns whether two rectangles are equal as they are written.
    func areSame(_ rect: CGRect, _ other: CGRect) -> Bool {
        rect == other
            || written(rect.minX) == written(other.minX) && written(rect.minY) == written(other.minY)
                && written(rect.width) == written(other.width) && written(rect.height) == written(other.height)
    }
}
