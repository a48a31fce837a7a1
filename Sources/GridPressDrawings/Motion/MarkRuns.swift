/// The states in which the mark of an element is one that moves, grows or changes its color.
struct MarkRuns {
    /// The states of the mark that each node draws.
    private(set) var runs: [ClosedRange<Int>]

    /// Finds the runs, and adds a node for each mark that an element had before the one that it draws.
    static func split(_ tree: inout MotionTree) -> MarkRuns {
        var runs = tree.nodes.map(\.states)
        var marks: [(owner: Int, states: ClosedRange<Int>)] = []
        for node in tree.nodes.indices {
            let states = tree.nodes[node].states
            var end = states.upperBound
            var isFirst = true
            while true {
                var start = end
                while start > states.lowerBound, let mark = tree.element(of: node, in: start - 1)?.mark,
                    let next = tree.element(of: node, in: start)?.mark, MarkKinship.isKin(mark, next)
                {
                    start -= 1
                }
                if isFirst {
                    runs[node] = start...end
                } else if tree.element(of: node, in: end)?.mark.isPainted ?? false {
                    marks.append((node, start...end))
                }
                isFirst = false
                guard start > states.lowerBound else { break }
                end = start - 1
            }
        }
        tree.addEarlierMarks(marks)
        return MarkRuns(runs: runs + marks.map(\.states))
    }

    subscript(node: Int) -> ClosedRange<Int> { runs[node] }
}
