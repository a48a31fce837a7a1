import GridPressDrawings

/// A picture as the element of a page, and the rules that the page's style has to hold for it.
struct SVGFragment {
    /// The element.
    let markup: String
    /// The id of the element, from which all others in it are made.
    let id: String
    /// The rules of its style.
    let rules: String
    /// The part of the drawing that the element contains, for a layout record.
    let recordedMarkup: RecordedMarkup?
}

// The parts of a picture, put together in memory.
extension SVGPicture {
    /// The picture as a document of its own.
    func standalone() -> String {
        MarkupWriter.string(expecting: expectedLength) { writer in
            let headContent = paint(into: &writer)
            finish(&writer, headContent) { headContent.style.write(to: &$0) }
        }
    }

    /// Returns the picture as a part of a page, with about `length` bytes above it that a closure writes.
    func fragment(expecting length: Int, above: (inout MarkupWriter) -> Void) -> SVGFragment {
        var rules = MarkupWriter()
        var recordedMarkup: RecordedMarkup?
        let markup = MarkupWriter.string(expecting: expectedLength + length) { writer in
            let headContent = paint(into: &writer)
            above(&writer)
            finish(&writer, headContent) { _ in }
            headContent.style.writeRules(to: &rules)
            if options.embedsLayoutRecord { recordedMarkup = self.recordedMarkup(headContent) }
        }
        id.resolve(in: &rules)
        return SVGFragment(markup: markup, id: id.string, rules: rules.string(), recordedMarkup: recordedMarkup)
    }

    /// Puts the head before the body, ends the root and replaces the placeholders of its id.
    private func finish(
        _ writer: inout MarkupWriter,
        _ headContent: SVGHeadContent,
        style: (inout MarkupWriter) -> Void
    ) {
        var head = MarkupWriter()
        beginRoot(for: headContent, to: &head)
        writeTitles(for: headContent, to: &head)
        style(&head)
        headContent.definitions.write(to: &head)
        writer.prepend(head)
        writer.end("svg")
        id.resolve(in: &writer)
    }
}
