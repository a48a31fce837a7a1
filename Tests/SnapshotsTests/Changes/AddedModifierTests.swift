import GridPress
import GridPressProperties
import Testing

@testable import GridPressComparisons

/// Tests of causes that aren't the author's change.
///
/// A known failure passes once the cause is right, and then its mark has to be removed.
@Suite("A modifier that was added")
struct AddedModifierTests {
    /// Returns the lines about the causes of a change, without findings.
    private func causes(_ added: AddedModifier) throws -> [String] {
        let (old, new) = (try added.old.drawing(), try added.new.drawing())
        return DrawingComparison.difference(from: old, to: new, tolerance: DrawingComparison.defaultTolerance)
            .causes.map(\.line).filter { !$0.hasPrefix("the finding ") }
    }

    /// Returns whether the only cause is the added modifier.
    private func isRight(_ causes: [String], _ added: AddedModifier) -> Bool {
        causes.count == 1 && causes[0].contains(added.modifier.word)
    }

    /// The seeds for which a view is matched with a modifier around it.
    private static let knownSeeds: Set = [3, 13, 17, 19, 33, 39, 57, 76, 82, 84, 97, 99]

    @Test("is the only cause in 108 of 120 random views; the others are known")
    func random() throws {
        var wrong: [Int] = []
        for seed in 0..<120 {
            var generator = SeededGenerator(seed: seed)
            let added = AddedModifier(&generator)
            let causes = try causes(added)
            if !isRight(causes, added) { wrong.append(seed) }
            withKnownIssue("A view is matched with a modifier around it.") {
                #expect(isRight(causes, added), "seed \(seed), \(added): \(causes.joined(separator: " | "))")
            } when: {
                Self.knownSeeds.contains(seed)
            }
        }
        print("\(120 - wrong.count) of 120 added modifiers are the only cause; the seeds of the others are \(wrong)")
        #expect(Set(wrong) == Self.knownSeeds)
    }

    @Test(
        "is the only cause beside a modifier of the same view",
        arguments: [
            AddedModifier(of: .padding, to: ModifiedSample(.toggle, [.border])),
            AddedModifier(of: .shadow, to: ModifiedSample(.color, [.background])),
            AddedModifier(of: .shadow, to: ModifiedSample(.color, [.background], name: "n5")),
            AddedModifier(of: .frame, to: ModifiedSample(.color, [])),
        ]
    )
    func known(added: AddedModifier) throws {
        let causes = try causes(added)
        withKnownIssue("A view is matched with a modifier around it.") {
            #expect(isRight(causes, added), "\(causes.joined(separator: " | "))")
        }
    }

    @Test("is the only cause around a padding")
    func borderOfPadding() throws {
        let added = AddedModifier(of: .border, to: ModifiedSample(.color, [.frame, .padding]))
        let causes = try causes(added)
        #expect(isRight(causes, added), "\(causes.joined(separator: " | "))")
    }
}
