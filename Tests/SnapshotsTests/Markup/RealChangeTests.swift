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
                let differences = ((moved * 1e6).rounded() / 1e6).description
                var changed = value.text
                changed.replaceSubrange(match.range, with: " \(differences) ")
                let difference = try changes(text, replacing(value.range, in: text, with: changed))
                func comment() -> String { "\(name): \(value.name) \(value.text) → \(changed): \(difference)" }
                check(difference.isEmpty == !isSeen, comment())
                guard isSeen, let change = difference.first else { continue }
                check(difference.count == 1, comment())
                check(change.kind == .changed && change.attribute == value.name, comment())
                check(change.old == value.text && change.isGeometry == !isFactor, comment())
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
                let difference = try changes(text, replacing(value.range, in: text, with: changed))
                func comment() -> String { "\(name): \(value.name) \(value.text) → \(changed): \(difference)" }
                check(difference.count == 1, comment())
                guard let change = difference.first else { continue }
                let words = value.text.trimmingCharacters(in: .whitespacesAndNewlines)
                check(change.kind == .changed && !change.isGeometry, comment())
                check(change.attribute == (value.name.isEmpty ? nil : value.name), comment())
                check(change.old?.contains(words) == true, comment())
                check(change.location == source.location(of: value.range.lowerBound), comment())
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
            let difference = try changes(text, replacing(value.range, in: text, with: changed))
            check.equal(difference.map(\.old), [value.text], "\(name): \(value.text) → \(changed)")
            check.equal(difference.map(\.new), [changed], "\(name): \(value.text) → \(changed)")
        }
    }
}

@Suite("What is inside an element")
struct ElementChangeTests {
    private func list(_ elements: some Sequence<String>) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg'><title>All</title>\n<g class='cards'><title>cards</title>\n"
            + elements.joined(separator: "\n") + "</g></svg>"
    }

    private func rects(_ range: Range<Int>) -> [String] {
        range.map { "<rect x='\($0 * 10)' y='5' width='8' height='\($0 % 5)' fill='#\(100 + $0 % 7)'/>" }
    }

    @Test("that is new is reported once, wherever it stands", arguments: [0, 1, 50, 99, 100])
    func added(place: Int) throws {
        var elements = rects(0..<100)
        let old = list(elements)
        elements.insert("<rect x='5' y='7' width='3' height='9' fill='#abc'/>", at: place)
        #expect(try changes(old, list(elements)).map(\.kind) == [.added])
        let back = try changes(list(elements), old)
        #expect(back.map(\.kind) == [.removed])
        #expect(back.first?.element == "svg \"All\" > g \"cards\" > rect \(place + 1)")
        #expect(back.first?.location == .source(file: "golden.svg", line: place + 3, column: 2))
    }

    @Test("that stands elsewhere has moved, and two neighbours in each other's place are one that moved")
    func moved() throws {
        let elements = rects(0..<100)
        var swapped = elements
        swapped.swapAt(40, 41)
        #expect(try changes(list(elements), list(swapped)).map(\.kind) == [.moved])
        var far = elements
        far.append(far.remove(at: 3))
        let difference = try changes(list(elements), list(far))
        #expect(difference.map(\.kind) == [.moved])
        #expect(difference.first?.element.hasSuffix("rect 4") == true)
        let old = "<svg><g class='a'><rect x='1' fill='#abc'/></g><g class='b'><circle r='1'/></g></svg>"
        let new = "<svg><g class='a'/><g class='b'><rect x='1' fill='#abc'/><circle r='1'/></g></svg>"
        #expect(
            try changes(old, new).map(\.change.line) == [
                "svg > g \"a\" > rect moved: rect in g \"a\" → rect in g \"b\""
            ]
        )
    }

    @Test("that all stands a little further because of one that is new is reported with it")
    func shifted() throws {
        let elements = (0..<20).map { "<rect x='\($0 * 10)' width='\($0 + 1)' fill='#abc'/>" }
        var shifted = ["<rect x='0' width='50' fill='#123'/>"]
        shifted += (0..<20).map { "<rect x='\($0 * 10 + 60)' width='\($0 + 1)' fill='#abc'/>" }
        let difference = try changes(list(elements), list(shifted))
        #expect(difference.filter { $0.kind == .added }.count == 1)
        #expect(difference.filter { $0.kind == .changed }.allSatisfy { $0.attribute == "x" && $0.difference == 60 })
        #expect(difference.count == 21)
    }

    @Test("and refers to another element now is reported, but not that an id has another name")
    func references() throws {
        func svg(_ first: String, _ second: String, uses: String) -> String {
            """
            <svg id='gabc'><linearGradient id='\(first)'><stop stop-color='#abc'/></linearGradient>
            <linearGradient id='\(second)'><stop stop-color='#def'/></linearGradient>
            <rect fill='url(#\(uses))'/><style>#gabc .gabc-x{fill:url(#\(first))}</style></svg>
            """
        }
        #expect(try changes(svg("a", "b", uses: "a"), svg("c", "d", uses: "c")).isEmpty)
        #expect(try changes(svg("a", "b", uses: "a"), svg("b", "a", uses: "b")).isEmpty)
        let difference = try changes(svg("a", "b", uses: "a"), svg("a", "b", uses: "b"))
        #expect(difference.map(\.change.line) == ["svg > rect: fill url(#a) → url(#b)"])
    }

    @Test("is matched near the cost of reading it: many elements ask for few comparisons")
    func many() throws {
        let count = Rounds.size(10_000)
        let elements = rects(0..<count)
        #expect(try changes(list(elements), list(["<rect x='7'/>"] + elements)).map(\.kind) == [.added])
        let others = (0..<count).map {
            "<rect x='\($0 * 10 + 1)' y='6' width='9' height='\($0 % 5 + 9)' fill='#abc'/>"
        }
        #expect(try changes(list(elements), list(others)).count > 3 * count)
        let circles = (0..<count).map { "<circle r='\($0)'/>" }
        #expect(try changes(list(elements), list(circles)).count == 2 * count)
    }
}
