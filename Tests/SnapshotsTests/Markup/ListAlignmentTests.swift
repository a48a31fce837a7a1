import GridPressProperties
import Testing

@testable import GridPressGoldens

@Suite("The elements of two lists")
struct ListAlignmentTests {
    private func nodes(_ hashes: some Sequence<Int>, label: Bool = false) -> [ComparedTree.Node] {
        hashes.map { hash in
            var node = ComparedTree.Node(kind: .element, name: "rect", parent: nil, offset: 0, values: 0..<0)
            (node.exact, node.unplaced, node.shape) = (UInt64(hash), UInt64(hash), UInt64(hash / 10))
            if label { node.label = "\(hash)" }
            return node
        }
    }

    private func alignment(_ old: [Int], _ new: [Int], comparisons: inout Int) -> ListAlignment {
        final class Counter { var count = 0 }
        let counter = Counter()
        let alignment = ListAlignment(nodes(old), nodes(new)) { oldIndex, newIndex in
            counter.count += 1
            return old[oldIndex] == new[newIndex]
        }
        comparisons = counter.count
        return alignment
    }

    /// Pairs of lists of up to 10,000 elements, with the expected number of matches.
    private static let lists: [(name: String, old: [Int], new: [Int], matches: Int)] = {
        let numbers = Array(0..<10_000)
        var generator = SeededGenerator(seed: 1)
        return [
            ("the same", numbers, numbers, 10_000), ("one in front", numbers, [-1 + 20_000] + numbers, 10_000),
            ("one behind", numbers, numbers + [20_000], 10_000),
            ("all others", numbers, numbers.map { $0 + 20_000 }, 10_000),
            ("the other way round", numbers, numbers.reversed(), 10_000),
            ("in any order", numbers, numbers.shuffled(using: &generator), 10_000),
            ("every second one", numbers, numbers.filter { $0.isMultiple(of: 2) }, 5000),
            ("all alike, and one more", numbers.map { _ in 1 }, numbers.map { _ in 1 } + [1], 10_000),
            ("none any more", numbers, [], 0),
        ]
    }()

    @Test("are matched with few comparisons, however they differ", arguments: lists.indices)
    func comparisons(index: Int) {
        let (name, old, new, matches) = Self.lists[index]
        var comparisons = 0
        let alignment = alignment(old, new, comparisons: &comparisons)
        #expect(comparisons <= 4 * (old.count + new.count), "\(name)")
        #expect(alignment.matches.count { $0 != nil } == matches, "\(name)")
        forEach(alignment.matches.indices) { old, check in
            guard let new = alignment.matches[old] else { return }
            check.equal(alignment.origins[new], old)
        }
    }

    @Test("are matched as people would")
    func matches() {
        var comparisons = 0
        let swapped = alignment([10, 20, 30, 40], [10, 30, 20, 40], comparisons: &comparisons)
        #expect(swapped.matches == [0, 2, 1, 3] && swapped.moved.count == 1)
        let replaced = alignment([10, 20, 30], [10, 90, 30], comparisons: &comparisons)
        #expect(replaced.matches == [0, 1, 2] && replaced.moved.isEmpty)
        // Elements that differ only in their numbers match.
        let near = alignment([100, 200, 300], [301, 101, 201, 302], comparisons: &comparisons)
        #expect(near.matches[0] == 1 && near.matches[1] == 2)
    }
}
