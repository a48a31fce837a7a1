import GridPress
import GridPressProperties
import Testing

@testable import SampleFigures

@Suite("The honeycomb of the samples")
struct HoneycombTests {
    private func drawing(_ step: HoneycombStep, spacing: CGFloat) throws -> Drawing {
        try Figure("Honeycomb", width: 1000, height: 1000) {
            Honeycomb(step: step, cellWidth: 100, spacing: spacing, rowSpacing: spacing).named("honeycomb")
        }
        .drawing()
    }

    /// Returns the frames of the grid and of its cells, relative to the corner of the visible area.
    private func frames(_ step: HoneycombStep, spacing: CGFloat = 2) throws -> (grid: CGRect, cells: [CGRect]) {
        let drawing = try drawing(step, spacing: spacing)
        let whole = try #require(drawing.frames(named: "honeycomb").first)
        let grid = try #require(drawing.grids.first)
        func local(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -whole.minX, dy: -whole.minY) }
        let images = drawing.elements.filter { $0.kind.name == "Image" }.map { local($0.frame) }
        return (local(drawing.elements[grid.element].frame), images)
    }

    private func isSame(_ frame: CGRect, _ numbers: [CGFloat]) -> Bool {
        zip([frame.minX, frame.minY, frame.width, frame.height], numbers).allSatisfy { abs($0 - $1) < 0.001 }
    }

    @Test("starts as squares, which become as high as hexagons")
    func squares() throws {
        #expect(isSame(try frames(.squares).grid, [0, 0, 610, 712]))
        #expect(isSame(try frames(.high).grid, [0, 0, 610, 820.290]))
    }

    @Test("has rows that are shifted to both sides by a quarter of a cell and its gap", arguments: [2.0, 8])
    func shifted(spacing: CGFloat) throws {
        let cells = try frames(.shifted, spacing: spacing).cells
        let straight = try frames(.hexagons, spacing: spacing).cells
        let shift = (100 + spacing) / 4
        #expect(abs(cells[0].minX - straight[0].minX + shift) < 0.001)
        #expect(abs(cells[6].minX - straight[6].minX - shift) < 0.001)
    }

    @Test("has rows that lie in each other by their tips")
    func overlapping() throws {
        let (grid, cells) = try frames(.overlapping)
        #expect(isSame(grid, [0, 0, 610, 618.218]))
        #expect(abs(cells[0].minY + 14.434) < 0.001)
        #expect(abs(cells[0].height - 115.470) < 0.001)
    }

    @Test("is clipped by half a cell at the sides and by tips above and below")
    func clipped() throws {
        let drawing = try drawing(.alike, spacing: 2)
        let whole = try #require(drawing.frames(named: "honeycomb").first)
        #expect(isSame(whole, [whole.minX, whole.minY, 560, 596.567]))
        let (grid, cells) = try frames(.alike)
        #expect(isSame(grid, [-25, -10.825, 610, 618.218]))
        #expect(abs(cells[0].minX + 50.5) < 0.001)
        #expect(abs(cells[6].minX - 0.5) < 0.001)
        let wide = try #require(try self.drawing(.alike, spacing: 8).frames(named: "honeycomb").first)
        #expect(isSame(wide, [wide.minX, wide.minY, 590, 632.567]))
    }

    @Test("has hexagons whose corners lie as in the middle of their room")
    func hexagon() {
        let path = Hexagon().path(in: CGRect(x: 0, y: 0, width: 100, height: 115.470))
        let corners: [CGPoint] = [(50, 0), (100, 28.868), (100, 86.603), (50, 115.470), (0, 86.603), (0, 28.868)]
            .map { CGPoint(x: $0, y: $1) }
        forEach(corners) { corner, check in
            let inside = CGPoint(x: corner.x + (50 - corner.x) * 0.01, y: corner.y + (57.735 - corner.y) * 0.01)
            let outside = CGPoint(x: corner.x - (50 - corner.x) * 0.01, y: corner.y - (57.735 - corner.y) * 0.01)
            check(path.contains(inside))
            check(!path.contains(outside))
        }
    }
}
