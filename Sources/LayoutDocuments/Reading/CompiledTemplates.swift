/// A cache of the parts of repetitions and styles that are the same in each use.
///
/// A repetition is a template with holes. A part without holes is compiled in the first iteration and reused in the
/// others. A text with holes is parsed once and filled in each iteration. Parts that depend on the iteration, or that
/// have to be recorded in each, such as an identity or an error, aren't cached.
struct CompiledTemplates {
    /// The number of parts read so far that can't be cached.
    private(set) var variations = 0
    /// The views, by the indices of their elements.
    private var views: [Int: KnownView] = [:]
    /// The arguments of attributes, by the indices of the attributes.
    private var arguments: [Int: KnownArguments] = [:]
    /// The arguments of values without names and holes.
    private var values = KnownValues()
    /// The templates of texts with holes, by their offsets in the file.
    private var texts: [Int: TextTemplate] = [:]

    /// A view and its cost.
    struct KnownView {
        let view: CompiledView
        let cost: ExpansionBudget.Cost
    }

    /// The arguments of an attribute and their cost.
    struct KnownArguments {
        let arguments: ParsedArguments
        /// The number of bytes that replaced names add.
        let namedBytes: Int
        /// The number of additional bytes in each iteration of a repetition.
        let repeatedBytes: Int
    }

    /// Records that the part that is being read can't be cached.
    mutating func vary() { variations += 1 }

    /// Returns the cached view of an element; `nil` if it isn't cached.
    func view(at index: Int) -> KnownView? { views[index] }

    /// Returns the cached arguments of an attribute; `nil` if they aren't cached.
    func arguments(at index: Int) -> KnownArguments? { arguments[index] }

    /// Caches the view of an element, unless ``variations`` changed since a value.
    mutating func keep(_ view: CompiledView, cost: ExpansionBudget.Cost, at index: Int, since variations: Int) {
        if variations == self.variations { views[index] = KnownView(view: view, cost: cost) }
    }

    /// Caches the arguments of an attribute, unless ``variations`` changed since a value.
    mutating func keep(_ arguments: KnownArguments, at index: Int, since variations: Int) {
        if variations == self.variations { self.arguments[index] = arguments }
    }

    /// Returns the arguments of an equal value of a rule anywhere in the document; `nil` if none was parsed.
    func arguments(of attribute: XMLArena.ElementAttribute, for rule: AnyObject, hash: Int) -> ParsedArguments? {
        values.arguments(of: attribute, for: rule, hash: hash)
    }

    /// Caches the arguments of a value of a rule, unless ``variations`` changed since a value.
    mutating func keep(
        _ arguments: ParsedArguments,
        of attribute: XMLArena.ElementAttribute,
        for rule: AnyObject,
        hash: Int,
        since variations: Int
    ) {
        if variations == self.variations { values.keep(arguments, of: attribute, for: rule, hash: hash) }
    }

    /// Returns the template of a text, which is parsed once for each offset in the file.
    mutating func template(of text: SourceMappedText) -> TextTemplate {
        if let known = texts[text.start] { return known }
        let template = TextTemplate(text.text)
        texts[text.start] = template
        return template
    }
}
