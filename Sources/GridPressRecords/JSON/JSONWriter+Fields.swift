import Foundation

extension JSONWriter: FieldWriter {
    package mutating func member(_ name: StaticString, numbers: [Double], _ precision: Precision) {
        list(name) { writer in for number in numbers { writer.value(number, precision) } }
    }

    package mutating func member(_ name: StaticString, lengths: [Double?], _ precision: Precision) {
        list(name) { writer in for length in lengths { writer.value(length: length, precision) } }
    }

    package mutating func member(_ name: StaticString, rows: [[Double]], _ precision: Precision) {
        list(name) { writer in
            for row in rows { writer.list { writer in for number in row { writer.value(number, precision) } } }
        }
    }

    package mutating func member(_ name: StaticString, texts: [String], of item: StaticString) {
        list(name) { writer in for text in texts { writer.value(text) } }
    }

    package mutating func member(_ name: StaticString, steps: [Path.Element]) {
        list(name) { writer in
            for step in steps {
                writer.value(step.letter)
                for point in step.points {
                    writer.value(point.x)
                    writer.value(point.y)
                }
            }
        }
    }

    package mutating func member(_ raster: Drawing.Raster) { member("data", raster.data.base64EncodedString()) }

    package mutating func members(of settings: [Drawing.Setting]) {
        guard !settings.isEmpty else { return }
        object("settings") { writer in
            for setting in settings { writer.member(named: setting.name) { $0.value(setting.value) } }
        }
    }

    package mutating func member(_ name: StaticString, _ point: CGPoint) { member(name, [point.x, point.y]) }

    package mutating func member(_ name: StaticString, _ rect: CGRect) {
        member(name, [rect.minX, rect.minY, rect.width, rect.height])
    }

    package mutating func members(origin: CGPoint, width: Double) {
        member("origin", origin)
        member("width", width)
    }

    package var corner: CGPoint { .zero }

    package mutating func group(_ name: StaticString, _ content: (inout JSONWriter) -> Void) {
        object(name, .line, content)
    }

    package mutating func list<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ style: Style,
        _ write: (inout JSONWriter, Item) -> Void
    ) {
        list(name, style) { writer in for item in items { writer.object { write(&$0, item) } } }
    }

    package mutating func groups<Item>(
        _ name: StaticString,
        of item: StaticString,
        _ items: [Item],
        _ write: (inout JSONWriter, Item) -> Void
    ) { list(name, of: item, items, .line, write) }

    // MARK: Lengths and settings

    private mutating func value(length: Double?, _ precision: Precision) {
        guard let length, !length.isNaN else { return null() }
        if length.isInfinite { value(length > 0 ? "infinity" : "-infinity") } else { value(length, precision) }
    }

    private mutating func value(_ setting: Drawing.Setting.Value) {
        switch setting {
        case .number(let number): value(length: number.isNaN ? 0 : number, .thousandths)
        case .numbers(let numbers):
            list { for number in numbers { $0.value(length: number.isNaN ? 0 : number, .thousandths) } }
        case .flag(let flag): value(flag)
        case .word(let word): value(word)
        case .color(let color): object { $0.member("color", color) }
        }
    }

    // MARK: Paints

    package mutating func member(_ name: StaticString, _ paint: Drawing.Paint) {
        switch paint {
        case .color(let color): member(name, color)
        case .gradient(let gradient):
            object(name) { writer in
                writer.member(gradient.geometry)
                writer.list("stops", of: "stop", gradient.stops) { writer, stop in
                    writer.member("color", stop.color)
                    writer.member("location", stop.location, .millionths)
                }
            }
        }
    }

    private mutating func member(_ geometry: Drawing.Gradient.Geometry) {
        let (name, numbers) = geometry.fields
        member(name, numbers: numbers, name.description == "linear" ? .thousandths : .millionths)
    }

    package mutating func member(_ name: StaticString, _ color: Drawing.Color) {
        let (light, dark) = (written(color.light), written(color.dark))
        guard light != dark else { return member(name, light) }
        object(name) { writer in
            writer.member("light", light)
            writer.member("dark", dark)
        }
    }

    private func written(_ color: Drawing.RGBA) -> Drawing.RGBA {
        var color = color
        color.alpha = written(color.alpha)
        return color
    }

    /// Writes a color as `#rrggbb`, with its alpha if it isn't opaque.
    private mutating func member(_ name: StaticString, _ color: Drawing.RGBA) {
        guard color.alpha != 1 else { return member(name, color.hexadecimal) }
        object(name) { writer in
            writer.member("rgb", color.hexadecimal)
            writer.member("alpha", color.alpha)
        }
    }
}
