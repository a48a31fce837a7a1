import GridPressProperties
import LayoutSolvers
import Testing

@Suite("A stack divides its length")
struct StackSolverTests {
    // MARK: - Gaps

    @Test("The gap before the first child is not used")
    func firstGap() {
        let solver = StackSolver(gaps: [1000, 8, 20], priorities: [0, 0, 0])
        #expect(solver.totalGap == 28)
    }

    @Test("Gaps may be negative and then make room")
    func negativeGaps() {
        #expect(StackSolver(gaps: [0, -10, -5], priorities: [0, 0, 0]).totalGap == -15)
        #expect(StackRun([.flexible(), .flexible()], offer: 100, gap: -20).lengths == [60, 60])
    }

    @Test("A gap that is not finite counts as none", arguments: [Double.nan, Double.infinity, -Double.infinity])
    func oddGap(gap: Double) {
        let solver = StackSolver(gaps: [0, gap, 8], priorities: [0, 0, 0])
        #expect(solver.gaps == [0, 0, 8])
        #expect(solver.totalGap == 8)
    }

    @Test("A stack without children has no length and no gaps", arguments: [nil, 0, 100, .infinity] as [Double?])
    func empty(offer: Double?) {
        #expect(StackSolver(gaps: [], priorities: []).totalGap == 0)
        #expect(StackRun([], offer: offer).lengths.isEmpty)
    }

    // MARK: - Nothing is offered

    @Test("Without an offer every child is asked once, for its ideal length")
    func ideal() {
        let run = StackRun([.flexible(), .fixed(33), .flexible(50...80)], offer: nil, gap: 8)
        #expect(run.lengths == [10, 33, 50])
        #expect(run.measurements == (0..<3).map { .init(child: $0, offer: nil) })
    }

    // MARK: - Step 1: probes

    @Test("Children of one priority are probed with 0 and with infinity before any of them chooses")
    func probes() {
        let run = StackRun([.flexible(), .fixed(33)], offer: 100)
        let probes = run.measurements.prefix(4)
        for child in 0..<2 {
            #expect(probes.filter { $0.child == child }.map(\.offer) == [0, .infinity])
        }
        #expect(run.choices.count == 2, "and each of them chooses once")
    }

    @Test("A child that is alone with its priority is only asked what has to be set aside for it")
    func fewestProbes() {
        #expect(StackRun([.flexible()], offer: 100).measurements == [.init(child: 0, offer: 100)])
        let run = StackRun([.fixed(20, priority: -1), .flexible(priority: 1)], offer: 100)
        #expect(run.measurements.map(\.child) == [0, 1, 0] && run.measurements.map(\.offer) == [0, 80, 20])
    }

    @Test("What a child answers to a probe is never its length")
    func probesDecideNothingElse() {
        let solver = StackSolver(gaps: [0, 0, 0], priorities: [0, 0, 1])
        let lengths = solver.lengths(offer: 90) { _, _ in
            7
        } measure: { _, offer in
            offer ?? 0
        }
        #expect(lengths == [7, 7, 76])
    }

    // MARK: - Step 2: the order

    @Test("The least flexible child chooses first")
    func flexibilityOrder() {
        let children: [Child] = [.flexible(), .flexible(0...90), .fixed(500), .flexible(10...40)]
        #expect(StackRun(children, offer: 100).order == [2, 3, 1, 0])
    }

    @Test("A higher priority chooses first, however flexible it is")
    func priorityOrder() {
        let children: [Child] = [
            .fixed(10), .flexible(priority: 1), .fixed(20, priority: 1), .flexible(priority: -.infinity),
        ]
        #expect(StackRun(children, offer: 100).order == [2, 1, 0, 3])
    }

    @Test("Of two endlessly flexible children the one with the larger minimum chooses first")
    func endlessOrder() {
        let children: [Child] = [.flexible(), .flexible(20...(.infinity)), .flexible(30...(.infinity))]
        #expect(StackRun(children, offer: 100).order == [2, 1, 0])
    }

