/// The formula of a quantity, with all its numbers.
package indirect enum LayoutFormula: Equatable, Sendable {
    /// No length, as in an unspecified proposal.
    case nothing
    /// A number that is specified, measured or given by a rule.
    case number(Double, LayoutLabel)
    /// Another quantity of the layout, with its value.
    case quantity(LayoutQuantity, Double?)
    /// The sum of its terms.
    case sum([LayoutFormula])
    /// The first term minus the others.
    case difference([LayoutFormula])
    /// The product of two formulas.
    case product(LayoutFormula, LayoutFormula)
    /// The quotient of two formulas.
    case quotient(LayoutFormula, LayoutFormula)
    /// The smallest of several numbers.
    case least([LayoutFormula])
    /// The largest of several numbers.
    case most([LayoutFormula])
    /// A number that is rounded up to a multiple of the length of a pixel.
    case roundedUp(LayoutFormula, pixel: Double)
}

extension LayoutFormula {
    /// The result; `nil` if a term has no value.
    package var value: Double? {
        switch self {
        case .nothing: nil
        case .number(let number, _): number
        case .quantity(_, let value): value
        case .sum(let terms): Self.fold(terms) { $0 + $1 }
        case .difference(let terms): Self.fold(terms) { $0.subtracting($1) }
        case .product(let first, let second): Self.fold([first, second]) { $0 * $1 }
        case .quotient(let first, let second): Self.fold([first, second]) { $0 / $1 }
        case .least(let terms): Self.fold(terms) { Swift.min($0, $1) }
        case .most(let terms): Self.fold(terms) { Swift.max($0, $1) }
        case .roundedUp(let number, let pixel): number.value.map { Self.roundUp($0, toPixels: pixel) }
        }
    }

    private static func fold(_ terms: [LayoutFormula], _ combine: (Double, Double) -> Double) -> Double? {
        guard var result = terms.first?.value else { return nil }
        for term in terms.dropFirst() {
            guard let value = term.value else { return nil }
            result = combine(result, value)
        }
        return result
    }

    /// Returns a length rounded up to whole pixels, ignoring rounding errors.
    package static func roundUp(_ length: Double, toPixels pixel: Double) -> Double {
        (length / pixel - 1e-9).rounded(.up) * pixel
    }

    /// Returns the formula with each quantity replaced.
    ///
    /// A quantity for which `transform` returns `nil` becomes a number, or nothing if it has no value.
    package func mapQuantities(_ transform: (LayoutQuantity) -> LayoutQuantity?) -> LayoutFormula {
        map { quantity, value in
            if let replacement = transform(quantity) { return .quantity(replacement, value) }
            return value.map { .number($0, .none) } ?? .nothing
        }
    }

    /// Returns the formula with the values of its quantities replaced.
    package func withValues(_ value: (LayoutQuantity) -> Double?) -> LayoutFormula {
        map { quantity, _ in .quantity(quantity, value(quantity)) }
    }

    private func map(_ transform: (LayoutQuantity, Double?) -> LayoutFormula) -> LayoutFormula {
        func map(_ terms: [LayoutFormula]) -> [LayoutFormula] { terms.map { $0.map(transform) } }
        switch self {
        case .nothing, .number: return self
        case .quantity(let quantity, let value): return transform(quantity, value)
        case .sum(let terms): return .sum(map(terms))
        case .difference(let terms): return .difference(map(terms))
        case .product(let first, let second): return .product(first.map(transform), second.map(transform))
        case .quotient(let first, let second): return .quotient(first.map(transform), second.map(transform))
        case .least(let terms): return .least(map(terms))
        case .most(let terms): return .most(map(terms))
        case .roundedUp(let number, let pixel): return .roundedUp(number.map(transform), pixel: pixel)
        }
    }

    /// The quantities in the formula, from left to right.
    package var quantities: [LayoutQuantity] {
        switch self {
        case .nothing, .number: []
        case .quantity(let quantity, _): [quantity]
        case .sum(let terms), .difference(let terms), .least(let terms), .most(let terms):
            terms.flatMap { $0.quantities }
        case .product(let first, let second), .quotient(let first, let second):
            first.quantities + second.quantities
        case .roundedUp(let number, _): number.quantities
        }
    }

    /// The quantity that is the whole formula; `nil` for other formulas.
    package var onlyQuantity: LayoutQuantity? {
        if case .quantity(let quantity, _) = self { quantity } else { nil }
    }
}

// MARK: - Shorthand for formulas

extension LayoutFormula {
    /// Returns the proposal to the view that the step is about.
    package static func offer(_ value: Double?, axis: LayoutQuantity.Axis = .along) -> LayoutFormula {
        .quantity(LayoutQuantity(.offer, of: .itself, axis: axis), value)
    }

    /// Returns the length of the view that the step is about.
    package static func length(_ value: Double, axis: LayoutQuantity.Axis = .along) -> LayoutFormula {
        .quantity(LayoutQuantity(.length, of: .itself, axis: axis), value)
    }

    /// Returns the length of a child.
    package static func length(_ value: Double, ofChild child: Int, axis: LayoutQuantity.Axis = .along) -> LayoutFormula
    {
        .quantity(LayoutQuantity(.length, of: .child(child), axis: axis), value)
    }

    /// Returns the first term minus the others; terms that are 0 are left out.
    package static func without(_ first: LayoutFormula, _ others: [LayoutFormula]) -> LayoutFormula {
        let others = others.filter { $0.value != 0 }
        return others.isEmpty ? first : .difference([first] + others)
    }

    /// Returns the sum of several terms; terms that are 0 are left out.
    package static func total(_ terms: [LayoutFormula]) -> LayoutFormula {
        let counted = terms.filter { $0.value != 0 }
        if counted.count == 1 { return counted[0] }
        return counted.isEmpty ? .number(0, .none) : .sum(counted)
    }

    /// Returns a formula that is at least 0; unchanged if its value isn't negative.
    package static func positive(_ formula: LayoutFormula) -> LayoutFormula {
        if let value = formula.value, value < 0 { return .most([formula, .number(0, .none)]) }
        return formula
    }
}
