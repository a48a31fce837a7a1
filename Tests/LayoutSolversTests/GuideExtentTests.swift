import GridPressProperties
import LayoutSolvers
import Testing

@Suite("The extent of children whose guides meet")
struct GuideExtentTests {
    private func extent(_ children: [(length: Double, guide: Double)]) -> GuideExtent {
        var extent = GuideExtent()
        for child in children { extent.add(length: child.length, guide: child.guide) }
        return extent
    }

    @Test("No child has no extent")
    func noChildren() {
        #expect(extent([]).length == 0)
        #expect(extent([]).before == 0)
    }

    @Test("Starts, centres and ends: the largest child decides", arguments: [0.0, 0.5, 1.0])
    func frameGuides(factor: Double) {
        let extent = extent([20, 50, 30].map { ($0, $0 * factor) })
        #expect(extent.length == 50)
        #expect(extent.before == 50 * factor)
    }

    @Test("Baselines may need more room than the largest child")
    func baselines() {
        let extent = extent([(20, 16), (40, 10), (12, 12)])
        #expect(extent.before == 16)
        #expect(extent.after == 30)
        #expect(extent.length == 46)
    }

    @Test("A guide may lie outside of its child")
    func outside() {
        #expect(extent([(10, 50)]).length == 10, "one child alone is as large as itself")
        #expect(extent([(10, -25)]).before == -25)
        #expect(extent([(10, 50), (10, -25)]).length == 85, "from 50 before the line to 35 behind it")
    }

    @Test(
        "An endless child makes the extent endless, wherever its guide lies",
        arguments: [0.0, 10.0, Double.infinity]
    )
    func endless(guide: Double) {
        let extent = extent([(20, 10), (.infinity, guide), (30, 15)])
        #expect(extent.length == .infinity)
        #expect(extent.before == max(guide, 15))
    }

    @Test("A guide that is not finite counts as 0", arguments: [Double.nan, Double.infinity, -Double.infinity])
    func oddGuide(guide: Double) {
        let extent = extent([(20, guide), (30, 5)])
        #expect(extent.before == 5)
        #expect(extent.after == 25)
    }

    @Test("A length that is none takes no room", arguments: [Double.nan, -Double.infinity])
    func oddLength(length: Double) {
        #expect(extent([(length, 0), (30, 5)]).length == 30)
        #expect(extent([(length, length)]).length == 0)
    }

    @Test("The extent is the union, in whatever order the children come")
    func union() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let children = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                (
                    length: Double.random(in: 0...100, using: &random),
                    guide: Double.random(in: -50...150, using: &random)
                )
            }
            let extent = self.extent(children)
            check(extent.before == children.map(\.guide).max(), "\(children)")
            check(extent.after == children.map { $0.length - $0.guide }.max(), "\(children)")
            check(extent.length >= (children.map(\.length).max() ?? 0) - 1e-9, "\(children)")
            let shuffled = self.extent(children.shuffled(using: &random))
            check(shuffled.before == extent.before && shuffled.after == extent.after, "\(children)")
        }
    }

    @Test("The extent is always a number")
    func alwaysNumber() {
        let odd: [Double] = [.nan, .infinity, -.infinity, 0, -3, 40]
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let children = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (odd[Int.random(in: 0..<odd.count, using: &random)], odd[Int.random(in: 0..<odd.count, using: &random)])
            }
            let extent = self.extent(children)
            check(!extent.length.isNaN && extent.before > -.infinity && extent.after > -.infinity, "\(children)")
        }
    }
}
