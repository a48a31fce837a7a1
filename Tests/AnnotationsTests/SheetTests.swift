import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("Annotations of figures with up to six grids, as they are written")
struct SheetTests {
    private static let selections: [Drawing.DimensionSelection] = [.tracks, .running, .cells, .all, .eachTrack]

    @Test("measure nothing twice, cross no text or other cell, and stay small")
    func dimensions() {
        forEachSeed(cost: 5) { seed, check in
            let drawing = try RandomFigure(.sheet, seed: seed).figure.drawing()
            let selection = Self.selections[seed % Self.selections.count]
            let drawn = DrawnAnnotation(try drawing.svg(Figure.RenderOptions(dimensions: selection)))
            let rules = SheetRules(drawing)
            if let mistake = rules.mistake(in: drawn, isLimited: true) { check.fail(mistake) }
            guard !drawn.labels.isEmpty else { return }
            // All margins are equal, except for rounding to whole points and for halos of lines at an edge.
            let margins = rules.margins(of: drawn)
            check((margins.max() ?? 0) - (margins.min() ?? 0) < 3, "The margins are \(margins).")
        }
    }

    @Test("cross no text that they only reach by the rounding of a written file")
    func rounding() {
        let text = CGRect(x: 20.0 / 3, y: 0, width: 10, height: 10)
        func line(_ start: (Double, Double), _ end: (Double, Double)) -> DrawnAnnotation.Segment {
            DrawnAnnotation.Segment(start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1))
        }
        #expect(!text.isCrossed(by: line((0, 5), (6.667, 5))) && text.isCrossed(by: line((0, 5), (6.67, 5))))
        #expect(!text.isCrossed(by: line((6.667, 0), (6.667, 9))) && text.isCrossed(by: line((6.67, 0), (6.67, 9))))
    }

    @Test("have all chains where all levels are asked for, and a finding says where some are left out")
    func levels() {
        forEachSeed(cost: 10) { seed, check in
            let drawing = try RandomFigure(.sheet, seed: seed).figure.drawing()
            let some = drawing.annotated(Figure.RenderOptions(dimensions: .tracks))
            let all = drawing.annotated(Figure.RenderOptions(dimensions: [.tracks, .allLevels]))
            let (fewer, more) = (some.texts, all.texts)
            check(!all.findings.contains { $0.code == .dimensionsLeftOut })
            check(fewer.count <= more.count)
            let isLeftOut = some.findings.contains { $0.code == .dimensionsLeftOut }
            check(isLeftOut || Set(fewer) == Set(more), "\(fewer) of \(more)")
        }
    }

    @Test("keep labels of guides off the content and off each other, and stay small")
    func guides() {
        forEachSeed(cost: 10) { seed, check in
            let drawing = try RandomFigure(.sheet, seed: seed).figure.drawing()
            let all = Drawing.Guide.allCases
            let guides: Set<Drawing.Guide> = seed % 3 == 0 ? Set(all) : [all[seed % all.count]]
            let svg = try drawing.svg(Figure.RenderOptions(guides: guides, legend: .hidden))
            let written = WrittenGuides(svg: svg)
            check.equal(written.complaints, [])
            if let (first, second) = written.overlap {
                check.fail("\"\(first.text)\" lies on \"\(second.text)\" at \(second.area)")
            }
            let rules = SheetRules(drawing)
            for label in written.labels {
                if let text = rules.text(below: label.area) {
                    check.fail("\"\(label.text)\" at \(label.area) lies on the text at \(text)")
                }
            }
        }
    }
}

extension Drawing {
    fileprivate var texts: [String] { annotations.flatMap(\.labels).map(\.text) }
}

extension SheetRules {
    /// Returns the text that a rectangle overlaps, or `nil` if it overlaps no text.
    func text(below area: CGRect) -> CGRect? { texts.first { $0.overlapsVisibly(area) } }
}
