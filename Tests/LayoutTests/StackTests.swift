import GridPress
import Testing
import ViewSupport

@Suite("A stack")
struct StackTests {
    @Test("divides what is offered equally among equally flexible views, after the gaps")
    func equalShares() throws {
        let drawing = try drawn(width: 300, height: 50) {
            HStack(spacing: 6) {
                Color.red.named("a")
                Color.green.named("b")
                Color.blue.named("c")
            }
        }
        #expect(try drawing.frame("a") ≈ rect(0, 0, 96, 50))
        #expect(try drawing.frame("b") ≈ rect(102, 0, 96, 50))
        #expect(try drawing.frame("c") ≈ rect(204, 0, 96, 50))
    }

    @Test("that is lazy has the breadth that it is offered, and aligns its views with its own guides")
    func lazyBreadth() throws {
        for (alignment, start) in [(HorizontalAlignment.leading, 0.0), (.center, 155), (.trailing, 310)] {
            let column = try drawn(width: 390, height: 300) {
                ScrollView {
                    LazyVStack(alignment: alignment, spacing: 0) {
                        Color.red.frame(width: 80, height: 20).named("row")
                        Color.red.frame(width: 40, height: 20)
                    }
                    .named("column")
                }
            }
            #expect(try column.frame("column") == rect(0, 0, 390, 40))
            #expect(try column.frame("row") == rect(CGFloat(start), 0, 80, 20))
        }
        let row = try drawn(width: 390, height: 300) {
            LazyHStack(alignment: .bottom, spacing: 0) {
                Color.red.frame(width: 80, height: 20).named("item")
                Color.red.frame(width: 40, height: 30).alignmentGuide(.bottom) { $0.height - 5 }.named("raised")
            }
            .named("row")
        }
        #expect(try row.frame("row") == rect(135, 0, 120, 300))
        #expect(try row.frame("item") == rect(135, 280, 80, 20))
        #expect(try row.frame("raised") == rect(215, 275, 40, 30))
    }

    @Test("that is lazy offers its views no length, and has the breadth of its widest view without an offer")
    func lazyLength() throws {
        let column = LazyVStack(spacing: 0) {
            Color.red.frame(width: 30)
            Color.red.frame(width: 50)
        }
        #expect(try size(of: column, offered: 200, 100) == CGSize(width: 200, height: 20))
        #expect(try size(of: column, offered: nil, 100) == CGSize(width: 50, height: 20))
        #expect(try size(of: column, offered: 20, nil) == CGSize(width: 20, height: 20))
        let row = LazyHStack(spacing: 0) { Color.red.frame(height: 30) }
        #expect(try size(of: row, offered: 200, 100) == CGSize(width: 10, height: 100))
        #expect(try size(of: row, offered: 200, nil) == CGSize(width: 10, height: 30))
    }

    @Test("swaps the axes when it is vertical")
    func vertical() throws {
        let drawing = try drawn(width: 50, height: 300) {
            VStack(spacing: 6) {
                Color.red.named("a")
                Color.green.frame(height: 20).named("b")
            }
        }
        #expect(try drawing.frame("a") ≈ rect(0, 0, 50, 274))
        #expect(try drawing.frame("b") ≈ rect(0, 280, 50, 20))
    }

    @Test("takes gaps of any sign")
    func negativeGaps() throws {
        let drawing = try drawn {
            HStack(spacing: -10) {
                Color.red.frame(width: 30, height: 10)
                Color.green.frame(width: 30, height: 10).named("b")
            }
        }
        #expect(try drawing.frame("b") ≈ rect(20, 0, 30, 10))
        #expect(drawing.size == CGSize(width: 50, height: 10))
    }

