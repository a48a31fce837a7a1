/// A step of a layout trace: the rule that determines a quantity, and the formula with its numbers.
///
/// Steps contain no text, so that solvers need no table of messages. `LayoutRuleTable` has a sentence for each rule.
package struct LayoutStep: Equatable, Sendable {
    /// The rule that determines the quantity.
    package var rule: LayoutRule
    /// The formula of the quantity.
    package var formula: LayoutFormula
    /// The numbers that the sentence of the rule mentions in addition to the formula.
    package var facts: [LayoutFormula]

    /// Creates a step from a rule and a formula.
    package init(_ rule: LayoutRule, _ formula: LayoutFormula, facts: [LayoutFormula] = []) {
        self.rule = rule
        self.formula = formula
        self.facts = facts
    }

    /// The result; `nil` if nothing is proposed.
    package var value: Double? { formula.value }

    /// Returns the step with each quantity replaced.
    package func mapQuantities(_ transform: (LayoutQuantity) -> LayoutQuantity?) -> LayoutStep {
        LayoutStep(
            rule,
            formula.mapQuantities(transform),
            facts: facts.map { $0.mapQuantities(transform) }
        )
    }
}

/// A number that a layout computes: a proposed length, a length or a position.
package struct LayoutQuantity: Hashable, Sendable {
    /// The kind of a quantity.
    package enum Kind: UInt8, Sendable {
        /// The proposed length.
        case offer
        /// The length of a view.
        case length
        /// The position of a view, from the left or the top of the figure.
        case start
    }

    /// The view that a quantity belongs to.
    package enum Part: Hashable, Sendable {
        /// The view that the step is about.
        case itself
        /// A child of that view, by its index.
        case child(Int)
        /// A view of a drawing, by the index of its element.
        case element(Int)
    }

    /// The axis along which a quantity is measured.
    package enum Axis: UInt8, Sendable {
        /// The main axis of the solver, such as the main axis of a stack.
        case along
        /// The other axis.
        case across
        /// The horizontal axis of the figure.
        case horizontal
        /// The vertical axis of the figure.
        case vertical
    }

    package var kind: Kind
    package var part: Part
    package var axis: Axis

    /// Creates a quantity of a view along an axis.
    package init(_ kind: Kind, of part: Part, axis: Axis = .along) {
        self.kind = kind
        self.part = part
        self.axis = axis
    }

    /// Returns the quantity with an axis of the figure in place of one of the solver.
    package func oriented(alongIsHorizontal: Bool) -> LayoutQuantity {
        var result = self
        switch axis {
        case .along: result.axis = alongIsHorizontal ? .horizontal : .vertical
        case .across: result.axis = alongIsHorizontal ? .vertical : .horizontal
        case .horizontal, .vertical: break
        }
        return result
    }
}
