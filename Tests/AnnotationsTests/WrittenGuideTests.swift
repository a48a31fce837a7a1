import GridPress
import GridPressProperties
import Testing
import ViewSupport

@testable import GridPressAnnotations

@Suite("Guides of any figure as they are written")
struct WrittenGuideTests {
    @Test("have no label on another, lie in the picture, and are the same each time")
    func overlaps() {
        var labelCount = 0
        var figureCount = 0
        forEachSeed(cost: 10) { seed, check in
            let drawing = try RandomFigure(.wild, seed: seed).figure.drawing()
            let svg = try drawing.svg(Figure.RenderOptions(guides: Set(Drawing.Guide.allCases)))
            let written = WrittenGuides(svg: svg)
            check.equal(written.complaints, [])
            labelCount += written.labels.count
            figureCount += 1
            if let (first, second) = written.overlap {
                check.fail("\"\(first.text)\" lies on \"\(second.text)\" at \(second.area)")
            }
            let outside = written.labels.first { !written.viewBox.holds($0.area) }
            if let outside { check.fail("\"\(outside.text)\" lies outside the picture") }
            if seed % 20 == 0 {
                let again = try RandomFigure(.wild, seed: seed).figure.drawing().svg(
                    Figure.RenderOptions(guides: Set(Drawing.Guide.allCases))
                )
                check(again == svg, "The second picture differs.")
            }
        }
        // Figures have 21 labels on average. A few figures may all have few labels: below 1,000 figures the limit is
        // lower, and below 50 there is no limit.
        if figureCount >= 50 {
            let least = figureCount < 1000 ? 5 : 15
            #expect(labelCount > least * figureCount, "The figures have too few labels for this test.")
        }
    }

    @Test("drawn one by one have no label on another either")
    func single() {
        forEachSeed(cost: 200) { seed, check in
            let drawing = try RandomFigure(.wild, seed: seed).figure.drawing()
            for guide in Drawing.Guide.allCases {
                let overlap = WrittenGuides(svg: try drawing.svg(Figure.RenderOptions(guides: [guide]))).overlap
                check(overlap == nil, guide.rawValue)
            }
        }
    }
}

extension CGRect {
    /// Returns whether another rectangle lies inside, except for rounding.
    fileprivate func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.001 && other.minY >= minY - 0.001 && other.maxX <= maxX + 0.001
            && other.maxY <= maxY + 0.001
    }
}

@Suite("The planner of guides")
struct GuidePlannerTests {
    @Test("makes one layer for each guide, areas below labels, in the same order whatever was asked for")
    func layers() throws {
        let drawing = try Figure("A test") { SmallGrid() }.drawing()
        let all = GuidePlanner(PictureContent(drawing)).annotations(for: Set(Drawing.Guide.allCases))
        #expect(Set(all.map(\.name)) == Set(Drawing.Guide.allCases.map { "guide-" + $0.rawValue }))
        #expect(all.count == Drawing.Guide.allCases.count && all.first?.name == "guide-gaps")
        let some = GuidePlanner(PictureContent(drawing)).annotations(for: [.overflow, .trackLines, .gaps])
        #expect(some.map(\.name) == ["guide-gaps", "guide-track-lines", "guide-overflow"])
        #expect(GuidePlanner(PictureContent(drawing)).annotations(for: []).isEmpty)
    }

    @Test("keeps labels of other annotations free")
    func avoiding() throws {
        let drawing = try Figure("A test") { SmallGrid() }.drawing()
        let first = try #require(GuidePlanner(PictureContent(drawing)).annotations(for: [.trackLines]).first)
        let second = try #require(
            GuidePlanner(PictureContent(drawing), avoiding: [first]).annotations(for: [.trackLines]).first
        )
        forEach(second.labels) { label, check in
            check(!first.labels.contains { $0.bounds(size: 9).overlaps(label.bounds(size: 9)) })
        }
    }

    @Test("has bounds around all that it draws")
    func bounds() throws {
        let guide = try planned(.gaps) { SmallGrid() }
        #expect(guide.bounds.map { $0 ≈ rect(10, 10, 80, 40) } == true)
    }

    @Test("draws the guides of many cells, also where all labels want the same place")
    func large() throws {
        let count = Rounds.isThorough ? 10_000 : 400
        let drawing = try Figure("A test") {
            VStack(spacing: 0) {
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(4), spacing: 1), count: 100), spacing: 1) {
                    ForEach(0..<count) { _ in Color.red.frame(width: 6, height: 4) }
                }
                LazyVGrid(
                    columns: Array(repeating: GridItem(.fixed(0), spacing: 0), count: Rounds.isThorough ? 2000 : 400),
                    spacing: 0
                ) {
                    Color.red.frame(height: 4)
                }
            }
        }
        .drawing()
        let layers = GuidePlanner(PictureContent(drawing)).annotations(for: Set(Drawing.Guide.allCases))
        // Most labels have no room and are left out.
        #expect(layers.flatMap(\.labels).count > 100)
    }
}
