import GridPressProperties
import LayoutSolvers
import Testing

@Suite("Whatever the children of a stack")
struct StackSolverPropertyTests {
    private static let odd: [Double] = [.nan, .infinity, -.infinity, -20, 0, -0.0, .leastNonzeroMagnitude, 1e15]

    // MARK: - Children that misbehave

    @Test("Lengths are numbers, have a sum, and no child is offered less than nothing")
    func alwaysNumbers() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let children = (0..<Int.random(in: 0...9, using: &random)).map { _ -> Child in
                // The lengths for no proposal, 0, infinity and other proposals are independent.
                let answers = (0..<4).map { _ in Self.anyNumber(&random) }
                return Child(priority: Self.anyNumber(&random)) { offer in
                    switch offer {
                    case nil: answers[0]
                    case 0: answers[1]
                    case .infinity: answers[2]
                    default: answers[3]
                    }
                }
            }
            let offer = Bool.random(using: &random) ? Self.anyNumber(&random) : nil
            let run = StackRun(children, offer: offer, gap: Self.anyNumber(&random))

            check(run.lengths.count == children.count)
            check(run.lengths.allSatisfy { $0 > -.infinity }, "\(run.lengths)")
            check(!run.lengths.reduce(0, +).isNaN, "\(run.lengths)")
            check(run.measurements.allSatisfy { $0.offer.map { $0 >= 0 } ?? true }, "\(run.measurements)")
            check(offer == nil || run.order.sorted() == Array(children.indices), "each chooses once")
        }
    }

    private static func anyNumber(_ random: inout SeededGenerator) -> Double {
        Bool.random(using: &random)
            ? odd[Int.random(in: 0..<odd.count, using: &random)] : Double.random(in: -100...100, using: &random)
    }

    // MARK: - Children that behave

    /// A child with limits.
    ///
    /// Children of equal kinds are equal.
    private struct Kind: Hashable {
        var least: Double
        var most: Double
        var priority: Double

        var child: Child { .flexible(least...most, priority: priority) }

        /// Returns kinds with different flexibilities, so that only equal children tie.
        static func some(_ random: inout SeededGenerator) -> [Kind] {
            (0..<Int.random(in: 1...12, using: &random)).map { _ in
                let number = Int.random(in: 0..<6, using: &random)
                let least = Double([0, 12, 7, 30, 0, 25][number])
                return Kind(
                    least: least,
                    most: number == 4 ? .infinity : least + Double(number * 17),
                    priority: Double([0, 1, 0, 2, 0, -1][number])
                )
            }
        }
    }

    @Test("Moving children about moves their lengths along")
    func permutation() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let kinds = Kind.some(&random)
            let moved = kinds.shuffled(using: &random)
            let offer = Double.random(in: 0...500, using: &random)
            check(lengthsByKind(kinds, offer: offer) == lengthsByKind(moved, offer: offer), "\(kinds)")
        }
    }

    private func lengthsByKind(_ kinds: [Kind], offer: Double) -> [Kind: [Double]] {
        let lengths = StackRun(kinds.map(\.child), offer: offer, gap: 3).lengths
        return Dictionary(grouping: zip(kinds, lengths), by: \.0).mapValues { $0.map(\.1) }
    }

    @Test("Children stay within their limits, and take their least where there is no room")
    func limits() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let kinds = Kind.some(&random)
            let gap = Double.random(in: -5...60, using: &random)
            let offer = Double.random(in: 0...500, using: &random)
            let lengths = StackRun(kinds.map(\.child), offer: offer, gap: gap).lengths

            for (kind, length) in zip(kinds, lengths) { check((kind.least...kind.most).contains(length), "\(kind)") }
            if offer < gap * Double(kinds.count - 1) { check(lengths == kinds.map(\.least)) }
        }
    }

    @Test("Children without a minimum fill the room, or take their most")
    func filling() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let kinds = Kind.some(&random).map { Kind(least: 0, most: $0.most, priority: $0.priority) }
            let offer = Double.random(in: 0...500, using: &random)
            let gap = Double.random(in: -5...10, using: &random)
            let taken = StackRun(kinds.map(\.child), offer: offer, gap: gap).lengths.reduce(0, +)

            let room = max(offer - gap * Double(kinds.count - 1), 0)
            let most = kinds.map(\.most).reduce(0, +)
            check(abs(taken - min(room, most)) < 1e-9, "\(taken) of \(room)")
        }
    }

    @Test("The solver agrees with its rules carried out word by word")
    func literalRules() {
        forEachSeed(cost: 5) { seed, check in
            var random = SeededGenerator(seed: seed)
            let children = Kind.some(&random).map(\.child)
            let offer = Double.random(in: 0...500, using: &random)
            let lengths = StackRun(children, offer: offer, gap: 8).lengths
            let expected = literally(children, offer: offer, gap: 8)
            check(zip(lengths, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(lengths) instead of \(expected)")
        }
    }

    /// Returns lengths by the rules in their simplest form, which search the next child again each time.
    private func literally(_ children: [Child], offer: Double, gap: Double) -> [Double] {
        let least = children.map { $0.length(0) }
        let flexibility = children.map { $0.length(.infinity) - $0.length(0) }
        var lengths = children.map { _ in 0.0 }
        var waiting = Array(children.indices)
        var available = offer - gap * Double(max(children.count - 1, 0))
        var isFirstGroup = true

        while let priority = waiting.map({ children[$0].priority }).max() {
            var group = waiting.filter { children[$0].priority == priority }
            waiting.removeAll { children[$0].priority == priority }
            if isFirstGroup {
                available -= waiting.map { least[$0] }.reduce(0, +)
            } else {
                available += group.map { least[$0] }.reduce(0, +)
            }
            isFirstGroup = false
            while let next = group.min(by: { flexibility[$0] < flexibility[$1] }) {
                lengths[next] = children[next].length(max(available / Double(group.count), 0))
                available -= lengths[next]
                group.removeAll { $0 == next }
            }
        }
        return lengths
    }
}
