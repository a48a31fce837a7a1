import GridPress
import GridPressFindings

/// What can be wrong with several attributes that are right each for itself.
struct Conflict: Sendable {
    /// What is wrong; `nil` where all is well.
    let check: @Sendable (Told) -> Problem?

    /// What is wrong, and with which attribute.
    struct Problem {
        /// The kind of finding that it is.
        let code: Finding.Code
        /// The attribute; `nil` where it is about the element.
        let name: String?
        let sentence: String
        let fix: String
    }
}

extension Conflict {
    /// Attributes or slots of which one rules out the others.
    static func oneOf(_ names: String...) -> Conflict {
        Conflict { told in
            let written = names.flatMap { name in
                [told.values[name] != nil, told.slots[name] != nil].filter { $0 }.map { _ in name }
            }
            guard written.count > 1 else { return nil }
            let words = written.map { "“\($0)”" }.joined(separator: " and ")
            return Problem(
                code: .contradiction,
                name: written[1],
                sentence: "\(words) contradict each other.",
                fix: "Leave one of them out."
            )
        }
    }

    /// Attributes or slots of which one has to be there.
    static func any(of names: String...) -> Conflict {
        Conflict { told in
            if names.contains(where: { told.values[$0] != nil || told.slots[$0] != nil }) { return nil }
            let words = names.map { "“\($0)”" }.joined(separator: " or ")
            return Problem(
                code: .missingAttribute,
                name: nil,
                sentence: "\(words) is missing.",
                fix: names.count > 1 ? "Write one of them." : "Write it: \(names[0])=\"…\"."
            )
        }
    }

    /// A slot that has to be there.
    static func needs(_ slot: String) -> Conflict {
        Conflict { told in
            if told.slots[slot] != nil { return nil }
            return Problem(
                code: .missingAttribute,
                name: nil,
                sentence: "“<\(slot)>” is missing.",
                fix: "Put the views for it into <\(slot)>…</\(slot)>, inside it."
            )
        }
    }

    /// An attribute that changes nothing unless one of others is there.
    static func pointless(_ name: String, without others: [String]) -> Conflict {
        Conflict { told in
            guard told.values[name] != nil, !others.contains(where: { told.values[$0] != nil }) else { return nil }
            let words = others.map { "“\($0)”" }.joined(separator: " or ")
            return Problem(
                code: .withoutEffect,
                name: name,
                sentence: "“\(name)” has no effect without \(words).",
                fix: "Write that too, or leave it out."
            )
        }
    }

    /// A least length and a largest, which has to be as large at least.
    static func ordered(_ least: String, _ most: String) -> Conflict {
        Conflict { told in
            guard let low = told.value(of: least, .length), let high = told.value(of: most, .limit), low > high else {
                return nil
            }
            return Problem(
                code: .contradiction,
                name: most,
                sentence: "“\(most)” is smaller than “\(least)”.",
                fix: "Make it at least \(low.spelled)."
            )
        }
    }

    /// A number that has to lie in a range.
    static func within(_ value: String, _ range: String, or missing: ClosedRange<Double>) -> Conflict {
        Conflict { told in
            let bounds = told.value(of: range, .range) ?? missing
            guard let number = told.value(of: value, .number), !bounds.contains(number) else { return nil }
            return Problem(
                code: .contradiction,
                name: value,
                sentence: "“\(value)” lies outside of “\(range)”.",
                fix: "It has to be from \(bounds.lowerBound.spelled) to \(bounds.upperBound.spelled)."
            )
        }
    }
}

extension BinaryFloatingPoint {
    /// The number as somebody would write it.
    fileprivate var spelled: String {
        let number = Double(self)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
