import Foundation
import GridPressProperties
import SampleFigures
import Testing

@Suite("The schema of records")
struct RecordSchemaTests {
    /// The folder with the documentation of the project.
    private static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation")

    private func schema() throws -> [String: Any] {
        let data = try Data(contentsOf: Self.documentation.appendingPathComponent("record.schema.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test(
        "describes every record of the samples; in a thorough run, each of its fields is in one of them or is named here"
    )
    func samples() throws {
        let schema = try schema()
        let options = Figure.RenderOptions(guides: Set(Drawing.Guide.allCases))
        var seen: Set<String> = []
        var mistakes: [String] = []
        for drawn in DrawnSample.all.sampled(oneIn: 15, from: 4) {
            let value = try JSONSerialization.jsonObject(with: Data(try drawn.drawing.get().json(options).utf8))
            var check = SchemaCheck(schema)
            check.check(value, schema, at: drawn.sample.name)
            seen.formUnion(check.seen)
            mistakes += check.mistakes.prefix(3)
        }
        #expect(mistakes.prefix(10) == [])
        #expect(seen.count > 80)
        guard Rounds.isThorough else { return }
        // Samples have no image files, font files, runs of empty tracks or layouts for the dark scheme, and their
        // dimensions measure frames only.
        let unseen = SchemaCheck.fields(of: schema).subtracting(seen)
        #expect(
            unseen.subtracting([
                "file", "line", "column", "source", "details", "measured", "unit", "decimalMark", "lineColor",
                "labelColor", "miterLimit", "dashPhase", "forcedDirection", "template", "smooth", "rings", "last",
                "count", "position", "face", "ascent", "descent", "callouts", "caption", "passes", "forever",
                "autoreverses", "titles", "circle", "delay", "anchor", "offset", "timings", "value", "dark",
            ]) == []
        )
    }

    @Test("has no field that the page about records leaves out")
    func documented() throws {
        let page = try String(contentsOf: Self.documentation.appendingPathComponent("Record.md"), encoding: .utf8)
        let fields = SchemaCheck.fields(of: try schema())
        #expect(fields.count > 80)
        #expect(fields.filter { !page.contains("`\($0)`") }.sorted() == [])
    }
}

/// A check of a value against a JSON Schema, with the keywords that the record schema uses.
///
/// Unlike in JSON Schema, fields that the schema doesn't name are errors.
private struct SchemaCheck {
    private let root: [String: Any]
    private(set) var mistakes: [String] = []
    private(set) var seen: Set<String> = []

    init(_ root: [String: Any]) { self.root = root }

    /// Returns the names of all fields of a schema.
    static func fields(of value: Any) -> Set<String> {
        if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(fields(of: $1)) } }
        guard let object = value as? [String: Any] else { return [] }
        var names: Set<String> = []
        for (key, value) in object {
            if key == "properties", let properties = value as? [String: Any] { names.formUnion(properties.keys) }
            names.formUnion(fields(of: value))
        }
        return names
    }

    mutating func check(_ value: Any, _ schema: [String: Any], at place: String) {
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
                return mistakes.append("\(reference) isn't defined")
            }
            return check(value, definition, at: place)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            for choice in choices {
                var trial = SchemaCheck(root)
                trial.check(value, choice, at: place)
                if trial.mistakes.isEmpty { return seen.formUnion(trial.seen) }
            }
            return mistakes.append("\(place): \(value) is none of the choices")
        }
        if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
            mistakes.append("\(place): \(value) isn't \(constant)")
        }
        if let words = schema["enum"] as? [NSObject], !words.contains(where: { $0 == value as? NSObject }) {
            mistakes.append("\(place): \(value) is none of \(words)")
        }
        guard let type = schema["type"] as? String else { return }
        switch (type, value) {
        case ("object", let object as [String: Any]): check(object, schema, at: place)
        case ("array", let items as [Any]):
            if items.count < schema["minItems"] as? Int ?? 0 || items.count > schema["maxItems"] as? Int ?? .max {
                mistakes.append("\(place): \(items.count) items")
            }
            guard let item = schema["items"] as? [String: Any] else { return }
            for (index, value) in items.enumerated() { check(value, item, at: "\(place)[\(index)]") }
        case ("string", is String), ("null", is NSNull): break
        case ("boolean", let number as NSNumber) where number.isFlag: break
        case ("number", let number as NSNumber) where !number.isFlag: break
        case ("integer", let number as NSNumber)
        where !number.isFlag && number.doubleValue.rounded() == number.doubleValue:
            if number.doubleValue < schema["minimum"] as? Double ?? -.infinity {
                mistakes.append("\(place): too small")
            }
        default: mistakes.append("\(place): \(value) isn't of the type \(type)")
        }
    }

    private mutating func check(_ object: [String: Any], _ schema: [String: Any], at place: String) {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        for name in schema["required"] as? [String] ?? [] where object[name] == nil {
            mistakes.append("\(place).\(name) is missing")
        }
        for (name, value) in object {
            if let property = properties[name] {
                seen.insert(name)
                check(value, property, at: "\(place).\(name)")
            } else if let property = schema["additionalProperties"] as? [String: Any] {
                check(value, property, at: "\(place).\(name)")
            } else {
                mistakes.append("\(place).\(name) isn't in the schema")
            }
        }
    }
}

extension NSNumber {
    /// Whether the number is a Boolean value.
    fileprivate var isFlag: Bool { String(cString: objCType) == "c" || "\(type(of: self))".contains("Boolean") }
}
