import GridPress
import GridPressProperties
import Testing

@testable import GridPressComparisons

@Suite("A modifier that was")
struct AddedModifierTests {
    /// Returns the lines about the causes of a change, without findings.
    private func causes(from old: Figure, to new: Figure) throws -> [String] {
        try DrawingComparison.difference(
            from: old.drawing(),
            to: new.drawing(),
            tolerance: DrawingComparison.defaultTolerance
        )
        .causes.map(\.line).filter { !$0.hasPrefix("the finding ") }
    }

    @Test("added to one of several random views is the only cause, and so is one that was removed")
    func random() {
        forEachSeed(cost: 2) { seed, check in
            var generator = SeededGenerator(seed: seed)
            let added = AddedModifier(&generator)
            for (old, new) in [(added.old, added.new), (added.new, added.old)] {
                let causes = try causes(from: old, to: new)
                let isRight = causes.count == 1 && causes[0].contains(added.modifier.word)
                check(isRight, "\(added): \(causes.joined(separator: " | "))")
            }
        }
    }

    @Test("added around another one is the only cause")
    func others() {
        let added = [
            AddedModifier(of: .padding, to: ModifiedSample(.toggle, [.border])),
            AddedModifier(of: .shadow, to: ModifiedSample(.color, [.background])),
            AddedModifier(of: .shadow, to: ModifiedSample(.color, [.background], name: "n5")),
            AddedModifier(of: .frame, to: ModifiedSample(.color, [])),
            AddedModifier(of: .border, to: ModifiedSample(.color, [.frame, .padding])),
        ]
        forEach(added) { added, check in
            let causes = try causes(from: added.old, to: added.new)
            check(causes.count == 1 && causes[0].contains(added.modifier.word), "\(added): \(causes)")
        }
    }

    @Test("swapped with the one around it is the only cause, or the other one is")
    func swaps() {
        forEachSeed(cost: 2) { seed, check in
            var generator = SeededGenerator(seed: seed)
            guard let swap = AddedModifier(&generator).swap(&generator) else { return }
            let causes = try causes(from: swap.old, to: swap.new)
            // Two overlays of a view change places.
            let areRight = causes.allSatisfy { cause in
                (swap.words + ["among its siblings"]).contains(where: cause.contains)
            }
            check(areRight, "\(swap.words): \(causes.joined(separator: " | "))")
        }
    }
}
