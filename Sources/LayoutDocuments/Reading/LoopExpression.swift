/// A sum of products of numbers and indices, such as `{i * 10 + 5}`.
struct LoopExpression: Sendable {
    private var terms: [Term] = []

    /// A product that is added or subtracted.
    private struct Term {
        let isNegative: Bool
        var factors: [Factor] = []
    }

    private enum Factor {
        case number(Int)
        case index(String)
    }

    /// Creates an expression from its text; `nil` if the text isn't valid.
    init?(_ text: Substring) {
        var rest = text.drop(while: \.isWhitespace)
        var isExpectingFactor = true
        var term = Term(isNegative: false)
        while let first = rest.first {
            if isExpectingFactor {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if word.isEmpty { return nil }
                term.factors.append(Int(word).map(Factor.number) ?? .index(String(word)))
                rest = rest[word.endIndex...]
            } else {
                guard first == "+" || first == "-" || first == "*" else { return nil }
                if first != "*" {
                    terms.append(term)
                    term = Term(isNegative: first == "-")
                }
                rest = rest.dropFirst()
            }
            isExpectingFactor.toggle()
            rest = rest.drop(while: \.isWhitespace)
        }
        if isExpectingFactor { return nil }
        terms.append(term)
    }

    /// Returns the value of the expression; `nil` if an index is unknown, or the value overflows.
    ///
    /// - Parameter index: Returns the value of an index; `nil` if it is unknown.
    func value(_ index: (String) -> Int?) -> Int? {
        var sum = 0
        for term in terms {
            var product = 1
            for factor in term.factors {
                let number: Int? =
                    switch factor {
                    case .number(let number): number
                    case .index(let name): index(name)
                    }
                guard let number else { return nil }
                let (value, overflows) = product.multipliedReportingOverflow(by: number)
                if overflows { return nil }
                product = value
            }
            let (value, overflows) =
                term.isNegative
                ? sum.subtractingReportingOverflow(product) : sum.addingReportingOverflow(product)
            if overflows { return nil }
            sum = value
        }
        return sum
    }
}
