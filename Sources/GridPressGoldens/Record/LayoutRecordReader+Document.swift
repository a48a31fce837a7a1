extension LayoutRecordReader {
    /// Returns the figure of a picture or a page, or the reason why it has none.
    static func reading(_ document: XMLDocument, _ format: SnapshotFormat) -> Result<RecordedFigure, RecordProblem> {
        Result { () throws(RecordProblem) in try figure(in: document, format) }
    }

    /// Returns the figure of a picture or a page.
    static func figure(in document: XMLDocument, _ format: SnapshotFormat) throws(RecordProblem) -> RecordedFigure {
        guard let layout = document.root.layoutRecord else { throw .missing }
        let root = XMLFields(element: layout)
        guard root.value("version")?.text() == "\(LayoutRecordFormat.version)" else { throw .version }
        do throws(JSONError) {
            var drawing = try drawing(root)
            drawing.title = format == .svg ? document.root.title : try root.text("title") ?? ""
            drawing.summary = format == .svg ? document.root.summary : try root.text("summary")
            var options = try RecordedFigure.Options(root, format)
            if format == .svg { options.id = document.root["id"] }
            if format == .html { options.listing = document.root.listing }
            return RecordedFigure(drawing, options)
        } catch {
            throw .damaged(error)
        }
    }
}

extension RecordedFigure {
    /// Creates a figure of a drawing, whose dark drawing has the same words.
    fileprivate init(_ drawing: Drawing, _ options: Options) {
        self.init(drawing: drawing, options: options)
        self.drawing.dark?.title = drawing.title
        self.drawing.dark?.summary = drawing.summary
    }

    /// Creates the figure of the record that a task wrote into a file; `nil` if it wrote none or several.
    ///
    /// The options are read from the root of the record, as they are from a file.
    package init?(_ written: WrittenRecord, in file: [UInt8], as format: SnapshotFormat) {
        let records = written.records.use { $0 }
        guard records.count == 1, let (drawing, root) = records.first else { return nil }
        // A strategy can change the file after it was written. The tag of the root goes on in the file.
        guard Data(file).range(of: Data(root.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") })) != nil
        else { return nil }
        let source = SourceText(name: "", bytes: Array(root.utf8))
        guard let root = try? XMLDocument(source, limits: .goldenFile).root,
            let options = try? Options(XMLFields(element: root), format)
        else { return nil }
        self.init(drawing, options)
    }
}

extension RecordedFigure.Options {
    /// Returns the options that a record has.
    init(_ root: XMLFields, _ format: SnapshotFormat) throws(JSONError) {
        self.init(format: format)
        scheme = try root.word("scheme") ?? .adaptive
        margin = try root.number("margin") ?? 0
        if let shown = root.value("shown") {
            layers = []
            for word in shown.text().split(separator: " ") {
                guard let layer = Drawing.Layer(rawValue: String(word)) else {
                    throw shown.mistake("\(String(word).quoted) isn't a layer.")
                }
                layers.insert(layer)
            }
        }
        mode = try root.word("mode") ?? .picture
        shownAnnotations = try root.text("annotations").map { Set($0.split(separator: " ").map(String.init)) }
    }
}

extension XMLElement {
    /// The layout record: in the metadata of a picture, or in a hidden part of a page.
    var layoutRecord: XMLElement? {
        var holders = elements.filter { $0.name == "metadata" }
        if let body = elements.first(where: { $0.name == "body" }) {
            holders += body.elements.filter { $0.name == "template" }
        }
        return holders.lazy.flatMap(\.elements)
            .first { $0.name == "layout" && $0.namespace == "\(LayoutRecordFormat.namespace)" }
    }

    /// The title of a picture.
    fileprivate var title: String { elements.first { $0.name == "title" }?.textInside ?? "" }

    /// The description of a picture.
    fileprivate var summary: String? { elements.first { $0.name == "desc" }?.textInside }

    /// The source code that a page shows; `nil` if it shows none.
    var listing: HTMLListing? {
        guard let section = first(where: { $0.name == "section" && $0["aria-labelledby"] == "source" }),
            let code = section.first(where: { $0.name == "pre" })?.elements.first
        else { return nil }
        let title = section.elements.first { $0.name == "p" && $0["class"] == "note" }?.elements.first?.textInside
        let language = code["class"]?.dropFirst("language-".count)
        return HTMLListing(code.textInside, language: language.map(String.init) ?? "", title: title ?? "")
    }

    /// The text directly inside the element.
    var textInside: String {
        children.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
    }

    /// Returns the first element that meets a condition, at any depth; `nil` if no element does.
    func first(where condition: (XMLElement) -> Bool) -> XMLElement? {
        if condition(self) { return self }
        for element in elements { if let found = element.first(where: condition) { return found } }
        return nil
    }
}
