import GridPressFindings
import XMLReading

/// What may be meant by something that the language doesn't have, as a sentence.
enum Advice {
    /// The question whether a word is meant.
    static func question(_ word: String) -> String { "Did you mean “\(word)”?" }

    /// What to write for an unknown element.
    static func element(_ name: String, among words: [String]) -> String? {
        let folded = Spelling.folded(name)
        if let word = words.first(where: { Spelling.folded($0) == folded }) { return question(word) }
        if let tag = ForeignWords.elements[folded] { return "Write \(tag)." }
        return Spelling.nearest(to: name, among: words).map(question)
    }

    /// What to write for an unknown attribute.
    static func attribute(_ attribute: XMLAttribute, of place: AttributePlace) -> String? {
        let name = attribute.name
        let folded = Spelling.folded(name)
        let words = place.words
        if let word = words.first(where: { Spelling.folded($0) == folded }) { return question(word) }
        if place.rules.takeText, ["text", "content", "string", "title", "label", "value"].contains(folded) {
            return "Put the text between the tags: <\(place.element)>…</\(place.element)>."
        }
        let known = ForeignWords.attributes[folded] ?? []
        if let written = known.first(where: { words.contains(String($0.prefix { $0 != "=" })) }) {
            return "Write \(Self.written(written, with: attribute.value, in: place))."
        }
        if place.rules.slots.contains(where: { $0.name == name }) {
            return "Write it as an element inside: <\(name)>…</\(name)>."
        }
        // Limits of frames are meant more often than those of the few elements that have some of their own.
        if place.mayBeModified, isLimitOfFrame(name), let advice = partOfModifier(attribute) { return advice }
        let owners = ElementRule.all.filter { $0.parameters.attributes.contains { $0.name == name } }.map(\.name)
        if (1...12).contains(owners.count) { return "It belongs to \(owners.joined(separator: ", "))." }
        if place.mayBeModified, let advice = partOfModifier(attribute) { return advice }
        return Spelling.nearest(to: name, among: words).map(question)
    }

    /// An attribute as it may be written, with a value that was meant for another if it will do.
    private static func written(_ example: String, with value: String, in place: AttributePlace) -> String {
        let name = String(example.prefix { $0 != "=" })
        let own = place.rules.attributes.filter { $0.name == name }
        let rules = own.isEmpty ? ModifierRule.named[name]?.attributes ?? [] : own
        let isText = example.contains("…") && !value.isEmpty && value.utf8.count <= 40
        let isTaken = rules.contains { $0.accepts(value[...]) && !$0.notation.takesAnything }
        return isText || isTaken && !example.contains(" ") ? "\(name)=\"\(value)\"" : example
    }

    private static func isLimitOfFrame(_ name: String) -> Bool {
        ModifierRule.named["flexibleFrame"]?.attributes.contains { $0.name == name } ?? false
    }

    /// What to write for an attribute that is one of the values of a modifier.
    private static func partOfModifier(_ attribute: XMLAttribute) -> String? {
        let name = attribute.name
        // Where several have it, the one is meant in which it comes first.
        let owners = ModifierRule.all.compactMap { rule in
            rule.attributes.count > 1
                ? rule.attributes.firstIndex { $0.name == name }.map { (rule: rule, position: $0) } : nil
        }
        let owner = owners.min { $0.position < $1.position }?.rule
        guard let owner, let rule = owner.attributes.first(where: { $0.name == name }) else { return nil }
        let value = rule.accepts(attribute.value[...]) && !rule.notation.takesAnything ? attribute.value : "…"
        return "It belongs to “\(owner.name)”: write \(owner.name)=\"\(name):\(value)\"."
    }

    /// What to write for a value that an attribute doesn't take.
    static func value(_ value: Substring, for rules: [AttributeRule]) -> String? {
        let words = rules.flatMap(\.notation.words)
        let folded = Spelling.folded(String(value.prefix(100)))
        if let word = words.first(where: { Spelling.folded($0) == folded }) { return question(word) }
        if let word = ForeignWords.values[folded]?.first(where: words.contains) { return question(word) }
        if value.utf8.count <= 100, let advice = number(String(value), for: rules) { return advice }
        if value.hasPrefix("#") || value.hasPrefix("rgb"), words.contains("red") {
            return "Write colours in digits as #rgb, #rrggbb or #rrggbbaa."
        }
        return Spelling.nearest(to: String(value), among: words).map(question)
    }

    /// What to write for a number with something about it that doesn't belong there.
    private static func number(_ value: String, for rules: [AttributeRule]) -> String? {
        if units.contains(value) { return "Leave it out: lengths have no unit." }
        func isTaken(_ text: String) -> Bool { rules.contains { $0.accepts(text[...]) } }
        let trimmed = String(value.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if trimmed != value, isTaken(trimmed) { return "Write “\(trimmed)”, without spaces around it." }
        for unit in units where value.hasSuffix(unit) {
            let number = String(String(value.dropLast(unit.count)).reversed().drop(while: \.isWhitespace).reversed())
            if isTaken(number) { return "Write “\(number)”, without a unit." }
        }
        if value.hasSuffix("%"), let percent = Double(value.dropLast()), rules.contains(where: \.notation.isFraction) {
            let part = "\(percent / 100)"
            if isTaken(part) { return "Write “\(part)”." }
        }
        let listed = value.split(separator: " ").joined(separator: ",")
        if listed != value, isTaken(listed) { return "Write “\(listed)”, with commas." }
        let pointed = value.replacing(",", with: ".")
        if pointed != value, isTaken(pointed) { return "Write “\(pointed)”, with a point." }
        let unsigned = value.hasPrefix("+") ? String(value.dropFirst()) : value
        let whole = unsigned.hasSuffix(".") ? String(unsigned.dropLast()) : unsigned
        return whole != value && isTaken(whole) ? "Write “\(whole)”." : nil
    }

    private static let units = ["px", "pt", "dp", "pts", "points", "deg", "°"]

    /// How to write values that stand together without spaces between them, such as `50x50` or `width=50`.
    static func parts(_ word: Substring, of rules: [AttributeRule]) -> String? {
        guard word.utf8.count <= 100 else { return nil }
        if let sign = word.firstIndex(where: { $0 == "=" || $0 == ":" }) {
            let name = String(word[..<sign])
            let value = word[word.index(after: sign)...]
            let words = rules.map(\.name)
            let meant = words.contains(name) ? name : Spelling.nearest(to: name, among: words)
            if let meant { return question("\(meant):\(value.prefix(40))") }
            return rules.contains { $0.accepts(value) && !$0.notation.takesAnything } ? "Write “\(value)”." : nil
        }
        let parts = word.split { "x×*,;".contains($0) }
        guard parts.count <= rules.count, parts.joined(separator: " ") != word, !parts.isEmpty,
            parts.allSatisfy({ part in rules.contains { $0.accepts(part) && !$0.notation.takesAnything } })
        else { return nil }
        return "Write “\(parts.joined(separator: " "))”" + (parts.count > 1 ? ", with spaces between." : ".")
    }
}

/// Where an attribute stands: what its element is called and takes.
struct AttributePlace {
    let element: String
    let rules: ParameterList
    let mayBeModified: Bool
    /// The names of all attributes that it may have.
    let words: [String]
}
