import LayoutSolvers

extension Explanation {
    /// All steps as a flat list of numbers.
    ///
    /// The list starts with the count of layers and their kinds. Each part starts with the count of its steps. A step
    /// has its quantity, its rule, its formula, the count of its facts, and the facts.
    package var numbers: [Double] {
        var writer = StepWriter()
        writer.numbers.append(Double(layers.count))
        for kind in layers { writer.numbers.append(Double(kind.rawValue)) }
        for part in parts {
            writer.numbers.append(Double(part.count))
            for entry in part {
                writer.write(entry.quantity)
                writer.numbers.append(Double(entry.step.rule.rawValue))
                writer.write(entry.step.formula)
                writer.numbers.append(Double(entry.step.facts.count))
                for fact in entry.step.facts { writer.write(fact) }
            }
        }
        return writer.numbers
    }
}

/// A writer of steps as numbers.
///
/// A formula starts with the number of its kind.
private struct StepWriter {
    var numbers: [Double] = []

    mutating func write(_ quantity: LayoutQuantity) {
        numbers.append(Double(quantity.kind.rawValue))
        if case .element(let element) = quantity.part { numbers.append(Double(element)) } else { numbers.append(-1) }
        numbers.append(quantity.axis == .horizontal ? 0 : 1)
    }

    mutating func write(_ formula: LayoutFormula) {
        switch formula {
        case .nothing: numbers.append(0)
        case .number(let number, let label): numbers += [1, number, Double(label.rawValue)]
        case .quantity(let quantity, let value):
            numbers.append(2)
            write(quantity)
            numbers.append(value ?? .nan)
        case .sum(let terms): write(3, terms)
        case .difference(let terms): write(4, terms)
        case .product(let first, let second): write(5, [first, second])
        case .quotient(let first, let second): write(6, [first, second])
        case .least(let terms): write(7, terms)
        case .most(let terms): write(8, terms)
        case .roundedUp(let number, _): write(number)
        }
    }

    private mutating func write(_ kind: Double, _ terms: [LayoutFormula]) {
        numbers += [kind, Double(terms.count)]
        for term in terms { write(term) }
    }
}
