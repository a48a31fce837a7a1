import GridPressProperties
import Testing

@testable import GridPressAnnotations

@Suite("Labels of a row")
struct LabelSpacingTests {
    @Test("stay where they want to be, where there is room")
    func room() {
        #expect(LabelSpacing.middles(preferred: [0, 20, 50], widths: [10, 10, 20], gap: 2) == [0, 20, 50])
        #expect(LabelSpacing.middles(preferred: [], widths: [], gap: 2).isEmpty)
    }

    @Test("move apart by as little as possible")
    func apart() {
        #expect(LabelSpacing.middles(preferred: [10, 10], widths: [8, 8], gap: 2) == [5, 15])
        #expect(LabelSpacing.middles(preferred: [0, 1, 2], widths: [10, 10, 10], gap: 0) == [-9, 1, 11])
    }

    @Test("never overlap and keep their order, whatever they want")
    func anything() {
        forEachSeed(cost: 5) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 1...30, using: &generator)
            let preferred = (0..<count).map { _ in Double.random(in: 0...200, using: &generator) }.sorted()
            let widths = (0..<count).map { _ in Double.random(in: 0...30, using: &generator) }
            let middles = LabelSpacing.middles(preferred: preferred, widths: widths, gap: 3)
            for index in 1..<max(count, 1) {
                let gap = middles[index] - middles[index - 1] - (widths[index] + widths[index - 1]) / 2
                check(gap >= 3 - 1e-6, "\(gap) before label \(index)")
            }
        }
    }
}
