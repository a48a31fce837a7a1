extension Change {
    /// The change as a sentence for documentation, such as `Spacing of the row "cards": 8 → 24`.
    package var sentence: String {
        let words = kind == .changed ? changeInWords : "\(subject.readable) \(verb)"
        return (words + (members.isEmpty ? "" : ": \(Self.listed(members.map(\.readable)))")).capitalizedAtStart
    }

    /// The changed property, with its values.
    private var changeInWords: String {
        guard let old, let new else {
            return [subject, property ?? (result == nil ? "changed" : ""), result ?? ""].filter { !$0.isEmpty }
                .joined(separator: " ").readable
        }
        if let difference, let property, let number = Double(new) {
            let amount = abs(difference).described
            if let way = ["width": "wide", "height": "tall"][property], subject != "the figure" || number > 0 {
                let verb = difference > 0 ? "grew" : "shrank"
                return "\(subject.readable) \(verb) by \(amount) to \(number.described) \(way)" + otherLengths
            }
            if let ways = ["x": ("right", "left"), "y": ("down", "up")][property] {
                return "\(subject.readable) moved \(difference > 0 ? ways.0 : ways.1) by \(amount)"
            }
        }
        return "\(aspect.readable): \(old.readable) → \(new.readable)"
    }

    /// The property, with the view that has it.
    private var aspect: String {
        let thing = subject.trimmingPrefix("number of ")
        guard let property else { return String(thing) }
        // The value of a modifier is named by the modifier.
        let isModifier = thing.prefix { $0 != " " && $0 != "\"" }.allSatisfy(\.isLetter) && thing.contains(" of ")
        return isModifier && !thing.hasPrefix("the ") && !thing.hasPrefix("column ")
            ? "\(thing), \(property)" : "\(property) of \(thing)"
    }

    /// The second length of a view whose size changed in both directions.
    private var otherLengths: String {
        guard let result, let length = result.split(separator: ", ").first(where: { $0.hasPrefix("height ") }) else {
            return ""
        }
        return ", " + length.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    }

    /// The verb for an added, removed or moved view.
    private var verb: String {
        let isPlural = !members.isEmpty
        switch kind {
        case .added: return isPlural ? "were added" : "was added"
        case .removed: return isPlural ? "were removed" : "was removed"
        case .moved, .changed:
            guard let old, let new else {
                return ["moved", property ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
            }
            if property == Self.siblings { return "moved from place \(old) to place \(new)" }
            return property == Self.paintOrder
                ? "moved from place \(old) to place \(new) in the paint order"
                : "moved \(property ?? "") from \(old.readable) to \(new.readable)"
        }
    }
}

extension String {
    /// The text with words for the names of views and of properties.
    ///
    /// Words in quotation marks stay as they are.
    fileprivate var readable: String {
        if count > 1, first == "\"", last == "\"", !dropFirst().dropLast().contains("\" ") { return self }
        return split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .map { place, part in place.isMultiple(of: 2) ? String(part).namesInWords : String(part) }
            .joined(separator: "\"")
    }

    /// The text with readable words for each name in code.
    private var namesInWords: String {
        var words = ""
        var rest = self[...]
        while let first = rest.first {
            let name = rest.prefix { $0.isLetter == first.isLetter }
            words += Self.readableKinds[String(name)] ?? name.inWords
            rest = rest[name.endIndex...]
        }
        return words
    }

    /// The text with a capital letter at its start.
    fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

extension Substring {
    /// A name in code as words: `corner radius` for `cornerRadius`.
    fileprivate var inWords: String {
        guard allSatisfy(\.isLetter), contains(where: \.isUppercase), !allSatisfy(\.isUppercase) else {
            return String(self)
        }
        var words = ""
        for letter in self {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }
}
