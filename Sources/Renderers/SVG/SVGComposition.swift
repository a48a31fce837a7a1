import Drawings

/// A picture as the element of a page, and the rules that the page's style has to hold for it.
struct SVGFragment {
    /// The element.
    let markup: String
    /// The id of the element, from which all others in it are made.
    let id: String
    /// The rules of its style.
    let rules: String
}

/// The parts of a picture, before they are put together.
struct SVGComposition: ~Copyable {
    /// The start of the root, with its title and description.
    private var head: MarkupWriter
    private let supplies: SVGSupplies
    private var body: MarkupWriter
    private let options: SVGRenderer.Options

    init(
        head: consuming MarkupWriter,
        supplies: SVGSupplies,
        body: consuming MarkupWriter,
        options: SVGRenderer.Options
    ) {
        self.head = head
        self.supplies = supplies
        self.body = body
        self.options = options
    }

    /// The picture as a document of its own.
    consuming func standalone() -> String {
        supplies.style.write(to: &head)
        join()
        if let id = FigureID(of: head, options: options) { id.settle(in: &head) }
        return head.string()
    }

    /// The picture as a part of a page.
    consuming func fragment() -> SVGFragment {
        join()
        var rules = MarkupWriter()
        supplies.style.writeRules(to: &rules)
        guard let id = FigureID(of: head, options: options) else {
            return SVGFragment(markup: head.string(), id: "", rules: "")
        }
        id.settle(in: &head)
        id.settle(in: &rules)
        return SVGFragment(markup: head.string(), id: id.string, rules: rules.string())
    }

    /// Puts everything behind the head, and ends the root.
    private mutating func join() {
        supplies.definitions.write(to: &head)
        head.takeElements(of: &body)
        head.end("svg")
    }
}
