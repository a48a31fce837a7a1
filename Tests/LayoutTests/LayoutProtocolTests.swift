import GridPress
import Testing
import ViewSupport

@Suite("A custom layout")
struct LayoutProtocolTests {
    @Test("that is a view with content, or a layout without content, is a view where a closure has its content")
    @MainActor func viewOrLayout() {
        let row = Row {
            Color.red
            Color.blue
        }
        #expect(type(of: row) == Row<TupleView<(Color, Color)>>.self)
        #expect(type(of: Row()) == Row<EmptyView>.self)
    }

    @Test("places views by any point of theirs")
    func anchors() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Placing { _, subviews in
                subviews[0].place(at: CGPoint(x: 50, y: 50), proposal: .unspecified)
                subviews[1].place(at: CGPoint(x: 50, y: 50), anchor: .center, proposal: .unspecified)
                subviews[2].place(at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing, proposal: .unspecified)
                subviews[3].place(
                    at: CGPoint(x: 50, y: 50),
                    anchor: UnitPoint(x: 0.2, y: 2),
                    proposal: .unspecified
                )
            }({ ForEach(0..<4) { Color.red.named("\($0)") } })
        }
        #expect(try drawing.frame("0") ≈ rect(50, 50, 10, 10))
        #expect(try drawing.frame("1") ≈ rect(45, 45, 10, 10))
        #expect(try drawing.frame("2") ≈ rect(40, 40, 10, 10))
        #expect(try drawing.frame("3") ≈ rect(48, 30, 10, 10))
    }

    @Test("gives a view the size that it answers to what it is offered there")
    func placementOffer() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Placing { _, subviews in subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 30, height: nil)) }(
                {
                    Color.red.named("view")
                })
        }
        #expect(try drawing.frame("view") ≈ rect(0, 0, 30, 10))
    }

    @Test("may place a view again: the last time counts")
    func placingTwice() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Placing { _, subviews in
                subviews[0].place(at: CGPoint(x: 90, y: 90), proposal: .zero)
                subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
            }({ Color.red.named("view") })
        }
        #expect(try drawing.frame("view") ≈ rect(1, 2, 10, 10))
    }

    @Test("that places nothing has its views in the middle, offered what it was offered itself")
    func unplaced() throws {
        let drawing = try drawn(width: 100, height: 60) {
            Placing { _, _ in }({
                Color.red.named("fills")
                Color.blue.frame(width: 20, height: 10).named("small")
            })
        }
        #expect(try drawing.frame("fills") ≈ rect(0, 0, 100, 60))
        #expect(try drawing.frame("small") ≈ rect(40, 25, 20, 10))
    }

    @Test("measures and places with one cache, made once")
    func caches() throws {
        let counts = Counts()
        let drawing = try drawn(width: 100) {
            Caching(counts: counts)({
                Color.red.frame(width: 30, height: 20).named("view"); Color.blue
            })
        }
        #expect(counts.caches == 1)
        #expect(counts.sizesSeenWhenPlacing == [CGSize(width: 30, height: 20), CGSize(width: 10, height: 10)])
        #expect(try drawing.frame("view").size == CGSize(width: 30, height: 20))
    }

    @Test("is asked for its size once for each proposal")
    func answersAreKept() throws {
        let counts = Counts()
        // A stack measures with 0 and infinity, then with a share, and again during placement.
        _ = try drawn(width: 100, height: 10) {
            VStack {
                HStack {
                    Caching(counts: counts)({ Color.red }); Color.blue
                }; Color.green
            }
        }
        #expect(counts.asked.count == Set(counts.asked).count, "\(counts.asked)")
        #expect(counts.asked.count > 2)
    }

    @Test("brings its cache up to date by making it again, unless it does better")
    func updatedCache() {
        let counts = Counts()
        let answer = Answer()
        _ = try? drawn(width: 10, height: 10) {
            Updating(inner: Caching(counts: counts), answer: answer)({
                Color.red; Color.blue
            })
        }
        #expect(counts.caches == 2)
        #expect(answer.count == 2)
    }

    @Test("prefers the spacing that its views do, and none when it has no view")
    func defaultSpacing() throws {
        let box = Color.red.frame(width: 20, height: 20)
        let drawing = try drawn {
            VStack {
                box
                OnTop()({
                    Text("Grid"); Text("Press")
                }).named("texts")
                OnTop()({}).named("nothing")
                box.named("last")
            }
            .environment(\.displayScale, 3)
        }
        #expect(abs(try drawing.frame("texts").minY - 26.43) < 0.005)
        #expect(try drawing.frame("last").minY ≈ drawing.frame("texts").maxY)
    }

    @Test("combines the guides of its views where it placed them")
    func defaultAlignment() throws {
        let drawing = try drawn {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Shifted(y: 30)({ TextBox(width: 10, height: 20, baseline: 15) })
                Color.clear.frame(width: 1, height: 1).alignmentGuide(.firstTextBaseline) { _ in 0 }.named("line")
            }
        }
        #expect(try drawing.frame("line").minY ≈ 45)
    }

    @Test("may place custom guides")
    func ownAlignment() throws {
        let drawing = try drawn {
            HStack(alignment: .top, spacing: 0) {
                Guiding()({ Color.red.frame(width: 10, height: 40) })
                Color.clear.frame(width: 1, height: 1).named("top")
            }
        }
        #expect(try drawing.frame("top").minY ≈ 25)
    }

    @Test("forgets earlier placements before it places again")
    func placementsAreFresh() throws {
        // Guides are requested for two heights. Only for the larger one, the layout places its view, 40 down.
        let view = Sometimes()({ TextBox(width: 10, height: 10, baseline: 10) })
        let probe = BaselineProbe()
        _ = try drawn(width: 10, height: 100) { probe({ view }) }
        #expect(probe.found.baselines == [50, 15])
    }

    @Test("knows the priority, the spacing and the dimensions of its views, and which are the same")
    func subviews() throws {
        let drawing = try drawn(width: 50, height: 50) {
            Placing { _, subviews in
                #expect(subviews.count == 2)
                #expect(subviews[1].priority == 4)
                #expect(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal) == 8)
                #expect(subviews[0].dimensions(in: .unspecified)[.trailing] == 10)
                #expect(subviews[0] == subviews[0] && subviews[0] != subviews[1])
                #expect(subviews[1..<2].first == subviews[1])
                #expect(subviews.layoutDirection == .leftToRight)
            }({
                Color.red; Color.blue.layoutPriority(4)
            })
        }
        #expect(drawing.findings.isEmpty)
    }

    @Test("may call a stack a part of itself")
    func composition() throws {
        let drawing = try drawn(width: 100, height: 50) {
            Reversed()({
                Color.red.named("a"); Color.blue.named("b")
            })
        }
        #expect(try drawing.frame("a") ≈ rect(0, 0, 46, 50))
        #expect(try drawing.frame("b") ≈ rect(54, 0, 46, 50))
    }

    @Test("passes its axis to spacers and dividers inside")
    func orientation() throws {
        #expect(try size(of: Stacking()({ Divider() }), offered: 30, 40) == CGSize(width: 1, height: 40))
        #expect(try size(of: OnTop()({ Divider() }), offered: 30, 40) == CGSize(width: 30, height: 1))
    }

    // MARK: - Layouts that misbehave

    @Test("may ask views for infinity, and still makes a finite picture")
    func infinity() throws {
        let drawing = try drawn(width: 100, height: 100) {
            Placing { bounds, subviews in
                for subview in subviews { subview.place(at: bounds.origin, proposal: .infinity) }
            }({
                Color.red.named("view");
                HStack {
                    Color.blue.named("inner"); Color.green
                }
            })
        }
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
        #expect(drawing.codes.contains(.undrawableFrame))
    }

    @Test("may answer with a size that can't be", arguments: [.nan, .infinity, -20] as [CGFloat])
    func impossibleSize(length: CGFloat) throws {
        let drawing = try drawn(width: 100, height: 100) {
            HStack {
                Answering(size: CGSize(width: length, height: length))({ Color.red }); Color.blue.named("next")
            }
        }
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite && $0.frame.width >= 0 && $0.frame.height >= 0 })
    }

    @Test("may place views nowhere", arguments: [.nan, .infinity, -.infinity, 1e300] as [CGFloat])
    func impossiblePlace(coordinate: CGFloat) throws {
        let drawing = try drawn(width: 100, height: 100) {
            Placing { _, subviews in
                subviews[0].place(at: CGPoint(x: coordinate, y: 5), anchor: .center, proposal: .unspecified)
            }({ VStack { Color.red.named("view") } })
        }
        #expect(drawing.elements.allSatisfy { $0.frame.isFinite })
        #expect(try drawing.frame("view").size == CGSize(width: 10, height: 10))
        #expect(drawing.codes.contains(.undrawableFrame))
    }
}

