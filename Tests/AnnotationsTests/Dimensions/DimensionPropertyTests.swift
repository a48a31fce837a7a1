import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("The dimensions of any grid, as they are written")
struct DimensionPropertyTests {
    @Test("show every measure, legibly, and point at what they measure")
    func everyMeasure() {
        forEachSeed(cost: 2) { seed, check in
            let figure = RandomFigure(.tight, seed: seed).figure
            if let mistake = try Self.mistake(in: figure) { check.fail(mistake) }
        }
    }

    @Test("show the size of a cell across rows that are thinner than a hundredth")
    func thinRows() throws {
        let figure = Figure("Thin", width: 80) {
            Grid(tracks: [.pt(40), .pt(40)], contentMode: .scroll, spacing: 0) {
                ForEach(0..<2) { _ in Color.gray.frame(height: 20.2395) }
                Color.gray.frame(height: 0.0167).gridSpan([1, 3])
            }
        }
        #expect(try Self.mistake(in: figure) == nil)
    }

    /// Returns the first broken rule of the dimensions of a figure with one grid, or `nil`.
    private static func mistake(in figure: Figure) throws -> String? {
        let drawing = try figure.drawing()
        let drawn = DrawnAnnotation(
            try drawing.svg(Figure.RenderOptions(dimensions: [.eachTrack, .cells, .allLevels]))
        )
        let grid = try #require(drawing.grids.first)
        let context = drawing.visibility().inside(grid.element)
        // Clipped parts aren't measured.
        return mistake(in: drawn, of: context.isHidden ? MeasuredGrid() : MeasuredGrid(grid, within: context.clip))
    }

    /// Returns the first broken rule in a picture, or `nil` if the dimensions follow all rules.
    private static func mistake(in drawn: DrawnAnnotation, of grid: MeasuredGrid) -> String? {
        // 1. Every measure shows its value, and no other is shown.
        let shown = drawn.labels.map(\.text).sorted()
        guard let measures = grid.measures(saidBy: shown, in: drawn) else {
            return "shows \(shown) instead of \(grid.measures.map(\.text).sorted()) and \(grid.sizes.map(\.text))"
        }
        // 2. No label overlaps another, is clipped, or is crossed by a line or head.
        for (index, label) in drawn.labels.enumerated() {
            for other in drawn.labels[..<index] where label.box.overlapsVisibly(other.box) {
                return "\"\(label.text)\" at \(label.box) lies on \"\(other.text)\" at \(other.box)"
            }
            guard drawn.viewBox.encloses(label.box) else { return "\"\(label.text)\" is clipped at \(label.box)" }
            if let line = drawn.segments.first(where: { label.box.isCrossed(by: $0.line) }) {
                return "\"\(label.text)\" at \(label.box) is crossed by \(line)"
            }
            if let head = drawn.heads.first(where: { label.box.overlapsVisibly($0.box) }) {
                return "\"\(label.text)\" at \(label.box) lies on the head at \(head.tip)"
            }
        }
        // 3. Both ends of every measure have a mark, with a line between them.
        let tips = drawn.tips
        for measure in measures where !grid.isDrawn(measure, in: drawn, tips: tips) {
            return "\(measure) isn't marked"
        }
        // 4. No other place has a mark.
        let xs = measures.filter(\.isWidth).flatMap { [$0.start, $0.end] }
        let ys = measures.filter { !$0.isWidth }.flatMap { [$0.start, $0.end] }
        for tip in tips {
            let isEnd = xs.contains { abs($0 - tip.x) < 0.01 } || ys.contains { abs($0 - tip.y) < 0.01 }
            guard isEnd else { return "\(tip) is marked, but no measure ends there" }
        }
        return nil
    }
}