    @Test("Children that are alike choose in the order in which they are declared")
    func stableOrder() {
        let children: [Child] = (0..<40).map { .flexible(0...($0.isMultiple(of: 2) ? 50 : 20)) }
        let odd = (0..<40).filter { !$0.isMultiple(of: 2) }
        let even = (0..<40).filter { $0.isMultiple(of: 2) }
        #expect(StackRun(children, offer: 400).order == odd + even)
    }

    @Test("A child that is endless at least is not flexible and chooses first")
    func endlessMinimum() {
        let run = StackRun([.flexible(0...10), .fixed(.infinity)], offer: 100)
        #expect(run.order == [1, 0])
        #expect(run.lengths == [0, .infinity])
    }

    // MARK: - Step 3: lower priorities keep their minimum

    @Test("The minima of all lower priorities are set aside")
    func reserve() {
        let children: [Child] = [
            .flexible(20...(.infinity)), .flexible(priority: 2), .flexible(30...(.infinity), priority: 1),
        ]
        #expect(StackRun(children, offer: 200).lengths == [20, 150, 30])
    }

    @Test("A group gets its own minima back when its turn comes")
    func release() {
        let children: [Child] = [
            .fixed(40, priority: 1), .flexible(20...(.infinity)), .flexible(30...(.infinity)),
        ]
        let run = StackRun(children, offer: 200)
        #expect(run.offers == [150, 80, 80])
        #expect(run.lengths == [40, 80, 80])
    }

    @Test("An endless minimum can't be set aside")
    func endlessReserve() {
        #expect(StackRun([.flexible(priority: 1), .fixed(.infinity)], offer: 100).offers == [100, 0])
    }

    // MARK: - Step 4: equal shares

    @Test("What is left is offered in equal shares, gaps taken off first")
    func shares() {
        #expect(StackRun([.flexible(), .flexible(), .flexible()], offer: 106, gap: 8).lengths == [30, 30, 30])
    }

    @Test("What a child leaves is shared by those after it")
    func leftOver() {
        let run = StackRun([.flexible(), .flexible(0...10), .flexible()], offer: 100)
        #expect(run.lengths == [45, 10, 45])
    }

    @Test("What a child takes beyond its share is missing for those after it")
    func overdraft() {
        #expect(StackRun([.flexible(), .fixed(80), .flexible()], offer: 100).lengths == [10, 80, 10])
    }

    @Test("No child is offered less than nothing")
    func noNegativeShare() {
        let run = StackRun([.fixed(80), .fixed(70), .flexible()], offer: 100, gap: 8)
        #expect(run.offers == [28, 2, 0])
        #expect(StackRun([.flexible(), .flexible()], offer: 5, gap: 8).lengths == [0, 0])
    }

    @Test("A debt is paid before a later group gets anything")
    func debt() {
        let children: [Child] = [.fixed(150, priority: 1), .flexible(30...(.infinity))]
        let run = StackRun(children, offer: 100)
        #expect(run.offers == [70, 0], "100 - 30 - 150 + 30 is below 0")
    }

    @Test("An endless offer lets every child take its most")
    func endlessOffer() {
        let run = StackRun([.flexible(), .flexible(0...30), .flexible()], offer: .infinity, gap: 8)
        #expect(run.lengths == [.infinity, 30, .infinity])
    }

    @Test("An offer of 0 lets every child take its least")
    func nothingOffered() {
        #expect(StackRun([.flexible(), .flexible(20...30), .fixed(7)], offer: 0, gap: 8).lengths == [0, 20, 7])
    }

    @Test("An offer that is negative or not a number counts as 0", arguments: [-100.0, -Double.infinity, Double.nan])
    func oddOffer(offer: Double) {
        #expect(StackRun([.flexible(), .flexible()], offer: offer, gap: -10).lengths == [5, 5])
    }

