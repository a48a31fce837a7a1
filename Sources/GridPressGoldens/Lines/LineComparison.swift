/// A comparison of two texts line by line.
///
/// Lines have to be equal, because numbers in a text can be words of its author. Line endings, and empty lines at the
/// end, don't count.
package struct LineComparison: Sendable {
    /// Whether equally long runs of changed lines are compared in pairs, without their common indentation.
    private let pairsLines: Bool

    /// Creates a comparison.
    ///
    /// - Parameter pairsLines: Whether changed lines are compared in pairs, for texts in which each line has a
    ///   meaning.
    package init(pairsLines: Bool = false) { self.pairsLines = pairsLines }

    /// Returns the changes from one text to another; empty if they are equal.
    ///
    /// Adjacent changed lines are one change, unless lines are compared in pairs.
    package func changes(from old: SourceText, to new: SourceText) -> [StructuralChange] {
        let tolerance = Tolerance(length: 0)
        let trees = TreePair(
            old: ComparedTree(linesOf: old, tolerance: tolerance),
            new: ComparedTree(linesOf: new, tolerance: tolerance)
        )
        let (olds, news) = (trees.old.nodes[0].children, trees.new.nodes[0].children)
        let areSame = { (old: Int, new: Int) in trees.areSame(olds[old], news[new]) }
        let alignment = ListAlignment(
            olds.map { trees.old.nodes[$0] },
            news.map { trees.new.nodes[$0] },
            areSame: areSame
        )
        // 1. Equal lines separate the runs of changed lines.
        var runs: [LineRun] = []
        var (oldStart, newStart) = (0, 0)
        for (index, origin) in alignment.origins.enumerated() {
            guard let origin, !alignment.moved.contains(origin), areSame(origin, index) else { continue }
            runs.append(LineRun(old: oldStart..<origin, new: newStart..<index))
            (oldStart, newStart) = (origin + 1, index + 1)
        }
        runs.append(LineRun(old: oldStart..<olds.count, new: newStart..<news.count))
        // 2. Each run is a change.
        guard pairsLines else { return runs.compactMap { $0.change(in: trees, olds, news) } }
        return runs.flatMap(\.pairs).compactMap { $0.change(in: trees, olds, news)?.withoutIndentation }
    }
}

/// A run of changed lines.
private struct LineRun {
    var old: Range<Int>
    var new: Range<Int>

    /// The pairs of lines of the run, if both texts have the same number of lines in it.
    var pairs: [LineRun] {
        guard old.count == new.count else { return [self] }
        return zip(old, new).map { LineRun(old: $0..<$0 + 1, new: $1..<$1 + 1) }
    }

    /// Returns the change of the run; `nil` for an empty run.
    func change(in trees: TreePair, _ olds: [Int], _ news: [Int]) -> StructuralChange? {
        guard !old.isEmpty || !new.isEmpty else { return nil }
        let kind: Change.Kind = old.isEmpty ? .added : new.isEmpty ? .removed : .changed
        let lines = old.isEmpty ? new : old
        var change = StructuralChange(
            kind,
            lines.count == 1 ? "line \(lines.lowerBound + 1)" : "lines \(lines.lowerBound + 1)–\(lines.upperBound)"
        )
        change.old = old.isEmpty ? nil : text(of: olds[old], in: trees.old)
        change.new = new.isEmpty ? nil : text(of: news[new], in: trees.new)
        let next =
            old.lowerBound < olds.count ? trees.old.nodes[olds[old.lowerBound]].offset : trees.old.source.bytes.count
        change.location = trees.old.source.location(of: next)
        return change
    }

    private func text(of lines: ArraySlice<Int>, in tree: ComparedTree) -> String {
        lines.map { tree.values[tree.nodes[$0].values.lowerBound].text }.joined(separator: "\n")
    }
}

extension StructuralChange {
    /// The change without the common indentation of both lines.
    fileprivate var withoutIndentation: StructuralChange {
        var change = self
        let shared = [old, new].compactMap { $0?.prefix { $0 == " " }.count }.min() ?? 0
        change.old = old.map { String($0.dropFirst(shared)) }
        change.new = new.map { String($0.dropFirst(shared)) }
        return change
    }
}

extension ComparedTree {
    /// Creates the compared tree of a text: its lines without line endings, and without empty lines at the end.
    fileprivate init(linesOf source: SourceText, tolerance: Tolerance) {
        var builder = TreeBuilder(source, tolerance: tolerance)
        var end = source.bytes.count
        while end > 0, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
        builder.node(.list, "text", at: 0, in: nil) { builder, root in
            var start = 0
            while start < end {
                let stop = source.bytes[start..<end].firstIndex(of: 0x0A) ?? end
                let line = source.bytes[start..<(stop > start && source.bytes[stop - 1] == 0x0D ? stop - 1 : stop)]
                let text = String(decoding: line, as: UTF8.self)
                builder.node(.line, "line", at: start, in: root) { builder, node in
                    builder.value("", text, at: start, of: node) { builder in
                        line.withUnsafeBufferPointer { builder.put($0) }
                    }
                }
                start = stop + 1
            }
        }
        self = builder.tree
    }
}
