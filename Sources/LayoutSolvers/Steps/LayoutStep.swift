/// One reason why a quantity of a layout is what it is: a rule, and the formula with its numbers.
///
/// Steps hold no text, so that solvers make them wherever they run; sentences come from a table of the rules.
package struct LayoutStep: Equatable, Sendable {
    /// The rule that gives the quantity.
    package var rule: LayoutRule
    /// The computation of the quantity.
    package var formula: LayoutFormula
    /// The numbers that the sentence of the rule names beside the formula.
    package var facts: [LayoutFormula]

    /// A step by a rule.
    package init(_ rule: LayoutRule, _ formula: LayoutFormula, facts: [LayoutFormula] = []) {
        self.rule = rule
        self.formula = formula
        self.facts = facts
    }

    /// The result; `nil` where nothing is offered.
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

/// A number that a layout computes: a proposed length, a length or a place.
package struct LayoutQuantity: Hashable, Sendable {
    /// The kind of a quantity.
    package enum Kind: UInt8, Sendable {
        /// The proposed length.
        case offer
        /// The length that a view takes.
        case length
        /// The place where a view starts, from the left or the top of the figure.
        case start
    }

    /// The view that a quantity belongs to.
    package enum Part: Hashable, Sendable {
        /// The view that computes the step.
        case itself
        /// A view inside it, by its position.
        case child(Int)
        /// A view of a drawing, by its element.
        case element(Int)
    }

    /// The direction that a quantity is measured in.
    package enum Axis: UInt8, Sendable {
        /// The axis of the solver, such as that of a stack.
        case along
        /// The other axis.
        case across
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    package var kind: Kind
    package var part: Part
    package var axis: Axis

    /// A quantity of a view along an axis.
    package init(_ kind: Kind, of part: Part, axis: Axis = .along) {
        self.kind = kind
        self.part = part
        self.axis = axis
    }

    /// Returns the quantity with the axes of a solver replaced by those of the figure.
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