    // MARK: - Published and measured results

    @Test("A maximum of 100 beside a minimum of 100 in 150 gives 75 and 100")
    func minimumBesideMaximum() {
        let atMost = FlexibleLength(maximum: 100)
        let atLeast = FlexibleLength(minimum: 100)
        let children = [atMost, atLeast].map { frame in
            Child { offer in frame.length(for: offer, child: frame.childOffer(for: offer) ?? 10) }
        }
        #expect(StackRun(children, offer: 150).lengths == [75, 100])
    }

    @Test("A minimum of 50 below a higher priority keeps its 50 of 500")
    func minimumBelowPriority() {
        let atLeast = FlexibleLength(minimum: 50)
        let minimum = Child { offer in atLeast.length(for: offer, child: atLeast.childOffer(for: offer) ?? 10) }
        #expect(StackRun([minimum, .flexible(priority: 1)], offer: 500, gap: 8).lengths == [50, 442])
    }

    @Test("A child that takes half of its share leaves the rest to those after it")
    func half() {
        #expect(StackRun([.half, .flexible(), .flexible()], offer: 620, gap: 10).lengths == [100, 250, 250])
        #expect(StackRun([.flexible(), .half, .flexible()], offer: 620, gap: 10).lengths == [200, 100, 300])
    }

    @Test("A spacer keeps its 8 between two boxes of 20")
    func spacer() {
        let spacer = Child(priority: -.infinity) { offer in max(offer ?? 8, 8) }
        forEach([nil, 0, 30, 48] as [Double?]) { offer, check in
            check.equal(StackRun([.fixed(20), spacer, .fixed(20)], offer: offer).lengths, [20, 8, 20])
        }
        #expect(StackRun([.fixed(20), spacer, .fixed(20)], offer: 100).lengths == [20, 60, 20])
    }

    // MARK: - Children that misbehave

    @Test("An answer that is not a number or endlessly small takes no room", arguments: [Double.nan, -Double.infinity])
    func oddAnswer(answer: Double) {
        #expect(StackRun([.fixed(answer), .flexible()], offer: 100).lengths == [0, 100])
        #expect(StackRun([.fixed(answer), .flexible()], offer: nil).lengths == [0, 10])
    }

    @Test("A child whose most is not a number is not flexible and chooses first")
    func oddMost() {
        let odd = Child { offer in offer == .infinity ? .nan : offer ?? 10 }
        #expect(StackRun([.flexible(0...50), odd], offer: 100).order == [1, 0])
    }

    @Test("A priority that is not a number counts as 0, which is everyone's")
    func oddPriority() {
        let children: [Child] = [.flexible(priority: .nan), .flexible(), .flexible(priority: -1)]
        #expect(StackRun(children, offer: 100).lengths == [50, 50, 0])
    }

    @Test("An error of a child ends the division and reaches the caller")
    func refusal() {
        struct Refusal: Error, Equatable { var child: Int }
        let solver = StackSolver(gaps: [0, 0, 0], priorities: [0, 0, 0])
        for offer in [nil, 100] as [Double?] {
            #expect(throws: Refusal(child: 1)) {
                try solver.lengths(offer: offer) { _, offer throws(Refusal) in
                    offer
                } measure: { child, offer throws(Refusal) in
                    if child == 1 { throw Refusal(child: child) }
                    return offer ?? 0
                }
            }
        }
    }

    // MARK: - Work

    @Test("A hundred thousand children, each with another priority and the worst one first")
    func manyChildren() {
        let count = 100_000
        let children = (0..<count).map { index in
            Child.flexible(0...Double(count - index), priority: Double(index))
        }
        let run = StackRun(children, offer: 1e6)
        #expect(run.measurements.count == 2 * count - 1, "one choice each, and a probe of all that wait for the first")
        #expect(run.lengths.reduce(0, +) <= 1e6 + 1e-3)
    }
}