    @Test("offers nothing along its axis when nothing is offered to it")
    func openLength() throws {
        #expect(
            try size(
                of: HStack(spacing: 5) {
                    Color.red; Color.blue
                },
                offered: nil,
                30
            ) == CGSize(width: 25, height: 30)
        )
    }

    @Test("lets the least flexible view choose first")
    func flexibilityOrder() throws {
        let drawing = try drawn(width: 150, height: 100) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).named("most 100")
                Color.green.frame(minWidth: 100).named("least 100")
            }
            .named("stack")
        }
        #expect(try drawing.frame("stack") ≈ rect(-12.5, 0, 175, 100))
        #expect(try drawing.frame("most 100") ≈ rect(-12.5, 0, 75, 100))
        #expect(try drawing.frame("least 100") ≈ rect(62.5, 0, 100, 100))
    }

    @Test("lets the view with the larger smallest length go first where both are endlessly flexible")
    func endlessTies() throws {
        // The view with a minimum of 80 has to be measured first. Then 20 are left for the other, not 50.
        let drawing = try drawn(width: 100, height: 10) {
            HStack(spacing: 0) {
                Color.red.named("any")
                Color.green.frame(minWidth: 80).named("least 80")
            }
        }
        #expect(try drawing.frame("any").width ≈ 20)
        #expect(try drawing.frame("least 80").width ≈ 80)
    }

    @Test("keeps the order of declaration among equals")
    func stableOrder() throws {
        let order = Order()
        _ = try drawn(width: 90, height: 10) {
            HStack(spacing: 0) { ForEach(0..<3) { index in order.noting(index) } }
        }
        #expect(order.offers.filter { $0.offer == 30 }.map(\.view).prefix(3) == [0, 1, 2])
    }

    @Test("offers a view less room the more its siblings took: half of the offer first, then the rest in shares")
    func halfOfTheOfferFirst() throws {
        let drawing = try drawn(width: 620, height: 10) {
            HStack(spacing: 10) {
                Half { Color.red }.named("half")
                Color.green.named("b")
                Color.blue.named("c")
            }
        }
        #expect(try [drawing.frame("half"), drawing.frame("b"), drawing.frame("c")].map(\.width) == [100, 250, 250])
    }

    @Test("asks the half in the middle after the view before it")
    func halfOfTheOfferInTheMiddle() throws {
        let drawing = try drawn(width: 620, height: 10) {
            HStack(spacing: 10) {
                Color.green.named("a")
                Half { Color.red }.named("half")
                Color.blue.named("c")
            }
        }
        #expect(try [drawing.frame("a"), drawing.frame("half"), drawing.frame("c")].map(\.width) == [200, 100, 300])
    }

    @Test("may become longer than the offer, and reports it")
    func overflow() throws {
        let stack = HStack(spacing: 0) {
            Color.red.frame(width: 70)
            Color.blue.frame(width: 70)
        }
        #expect(try size(of: stack, offered: 100, 10) == CGSize(width: 140, height: 10))
    }

    @Test("never offers less than nothing")
    func noNegativeShare() throws {
        let order = Order()
        _ = try drawn(width: 10, height: 10) {
            HStack(spacing: 30) { ForEach(0..<3) { index in order.noting(index) } }
        }
        #expect(!order.offers.isEmpty)
        #expect(order.offers.allSatisfy { ($0.offer ?? 0) >= 0 }, "\(order.offers)")
    }

    @Test("offers its real cross length when it places views that were measured without one")
    func crossLengthAtPlacement() throws {
        let drawing = try drawn(width: 100) {
            HStack(spacing: 0) {
                Color.red.named("fills")
                Divider().named("line")
                Color.blue.frame(width: 19, height: 60)
            }
        }
        #expect(try drawing.frame("fills") ≈ rect(0, 0, 80, 60))
        #expect(try drawing.frame("line") ≈ rect(80, 0, 1, 60))
    }

    @Test("is as high as its views reach when their guides meet")
    func crossExtent() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                TextBox(width: 40, height: 20, baseline: 16).named("a")
                TextBox(width: 60, height: 40, baseline: 20).named("b")
                Color.red.frame(width: 20, height: 30).named("no text")
            }
            .named("stack")
        }
        // The lowest baseline is that of the view without text: its bottom edge, at 30.
        #expect(try drawing.frame("stack") ≈ rect(0, 0, 120, 50))
        #expect(try drawing.frame("a") ≈ rect(0, 14, 40, 20))
        #expect(try drawing.frame("b") ≈ rect(40, 10, 60, 40))
        #expect(try drawing.frame("no text") ≈ rect(100, 0, 20, 30))
    }

    @Test(
        "aligns across itself",
        arguments: [(HorizontalAlignment.leading, 0), (.center, 15), (.trailing, 30)]
            as [(HorizontalAlignment, CGFloat)]
    )
    func crossAlignment(alignment: HorizontalAlignment, x: CGFloat) throws {
        let drawing = try drawn {
            VStack(alignment: alignment, spacing: 0) {
                Color.red.frame(width: 50, height: 10)
                Color.blue.frame(width: 20, height: 10).named("narrow")
            }
        }
        #expect(try drawing.frame("narrow") ≈ rect(x, 10, 20, 10))
    }

    @Test("of no views is nothing wide and high")
    func empty() throws {
        #expect(try size(of: HStack {}, offered: 100, 100) == .zero)
        #expect(try size(of: VStack { EmptyView() }, offered: nil, .infinity) == .zero)
    }

    @Test("is not where a spacer stands alone: that takes room both ways")
    func loneSpacer() throws {
        #expect(try drawn { Spacer().named("room") }.frame("room") ≈ rect(0, 0, 8, 8))
        #expect(try drawn { Spacer(minLength: 20).hidden().named("room") }.frame("room") ≈ rect(0, 0, 20, 20))
        #expect(try drawn(width: 30, height: 5) { Spacer().named("room") }.frame("room") ≈ rect(0, -1.5, 30, 8))
        #expect(try drawn { ViewThatFits { Spacer().named("room") } }.frame("room") ≈ rect(0, 0, 8, 8))
        let several = try drawn(width: 30, height: 30) {
            Spacer().named("room"); Color.red
        }
        #expect(try several.frame("room") ≈ rect(15, 0, 0, 8))
    }

    @Test("gives a spacer what the others leave, and keeps the default spacing as the least")
    func spacer() throws {
        let stack = HStack {
            Color.red.frame(width: 20, height: 20)
            Spacer()
            Color.blue.frame(width: 20, height: 20).named("b")
        }
        #expect(try size(of: stack, offered: 10, 20) == CGSize(width: 48, height: 20))
        #expect(try drawn(width: 100) { stack }.frame("b") ≈ rect(80, 0, 20, 20))
    }

    @Test("lets a spacer choose last")
    func spacerIsLast() throws {
        let drawing = try drawn(width: 100, height: 10) {
            HStack(spacing: 0) {
                Spacer(minLength: 0).named("spacer")
                Color.red.named("color")
            }
        }
        #expect(try drawing.frame("spacer").width ≈ 0)
        #expect(try drawing.frame("color").width ≈ 100)
    }

    @Test("takes a spacer's own least length")
    func spacerMinimum() throws {
        let stack = VStack {
            Color.red.frame(width: 20, height: 20)
            Spacer(minLength: 50)
        }
        #expect(try size(of: stack, offered: 0, 0) == CGSize(width: 20, height: 70))
    }

    @Test("stands a divider across itself, one pixel thick")
    func dividers() throws {
        let drawing = try drawn(width: 100, height: 100) {
            ZStack {
                VStack(spacing: 0) {
                    Color.red; Divider().named("lying"); Color.red
                }
                HStack(spacing: 0) {
                    Color.red; Divider().named("standing"); Color.red
                }.environment(\.displayScale, 2)
            }
        }
        #expect(try drawing.frame("lying").size == CGSize(width: 100, height: 1))
        #expect(try drawing.frame("standing").size == CGSize(width: 0.5, height: 100))
    }

    @Test("measures a view of infinite length without losing its other lengths")
    func infiniteOffer() throws {
        let stack = HStack(spacing: 0) {
            Color.red; Color.blue.frame(width: 30, height: 20)
        }
        #expect(try size(of: stack, offered: .infinity, nil) == CGSize(width: CGFloat.infinity, height: 20))
    }
}

/// A layout that offers its view half of the offered width.
private struct Half: Layout {
    private func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(half(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: half(proposal))
    }
}

/// A record of the proposed widths, in the order of measurements.
private final class Order {
    var offers: [(view: Int, offer: CGFloat?)] = []

    func noting(_ view: Int) -> some View { Noting(order: self, view: view)({ Color.red }) }

    private struct Noting: Layout {
        let order: Order
        let view: Int

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            order.offers.append((view, proposal.width))
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
}

/// A replacement for a text: a view of a fixed size with a baseline.
struct TextBox: NonisolatedView {
    let width: CGFloat
    let height: CGFloat
    let baseline: CGFloat
    var lastBaseline: CGFloat?

    var body: some View {
        Color.gray.frame(width: width, height: height)
            .alignmentGuide(.firstTextBaseline) { _ in baseline }
            .alignmentGuide(.lastTextBaseline) { _ in lastBaseline ?? baseline }
    }
}
