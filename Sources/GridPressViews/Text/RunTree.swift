/// A balanced tree of runs of text.
///
/// Concatenation takes logarithmic time in the number of runs.
indirect enum RunTree: Sendable {
    case runs([Text.Run])
    case branch(RunTree, RunTree, height: Int)

    private var height: Int {
        if case .branch(_, _, let height) = self { height } else { 0 }
    }

    /// Returns the concatenation of two trees.
    static func + (first: RunTree, second: RunTree) -> RunTree {
        if first.height > second.height + 1, case .branch(let start, let end, _) = first {
            return balanced(start, end + second)
        }
        if second.height > first.height + 1, case .branch(let start, let end, _) = second {
            return balanced(first + start, end)
        }
        return branch(first, second)
    }

    private static func branch(_ first: RunTree, _ second: RunTree) -> RunTree {
        .branch(first, second, height: max(first.height, second.height) + 1)
    }

    /// Returns a branch of two trees whose heights differ by at most 2.
    private static func balanced(_ first: RunTree, _ second: RunTree) -> RunTree {
        if first.height > second.height + 1, case .branch(let start, let end, _) = first {
            if end.height > start.height, case .branch(let middle, let end, _) = end {
                return branch(branch(start, middle), branch(end, second))
            }
            return branch(start, branch(end, second))
        }
        if second.height > first.height + 1, case .branch(let start, let end, _) = second {
            if start.height > end.height, case .branch(let start, let middle, _) = start {
                return branch(branch(first, start), branch(middle, end))
            }
            return branch(branch(first, start), end)
        }
        return branch(first, second)
    }

    /// Appends all runs in order.
    func append(to runs: inout [Text.Run]) {
        switch self {
        case .runs(let inner): runs += inner
        case .branch(let first, let second, _):
            first.append(to: &runs)
            second.append(to: &runs)
        }
    }
}
