import XMLReading

/// The parts of repetitions and styles that are the same wherever they are used, compiled once.
///
/// A repetition is a template with holes. What has no hole is compiled in its first turn, and stands in the others as it
/// is; a text with holes is taken apart once, and filled in each turn. Everything that a turn can change or that each
/// turn notes again, such as an identity or an error, varies.
struct CompiledTemplates {
    /// The number of things that were read and vary.
    private(set) var variations = 0
    /// Views, by the positions of their elements.
    private var views: [Int: KnownView] = [:]
    /// Arguments, by the positions of their attributes.
    private var arguments: [Int: KnownArguments] = [:]
    /// Arguments, by their values.
    private var values = KnownValues()
    /// Texts with holes, by their places in the file.
    private var texts: [Int: TextTemplate] = [:]

    /// A view, and what it takes from the budget.
    struct KnownView {
        let view: CompiledView
        let cost: ExpansionBudget.Cost
    }

    /// The arguments in an attribute.
    struct KnownArguments {
        let arguments: ParsedArguments
        /// The bytes that its names take from the budget.
        let namedBytes: Int
        /// The bytes that it takes in addition in each turn of a repetition.
        let repeatedBytes: Int
    }

    /// Notes that something varies.
    mutating func vary() { variations += 1 }

    /// Returns the view of an element; `nil` if it isn't known, or varies.
    func view(at index: Int) -> KnownView? { views[index] }

    /// Returns the arguments in an attribute; `nil` if they aren't known, or vary.
    func arguments(at index: Int) -> KnownArguments? { arguments[index] }

    /// Keeps the view of an element, unless something varied since a number of variations.
    mutating func keep(_ view: CompiledView, cost: ExpansionBudget.Cost, at index: Int, since variations: Int) {
        if variations == self.variations { views[index] = KnownView(view: view, cost: cost) }
    }

    /// Keeps the arguments in an attribute, unless something varied since a number of variations.
    mutating func keep(_ arguments: KnownArguments, at index: Int, since variations: Int) {
        if variations == self.variations { self.arguments[index] = arguments }
    }

    /// Returns the arguments of a value of a rule that was parsed before, wherever it is written; `nil` if it wasn't.
    func arguments(of attribute: XMLArena.ElementAttribute, for rule: AnyObject, hash: Int) -> ParsedArguments? {
        values.arguments(of: attribute, for: rule, hash: hash)
    }

    /// Keeps the arguments of a value of a rule, unless something varied since a number of variations.
    mutating func keep(
        _ arguments: ParsedArguments,
        of attribute: XMLArena.ElementAttribute,
        for rule: AnyObject,
        hash: Int,
        since variations: Int
    ) {
        if variations == self.variations { values.keep(arguments, of: attribute, for: rule, hash: hash) }
    }

    /// Returns the template that a text at a place is.
    mutating func template(of text: SourceMappedText) -> TextTemplate {
        if let known = texts[text.start] { return known }
        let template = TextTemplate(text.text)
        texts[text.start] = template
        return template
    }
}
