import LayoutSolvers

/// A recorder of layout traces.
///
/// It collects the accounts of nodes while they are drawn, and their elements.
///
/// A drawing has a recorder only if a layout trace is requested.
final class LayoutAccountRecorder {
    private var accounts: [(node: LayoutNode, account: LayoutAccount)] = []
    private var elementOfNode: [Int32: Int] = [:]
    private var shownNode: [Int32: Int32] = [:]

    /// Records the element that a node starts.
    func note(_ node: LayoutNode, element: Int) { elementOfNode[node.index] = element }

    /// Records the account of a node that was drawn.
    func record(_ node: LayoutNode, in frame: CGRect, proposal: ProposedViewSize, inside element: Int?) {
        if !node.isStep {
            if let shown = node.shownChild {
                shownNode[node.index] = shown.index
            } else if let element {
                elementOfNode[node.index] = element
            }
        }
        if let account = node.account(size: frame.size, proposal: proposal) { accounts.append((node, account)) }
    }

    /// Updates the elements of nodes after elements have moved.
    func moveElements(_ moved: (Int) -> Int) { elementOfNode = elementOfNode.mapValues(moved) }

    private func element(of node: Int32) -> Int? {
        var node = node
        while elementOfNode[node] == nil, let shown = shownNode[node] { node = shown }
        return elementOfNode[node]
    }

    /// Returns the steps of all elements.
    func table(figureWidth: CGFloat?, figureHeight: CGFloat?) -> LayoutStepTable {
        var table = LayoutStepTable()
        table.figureWidth = figureWidth.map { Double($0) }
        table.figureHeight = figureHeight.map { Double($0) }
        for (node, account) in accounts {
            guard let owner = element(of: node.index) else { continue }
            let children = account.children.map { element(of: $0.node.index) }
            func resolved(_ step: LayoutStep) -> LayoutStep {
                step.mapQuantities { quantity in
                    var result = quantity
                    switch quantity.part {
                    case .itself: result.part = .element(owner)
                    case .child(let child):
                        guard children.indices.contains(child), let element = children[child] else { return nil }
                        result.part = .element(element)
                    case .element: break
                    }
                    return result
                }
            }
            for axis in [LayoutQuantity.Axis.horizontal, .vertical] {
                if let step = account.lengths[axis] { table[.length, owner, axis] = resolved(step) }
                let isMirrored = axis == .horizontal && node.direction == .rightToLeft
                for (index, child) in account.children.enumerated() {
                    guard let element = children[index] else { continue }
                    if let step = child.offer[axis] { table[.offer, element, axis] = resolved(step) }
                    if let step = child.offset[axis] {
                        table[.start, element, axis] = Self.startStep(
                            resolved(step),
                            of: element,
                            in: owner,
                            axis,
                            isMirrored: isMirrored
                        )
                    }
                }
            }
        }
        return table
    }

    /// Returns the step of a position in the figure, computed from the step of the distance to another view's top
    /// leading corner.
    ///
    /// The drawing records the values of quantities. They are filled in when a step is requested.
    private static func startStep(
        _ offset: LayoutStep,
        of element: Int,
        in owner: Int,
        _ axis: LayoutQuantity.Axis,
        isMirrored: Bool
    ) -> LayoutStep {
        func quantity(_ kind: LayoutQuantity.Kind, _ element: Int) -> LayoutFormula {
            .quantity(LayoutQuantity(kind, of: .element(element), axis: axis), nil)
        }
        var step = offset
        if isMirrored {
            let edge = LayoutFormula.sum([quantity(.start, owner), quantity(.length, owner)])
            step.formula = .difference([edge, quantity(.length, element)] + offset.formula.terms)
        } else {
            step.formula =
                offset.formula.terms.isEmpty
                ? quantity(.start, owner) : .sum([quantity(.start, owner)] + offset.formula.terms)
        }
        return step
    }
}

extension LayoutFormula {
    /// The terms of a sum, or the formula itself as the only term; empty for 0.
    fileprivate var terms: [LayoutFormula] {
        if case .sum(let terms) = self { return terms }
        return value == 0 ? [] : [self]
    }
}
