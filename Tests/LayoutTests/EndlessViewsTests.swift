import GridPress
import Testing
import ViewSupport

/// Views that never end, or whose work doubles at every level, which limits have to stop.
@Suite("Views without an end")
struct EndlessViewsTests {
    private static let limits = FigureLimits.lowered { $0.views = 1000 }
    private static let limit = FigureError.tooManyViews(limit: 1000)

    @Test("A loop of a billion views is an error that names the limit", .timeLimit(.minutes(5)))
    func tooManyViews() {
        #expect(throws: Self.limit) {
            try drawn(limits: Self.limits) { VStack { ForEach(0..<1_000_000_000) { _ in Color.red } } }
        }
        #expect(Self.limit.description.contains("1000"))
    }

    @Test("As many views as the limit says are drawn, and one more is an error")
    func limitOfViews() throws {
        // The limit includes the stack.
        let drawing = try drawn(limits: Self.limits) { VStack { ForEach(0..<999) { _ in Color.red } } }
        #expect(drawing.elements.count == 1000)
        #expect(throws: Self.limit) {
            try drawn(limits: Self.limits) { VStack { ForEach(0..<1000) { _ in Color.red } } }
        }
    }

    @Test("A figure may hold a million views, and take 200 questions for each but a million at least")
    func standard() {
        let limits = FigureLimits.standard
        #expect(limits.views == 1_000_000 && limits.nesting == 600 && limits.passes == 8)
        #expect(
            [0, 61, 5000, 10_000].map { limits.measurements(forViews: $0) } == [
                1_000_000, 1_000_000, 1_000_000, 2_000_000,
            ]
        )
    }

    @Test("So is a loop of a billion views that are none", .timeLimit(.minutes(5)))
    func tooManyEmptyViews() {
        #expect(throws: Self.limit) {
            try drawn(limits: Self.limits) { VStack { ForEach(0..<1_000_000_000) { _ in EmptyView() } } }
        }
    }

    @Test("A view that holds itself twice ends as soon as one that holds itself once", .timeLimit(.minutes(5)))
    func branching() {
        struct Branching: NonisolatedView {
            var body: some View {
                HStack {
                    AnyView(Branching())
                    AnyView(Branching())
                }
            }
        }
        let limits = FigureLimits.lowered { $0.nesting = 60 }
        #expect(throws: FigureError.nestedTooDeep(limit: 60)) { try drawn(limits: limits) { Branching() } }
    }

    @Test("A guide that asks twice for the one inside it does so once at every level", .timeLimit(.minutes(5)))
    func guides() throws {
        let views = (0..<200).reduce(AnyView(Color.red.frame(width: 10, height: 10).named("leaf"))) { view, _ in
            AnyView(view.alignmentGuide(.top) { ($0[VerticalAlignment.top] + $0[VerticalAlignment.top]) / 2 - 1 })
        }
        let drawing = try drawn(width: 10) { HStack(alignment: .top) { views } }
        #expect(drawing.size.height == 10)
        #expect(drawing.frame(named: "leaf") == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Proportions in proportions ask for the ideal size once at every level", .timeLimit(.minutes(5)))
    func proportions() throws {
        let views = (0..<300).reduce(AnyView(Color.red.frame(idealWidth: 20, idealHeight: 10).named("leaf"))) {
            view,
            _ in
            AnyView(view.scaledToFit())
        }
        let drawing = try drawn(width: 100, height: 100) { views }
        #expect(drawing.frame(named: "leaf") == CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @Test("Stacks whose questions double at every level are an error that says so", .timeLimit(.minutes(5)))
    func doublingMeasurements() {
        let limits = FigureLimits.lowered { $0.leastMeasurements = 50_000 }
        let views = (0..<60).reduce(AnyView(Color.red)) { view, _ in
            AnyView(
                VStack {
                    view.scaledToFit(); Text("x")
                }
            )
        }
        let error = FigureError.tooManyMeasurements(limit: 50_000)
        #expect(throws: error) { try drawn(width: 100, height: 100, limits: limits) { views } }
        #expect(error.description.contains("50000") && error.description.contains("frame"))
    }

    @Test("A guide whose default value is made of itself has an end, and one made of others is theirs")
    func guidesOfGuides() throws {
        enum Itself: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat {
                context[HorizontalAlignment(Itself.self)] + context[HorizontalAlignment(Itself.self)]
            }
        }
        enum Quarter: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] / 2 }
        }
        for (guide, x) in [(HorizontalAlignment(Itself.self), 0), (HorizontalAlignment(Quarter.self), 20)] {
            let drawing = try drawn {
                VStack(alignment: guide, spacing: 0) {
                    Color.red.frame(width: 100, height: 10); Color.blue.frame(width: 20, height: 10).named("short")
                }
            }
            #expect(try drawing.frame("short") ≈ rect(CGFloat(x), 10, 20, 10))
        }
    }

    @Test("A layout that asks for itself through subviews it kept gets an answer")
    func keptSubviews() throws {
        final class Box { var subviews: LayoutSubviews? }
        struct Keeping: Layout {
            let box: Box

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                let childSize = box.subviews?.first?.sizeThatFits(ProposedViewSize(width: 77, height: 3)) ?? .zero
                box.subviews = box.subviews ?? subviews
                return subviews.first?.sizeThatFits(proposal) ?? childSize
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                subviews.first?.place(at: bounds.origin, proposal: proposal)
            }
        }
        let box = Box()
        let drawing = try drawn(width: 100, height: 100) {
            Keeping(box: box) { Keeping(box: box) { Color.red.frame(width: 20, height: 10).named("leaf") } }
        }
        #expect(drawing.frame(named: "leaf") == CGRect(x: 40, y: 45, width: 20, height: 10))
    }
}
