import GridPressProperties
import LayoutSolvers
import Testing

@Suite("A box that keeps its proportions")
struct AspectRatioSolverTests {
    /// Returns the width and height of the box with a ratio, as an array because tuples don't compare with `nil`.
    private func box(_ ratio: Double, _ width: Double?, _ height: Double?, fills: Bool = false) -> [Double]? {
        AspectRatioSolver(width: ratio, height: 1, fills: fills)
            .box(offerWidth: width, offerHeight: height)
            .map { [$0.width, $0.height] }
    }

    @Test("Fitting takes the smaller scale")
    func fit() {
        #expect(box(1, 200, 100) == [100, 100])
        #expect(box(1.5, 100, 100) == [100, 100 / 1.5])
        #expect(box(0.5, 100, 100) == [50, 100])
    }

    @Test("Filling takes the larger scale")
    func fill() {
        #expect(box(1, 200, 100, fills: true) == [200, 200])
        #expect(box(1.5, 100, 100, fills: true) == [150, 100])
        #expect(box(0.5, 100, 100, fills: true) == [100, 200])
    }

    @Test("Where neither axis is offered there is no box")
    func nothingOffered() {
        #expect(box(2, nil, nil) == nil)
        #expect(box(2, nil, nil, fills: true) == nil)
    }

    @Test("An axis that is not offered does not limit the box", arguments: [false, true])
    func oneAxis(fills: Bool) {
        #expect(box(2, 100, nil, fills: fills) == [100, 50])
        #expect(box(2, nil, 100, fills: fills) == [200, 100])
    }

    @Test("An offer of 0 leaves nothing to fit, and something to fill")
    func zero() {
        #expect(box(2, 0, 100) == [0, 0])
        #expect(box(2, 0, 100, fills: true) == [200, 100])
    }

    @Test("An endless axis does not limit a fit, and makes what fills it endless")
    func endless() {
        #expect(box(2, .infinity, 100) == [200, 100])
        #expect(box(2, 100, .infinity) == [100, 50])
        #expect(box(2, .infinity, .infinity) == [.infinity, .infinity])
        #expect(box(2, .infinity, 100, fills: true) == [.infinity, .infinity])
    }

    @Test("Proportions that are none make no box", arguments: [0.0, -1.0, Double.nan, Double.infinity])
    func noProportions(side: Double) {
        for solver in [
            AspectRatioSolver(width: side, height: 1, fills: false),
            AspectRatioSolver(width: 1, height: side, fills: true),
        ] {
            #expect(solver.box(offerWidth: 100, offerHeight: 100) == nil)
        }
    }

    @Test("An offer that is negative or not a number counts as 0", arguments: [-5.0, -Double.infinity, Double.nan])
    func oddOffer(offer: Double) {
        #expect(box(2, offer, 100) == [0, 0])
        #expect(box(2, nil, offer) == [0, 0])
    }

    @Test("The box keeps its ratio, and the side that decides its offer to the last bit")
    func ratio() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let offer = (
                width: Double.random(in: 1...500, using: &random),
                height: Double.random(in: 1...500, using: &random)
            )
            let solver = AspectRatioSolver(
                width: Double.random(in: 0.01...100, using: &random),
                height: Double.random(in: 0.01...100, using: &random),
                fills: Bool.random(using: &random)
            )
            let box = try #require(solver.box(offerWidth: offer.width, offerHeight: offer.height))

            let difference = abs(box.width * solver.height - box.height * solver.width)
            check(difference < 1e-9 * box.width * solver.height, "\(box) in \(offer)")
            check(box.width == offer.width || box.height == offer.height, "\(box) in \(offer)")
            let isInside = box.width <= offer.width + 1e-9 && box.height <= offer.height + 1e-9
            let isOutside = box.width >= offer.width - 1e-9 && box.height >= offer.height - 1e-9
            check(solver.fills ? isOutside : isInside, "\(box) in \(offer)")
        }
    }
}
