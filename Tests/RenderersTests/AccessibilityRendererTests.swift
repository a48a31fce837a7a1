import GridPressDrawings
import GridPressProperties
import Testing

@testable import GridPressRenderers
@testable import GridPressSVG

@Suite("What a screen reader says of a drawing")
struct AccessibilityRendererTests {
    private func lines(_ drawing: Drawing) -> [String] {
        AccessibilityRenderer().render(drawing).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    private func text(_ words: String, at frame: CGRect, settings: [Drawing.Setting] = []) -> Drawing.Element {
        let run = Drawing.TextRun(words, font: Drawing.Font(size: 10), paint: .color(.red))
        return Drawing.Element(
            parent: nil,
            end: 0,
            kind: .leaf("Text"),
            frame: frame,
            mark: .text([Drawing.TextLine(origin: frame.origin, width: frame.width, runs: [run])]),
            settings: settings
        )
    }

    private func drawing(of elements: [Drawing.Element]) -> Drawing {
        var elements = elements
        for index in elements.indices { elements[index].end = index + 1 }
        return Drawing(title: "T", size: CGSize(width: 100, height: 100), elements: elements)
    }

    @Test func `An empty drawing is a screen without elements`() {
        #expect(lines(Drawing(title: "Nothing", size: .zero)) == ["screen: \"Nothing\"", ""])
    }

    @Test func `Every character stays on its line`() {
        for scalar in (0..<0x2100 as Range<UInt32>).compactMap(Unicode.Scalar.init) {
            let drawing = drawing(of: [text("a\(Character(scalar))b", at: .zero)])
            #expect(lines(drawing).count == 3, "\(scalar.value)")
        }
    }

    @Test func `Elements that overlap by less than half a point follow each other`() {
        let first = text("1", at: CGRect(x: 50, y: 0, width: 10, height: 10.4))
        let second = text("2", at: CGRect(x: 0, y: 10, width: 10, height: 10))
        #expect(
            lines(drawing(of: [second, first])).dropFirst().dropLast().map(\.self) == [
                "  text: \"1\"", "  text: \"2\"",
            ]
        )
    }

    @Test func `A transform moves what is read`() {
        let drawing = Sketch.drawing("T") { sketch in
            sketch.add(effect: .transform(CGAffineTransform(translationX: 0, y: 50))) {
                $0.add(mark: text("2", at: CGRect(x: 0, y: 0, width: 10, height: 10)).mark)
            }
            sketch.add(
                mark: text("1", at: CGRect(x: 0, y: 20, width: 10, height: 10)).mark,
                frame: CGRect(x: 0, y: 20, width: 10, height: 10)
            )
        }
        #expect(lines(drawing)[1...2].map { $0 } == ["  text: \"1\"", "  text: \"2\""])
    }

    @Test func `Elements however deep inside each other are read`() {
        let depth = Rounds.size(200_000)
        var elements = (0..<depth).map { index in
            Drawing.Element(
                parent: index == 0 ? nil : index - 1,
                end: depth + 1,
                kind: .container(index.isMultiple(of: 2) ? "List" : "VStack"),
                frame: .zero
            )
        }
        var leaf = text("Deep", at: .zero)
        leaf.parent = depth - 1
        leaf.end = depth + 1
        elements.append(leaf)
        let tree = AccessibilityTree(Drawing(title: "T", size: .zero, elements: elements))
        var deepest = 0
        tree.visit { _, depth in deepest = max(deepest, depth) }
        #expect(deepest == 2 || deepest == depth / 2 + 1)
    }

    @Test func `Settings of the wrong type are ignored`() {
        let element = text(
            "A",
            at: .zero,
            settings: [
                Drawing.Setting("accessibilityHidden", .word("yes")),
                Drawing.Setting("accessibilityHeading", .number(.nan)),
                Drawing.Setting("accessibilitySortPriority", .flag(true)),
                Drawing.Setting("accessibilityTraits", .number(3)),
                Drawing.Setting("fraction", .number(.infinity)),
            ]
        )
        #expect(lines(drawing(of: [element]))[1] == "  heading: \"A\"")
    }
}
