import GridPressDrawings
import GridPressRecords
import XMLReading

/// A reader of the drawing in a golden file, from its layout record and from the marks in its markup.
///
/// ``LayoutRecordFormat`` describes the record.
struct LayoutRecordReader {
    private let marks: MarkReader?
    private let root: XMLElement

    private var elements: [RecordedElement] = []
    /// The last element at each depth.
    private var path: [Int] = []
    private var grids: [RecordedGrid] = []
    /// The index of the first grid of each element, by the index of the element.
    private var gridOfElement: [Int: Int] = [:]
    /// The areas of the cells, by the indices of their elements.
    private var rooms: [Int: CGRect] = [:]
    private var roleOfKind: [String: Drawing.Role] = [:]

    /// Returns the drawing of a picture or a page.
    static func figure(in document: XMLDocument, _ format: SnapshotFormat) throws(RecordProblem) -> RecordedFigure {
        guard let root = document.root.layoutRecord else { throw .missing }
        guard try root.count("version") == LayoutRecordFormat.version else { throw .version }
        var options = try RecordedFigure.Options(root, document, format)
        // The markup of a picture that moves, or of two schemes, contains the elements of several drawings. So its
        // record contains all marks.
        let isComplete = root.elements.contains { $0.name == "motion" || $0.name == "dark" }
        let shown = options.mode == .boxes ? nil : document.root.picture
        let picture = isComplete ? nil : shown
        if format == .svg { options.id = shown?["id"] }
        let styles = document.root.styles
        let notes = root.elements.filter { $0.name == "note" }.compactMap { $0["kind"] }
        let marks: MarkReader? =
            if let picture { try MarkReader(picture, styles: styles, annotationNames: notes) } else { nil }
        var reader = LayoutRecordReader(root: root, marks: marks)
        let drawing = try reader.drawing(in: document, format)
        return RecordedFigure(drawing: drawing, options: options)
    }

    private init(root: XMLElement, marks: MarkReader?) {
        self.root = root
        self.marks = marks
    }

    private mutating func drawing(
        in document: XMLDocument,
        _ format: SnapshotFormat
    ) throws(RecordProblem) -> Drawing {
        // 1. The elements as they are written.
        guard let size = try root.numbers("size", count: 2) else { throw .damaged }
        for role in Drawing.Role.allCases {
            guard let attribute = role.listName, let kinds = root[attribute] else { continue }
            for kind in kinds.split(separator: " ") { roleOfKind[String(kind)] = role }
        }
        var notes: [XMLElement] = []
        var rest: [XMLElement] = []
        var depth = 0
        for element in root.elements {
            switch element.name {
            case "note": notes.append(element)
            case "dimensions", "callouts", "motion", "dark", "caption", "findings": rest.append(element)
            default: depth = try read(element, depth: depth) ? path.count : 0
            }
        }
        guard depth == 0 else { throw .damaged }
        close(to: 0)
        for index in elements.indices {
            elements[index].kind.role =
                elements[index].role ?? .standard(hasElementsInside: elements[index].end > index + 1)
        }
        // 2. The marks that the markup contains.
        var drawing = Drawing(
            title: format == .svg ? document.root.title : root["title"] ?? "",
            summary: format == .svg ? document.root.summary : root["summary"],
            size: CGSize(width: size[0], height: size[1])
        )
        var cursor = MarkCursor(marks)
        drawing.elements = try elements.map { element throws(RecordProblem) in
            Drawing.Element(
                parent: element.parent,
                end: element.end,
                kind: element.kind,
                name: element.name,
                label: element.label,
                frame: .zero,
                mark: try mark(of: element, &cursor),
                effect: element.effect,
                layer: element.layer ?? element.kind.startedLayer,
                settings: element.settings
            )
        }
        // 3. The positions, and everything that follows from them.
        try readPlaces(into: &drawing)
        for note in notes { drawing.elements.append(try annotation(note, at: drawing.elements.count, &cursor)) }
        guard cursor.isAtEnd else { throw .damaged }
        for element in rest { try readRest(element, into: &drawing) }
        return drawing
    }

    // MARK: Elements

