import GridPressProperties
import Testing
import ViewSupport

@testable import GridPress
@testable import GridPressFrameUp
@testable import GridPressSpanGrids
@testable import GridPressTrackGrids
@testable import GridPressViews

@Suite("A layout of FrameUp")
struct FULayoutTests {
    private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    // MARK: Making views

    @Test("is called like a function, and takes each view inside as an item")
    func callAsFunction() throws {
        let drawing = try drawn {
            HFlow(maxWidth: 100) {
                box(40, 10, "a")
                Group {
                    box(40, 20, "b")
                    if true { box(40, 10, "c") }
                }
            }
            .named("flow")
        }
        #expect(try drawing.frame("b") ≈ rect(50, 0, 40, 20))
        #expect(try drawing.frame("c") ≈ rect(0, 30, 40, 10))
        #expect(try drawing.frame("flow") ≈ rect(0, 0, 90, 40))
    }

    private struct Word: Identifiable { let id: String }

    @Test("makes views of data, identified by themselves, by a property, or by numbers")
    func forEach() throws {
        func names(_ view: some View) throws -> [String] { try drawn { view }.namesInPaintOrder }
        let words = ["Hello", "World"]
        #expect(try names(HFlow(maxWidth: 50).forEach(words, id: \.self) { box(9, 9, $0) }) == words)
        #expect(try names(HFlow(maxWidth: 50).forEach(words.map(Word.init)) { box(9, 9, $0.id) }) == words)
        #expect(try names(HFlow(maxWidth: 50).forEach(0..<2) { box(9, 9, words[$0]) }) == words)
    }

    @Test("is as large as its items, whatever it is offered")
    func ownSize() throws {
        let flow = HFlow(maxWidth: 100) { box(40, 10, "a") }
        #expect(try size(of: flow, offered: 10, 5) == CGSize(width: 40, height: 10))
        #expect(try size(of: flow, offered: nil, .infinity) == CGSize(width: 40, height: 10))
        #expect(try size(of: HFlow(maxWidth: 100) {}, offered: 50, 50) == .zero)
    }

    @Test("draws no item that has no offset, and counts none")
    func withoutOffset() throws {
        struct First: FULayout {
            var fixedSize: Axis.Set { [.horizontal, .vertical] }
            var maxItemWidth: CGFloat? { nil }
            var maxItemHeight: CGFloat? { nil }
            func contentOffsets(sizes: [Int: CGSize]) -> [Int: CGPoint] {
                [0: CGPoint(x: -7, y: CGFloat.nan), 9: .zero]
            }
        }
        let drawing = try drawn {
            First() {
                box(20, 10, "a")
                box(90, 90, "b")
            }
            .named("all")
        }
        #expect(drawing.frames(named: "b").isEmpty)
        #expect(try drawing.frame("a") ≈ rect(0, 0, 20, 10))
        #expect(try drawing.frame("all") ≈ rect(0, 0, 20, 10))
    }

    @Test("is the same as another of its type with the same settings, its type hidden or not")
    func equality() {
        let flow = HFlow(maxWidth: 100)
        #expect(flow == HFlow(maxWidth: 100, horizontalSpacing: nil) && flow != HFlow(maxWidth: 101))
        #expect(flow.anyFULayout == AnyFULayout(AnyFULayout(flow)))
        #expect(flow.anyFULayout != VFlow(maxHeight: 100).anyFULayout)
        #expect(Set([flow.anyFULayout, AnyFULayout(flow)]).count == 1)
    }

    @Test("offers items the largest size that it lets them have")
    func offers() throws {
        let drawing = try drawn {
            VStack(alignment: .leading, spacing: 0) {
                HFlow(maxWidth: 100, maxItemWidth: 60) { Color.red.frame(idealHeight: 12).named("a") }
                VMasonry(columns: 3, maxWidth: 110) {
                    Color.red.frame(idealHeight: 12).named("b")
                    Color.red.frame(idealHeight: 12).named("c").masonrySpan(2)
                }
                ZStackFULayout(maxWidth: 50, maxHeight: 20) { Color.red.named("d") }
            }
        }
        #expect(try drawing.frame("a").size == CGSize(width: 60, height: 12))
        #expect(try drawing.frame("b").size == CGSize(width: 30, height: 12))
        #expect(try drawing.frame("c").size == CGSize(width: 70, height: 12))
        #expect(try drawing.frame("d").size == CGSize(width: 50, height: 20))
    }

    // MARK: Labels and generations

