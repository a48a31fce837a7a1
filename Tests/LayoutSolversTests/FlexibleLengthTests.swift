import GridPressProperties
import LayoutSolvers
import Testing

@Suite("One axis of a flexible frame")
struct FlexibleLengthTests {
    // MARK: - Limits

    @Test("A minimum below 0 becomes 0, the ideal rises to the minimum, the maximum to the ideal")
    func order() {
        #expect(FlexibleLength(minimum: -10).minimum == 0)
        #expect(FlexibleLength(minimum: 20, ideal: 10).ideal == 20)
        #expect(FlexibleLength(ideal: 30, maximum: 20).maximum == 30)
        let rising = FlexibleLength(minimum: 40, ideal: 30, maximum: 20)
        #expect(rising == FlexibleLength(minimum: 40, ideal: 40, maximum: 40))
    }

    @Test("No limit is below 0")
    func noNegativeLimit() {
        #expect(FlexibleLength(ideal: -5).ideal == 0)
        #expect(FlexibleLength(maximum: -5).maximum == 0)
    }

    @Test("A limit that is not given stays open, and so does one that is not a number")
    func open() {
        let open = FlexibleLength()
        #expect(open.minimum == nil && open.ideal == nil && open.maximum == nil)
        #expect(FlexibleLength(minimum: .nan, ideal: .nan, maximum: .nan) == open)
    }

    @Test(
        "A minimum above the maximum limits what the child is offered, but not the frame",
        arguments: [nil, 0, 70, 900]
    )
    func contradiction(offer: Double?) {
        let length = FlexibleLength(minimum: 100, maximum: 50)
        #expect(length.childOffer(for: offer) == (offer == nil ? nil : 50))
        #expect(length.lengthWithoutChild(for: offer) == nil)
        #expect(length.length(for: offer, child: 30) == 30 && length.length(for: offer, child: 200) == 200)
    }

    // MARK: - Step 1: the child's offer

    @Test("The child is offered what the frame is offered, within its limits")
    func childOffer() {
        let length = FlexibleLength(minimum: 50, maximum: 200)
        #expect(length.childOffer(for: 10) == 50)
        #expect(length.childOffer(for: 120) == 120)
        #expect(length.childOffer(for: .infinity) == 200)
    }

    @Test("Without an offer the child is offered the ideal, or nothing is said")
    func childOfferOfIdeal() {
        #expect(FlexibleLength(ideal: 70).childOffer(for: nil) == 70)
        #expect(FlexibleLength(minimum: 50, maximum: 200).childOffer(for: nil) == nil)
    }

    @Test("An offer that is negative or not a number counts as 0", arguments: [-5.0, -Double.infinity, Double.nan])
    func oddOffer(offer: Double) {
        #expect(FlexibleLength().childOffer(for: offer) == 0)
        #expect(FlexibleLength(minimum: 20, maximum: 30).length(for: offer, child: 50) == 20)
        #expect(FlexibleLength(minimum: 20).length(for: offer, child: 50) == 20)
        #expect(FlexibleLength(maximum: 30).length(for: offer, child: 5) == 5)
    }

    // MARK: - Step 2: the frame's own length

    @Test("Without an offer the frame takes its ideal, whatever the child says")
    func ideal() {
        let length = FlexibleLength(ideal: 70)
        #expect(length.lengthWithoutChild(for: nil) == 70)
        #expect(length.length(for: nil, child: 20) == 70)
        #expect(length.length(for: 30, child: 20) == 20, "but an offer does away with the ideal")
    }

    @Test(
        "With both limits the offer decides and the child is not asked",
        arguments: [(50.0, 100.0), (150, 150), (900, 200)]
    )
    func bothLimits(offer: Double, expected: Double) {
        let length = FlexibleLength(minimum: 100, maximum: 200)
        #expect(length.lengthWithoutChild(for: offer) == expected)
        #expect(length.length(for: offer, child: 20) == expected)
    }

    @Test(
        "With both limits and no offer the child decides, within them",
        arguments: [(20.0, 100.0), (150, 150), (900, 200)]
    )
    func bothLimitsWithoutOffer(child: Double, expected: Double) {
        let length = FlexibleLength(minimum: 100, maximum: 200)
        #expect(length.lengthWithoutChild(for: nil) == nil)
        #expect(length.length(for: nil, child: child) == expected)
    }

