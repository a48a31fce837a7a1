import GridPress
import Testing
import ViewSupport

@testable import GridPressAnnotations

@Suite("Guides of paddings, baselines and proposals")
struct ViewGuideTests {
    @Test("Paddings fill the room on each side, and say how much that is where there is room")
    func padding() throws {
        let guide = try planned(.padding) {
            Color.red.frame(width: 60, height: 40)
                .padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 3))
        }
        let rooms = [rect(0, 0, 93, 20), rect(0, 20, 30, 40), rect(90, 20, 3, 40), rect(0, 60, 93, 10)]
        #expect(Array(guide.areas.prefix(4)) ≈ rooms && guide.areas.count == 7, "Each number is on a pill.")
        #expect(guide.texts == ["20", "30", "10"])
        #expect(try guide.label("30").middle.x == 15)
    }

    @Test("Paddings that are negative, nothing, turned or hidden aren't drawn")
    func noPadding() throws {
        let square = Color.red.frame(width: 30, height: 30)
        #expect(try planned(.padding) { square.padding(-5) }.areas.isEmpty)
        #expect(try planned(.padding) { square.padding(0) }.areas.isEmpty)
        #expect(try planned(.padding) { square.padding(5).rotationEffect(.degrees(5)) }.parts.isEmpty)
        #expect(try planned(.padding) { square.padding(5).hidden() }.parts.isEmpty)
        #expect(try planned(.padding) { square }.parts.isEmpty)
    }

    @Test("A padding around a view with something behind it lies around the view")
    func paddedBackground() throws {
        let guide = try planned(.padding) {
            Color.red.frame(width: 30, height: 30).background(Color.blue.padding(-10).scaleEffect(2)).padding(5)
        }
        #expect(guide.areas ≈ [rect(0, 0, 40, 5), rect(0, 5, 5, 30), rect(35, 5, 5, 30), rect(0, 35, 40, 5)])
    }

    @Test("Baselines lie under texts that share one, beyond them, with marks at their ends")
    func baselines() throws {
        let guide = try planned(.baselines) {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Text("one").font(.system(size: 20))
                Text("two").font(.system(size: 40))
                Text("a text of several lines").frame(width: 60)
            }
        }
        #expect(guide.lines.count == 3)
        let line = try #require(guide.lines.first)
        #expect(line.start.x == -6 && line.start.y == line.end.y)
        #expect(guide.lines.dropFirst().map(\.start.x) == [line.start.x, line.end.x])
        #expect(guide.lines.dropFirst().allSatisfy { $0.end.y - $0.start.y == 5 })
        // A text alone has no baseline guide.
        #expect(try planned(.baselines) { Text("one two").frame(width: 30) }.parts.isEmpty)
        #expect(try planned(.baselines) { Text("turned").rotationEffect(.degrees(10)) }.parts.isEmpty)
        #expect(try planned(.baselines) { Text("hidden").hidden() }.parts.isEmpty)
        #expect(
            try planned(.baselines) {
                HStack {
                    Text("a"); Text("b")
                }.scaleEffect(2)
            }.lines.count == 3
        )
        #expect(try planned(.baselines) { Text(" ") }.parts.isEmpty)
    }

    @Test("Proposals of views with names say what was offered and what was taken")
    func proposals() throws {
        let guide = try planned(.proposals) {
            Color.red.aspectRatio(2, contentMode: .fit).named("red").frame(width: 100, height: 80)
        }
        #expect(guide.texts == ["offered 100 × 80, took 100 × 50"])
        #expect(guide.outlines ≈ [rect(0, 0, 100, 80)])
        #expect(guide.labels[0].middle.y < 0)
    }

    @Test("A length that wasn't offered is nil, and one without end is ∞")
    func unlimited() throws {
        let guide = try planned(.proposals) {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).named("fixed").fixedSize()
                Unlimited { Color.red.frame(width: 40, height: 20).named("endless") }
            }
        }
        #expect(guide.texts == ["offered nil × nil", "took 40 × 20", "offered ∞ × 10", "took 40 × 20"])
        #expect(guide.outlines.contains { $0 ≈ rect(0, 0, 40, 20) })
    }

    /// Proposes an unspecified size to its view.
    private struct Unlimited: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(.unspecified)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: .infinity, height: 10))
        }
    }

    @Test("Proposals are those of grids and names outside of grids, or of the outermost view")
    func chosen() throws {
        let grid = try planned(.proposals) {
            Grid(0..<4, tracks: 2, spacing: 0) { Color.red.named("\($0)") }.named("grid").frame(width: 90, height: 70)
        }
        #expect(grid.texts == ["offered 90 × 70, took 90 × 70"])
        let plain = try planned(.proposals, width: 50, height: 40) { Color.red.frame(width: 20) }
        #expect(plain.texts == ["offered 50 × 40", "took 20 × 40"], "In two lines, since the picture is narrow.")
        #expect(plain.outlines ≈ [rect(0, 0, 50, 40)])
    }

    @Test("Proposals are given in the lengths of the view, and drawn as large as they are seen")
    func scaled() throws {
        let guide = try planned(.proposals) {
            Color.red.frame(width: 10).named("red").frame(width: 20, height: 20).scaleEffect(3, anchor: .topLeading)
        }
        #expect(guide.texts == ["offered 20 × 20", "took 10 × 20"])
        #expect(guide.outlines ≈ [rect(0, 0, 60, 60)])
    }

    @Test(
        "Guides that need proposals draw nothing of elements without them",
        arguments: [
            Drawing.Guide.items, .padding, .overflow, .proposals,
        ]
    )
    func withoutSteps(guide: Drawing.Guide) throws {
        var drawing = try Figure("A test") {
            Grid(tracks: 1, spacing: 0) { Text("text").padding(3) }.named("grid").frame(width: 10, height: 10)
        }
        .drawing()
        for index in drawing.elements.indices { drawing.elements[index].proposal = nil }
        let layers = GuidePlanner(PictureContent(drawing)).annotations(for: [guide])
        #expect(layers.flatMap(\.parts).isEmpty)
    }
}
