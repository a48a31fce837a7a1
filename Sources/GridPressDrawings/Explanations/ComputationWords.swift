import LayoutSolvers

/// A writer of the formula of a step in words and signs.
struct ComputationWords {
    private let words: ExplanationWords
    private let rule: LayoutRule
    /// The element that the step is about.
    private let element: Int

    init(_ words: ExplanationWords, rule: LayoutRule, element: Int) {
        self.words = words
        self.rule = rule
        self.element = element
    }

    func text(_ formula: LayoutFormula) -> String {
        switch formula {
        case .nothing: return "nothing is offered"
        case .number(let value, let label):
            let words = LayoutRuleTable.words(for: label)
            return words.isEmpty ? number(value) : "\(number(value)) \(words)"
        case .quantity(let quantity, nil): return "nothing is \(text(quantity))"
        case .quantity(let quantity, let value): return "\(number(value)) \(text(quantity))"
        case .sum(let terms): return chain(terms, "+")
        case .difference(let terms): return chain(terms, "−")
        case .product(let first, let second): return "\(factor(first)) × \(factor(second))"
        case .quotient(let first, let second): return "\(factor(first)) ÷ \(factor(second))"
        case .least(let terms): return "the least of (\(list(terms)))"
        case .most(let terms): return "the most of (\(list(terms)))"
        case .roundedUp(let inner, let pixel):
            let unit = pixel == 1 ? "" : " to \(number(pixel))"
            // Rounded up to three decimals, because a number slightly above a whole one would otherwise look like
            // that number.
            if case .number(let value, let label) = inner {
                let shown = LayoutFormula.number((value * 1000).rounded(.up) / 1000, label)
                return "rounded up\(unit) (\(text(shown)))"
            }
            return "rounded up\(unit) (\(text(inner)))"
        }
    }

    private func number(_ value: Double?) -> String { words.number(value) }

    private func list(_ terms: [LayoutFormula]) -> String { terms.map(text).joined(separator: "; ") }

    private func chain(_ terms: [LayoutFormula], _ sign: String) -> String {
        var result = ""
        for (position, term) in terms.enumerated() {
            if position > 0 { result += " \(sign) " }
            result += position > 0 && term.isSum ? "(\(text(term)))" : text(term)
        }
        return result
    }

    private func factor(_ formula: LayoutFormula) -> String {
        formula.isSum || formula.isProduct ? "(\(text(formula)))" : text(formula)
    }

    private func text(_ quantity: LayoutQuantity) -> String {
        let isOwn = quantity.part == .element(element)
        let name = words.name(of: quantity.part)
        switch quantity.kind {
        case .offer: return isOwn ? "offered" : "offered to \(name)"
        // The position in a cell counts tracks, each of which is as long as one of its views.
        case .length where rule.isPlaceInCell && !isOwn:
            return quantity.axis == .horizontal ? "of a column as wide as \(name)" : "of a row as high as \(name)"
        case .length: return "of \(name)"
        case .start: return "at the start of \(name)"
        }
    }
}

extension LayoutRule {
    fileprivate var isPlaceInCell: Bool {
        switch self {
        case .cellStart, .cellCenter, .cellEnd, .cellFilled, .cellGuide: true
        default: false
        }
    }
}

extension LayoutFormula {
    /// Whether the formula is a single number, which needs no computation.
    var isTerm: Bool {
        switch self {
        case .nothing, .number, .quantity: true
        default: false
        }
    }

    fileprivate var isSum: Bool {
        switch self {
        case .sum, .difference: true
        default: false
        }
    }

    fileprivate var isProduct: Bool {
        switch self {
        case .product, .quotient: true
        default: false
        }
    }
}
