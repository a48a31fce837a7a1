import Foundation
import GridPressFindings
import GridPressProperties
import GridPressSnapshots
import Testing
import XMLReading

@Suite("A golden file with one real change")
struct RealChangeTests {
    /// A value in a file, with its position.
    private struct Value {
        var element: String
        var name: String
        var text: String
        var range: Range<Int>
    }

    private func values(of text: String) throws -> [Value] {
        let document = try XMLDocument(
            SourceText(name: "golden.svg", bytes: Array(text.utf8)),
            limits: .goldenFile
        )
        var values: [Value] = []
        func collect(_ element: XMLElement, _ isInLayer: Bool) {
            let isInLayer = isInLayer || element["class"].map { $0 == "dimensions" || $0.hasPrefix("guide") } ?? false
            for attribute in element.attributes where !(isInLayer && attribute.name == "textLength") {
                let value = Value(
                    element: element.name,
                    name: attribute.name,
                    text: attribute.value,
                    range: attribute.valueRange
                )
                values.append(value)
            }
            for case .text(let text, let range) in element.children where element.name != "style" && !isInLayer {
                if text.contains(where: { !$0.isWhitespace }) {
                    values.append(Value(element: element.name, name: "", text: text, range: range))
                }
            }
            // Records are excluded here, because `MutationTests` change them.
            for child in element.elements where child.name != "metadata" { collect(child, isInLayer) }
        }
        collect(document.root, false)
        return values
    }

    private func replacing(_ range: Range<Int>, in text: String, with new: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: Array(new.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("of a number beyond the tolerance by a hair is reported, and of one within it doesn't")
    func numbers() {
        forEachSeed(cost: 166) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            var generator = SeededGenerator(seed: seed)
            let known = MarkupSpeller.lengths.union(MarkupSpeller.factors).union(["d"])
            let candidates = try values(of: text).filter {
                known.contains($0.name) && $0.text != "none" && !$0.text.contains("%")
            }
            let value = try #require(candidates.randomElement(using: &generator))
            // A changed number in a relative command also moves everything after it.
            let numbers = value.text.matches(of: #/-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)/#)
            let match = try #require(numbers.randomElement(using: &generator))
            let number = try #require(Double(match.output))
            let isFactor = MarkupSpeller.factors.contains(value.name)
            for (distance, isSeen) in [(0.0157, true), (0.0156, false), (-0.0157, true), (-0.0156, false)] {
                let moved = number + (isFactor ? distance / 10 : distance)
                let number = ((moved * 1e6).rounded() / 1e6).description
                var changed = value.text
                changed.replaceSubrange(match.range, with: " \(number) ")
                let lines = try differences(text, replacing(value.range, in: text, with: changed))
                check(lines.isEmpty == !isSeen, "\(name): \(value.name) \(value.text) → \(changed): \(lines)")
            }
        }
    }

    @Test("of a text or another attribute is reported, where it is and what it was")
    func words() {
        let geometry: Set = ["d", "id", "transform", "href", "letter-spacing"]
        let known = MarkupSpeller.lengths.union(MarkupSpeller.factors).union(geometry)
        forEachSeed(cost: 166) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            var generator = SeededGenerator(seed: seed)
            let candidates = try values(of: text).filter { value in
                !known.contains(value.name) && !value.name.hasSuffix("Transform") && !value.text.hasPrefix("url(")
            }
            let value = try #require(candidates.randomElement(using: &generator))
            let source = SourceText(name: "golden.svg", bytes: Array(text.utf8))
            for changed in [String(decoding: source.bytes[value.range], as: UTF8.self) + "x", "other"] {
                let edited = replacing(value.range, in: text, with: changed)
                guard let difference = try difference(text, edited) else {
                    check.fail("\(name): \(value.name) \(value.text) → \(changed) isn't reported.")
                    continue
                }
                guard difference.step == .markupBesideRecord else { continue }
                let line = source.position(of: value.range.lowerBound).line
                check(
                    difference.changes.contains { $0.location == .source(file: "golden.svg", line: line, column: 1) },
                    "\(name): \(value.name) \(value.text) → \(changed): \(difference.lines())"
                )
            }
        }
    }

    @Test("of a colour is reported")
    func colors() {
        forEachSeed(cost: 333) { seed, check in
            let (name, text) = try GoldenFiles.picture(seed)
            var generator = SeededGenerator(seed: seed)
            let candidates = try values(of: text).filter { $0.text.hasPrefix("#") }
            guard let value = candidates.randomElement(using: &generator) else { return }
            let digit = value.text.hasSuffix("0") ? "1" : "0"
            let changed = "\(value.text.dropLast())\(digit)"
            let lines = try differences(text, replacing(value.range, in: text, with: changed))
            check(!lines.isEmpty, "\(name): \(value.text) → \(changed)")
        }
    }
}