    /// Reads an element with the elements inside.
    ///
    /// - Returns: Whether the elements inside it follow it as siblings in the record.
    private mutating func read(_ element: XMLElement, depth: Int) throws(RecordProblem) -> Bool {
        guard element.namespace == "\(LayoutRecordFormat.namespace)" else { throw .damaged }
        // An element that is nested too deeply follows its parent, and has an attribute with its depth.
        let depth = try element.count("depth") ?? depth
        guard (0...path.count).contains(depth), depth < LayoutRecordFormat.deepest else { throw .damaged }
        close(to: depth)
        let index = elements.count
        let isStructure = LayoutRecordFormat.structure.contains(element.name)
        guard let kind = isStructure ? element["kind"] : element.name, !isStructure || element.name == "view" else {
            throw .damaged
        }
        let inner = element.elements
        var recorded = try RecordedElement(element, kind: kind, parent: path.last, at: index)
        recorded.role = try element.word("role") ?? roleOfKind[kind] ?? .standard(kind)
        let mayBeFollowedByContent = recorded.role?.mayBeFollowedByContent == true
        if let clip = recorded.clip { recorded.effect = try clipEffect(clip) }
        elements.append(recorded)
        path.append(index)
        try readCell(element, at: index)
        try readElements(inner, depth: depth + 1, of: index)
        return inner.isEmpty && mayBeFollowedByContent && element["empty"] == nil
    }

    /// Reads the elements inside an element.
    private mutating func readElements(
        _ inner: [XMLElement],
        depth: Int,
        of index: Int
    ) throws(RecordProblem) {
        var next = depth
        for child in inner {
            switch child.name {
            case "setting", "mark", "effect": break
            case "grid":
                let grid = try RecordedGrid(child, of: index)
                gridOfElement[index] = gridOfElement[index] ?? grids.count
                grids.append(grid)
            default: next = try read(child, depth: next) ? path.count : depth
            }
        }
        guard next == depth else { throw .damaged }
    }

    /// Ends the open elements, starting at a depth.
    private mutating func close(to depth: Int) {
        guard path.count > depth else { return }
        for ended in path[depth...] { elements[ended].end = elements.count }
        path.removeSubrange(depth...)
    }

    private func clipEffect(_ number: Int) throws(RecordProblem) -> Drawing.Effect {
        guard let marks else { throw .damaged }
        return try marks.clip(number)
    }

    /// Adds the cell of an element to the grid around it.
    private mutating func readCell(_ element: XMLElement, at index: Int) throws(RecordProblem) {
        guard element["cell"] != nil else { return }
        var around = elements[index].parent
        while let current = around, gridOfElement[current] == nil { around = elements[current].parent }
        guard let grid = around.flatMap({ gridOfElement[$0] }) else { throw .damaged }
        rooms[index] = try grids[grid].addCell(element, of: index)
    }

    // MARK: Marks and positions

    /// Returns the mark of an element, which is the next one of the markup in paint order.
    private func mark(of element: RecordedElement, _ cursor: inout MarkCursor) throws(RecordProblem) -> Drawing.Mark {
        switch element.paint {
        case .none: return .none
        case .recorded(_, let primitives):
            try cursor.skip(primitives)
            return .none
        case .standard where !element.kind.role.usuallyPaints: return .none
        case .standard, .inMarkup: return try cursor.mark(of: element)
        }
    }

    /// Reads frames and proposals, predicts the missing values, and reads the marks in the record, whose
    /// outlines can be derived from frames.
    private func readPlaces(into drawing: inout Drawing) throws(RecordProblem) {
        let prediction = RecordPrediction(
            drawing.elements,
            markFrames: drawing.elements.map(\.mark.impliedFrame),
            rooms: rooms,
            size: drawing.size
        )
        let frames = prediction.frames(written: elements.map(\.frame))
        let proposals = prediction.proposals(frames) { index, predicted in
            switch elements[index].offered {
            case .none: nil
            case .lengths(let width, let height):
                Drawing.Proposal(width: width.value(predicted.width), height: height.value(predicted.height))
            case .predicted: prediction.mayHaveProposal(index) ? predicted : nil
            }
        }
        for (index, element) in elements.enumerated() {
            drawing.elements[index].frame = frames[index]
            drawing.elements[index].proposal = proposals[index]
            guard case .recorded(let json, _) = element.paint else { continue }
            drawing.elements[index].mark =
                try RecordedJSON.mark(json, in: frames[index], rasters: marks?.rasters ?? [:])
        }
        drawing.grids = try grids.map { grid throws(RecordProblem) in try grid.grid(frames) }
    }

