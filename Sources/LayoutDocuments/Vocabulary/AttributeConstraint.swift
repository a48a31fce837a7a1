/// A check for attributes that are valid separately, but not together.
struct AttributeConstraint: Sendable {
    /// Returns the violation; `nil` if the attributes are valid together.
    let check: @Sendable (ParsedArguments) -> Violation?

    /// A conflict, and the attribute that causes it.
    struct Violation {
        /// The code of the finding.
        let code: Finding.Code
        /// The name of the attribute; `nil` for the element itself.
        let name: RuleName?
        let message: String
        let fix: String
    }
}

extension AttributeConstraint {
    /// Returns a check that at most one of some attributes or slots is present.
    ///
    /// - Parameters:
    ///   - names: The names of the attributes or slots.
    ///   - fix: The suggested fix, as a sentence.
    static func oneOf(_ names: String..., fix: String = "Use only one of them.") -> AttributeConstraint {
        let names = names.flatMap { [(name: RuleName($0), key: RuleName($0)), (RuleName($0), .slot($0))] }
        return AttributeConstraint { parsed in
            guard names.count(where: { parsed.has($0.key) }) > 1 else { return nil }
            let written = names.filter { parsed.has($0.key) }
            let words =
                written.dropLast().map(\.key.text.quoted).joined(separator: ", ") + " and "
                + written[written.count - 1].key.text.quoted
            return Violation(
                code: .contradiction, name: written[1].name, message: "\(words) can't be used together.", fix: fix)
        }
    }

    /// Returns a check that at least one of some attributes or slots is present.
    static func any(of names: String...) -> AttributeConstraint {
        let valid = names.flatMap { [RuleName($0), .slot($0)] }
        return AttributeConstraint { parsed in
            if valid.contains(where: parsed.has) { return nil }
            let words = names.map { "\"\($0)\"" }.joined(separator: " or ")
            return Violation(
                code: .missingAttribute, name: nil, message: "\(words) is missing.",
                fix: names.count > 1 ? "Add one of them." : "Add it: \(names[0])=\"…\".")
        }
    }

    /// Returns a check that a slot is present.
    static func needs(_ slot: String) -> AttributeConstraint {
        let key = RuleName.slot(slot)
        return AttributeConstraint { parsed in
            if parsed.has(key) { return nil }
            return Violation(
                code: .missingAttribute, name: nil, message: "\"<\(slot)>\" is missing.",
                fix: "Put the views for it into <\(slot)>…</\(slot)>.")
        }
    }

    /// Returns a check for an attribute that has no effect unless one of some others is present.
    static func pointless(_ name: String, without others: [String]) -> AttributeConstraint {
        let key = RuleName(name)
        let keys = others.map { RuleName($0) }
        return AttributeConstraint { parsed in
            guard parsed.has(key), !keys.contains(where: parsed.has) else { return nil }
            let words = others.map { "\"\($0)\"" }.joined(separator: " or ")
            return Violation(
                code: .withoutEffect, name: key, message: "\"\(name)\" has no effect without \(words).",
                fix: "Add \(others.count == 1 ? "it" : "one of them"), or remove \"\(name)\".")
        }
    }

    /// Returns a check that a minimum isn't larger than its maximum.
    static func ordered(_ least: String, _ most: String) -> AttributeConstraint {
        let (leastKey, mostKey) = (RuleName(least), RuleName(most))
        return AttributeConstraint { parsed in
            guard let low = parsed.value(of: leastKey, .length), let high = parsed.value(of: mostKey, .limit),
                low > high
            else { return nil }
            return Violation(
                code: .contradiction, name: mostKey, message: "\"\(most)\" is smaller than \"\(least)\".",
                fix: "Make it at least \(low.spelled).")
        }
    }

    /// Returns a check that a number lies in a range.
    static func within(_ value: String, _ range: String, or missing: ClosedRange<Double>) -> AttributeConstraint {
        let (valueKey, rangeKey) = (RuleName(value), RuleName(range))
        return AttributeConstraint { parsed in
            let bounds = parsed.value(of: rangeKey, .range) ?? missing
            guard let number = parsed.value(of: valueKey, .number), !bounds.contains(number) else { return nil }
            return Violation(
                code: .contradiction, name: valueKey, message: "\"\(value)\" is outside the range of \"\(range)\".",
                fix: "Use a number from \(bounds.lowerBound.spelled) to \(bounds.upperBound.spelled). For another "
                    + "range, set \"\(range)\".")
        }
    }
}

extension BinaryFloatingPoint {
    /// The number as text, without decimals if it is whole.
    fileprivate var spelled: String {
        let number = Double(self)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
