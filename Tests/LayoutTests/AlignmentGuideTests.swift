import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("An alignment guide")
struct AlignmentGuideTests {
    /// Returns the distance of a guide from the top of a view that is laid out in a stack beside another view.
    private func value(of guide: VerticalAlignment, in view: some View) throws -> CGFloat {
        let drawing = try drawn {
            HStack(alignment: guide, spacing: 0) {
                view.named("view")
                // A view of height 0 whose guide is 0 marks the common line.
                Color.clear.frame(width: 0, height: 0).alignmentGuide(guide) { _ in 0 }.named("line")
            }
        }
        return try drawing.frame("line").minY - drawing.frame("view").minY
    }

    private func value(of guide: HorizontalAlignment, in view: some View) throws -> CGFloat {
        let drawing = try drawn {
            VStack(alignment: guide, spacing: 0) {
                view.named("view")
                Color.clear.frame(width: 0, height: 0).alignmentGuide(guide) { _ in 0 }.named("line")
            }
        }
        return try drawing.frame("line").minX - drawing.frame("view").minX
    }

    private let box = Color.red.frame(width: 40, height: 30)

    // MARK: - Defaults

    @Test("lies at a side or in the middle of a view that says nothing")
    func defaults() throws {
        #expect(try value(of: .leading, in: box) ≈ 0)
        #expect(try value(of: .center as HorizontalAlignment, in: box) ≈ 20)
        #expect(try value(of: .trailing, in: box) ≈ 40)
        #expect(try value(of: .top, in: box) ≈ 0)
        #expect(try value(of: .center as VerticalAlignment, in: box) ≈ 15)
        #expect(try value(of: .bottom, in: box) ≈ 30)
    }

    @Test("of a baseline lies at the bottom of views without text")
    func baselinesWithoutText() throws {
        #expect(try value(of: .firstTextBaseline, in: box) ≈ 30)
        #expect(try value(of: .lastTextBaseline, in: box) ≈ 30)
    }

    @Test("of a baseline lies an ascent below the top of a text, and a descent above its bottom")
    func baselinesOfText() throws {
        let text = Text("Grid")
        let height = try size(of: text, offered: nil, nil).height
        #expect(try value(of: .firstTextBaseline, in: text) ≈ 17 * 1950 / 2048)
        #expect(try value(of: .lastTextBaseline, in: text) ≈ height - 17 * 494 / 2048)
    }

    @Test("that is custom is where its default value says")
    func customDefault() throws {
        #expect(try value(of: .oneThird, in: box) ≈ 10)
    }

    // MARK: - Explicit values

    @Test("lies where the view says, which may use its size and its other guides")
    func explicit() throws {
        #expect(try value(of: .leading, in: box.alignmentGuide(.leading) { _ in 7 }) ≈ 7)
        #expect(try value(of: .leading, in: box.alignmentGuide(.leading) { $0.width - 1 }) ≈ 39)
        #expect(try value(of: .top, in: box.alignmentGuide(.top) { $0[.bottom] + $0[VerticalAlignment.center] }) ≈ 45)
        #expect(try value(of: .oneThird, in: box.alignmentGuide(.oneThird) { $0[.oneThird] * 2 }) ≈ 20)
    }

