import LayoutSolvers

/// A child of a stack that takes the offered size, within its limits.
private struct Child {
    var least = 0.0
    var ideal = 10.0
    var most = Double.infinity
    var priority = 0.0

    func length(for offer: Double?) -> Double {
        guard let offer else { return ideal }
        return max(least, min(offer, most))
    }
}

private enum Refusal: Error {
    case child(Int)
}

func stackCases() {
    let fixed = Child(least: 50, ideal: 50, most: 50)
    report(stack: "one kind", [Child(), Child(), Child()])
    report(stack: "no children", [])
    report(stack: "fixed and flexible", [Child(), fixed, Child(least: 30, most: 80)])
    report(stack: "least wins", [Child(most: 100), Child(least: 100)])
    report(stack: "priorities", [Child(least: 20), Child(priority: 1), Child(least: 8, priority: -.infinity), fixed])
    report(stack: "odd children", [Child(most: .nan), Child(least: .infinity), Child(least: -.infinity, most: 5)])
    report(stack: "odd priorities", [Child(priority: .nan), Child(priority: .infinity), fixed])
    report(stack: "a crowd", crowd(of: 200))
    report("stack, refused", refusedStack())
}

private func report(stack name: String, _ children: [Child]) {
    for gap in [0, 8, -13, 1.0 / 3, .infinity] {
        let solver = StackSolver(
            gaps: [Double](repeating: gap, count: children.count),
            priorities: children.map { $0.priority }
        )
        for offer in offers {
            let lengths = solver.lengths(offer: offer) { child, offer in
                children[child].length(for: offer)
            } measure: { child, offer in
                children[child].length(for: offer)
            }
            report("stack, \(name), gap \(exact(gap)), offer \(exact(offer))", lengths)
        }
    }
}

/// Returns children with varied limits and priorities, which are the same in every run.
private func crowd(of count: Int) -> [Child] {
    var state: UInt32 = 1
    func number(below limit: UInt32) -> Double {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Double((state >> 16) % limit)
    }
    return (0..<count).map { _ in
        let least = number(below: 40) / 7
        return Child(least: least, most: least + number(below: 90) / 3, priority: number(below: 4))
    }
}

/// Returns the index of the child whose measurement throws, because errors have to pass through the solver.
private func refusedStack() -> [Double] {
    do throws(Refusal) {
        let solver = StackSolver(gaps: [0, 0], priorities: [0, 0])
        return try solver.lengths(offer: 10) { _, offer throws(Refusal) in
            offer
        } measure: { child, offer throws(Refusal) in
            if child == 1 { throw .child(child) }
            return offer ?? 0
        }
    } catch {
        switch error {
        case .child(let index): return [Double(index)]
        }
    }
}