    @Test("takes the room that there is where its limit is given for the other axis")
    func otherLabels() throws {
        let drawing = try drawn {
            VStack(alignment: .leading, spacing: 0) {
                HFlow(maxHeight: 30) {
                    box(60, 10, "a")
                    Color.red.frame(width: 60).named("b")
                }
                .frame(width: 100)
                VFlow(maxWidth: 30) {
                    box(10, 60, "c")
                    box(10, 60, "d")
                }
                .frame(height: 100)
            }
        }
        #expect(try drawing.frame("b") ≈ rect(20, 20, 60, 30))
        #expect(try drawing.frame("d").minX ≈ drawing.frame("c").maxX + 10)
        // Without a limit, there is one line.
        #expect(
            try size(
                of: HFlow(maxHeight: 9) {
                    box(600, 9, "e"); box(600, 9, "f")
                },
                offered: nil,
                nil
            ).height == 9
        )
        let rows = HMasonry(columns: 2, maxHeight: 110)
        #expect(rows == HMasonry(rows: 2, maxHeight: 110) && rows.rowHeight == 50)
    }

    @Test("is the older masonry with an alignment of one axis, the newer one with one of both")
    func generations() {
        let sizes = [0: CGSize(width: 20, height: 20), 1: CGSize(width: 20, height: 10)]
        let older = HMasonry(alignment: .leading, rows: 2, maxHeight: 110).contentOffsets(sizes: sizes)
        #expect(older[1] == CGPoint(x: 0, y: 60))
        let newer = HMasonry(alignment: FUAlignment.leading, rows: 2, maxHeight: 110).contentOffsets(sizes: sizes)
        #expect(newer[1] == CGPoint(x: 0, y: 30))
        #expect(HMasonry(rows: 2, maxHeight: 110) == HMasonry(alignment: .leading, rows: 2, maxHeight: 110))
        #expect(VMasonry(columns: 2, maxWidth: 110).alignment == .topLeading)
        #expect(VMasonry(alignment: .justified, columns: 2, maxWidth: 110).alignment == .justified)
    }

    @Test("shares the room that there is among the lanes of the older masonry, too")
    func olderMasonryInRoom() throws {
        func inRoom(_ view: some View) throws -> Drawing {
            try drawn(width: 210, height: 110) {
                view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
        }
        let columns = try inRoom(
            VMasonry(columns: 2) {
                box(20, 10, "a"); box(30, 10, "b")
                Color.red.frame(height: 5).named("c")
            }
        )
        #expect(try columns.frame("b") ≈ rect(110, 0, 30, 10))
        #expect(try columns.frame("c") ≈ rect(0, 20, 100, 5))
        let rows = try inRoom(
            HMasonry(alignment: .trailing, rows: 2) {
                box(20, 10, "d"); box(30, 10, "e")
            }
        )
        #expect(try rows.frame("d") ≈ rect(10, 0, 20, 10))
        #expect(try rows.frame("e") ≈ rect(0, 60, 30, 10))
        // Without a limit, lanes are as broad as their items.
        let masonry = VMasonry(columns: 2) {
            box(20, 10, "a"); box(30, 10, "b")
        }
        #expect(try size(of: masonry, offered: nil, nil) == CGSize(width: 60, height: 10))
    }

    @Test("leaves the horizontal gap between items of a row, and the vertical one between rows")
    func masonrySpacings() {
        let masonry = HMasonry(rows: 2, maxHeight: 120, horizontalSpacing: 3, verticalSpacing: 20)
        #expect(masonry.rowHeight == 50)
        let sizes = Dictionary(uniqueKeysWithValues: (0..<3).map { ($0, CGSize(width: 10, height: 50)) })
        #expect(masonry.contentOffsets(sizes: sizes) == [0: .zero, 1: CGPoint(x: 0, y: 70), 2: CGPoint(x: 13, y: 0)])
    }

    @Test("aligns as views are aligned elsewhere, too")
    func alignments() {
        #expect(HFlow(alignment: Alignment.bottomTrailing, maxWidth: 9).alignment == .bottomTrailing)
        #expect(VFlow(alignment: nil, maxHeight: 9).alignment == .topLeading)
        #expect(ZStackFULayout(alignment: Alignment.top, maxWidth: 1, maxHeight: 1).alignment == .top)
        #expect(ZStackFULayout(alignment: nil as Alignment?, maxWidth: 1, maxHeight: 1).alignment == .center)
        let rows = HFlow(alignment: Alignment.bottom, maxHeight: 9, maxItemWidth: 5)
        #expect(rows.alignment == .bottom && rows.maxItemHeight == 9 && rows.maxItemWidth == 5)
        let columns = VFlow(alignment: Alignment.trailing, maxWidth: 9, maxItemHeight: 5)
        #expect(columns.alignment == .trailing && columns.maxItemWidth == 9 && columns.maxItemHeight == 5)
        #expect(FUAlignment(from: .leadingFirstTextBaseline) == nil)
        GridPressProperties.forEach(FUAlignment.allCases) { alignment, check in
            check.equal(FUAlignment(horizontal: alignment.horizontal, vertical: alignment.vertical), alignment)
            check(alignment.replacingVerticalJustification().vertical != .justified)
            check(alignment.replacingHorizontalJustification().horizontal != .justified)
        }
        let alignments: [Alignment] = [.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottom]
        #expect(alignments.compactMap { FUAlignment(from: $0)?.alignment } == alignments)
    }

    // MARK: Room

    @Test("fills the room that it may have, if it is asked to")
    func filling() throws {
        let drawing = try drawn {
            HFlow(alignment: .topTrailing, maxWidth: 200, extent: .filling) { box(50, 10, "a") }.named("flow")
            VMasonry(alignment: FUAlignment.top, columns: 2, maxWidth: 110, extent: .filling) { box(20, 10, "b") }
                .named("masonry")
        }
        #expect(try drawing.frame("flow").width == 200)
        #expect(try drawing.frame("a").maxX ≈ drawing.frame("flow").maxX)
        #expect(try drawing.frame("masonry").width == 110)
        #expect(try drawing.frame("b").midX ≈ drawing.frame("masonry").minX + 25)
    }

    @Test("has one line in room without an end")
    func endless() throws {
        let flow = HFlowLayout(spacing: 2)({
            box(50, 9, "a"); box(50, 9, "b")
        })
        #expect(try size(of: flow, offered: nil, nil) == CGSize(width: 102, height: 9))
        #expect(try size(of: flow, offered: .infinity, 3) == CGSize(width: 102, height: 9))
        #expect(try size(of: flow, offered: 60, nil) == CGSize(width: 50, height: 20))
        let masonry = VMasonryLayout(columns: 2, spacing: 2)({
            box(50, 9, "a"); box(30, 9, "b")
        })
        #expect(try size(of: masonry, offered: nil, nil) == CGSize(width: 82, height: 9))
    }

    @Test("has one width for measuring and placing")
    func oneWidth() throws {
        let drawing = try drawn {
            VMasonryLayout(columns: 3)({
                box(50, 10, "a"); box(50, 10, "b"); box(50, 10, "c")
            }).named("all")
                .frame(width: 300)
        }
        let whole = try drawing.frame("all")
        let expected = 2 * (280.0 / 3 + 10) + 50
        #expect(whole.width ≈ expected)
        #expect(try drawing.frame("c").maxX ≈ whole.maxX)
    }

    @Test("proposes lanes to its items, so that none covers another")
    func stretchyItems() throws {
        let drawing = try drawn(width: 320, height: 100) {
            VMasonryLayout(columns: 3)({ ForEach(0..<3) { Color.red.frame(height: 20).named("\($0)") } })
        }
        #expect(try drawing.frame("1") ≈ rect(110, drawing.frame("0").minY, 100, 20))
    }

    // MARK: Invalid values

    @Test("gets along with lengths that can't be, and says so")
    func badLengths() throws {
        func codes(_ view: some View) throws -> [Finding.Code] {
            let drawing = try drawn { view }
            #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
            return drawing.codes
        }
        #expect(try codes(HFlow(maxWidth: .nan) { box(9, 9, "a") }) == [.invalidLimit])
        #expect(try codes(VFlow(maxHeight: -1) { box(9, 9, "a") }) == [.invalidLimit])
        #expect(try codes(HFlow(maxWidth: 9, maxItemWidth: .nan) { box(9, 9, "a") }) == [.invalidLimit])
        #expect(try codes(HFlow(maxWidth: 9, horizontalSpacing: .nan) { box(9, 9, "a") }) == [.invalidSpacing])
        #expect(try codes(HFlowLayout(spacing: .infinity)({ box(9, 9, "a") })) == [.invalidSpacing])
        #expect(try codes(VMasonry(columns: 0, maxWidth: 50) { box(9, 9, "a") }) == [.laneCount])
        #expect(try codes(VMasonry(columns: 1 << 40, maxWidth: 50) { box(9, 9, "a") }) == [.laneCount])
        #expect(try codes(HMasonry(rows: 2, maxHeight: .nan) { box(9, 9, "a") }) == [.invalidLimit])
        #expect(
            try codes(
                VMasonry(columns: 2, maxWidth: .infinity) {
                    Color.red; Color.blue
                }
            ) == []
        )
        #expect(try codes(HStackFULayout(maxHeight: .nan) { box(9, 9, "a") }) == [.invalidLimit])
        #expect(try codes(FUViewThatFits(maxWidth: .nan) { box(9, 9, "a") }) == [.invalidLimit])
    }

    private struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .endless }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    @Test("leaves no room for items without an end, and says so")
    func endlessItems() throws {
        let drawing = try drawn(width: 100, height: 100) {
            HFlow(maxWidth: 100, horizontalSpacing: 5) {
                Endless()({ Color.red })
                box(20, 10, "b")
            }
            .named("flow")
        }
        #expect(Set(drawing.codes) == [.endlessItem, .undrawableFrame])
        #expect(try drawing.frame("flow").size == CGSize(width: 25, height: 10))
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
    }
}
