import Foundation
import GridPress

/// A comparison of two drawings' records as JSON, with a tolerance for numbers.
struct NearRecords {
    /// The number that halves of limited numbers reach, such as corner radii.
    private static let limit = 5e6

    private let tolerance: Double
    private(set) var differences: [String] = []

    /// Compares two drawings.
    init(_ first: Drawing, _ second: Drawing, tolerance: Double = 0.0025) throws {
        self.tolerance = tolerance
        func object(_ drawing: Drawing) throws -> Any {
            try JSONSerialization.jsonObject(with: Data(drawing.json().utf8), options: .fragmentsAllowed)
        }
        compare(try object(first), try object(second), "")
    }

    private mutating func compare(_ first: Any, _ second: Any, _ place: String) {
        switch (first, second) {
        case (let first as [String: Any], let second as [String: Any]):
            // A rounded rectangle that is printed as a rectangle is read as one.
            let outlines: Set =
                hasFlatCorners(first) || hasFlatCorners(second) ? ["rect", "corner"] : []
            let (first, second) = (
                Self.withOutlines(first.filter { !outlines.contains($0.key) }),
                Self.withOutlines(second.filter { !outlines.contains($0.key) })
            )
            for key in Set(first.keys).union(second.keys).sorted() {
                if let before = first[key], let after = second[key] {
                    // Bounds depend on several other numbers.
                    if key != "bounds" { compare(before, after, "\(place).\(key)") }
                } else if key != "bounds", "\(place).\(key)" != ".dark.summary",
                    !isLeftOut(first[key] ?? second[key], key)
                {
                    note("\(place).\(key): \(first[key] ?? "none") → \(second[key] ?? "none")")
                }
            }
        case (let first as [Any], let second as [Any]):
            guard first.count == second.count else { return note("\(place): \(first.count) → \(second.count) items") }
            for (index, (before, after)) in zip(first, second).enumerated() {
                compare(before, after, "\(place)[\(index)]")
            }
        case (let first as NSNumber, let second as NSNumber):
            // Writing limits numbers, so that the original may have been larger.
            if abs(first.doubleValue) >= Self.limit { return }
            if abs(first.doubleValue - second.doubleValue) > tolerance { note("\(place): \(first) → \(second)") }
        // The words of a dark drawing are those of the drawing.
        case (_ as String, _) where [".dark.title", ".dark.summary"].contains(place): break
        case (_ as String, "" as String) where place.hasSuffix(".data"): break  // A layout record has only a digest.
        case (let first as String, let second as String):
            if first.asInXML != second.asInXML { note("\(place): \(first) → \(second)") }
        case (let first as NSObject, let second as NSObject):
            if first != second { note("\(place): \(first) → \(second)") }
        default: note("\(place): \(first) → \(second)")
        }
    }

    /// Returns whether a rounded rectangle has a corner radius of 0, or no width or height for one.
    private func hasFlatCorners(_ shape: [String: Any]) -> Bool {
        guard let corner = shape["corner"] as? [NSNumber] else { return false }
        return (corner + ((shape["rect"] as? [NSNumber])?.suffix(2) ?? [])).contains {
            abs($0.doubleValue) <= 2 * tolerance
        }
    }

    /// Returns an element whose shape or image has its rectangle, which a record leaves out if it is the frame.
    ///
    /// Frames of two records differ slightly, so that only one of them may be the rectangle.
    private static func withOutlines(_ element: [String: Any]) -> [String: Any] {
        guard let frame = element["frame"] else { return element }
        var element = element
        for key in ["shape", "image"] {
            guard let mark = element[key] as? [String: Any],
                Set(mark.keys).isDisjoint(with: ["rect", "path"])
            else { continue }
            element[key] = mark.merging(["rect": frame]) { old, _ in old }
        }
        return element
    }

    /// Returns whether a record leaves out a value: a 0, a list of zeros, or an empty text.
    private func isLeftOut(_ value: Any?, _ key: String) -> Bool {
        switch value {
        case let number as NSNumber: isZero(number)
        case let text as String: text.isEmpty
        // Infinite caps are 0 in data, and limited in pictures.
        case let list as [NSNumber]:
            list.allSatisfy { isZero($0) || key == "caps" && abs($0.doubleValue) >= Self.limit }
        default: false
        }
    }

    private func isZero(_ number: NSNumber) -> Bool { abs(number.doubleValue) <= tolerance }

    private mutating func note(_ difference: String) { differences.append(String(difference.prefix(300))) }
}

extension String {
    /// The text with a replacement for each character that XML can't contain.
    fileprivate var asInXML: String {
        let scalars = unicodeScalars.map { scalar in
            scalar.value < 0x20 && !["\n", "\t"].contains(scalar) || (0xFFFE...0xFFFF).contains(scalar.value)
                ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars)).replacing("\r\n", with: "\n")
    }
}
