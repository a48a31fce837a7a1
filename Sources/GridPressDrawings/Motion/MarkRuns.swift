/// The ranges of states in which the mark of a node only moves, grows or changes its color.
struct MarkRuns {
    /// The states of the mark that each node draws.
    private(set) var runs: [ClosedRange<Int>]

    /// Finds the ranges, and adds a node for each earlier mark of an element that can't become the mark it draws.
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