@Suite("A layout of hidden type")
struct AnyLayoutTests {
    @Test("lays out as the layout inside")
    func sameFrames() throws {
        func frames(_ layout: some Layout) throws -> [CGRect] {
            try drawn(width: 90, height: 60) {
                layout { ForEach(0..<3) { Color.red.frame(minWidth: CGFloat(10 * $0)).named("view") } }
            }
            .frames(named: "view")
        }
        #expect(try frames(AnyLayout(HStackLayout(spacing: 3))) == frames(HStackLayout(spacing: 3)))
        #expect(try frames(AnyLayout(VStackLayout())) == frames(VStackLayout()))
        #expect(try frames(AnyLayout(ZStackLayout(alignment: .top))) == frames(ZStackLayout(alignment: .top)))
        #expect(try frames(AnyLayout(AnyLayout(HStackLayout()))) == frames(HStackLayout()))
        #expect(try frames(AnyLayout(HStackLayout())) != frames(AnyLayout(VStackLayout())))
    }

    @Test("passes on the axis, the spacing, the guides and the cache of the layout inside")
    func passesOn() throws {
        #expect(
            try size(of: AnyLayout(HStackLayout())({ Divider() }), offered: 30, 40) == CGSize(width: 1, height: 40)
        )
        let counts = Counts()
        let drawing = try drawn(width: 300) {
            HStack(alignment: .firstTextBaseline) {
                AnyLayout(HStackLayout())({
                    TextBox(width: 10, height: 20, baseline: 15); Spacer(minLength: 0)
                })
                AnyLayout(Caching(counts: counts))({
                    Color.clear.frame(width: 1, height: 1).alignmentGuide(.firstTextBaseline) { _ in 0 }.named("line")
                })
            }
        }
        #expect(counts.caches == 1)
        #expect(try drawing.frame("line").minY ≈ 15)
        #expect(try drawing.frame("line").minX ≈ 299, "the spacer at the end wants no gap")
    }
}

