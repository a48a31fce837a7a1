/// A picture as an element of a page, with the rules that the style sheet of the page needs.
package struct SVGFragment {
    /// The element.
    package let markup: String
    /// The id of the element, the prefix of all ids in it.
    package let id: String
    /// The rules for the style sheet of the page.
    package let rules: String

    package init(markup: String, id: String, rules: String) {
        self.markup = markup
        self.id = id
        self.rules = rules
    }
}

// The parts of a picture, combined in memory.
extension SVGPicture {
    /// Returns the picture as a separate document.
    func standalone() -> String {
        MarkupWriter.string(expecting: expectedLength) { writer in
            let headContent = paint(into: &writer)
            finish(&writer, headContent) { headContent.style.write(to: &$0) }
        }
    }

    /// Returns the picture as an element of a page.
    ///
    /// - Parameters:
    ///   - length: The expected length of the content above the picture, in bytes.
    ///   - above: A closure that writes content above the picture.
    func fragment(expecting length: Int, above: (inout MarkupWriter) -> Void) -> SVGFragment {
        var rules = MarkupWriter()
        let markup = MarkupWriter.string(expecting: expectedLength + length) { writer in
            let headContent = paint(into: &writer)
            above(&writer)
            finish(&writer, headContent) { _ in }
            headContent.style.writeRules(to: &rules)
        }
        id.resolve(in: &rules)
        return SVGFragment(markup: markup, id: id.string, rules: rules.string())
    }

    /// Inserts the head before the body, ends the root, and replaces the placeholders of its id.
    private func finish(
        _ writer: inout MarkupWriter,
        _ headContent: SVGHeadContent,
        style: (inout MarkupWriter) -> Void
    ) {
        var head = MarkupWriter()
        beginRoot(for: headContent, to: &head)
        writeTitles(to: &head)
        style(&head)
        headContent.definitions.write(to: &head)
        writer.prepend(head)
        writer.end("svg")
        id.resolve(in: &writer)
    }
}