    @Test("A minimum alone accepts an offer below the child's length", arguments: [(40.0, 40.0), (80, 50), (10, 30)])
    func minimumAlone(offer: Double, expected: Double) {
        #expect(FlexibleLength(minimum: 30).length(for: offer, child: 50) == expected)
    }

    @Test("A minimum alone raises a child that is smaller")
    func minimumRaises() {
        #expect(FlexibleLength(minimum: 30).length(for: 100, child: 20) == 30)
        #expect(FlexibleLength(minimum: 30).length(for: nil, child: 20) == 30)
        #expect(FlexibleLength(minimum: 30).length(for: nil, child: 50) == 50)
    }

    @Test("A maximum alone accepts an offer above the child's length", arguments: [(20.0, 50.0), (70, 70), (400, 100)])
    func maximumAlone(offer: Double, expected: Double) {
        #expect(FlexibleLength(maximum: 100).length(for: offer, child: 50) == expected)
    }

    @Test("A maximum alone cuts a child that is larger")
    func maximumCuts() {
        #expect(FlexibleLength(maximum: 100).length(for: 20, child: 150) == 100)
        #expect(FlexibleLength(maximum: 100).length(for: nil, child: 150) == 100)
        #expect(FlexibleLength(maximum: 100).length(for: nil, child: 50) == 50)
    }

    @Test("An endless maximum fills the offer, and without one hugs the child")
    func endlessMaximum() {
        let length = FlexibleLength(maximum: .infinity)
        #expect(length.length(for: 300, child: 50) == 300)
        #expect(length.length(for: nil, child: 50) == 50)
        #expect(length.length(for: 20, child: 50) == 50)
    }

    @Test("Without limits the frame is as long as its child", arguments: [nil, 0, 100, .infinity] as [Double?])
    func noLimits(offer: Double?) {
        #expect(FlexibleLength().length(for: offer, child: 42) == 42)
    }

    @Test("A child's length that is none counts as 0", arguments: [Double.nan, -Double.infinity])
    func oddChild(child: Double) {
        #expect(FlexibleLength().length(for: 100, child: child) == 0)
        #expect(FlexibleLength(minimum: 30).length(for: nil, child: child) == 30)
        #expect(FlexibleLength(maximum: 30).length(for: nil, child: child) == 0)
    }

    // MARK: - Step 3: the child's offer, after the frame's length is known

    @Test("The child is placed with the frame's own length")
    func placement() {
        let length = FlexibleLength(minimum: 50, maximum: 200)
        #expect(length.placementOffer(for: 120, length: 120) == 120)
        #expect(FlexibleLength(ideal: 70).placementOffer(for: nil, length: 70) == 70)
    }

    @Test("A child that was asked for its ideal length is placed with it, unless a limit changed it")
    func placementOfIdeal() {
        let length = FlexibleLength(minimum: 50, maximum: 200)
        #expect(length.placementOffer(for: nil, length: 120) == nil)
        #expect(length.placementOffer(for: nil, length: 50) == 50)
        #expect(length.placementOffer(for: nil, length: 200) == 200)
        #expect(FlexibleLength().placementOffer(for: nil, length: 10) == nil)
    }

    // MARK: - Always

    @Test("The length is a number within the limits")
    func withinLimits() {
        func any(_ random: inout SeededGenerator) -> Double? {
            let odd: [Double?] = [nil, nil, .nan, .infinity, -.infinity, 0]
            return Bool.random(using: &random)
                ? odd[Int.random(in: 0..<odd.count, using: &random)] : Double.random(in: -20...200, using: &random)
        }
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let length = FlexibleLength(minimum: any(&random), ideal: any(&random), maximum: any(&random))
            let offer = any(&random)
            let frameLength = length.length(for: offer, child: any(&random) ?? 0)

            check(frameLength > -.infinity, "\(length), offered \(String(describing: offer))")
            // A minimum above the maximum limits nothing.
            if (length.minimum ?? 0) <= (length.maximum ?? .infinity) {
                if let minimum = length.minimum { check(frameLength >= minimum, "\(frameLength) of \(length)") }
                if let maximum = length.maximum { check(frameLength <= maximum, "\(frameLength) of \(length)") }
            }
            if let known = length.lengthWithoutChild(for: offer) { check.equal(frameLength, known, "\(length)") }
            check(length.childOffer(for: offer).map { $0 >= 0 } ?? true, "\(length)")
        }
    }
}
