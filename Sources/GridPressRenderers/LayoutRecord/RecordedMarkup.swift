import GridPressDrawings

/// The part of a drawing that the markup of a golden file contains, as its layout record refers to it.
struct RecordedMarkup {
    /// The mark of an element.
    enum Mark {
        /// The element has no mark.
        case none
        /// The markup has it.
        case inMarkup
        /// The record has it; the markup has elements for it all the same, of which the innermost are counted.
        case inRecord(primitives: Int)
    }

    /// Whether the record has all marks, since the markup has them in another form.
    let isComplete: Bool
    private let marks: [Mark]
    private let definitions: SVGDefinitions

    /// The markup of a page whose boxes are elements: the record needs nothing of it.
    init(withoutMarks drawing: Drawing) {
        isComplete = true
        definitions = SVGDefinitions()
        marks = drawing.elements.map { $0.mark == .none ? .none : .inRecord(primitives: 0) }
    }

    /// The markup of a picture.
    init(_ drawing: Drawing, analysis: SVGAnalysis, definitions: SVGDefinitions, scheme: Drawing.Scheme) {
        isComplete = false
        self.definitions = definitions
        var marks: [Mark] = []
        var maskEnd = 0
        var hiddenEnd = 0
        for (index, element) in drawing.elements.enumerated() {
            if element.layer == .mask { maskEnd = max(maskEnd, element.end) }
            // What is inside an element without primitives isn't painted.
            if analysis.primitives[index] == 0 { hiddenEnd = max(hiddenEnd, element.end) }
            let isPainted = index >= maskEnd && index >= hiddenEnd && element.mark.isPainted
            switch element.mark {
            case .none: marks.append(.none)
            case _ where !isPainted: marks.append(.inRecord(primitives: 0))
            case let mark where mark.isInMarkup(scheme: scheme): marks.append(.inMarkup)
            case let mark:
                let painter = SVGPainter(drawing, analysis: analysis, scheme: scheme)
                marks.append(.inRecord(primitives: painter.countPrimitives(of: mark)))
            }
        }
        self.marks = marks
    }

    /// Returns where the mark of an element is.
    func mark(of element: Int) -> Mark { marks[element] }

    /// Returns the number of the definition of a clip; `nil` if the markup doesn't have it.
    func definition(ofClip path: Path, isEvenOdd: Bool) -> Int? {
        guard path.isDrawnAsItIs else { return nil }
        return definitions.existingNumber(of: SVGDefinitions.clip(to: path, isEvenOdd: isEvenOdd))
    }

    /// Returns an object as JSON in one line, with references to images that the markup has.
    func json(_ content: (inout JSONWriter) -> Void) -> String {
        JSONWriter.text(rasters: definitions.rasters) { $0.object(.line, content) }
    }

    /// Returns a list as JSON, one item in a line.
    func json<Item>(list items: [Item], _ write: (inout JSONWriter, Item) -> Void) -> String {
        JSONWriter.text(rasters: definitions.rasters) { writer in
            writer.list(.lines) { writer in for item in items { write(&writer, item) } }
        }
    }
}

extension SVGPainter {
    /// Returns the number of innermost elements that a mark is painted as.
    fileprivate func countPrimitives(of mark: Drawing.Mark) -> Int {
        var painter = self
        var writer = MarkupWriter()
        painter.paint(mark, tag: nil, into: &writer)
        let markup = writer.string()
        return Self.primitiveNames.reduce(0) { $0 + markup.components(separatedBy: "<" + $1).count - 1 }
    }

    /// The names of the elements of SVG that paint something.
    private static let primitiveNames = ["rect ", "circle ", "ellipse ", "path ", "text ", "use "]
}
