/// Suggestions for unknown elements, attributes and values, as sentences.
enum Suggestion {
    /// Returns the question of whether a word was intended.
    static func question(_ word: String) -> String { "Did you mean \"\(word)\"?" }

    /// Returns a suggestion for an unknown element; `nil` if no suggestion is found.
    static func element(_ name: String, among words: [String]) -> String? {
        let folded = Spelling.folded(name)
        if let word = words.first(where: { Spelling.folded($0) == folded }) { return question(word) }
        if let tag = SynonymTable.elements[folded] { return "Use \(tag)." }
        return Spelling.nearest(to: name, among: words).map(question)
    }

    /// Returns a suggestion for an unknown attribute; `nil` if no suggestion is found.
    static func attribute(_ attribute: XMLArena.ElementAttribute, of place: AttributeContext) -> String? {
        let name = attribute.name
        let folded = Spelling.folded(name)
        let words = place.words
        if let word = words.first(where: { Spelling.folded($0) == folded }) { return question(word) }
        if place.rules.takeText, ["text", "content", "string", "title", "label", "value"].contains(folded) {
            return "Put the text between the tags: <\(place.element)>…</\(place.element)>."
        }
        if place.element == DocumentReader.repetition, ["from", "start", "step"].contains(folded) {
            return "The index counts from 0. Compute with it, such as {i + 1}."
        }
        var known = SynonymTable.attributes[folded] ?? []
        // Outside rows, spans usually belong to track grids.
        if !place.isInRow { known.sort { $0.hasPrefix("gridSpan") && !$1.hasPrefix("gridSpan") } }
        if let written = known.first(where: { words.contains(String($0.prefix { $0 != "=" })) }) {
            return "Use \(Self.written(written, with: attribute.value, in: place))."
        }
        if place.rules.slots.contains(where: { $0.name == name }) {
            return "Use an element: <\(name)>…</\(name)>."
        }
        // Limits of frames are suggested first, because few elements have attributes of these names.
        if place.mayBeModified, isLimitOfFrame(name), let advice = partOfModifier(name, attribute.value[...]) {
            return advice
        }
        let owners = ElementRule.all.filter { $0.parameters.attributes.contains { $0.name == name } }.map(\.name)
        if (1...12).contains(owners.count) { return "It is an attribute of \(owners.joined(separator: ", "))." }
        if place.mayBeModified, let advice = partOfModifier(name, attribute.value[...]) { return advice }
        return Spelling.nearest(to: name, among: words).map(question)
    }

    /// Returns an example of an attribute, with the given value if it is valid for that attribute.
    private static func written(_ example: String, with value: String, in place: AttributeContext) -> String {
        let name = String(example.prefix { $0 != "=" })
        let validNames = place.rules.attributes.filter { $0.name == name }
        let rules = validNames.isEmpty ? ModifierRule.named[name]?.attributes ?? [] : validNames
        let isText = example.contains("…") && !value.isEmpty && value.utf8.count <= 40
        let isTaken = rules.contains { $0.accepts(value[...]) && !$0.notation.takesAnything }
        return isText || isTaken && !example.contains(" ") ? "\(name)=\"\(value)\"" : example
    }

    private static func isLimitOfFrame(_ name: String) -> Bool {
        ModifierRule.named["flexibleFrame"]?.attributes.contains { $0.name == name } ?? false
    }

    /// Returns a suggestion for an attribute whose name is a parameter of a modifier.
    private static func partOfModifier(_ name: String, _ written: Substring) -> String? {
        // Of several modifiers, the suggestion is the modifier in which the parameter comes first.
        let owners = ModifierRule.all.compactMap { rule in
            rule.parameters.takeWholeAttribute
                ? nil : rule.attributes.firstIndex { $0.name == name }.map { (rule: rule, position: $0) }
        }
        let owner = owners.min { $0.position < $1.position }?.rule
        guard let owner, let rule = owner.attributes.first(where: { $0.name == name }) else { return nil }
        let value = rule.accepts(written) && !rule.notation.takesAnything ? String(written) : "…"
        return "It is a value of \"\(owner.name)\": use \(owner.name)=\"\(name):\(value)\"."
    }

