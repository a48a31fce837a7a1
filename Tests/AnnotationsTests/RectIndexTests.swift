import Foundation
import GridPressProperties
import Testing

@testable import GridPressAnnotations

@Suite("Rectangles that are found by where they lie")
struct RectIndexTests {
    @Test("are found near and far, also where numbers are infinite or none")
    func farAway() {
        var index = RectIndex()
        index.insert(CGRect(x: 0, y: 0, width: 10, height: 10))
        index.insert(CGRect(x: 1e300, y: -1e300, width: 10, height: 1e300))
        index.insert(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1))
        #expect(index.overlaps(CGRect(x: 5, y: 5, width: 1, height: 1)))
        #expect(!index.overlaps(CGRect(x: 50, y: 50, width: 1, height: 1)))
        #expect(index.overlaps(CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)))
    }

    @Test("are all those that overlap an area, however many there are and wherever they lie")
    func exhaustively() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let rects = (0..<Int.random(in: 0...200, using: &random)).map { _ in rect(&random) }
            let (first, later) = (rects.prefix(Int.random(in: 0...200, using: &random)), rects)
            var index = RectIndex(Array(first))
            for rect in later.dropFirst(first.count) { index.insert(rect) }
            for _ in 0..<10 {
                let (area, inner) = (rect(&random), rect(&random))
                let expected = rects.indices.filter { rects[$0].overlaps(area) }
                check.equal(index.overlaps(area), !expected.isEmpty, "\(area)")
                check.equal(index.overlappingIndices(area, atMost: .max), expected, "\(area)")
                check.equal(
                    index.allOverlapping(area, enclose: inner, and: area),
                    expected.allSatisfy { rects[$0].encloses(inner) && rects[$0].encloses(area) },
                    "\(area), \(inner)"
                )
            }
        }
    }

    @Test("are a crowd where they take much of an area, or are many")
    func crowd() {
        let small = RectIndex((0..<64).map { CGRect(x: Double($0) / 3, y: 0, width: 2, height: 2) })
        let strip = CGRect(x: 0, y: 1, width: 320, height: 0)
        #expect(small.overlapping(strip, atMost: 64)?.count == 64)
        #expect(small.overlapping(strip, atMost: 63) == nil)
        // Each rectangle occupies ten squares of the strip.
        let long = RectIndex((0..<7).map { CGRect(x: 0, y: Double($0) / 10, width: 319, height: 2) })
        #expect(long.overlapping(strip, atMost: 70)?.count == 7)
        #expect(long.overlapping(strip, atMost: 64) == nil)
    }

    /// Returns a random rectangle: it may be thin, a point, or larger than all others.
    private func rect(_ random: inout SeededGenerator) -> CGRect {
        func length() -> CGFloat {
            let lengths: [Double] = [0, 0.01, 3, 40, 1000]
            return Double.random(in: 0...lengths.randomElement(using: &random)!, using: &random)
        }
        return CGRect(
            x: Double.random(in: -200...200, using: &random).rounded(),
            y: Double.random(in: -200...200, using: &random),
            width: length(),
            height: length()
        )
    }
}
