import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("The space between two views that no one set")
struct SpacingTests {
    /// Returns the gap between two views in a stack, at a display scale of 3.
    private func gap(_ axis: Axis, _ first: some View, _ second: some View) throws -> CGFloat {
        let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        let drawing = try drawn {
            layout {
                first.named("first"); second.named("second")
            }.environment(\.displayScale, 3)
        }
        let (first, second) = (try drawing.frame("first"), try drawing.frame("second"))
        return axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
    }

    private let box = Color.red.frame(width: 20, height: 20)
    private let text = Text("Grid")
    /// Half of the last digit of the documentation, whose numbers have two decimals.
    private let tolerance = 0.005

    @Test("Padding gives an edge of a spacer the distance of other views, and so does a view on top of it")
    func paddedSpacers() throws {
        func width<Content: View>(_ middle: Content) throws -> CGFloat {
            let row = HStack {
                Color.red.frame(width: 20, height: 20)
                middle
                Color.red.frame(width: 20, height: 20)
            }
            return try size(of: row, offered: nil, nil).width
        }
        #expect(try width(Spacer(minLength: 0)) == 40)
        #expect(try width(Spacer(minLength: 0).padding(4)) == 64)
        #expect(try width(Spacer(minLength: 0).padding(.leading, 4)) == 52)
        #expect(try width(Spacer(minLength: 0).padding(0)) == 40)
        #expect(try width(ZStack { Spacer(minLength: 0) }) == 40)
        #expect(
            try width(
                ZStack {
                    Color.red.frame(width: 0, height: 0); Spacer(minLength: 0)
                }
            ) == 56
        )
    }

    @Test("is 8 points", arguments: Axis.allCases)
    func ordinary(axis: Axis) throws {
        #expect(try gap(axis, box, box) ≈ 8)
        #expect(try gap(axis, Rectangle().frame(width: 9, height: 9), box.padding(2)) ≈ 8)
    }

    @Test("depends on which of them is a text above the other")
    func textAndBox() throws {
        #expect(abs(try gap(.vertical, box, text) - 6.43) < tolerance)
        #expect(abs(try gap(.vertical, text, box) - 10.64) < tolerance)
        #expect(try gap(.vertical, text, text) ≈ 0)
        #expect(try gap(.horizontal, text, box) ≈ 8)
        #expect(try gap(.horizontal, text, text) ≈ 8)
    }

    @Test("follows the typeface")
    func fonts() throws {
        let large = text.font(.system(size: 34))
        #expect(try gap(.vertical, box, large) > gap(.vertical, box, text))
        #expect(try gap(.vertical, large, box) > gap(.vertical, text, box))
    }

    @Test("beside a spacer is nothing")
    func spacers() throws {
        #expect(try gap(.horizontal, box, Spacer()) ≈ 0)
        #expect(try gap(.vertical, Spacer(), box) ≈ 0)
    }

    @Test("forgets a text on the axis that a frame gives a length")
    func frames() throws {
        #expect(try gap(.vertical, box, text.frame(height: 30)) ≈ 8)
        #expect(try gap(.vertical, box, text.frame(minHeight: 30)) ≈ 8)
        #expect(abs(try gap(.vertical, box, text.frame(width: 90)) - 6.43) < tolerance)
        #expect(try gap(.vertical, box, Spacer().frame(height: 30)) ≈ 0)
    }

    @Test("forgets a text on the edges that are padded")
    func padding() throws {
        #expect(try gap(.vertical, box, text.padding(.top, 1)) ≈ 8)
        #expect(abs(try gap(.vertical, box, text.padding(.bottom, 1)) - 6.43) < tolerance)
        #expect(try gap(.vertical, text.padding(), box) ≈ 8)
    }

    @Test("is that of the view itself under an overlay, a background, an offset and effects")
    func transparentModifiers() throws {
        let changed = text.overlay { Color.red }.background { Color.red }.offset(x: 4).opacity(0.5).fixedSize()
        #expect(abs(try gap(.vertical, box, changed) - 6.43) < tolerance)
    }

    @Test("is that of the end views of a stack along it, and the largest of all across it")
    func stacks() throws {
        #expect(
            abs(
                try gap(
                    .vertical,
                    box,
                    VStack {
                        text; box
                    }
                ) - 6.43
            ) < tolerance
        )
        #expect(
            try gap(
                .vertical,
                box,
                VStack {
                    box; text
                }
            ) ≈ 8
        )
        #expect(
            abs(
                try gap(
                    .vertical,
                    VStack {
                        box; text
                    },
                    box
                ) - 10.64
            ) < tolerance
        )
        // The box has a spacing of 8 and the row of texts one of 6.43, and neither has the other's kind of spacing.
        #expect(
            abs(
                try gap(
                    .vertical,
                    box,
                    HStack {
                        text; text
                    }
                ) - 6.43
            ) < tolerance
        )
        #expect(
            try gap(
                .horizontal,
                box,
                HStack {
                    Spacer(); text
                }
            ) ≈ 0
        )
    }

    @Test("is not asked for where the stack has a spacing")
    func explicitSpacing() throws {
        let drawing = try drawn {
            VStack(spacing: 3) {
                box; text.named("text")
            }
        }
        #expect(try drawing.frame("text").minY ≈ 23)
    }
}

@Suite("Spacing preferences")
struct ViewSpacingTests {
    private func spacing(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing[.top].any = top
        spacing[.left].any = left
        spacing[.bottom].any = bottom
        spacing[.right].any = right
        return spacing
    }

    @Test("agree on the larger of the two at the edges that face each other")
    func largerOne() {
        let first = spacing(top: 2, left: 3, bottom: 7, right: 11)
        let second = spacing(top: 13, left: 17, bottom: 21, right: 23)
        #expect(first.distance(to: second, along: .horizontal) == 17)
        #expect(first.distance(to: second, along: .vertical) == 13)
        #expect(second.distance(to: first, along: .vertical) == 21)
    }

    @Test("face each other with their other sides where reading runs from right to left")
    func rightToLeft() {
        let first = spacing(top: 0, left: 2, bottom: 0, right: 3)
        #expect(first.distance(to: .zero, along: .horizontal, direction: .leftToRight) == 3)
        #expect(first.distance(to: .zero, along: .horizontal, direction: .rightToLeft) == 2)
    }

    @Test("are 8 points apart when there are none, and nothing apart when both want nothing")
    func defaults() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
    }

    @Test("add up for a kind that both name, and the largest kind counts")
    func categories() {
        var first = ViewSpacing()
        var second = ViewSpacing()
        first[.bottom] = .init(any: 100, categories: [.edgeAboveText: 2, .edgeBelowText: 9])
        second[.top] = .init(any: 100, categories: [.edgeAboveText: 3, .edgeBelowText: -9, .textBaseline: 50])
        #expect(first.distance(to: second, along: .vertical) == 5)
    }

    @Test("keep the larger one in a union, at the edges that are taken over")
    func unions() {
        let first = spacing(top: 1, left: 1, bottom: 9, right: 1)
        let second = spacing(top: 5, left: 5, bottom: 5, right: 5)
        let union = first.union(second, edges: [.top, .bottom])
        #expect(ViewSpacing.Side.allCases.map { union[$0].any } == [5, 1, 9, 1])
        #expect(first.union(second)[.right].any == 5)
    }
}