    /// Returns a suggestion for an invalid value; `nil` if no suggestion is found.
    static func value(_ value: Substring, for rules: [AttributeRule]) -> String? {
        let words = rules.flatMap(\.notation.words)
        let folded = Spelling.folded(String(value.prefix(100)))
        if let word = words.first(where: { Spelling.folded($0) == folded }) { return question(word) }
        if let word = SynonymTable.values[folded]?.first(where: words.contains) { return question(word) }
        if value.utf8.count <= 100, let advice = number(String(value), for: rules) { return advice }
        if let advice = TrackTranslation.suggestion(for: value, of: rules) { return advice }
        if value.hasPrefix("#") || value.hasPrefix("rgb"), words.contains("red") {
            return "Use #rgb, #rrggbb or #rrggbbaa."
        }
        return Spelling.nearest(to: String(value), among: words).map(question)
    }

    /// Returns a suggestion for a number with a unit or another superfluous part.
    private static func number(_ value: String, for rules: [AttributeRule]) -> String? {
        if units.contains(value) { return "Remove the unit: lengths are in points, angles in degrees." }
        func isTaken(_ text: String) -> Bool { rules.contains { $0.accepts(text[...]) } }
        let trimmed = String(value.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if trimmed != value, isTaken(trimmed) { return "Use \"\(trimmed)\", without spaces around it." }
        for unit in units where value.hasSuffix(unit) {
            let number = String(String(value.dropLast(unit.count)).reversed().drop(while: \.isWhitespace).reversed())
            if isTaken(number) { return "Use \"\(number)\", without a unit." }
        }
        if value.hasSuffix("%"), let percent = Double(value.dropLast()), rules.contains(where: \.notation.isFraction) {
            let part = "\(percent / 100)"
            if isTaken(part) { return "Use \"\(part)\"." }
        }
        let listed = value.split(separator: " ").joined(separator: ",")
        if listed != value, isTaken(listed) { return "Use \"\(listed)\", with commas." }
        let pointed = value.replacing(",", with: ".")
        if pointed != value, isTaken(pointed) { return "Use \"\(pointed)\", with a decimal point." }
        let unsigned = value.hasPrefix("+") ? String(value.dropFirst()) : value
        let whole = unsigned.hasSuffix(".") ? String(unsigned.dropLast()) : unsigned
        return whole != value && isTaken(whole) ? "Use \"\(whole)\"." : nil
    }

    /// Returns a suggestion for two to four lengths in the order of CSS, clockwise from the top.
    static func insets(_ value: Substring, of rules: [AttributeRule]) -> String? {
        let lengths = value.split(separator: " ")
        guard value.utf8.count <= 100, (2...4).contains(lengths.count),
            lengths.allSatisfy({ ValueType<Double>.number.value(of: $0) != nil }),
            let rule = rules.first(where: { $0.notation.name == "insets" })
        else { return nil }
        let (top, trailing) = (lengths[0], lengths[1])
        let bottom = lengths.count > 2 ? lengths[2] : top
        let leading = lengths.count > 3 ? lengths[3] : trailing
        let meant = "\(top),\(leading),\(bottom),\(trailing)"
        return rule.accepts(meant[...]) ? "Use \"\(meant)\" for top, leading, bottom and trailing." : nil
    }

    private static let units = ["px", "pt", "dp", "pts", "points", "deg", "°"]

    /// Returns a suggestion for values that aren't separated by spaces, such as `50x50` or `width=50`.
    static func parts(_ word: Substring, of rules: [AttributeRule]) -> String? {
        guard word.utf8.count <= 100 else { return nil }
        if let sign = word.firstIndex(where: { $0 == "=" || $0 == ":" }) {
            let name = String(word[..<sign])
            let value = word[word.index(after: sign)...]
            let words = rules.map(\.name)
            if !words.contains(name), isLimitOfFrame(name), let advice = partOfModifier(name, value) { return advice }
            let meant = words.contains(name) ? name : Spelling.nearest(to: name, among: words)
            if let meant { return question("\(meant):\(value.prefix(40))") }
            return rules.contains { $0.accepts(value) && !$0.notation.takesAnything } ? "Use \"\(value)\"." : nil
        }
        let parts = word.split { "x×*,;".contains($0) }
        guard parts.count <= rules.count, parts.joined(separator: " ") != word, !parts.isEmpty,
            parts.allSatisfy({ part in rules.contains { $0.accepts(part) && !$0.notation.takesAnything } })
        else { return nil }
        return "Use \"\(parts.joined(separator: " "))\"" + (parts.count > 1 ? ", with spaces." : ".")
    }
}

/// The element of an attribute, with its valid attributes.
struct AttributeContext {
    let element: String
    let rules: ParameterList
    let mayBeModified: Bool
    /// Whether the element is a row of a row grid, or directly in one.
    let isInRow: Bool
    /// The names of all valid attributes.
    let words: [String]
}