    @Test("can be asked for only where it is explicit")
    func explicitSubscript() throws {
        let found = Found()
        _ = try value(
            of: .oneThird,
            in: box.alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.oneThird) { dimensions in
                found.values = [dimensions[explicit: .leading], dimensions[explicit: .trailing]]
                return 0
            }
        )
        #expect(found.values == [3, nil])
    }

    @Test("of another name leaves this one alone")
    func otherGuides() throws {
        #expect(try value(of: .trailing, in: box.alignmentGuide(.leading) { _ in 7 }) ≈ 40)
        #expect(try value(of: .bottom, in: box.alignmentGuide(.firstTextBaseline) { _ in 7 }) ≈ 30)
    }

    @Test("said twice lies where the outer one says, which sees the inner one")
    func explicitTwice() throws {
        let twice = box.alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) { $0[.leading] + 1 }
        #expect(try value(of: .leading, in: twice) ≈ 8)
    }

    @Test("that is not finite counts as not said", arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func notFinite(value: CGFloat) throws {
        #expect(try self.value(of: .trailing, in: box.alignmentGuide(.trailing) { _ in value }) ≈ 40)
    }

    // MARK: - Through modifiers

    @Test("moves along with the view inside a frame, padding and other modifiers")
    func throughModifiers() throws {
        let said = box.alignmentGuide(.leading) { _ in 7 }
        #expect(try value(of: .leading, in: said.padding(.leading, 5)) ≈ 12)
        #expect(try value(of: .leading, in: said.frame(width: 60)) ≈ 17)
        #expect(try value(of: .leading, in: said.frame(minWidth: 60, alignment: .bottomTrailing)) ≈ 27)
        #expect(try value(of: .leading, in: said.fixedSize()) ≈ 7)
        #expect(try value(of: .leading, in: said.aspectRatio(1, contentMode: .fit)) ≈ 7)
        #expect(try value(of: .leading, in: said.offset(x: 100)) ≈ 7)
        #expect(try value(of: .leading, in: said.overlay { Color.blue }.background { Color.blue }) ≈ 7)
        #expect(try value(of: .leading, in: said.opacity(0.5).layoutPriority(3)) ≈ 7)
    }

    @Test("of a baseline moves along too")
    func baselinesThroughModifiers() throws {
        let text = TextBox(width: 40, height: 30, baseline: 20)
        #expect(try value(of: .firstTextBaseline, in: text.padding(4).frame(height: 58)) ≈ 34)
    }

    // MARK: - Through containers

    @Test("that is custom lies at the mean of the views that say where")
    func customMean() throws {
        let stack = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 30).alignmentGuide(.oneThird) { _ in 2 }
            Color.red.frame(width: 10, height: 30)
            Color.red.frame(width: 10, height: 30).padding(.top, 6).alignmentGuide(.oneThird) { _ in 12 }
        }
        #expect(try value(of: .oneThird, in: stack) ≈ 7)
        #expect(
            try value(
                of: .oneThird,
                in: HStack {
                    box; box
                }
            ) ≈ 10
        )
    }

    @Test("that is custom adds where the container put each view")
    func customMeanMoved() throws {
        let stack = VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 30).alignmentGuide(.oneThird) { _ in 2 }
            Color.red.frame(width: 10, height: 30).alignmentGuide(.oneThird) { _ in 4 }
        }
        #expect(try value(of: .oneThird, in: stack) ≈ 18)
    }

    @Test("of the first baseline lies at the highest one, of the last at the lowest")
    func baselines() throws {
        let stack = VStack(spacing: 0) {
            TextBox(width: 10, height: 20, baseline: 14, lastBaseline: 16)
            Color.red.frame(width: 10, height: 100)
            TextBox(width: 10, height: 20, baseline: 13, lastBaseline: 17)
        }
        #expect(try value(of: .firstTextBaseline, in: stack) ≈ 14)
        #expect(try value(of: .lastTextBaseline, in: stack) ≈ 137)
    }

    @Test("of a side or the middle is not passed on by containers")
    func framesAreNotPassedOn() throws {
        let said = box.alignmentGuide(.leading) { _ in 7 }.alignmentGuide(HorizontalAlignment.center) { _ in 7 }
            .alignmentGuide(.trailing) { _ in 7 }
        #expect(try value(of: .leading, in: ZStack { said }) ≈ 0)
        #expect(try value(of: .center as HorizontalAlignment, in: ZStack { said }) ≈ 20)
        #expect(try value(of: .trailing, in: ZStack { said }) ≈ 40)
    }

    @Test("passes through containers inside containers")
    func nested() throws {
        let inner = VStack(spacing: 0) {
            TextBox(width: 10, height: 20, baseline: 14); Color.red.frame(width: 5, height: 5)
        }
        #expect(try value(of: .firstTextBaseline, in: ZStack { HStack { inner.padding(3) } }) ≈ 17)
    }

    @Test("aligns frames and stacks by custom guides")
    func customAlignment() throws {
        let drawing = try drawn {
            ZStack(alignment: Alignment(horizontal: .center, vertical: .oneThird)) {
                Color.red.frame(width: 10, height: 90).named("high")
                Color.blue.frame(width: 10, height: 30).named("low")
            }
            .frame(width: 10, height: 120, alignment: Alignment(horizontal: .leading, vertical: .oneThird))
        }
        // The guide of the frame is 40 down, and so is the stack's. The guides of its views are 30 and 10 down.
        #expect(try drawing.frame("high").minY ≈ 10)
        #expect(try drawing.frame("low").minY ≈ 30)
    }

    @Test("has one value for several: the mean, or for baselines the least and the greatest")
    func combinations() {
        let values: [CGFloat?] = [1, nil, 3, 8]
        #expect(VerticalAlignment.oneThird.combineExplicit(values) == 4)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(values) == 1)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(values) == 8)
        #expect(VerticalAlignment.oneThird.combineExplicit([nil]) == nil)
        #expect(GuideCombination.none.combine([1, 3]) == nil)
        #expect(GuideCombination.mean.combine([]) == nil)
    }

    private final class Found { var values: [CGFloat?] = [] }
}

extension VerticalAlignment {
    /// A guide at a third of the height.
    fileprivate static let oneThird = VerticalAlignment(OneThird.self)

    private enum OneThird: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
}