    // MARK: Annotations and the rest

    private func annotation(
        _ note: XMLElement,
        at index: Int,
        _ cursor: inout MarkCursor
    ) throws(RecordProblem) -> Drawing.Element {
        guard let kind = note["kind"], let frame = try note.rect("at") else { throw .damaged }
        let mark: Drawing.Mark
        if let json = note.elements.first(where: { $0.name == "mark" }) {
            mark = try RecordedJSON.mark(json.textInside, in: frame, rasters: [:])
            cursor.skipAnnotation()
        } else {
            mark = .annotation(try cursor.annotation(widths: note.numbers("textWidth") ?? []))
        }
        guard case .annotation = mark else { throw .damaged }
        return Drawing.Element(
            parent: nil,
            end: index + 1,
            kind: Drawing.Kind(kind, .annotation),
            label: note["label"],
            frame: frame,
            mark: mark,
            layer: .annotation,
            settings: note["sentence"].map { [Drawing.Setting(Drawing.Annotation.sentenceName, .word($0))] } ?? []
        )
    }

    private func readRest(_ element: XMLElement, into drawing: inout Drawing) throws(RecordProblem) {
        switch element.name {
        case "dimensions": drawing.dimensions = try RecordedJSON.dimensions(element.textInside)
        case "callouts": drawing.callouts = try RecordedJSON.callouts(element.textInside)
        case "motion": try RecordedJSON.readMotion(element.textInside, into: &drawing)
        case "dark": drawing.dark = try RecordedJSON.drawing(element.textInside)
        case "caption": drawing.caption = element.textInside
        default: drawing.findings = try RecordedJSON.findings(element.textInside)
        }
    }
}

extension Drawing.Role {
    /// The attribute that lists the kinds of the role.
    fileprivate var listName: String? {
        switch self {
        case .container: "containers"
        case .leaf: "leaves"
        case .modifier: "modifiers"
        case .layer: "layers"
        case .cell: "cells"
        case .part: "parts"
        case .annotation: nil
        }
    }
}

extension Drawing.Kind {
    /// The layer that starts with an element of the kind; `nil` for other kinds.
    fileprivate var startedLayer: Drawing.Layer? { role == .layer ? Drawing.Layer(rawValue: name) : nil }
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

    /// The picture of a file: its root, or the first one on a page.
    fileprivate var picture: XMLElement? { first { $0.name == "svg" && $0["role"] == "graphics-document" } }

    /// The style sheets of a picture or a page.
    fileprivate var styles: String {
        let holders = [self] + elements.filter { $0.name == "head" }
        return holders.flatMap(\.elements).filter { $0.name == "style" }.map(\.textInside).joined(separator: "\n")
    }

    /// The title of a picture.
    fileprivate var title: String { elements.first { $0.name == "title" }?.textInside ?? "" }

    /// The description of a picture.
    fileprivate var summary: String? { elements.first { $0.name == "desc" }?.textInside }
}

extension RecordedFigure.Options {
    /// Reads the options that a record has.
    fileprivate init(_ root: XMLElement, _ document: XMLDocument, _ format: SnapshotFormat) throws(RecordProblem) {
        self.init(format: format)
        scheme = try root.word("scheme") ?? .adaptive
        margin = try root.number("margin", or: 0)
        if let shown = root["shown"] {
            layers = []
            for word in shown.split(separator: " ") {
                guard let layer = Drawing.Layer(rawValue: String(word)) else { throw .damaged }
                layers.insert(layer)
            }
        }
        mode = try root.word("mode") ?? .picture
        shownAnnotations = root["annotations"].map { Set($0.split(separator: " ").map(String.init)) }
        if format == .html { listing = document.root.listing }
    }
}

extension XMLElement {
    /// The source code that a page shows; `nil` for none.
    fileprivate var listing: HTMLListing? {
        guard let section = first(where: { $0.name == "section" && $0["aria-labelledby"] == "source" }),
            let code = section.first(where: { $0.name == "pre" })?.elements.first
        else { return nil }
        let title = section.elements.first { $0.name == "p" && $0["class"] == "note" }?.elements.first?.textInside
        let language = code["class"]?.dropFirst("language-".count)
        return HTMLListing(code.textInside, language: language.map(String.init) ?? "", title: title ?? "")
    }
}