// MARK: - Layouts

/// The calls of a layout's methods.
private final class Counts {
    var caches = 0
    var asked: [ProposedViewSize] = []
    var sizesSeenWhenPlacing: [CGSize] = []
}

/// A layout that takes the offered size, and places views in a closure.
private struct Placing: Layout {
    let place: (CGRect, LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(bounds, subviews)
    }
}

/// A layout whose cache has the ideal sizes of its views.
private struct Caching: Layout {
    let counts: Counts

    func makeCache(subviews: Subviews) -> [CGSize] {
        counts.caches += 1
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        counts.asked.append(proposal)
        return cache.first ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        counts.sizesSeenWhenPlacing = cache
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
}

/// A layout that updates the cache of another layout.
private struct Updating: Layout {
    let inner: Caching
    let answer: Answer

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var innerCache = inner.makeCache(subviews: subviews[0..<1])
        inner.updateCache(&innerCache, subviews: subviews)
        answer.count = innerCache.count
    }
}

/// A layout that places its view a distance below the top.
private struct Shifted: Layout {
    let y: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 10, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: proposal)
    }
}

/// A layout whose top guide is 25 points down.
private struct Guiding: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 10, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .top ? 25 : nil
    }
}

/// A layout that places its view 40 points down if there is room, and otherwise not at all.
private struct Sometimes: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if bounds.height > 50 { subviews[0].place(at: CGPoint(x: 0, y: 40), proposal: proposal) }
    }
}

/// A layout that requests the first baseline of its view for two heights.
private struct BaselineProbe: Layout {
    let found = Found()

    final class Found { var baselines: [CGFloat] = [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        found.baselines = [100, 20].map {
            subviews[0].dimensions(in: ProposedViewSize(width: 10, height: $0))[.firstTextBaseline]
        }
    }
}

/// A layout that uses the methods of a stack.
private struct Reversed: Layout {
    private let stack = HStackLayout()

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { stack.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout HStackLayout.Cache
    ) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// A layout whose properties have a horizontal stack orientation.
private struct Stacking: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A layout that has the same size for every proposal.
private struct Answering: Layout {
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A view with content, and a layout without content.
private struct Row<Content: View>: View {
    let content: Content

    init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content }
}

nonisolated extension Row: Layout, Sendable where Content == EmptyView {
    init(spacing: CGFloat? = nil) { content = EmptyView() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

nonisolated extension Row: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}
