import GridPressDrawings
import GridPressSVG

/// The marks of a drawing that the markup of a golden file contains, as its layout record refers to them.
package struct RecordedMarkup {
    /// The position where the mark of an element is stored.
    enum Mark {
        /// The element has no mark.
        case none
        /// The markup contains the mark.
        case inMarkup
        /// The record contains the mark.
        ///
        /// The number counts the elements without children that the markup has for the mark.
        case inRecord(primitives: Int)
    }

    /// Whether the record contains all marks, because the markup has another form.
    package let isComplete: Bool
    private let marks: [Mark]
    private let definitions: SVGDefinitions

    /// Creates the markup of a page in boxes mode, of several drawings, from which no marks are
    /// read.
    package init(withoutMarks drawing: Drawing) {
        isComplete = true
        definitions = SVGDefinitions()
        marks = drawing.elements.map { $0.mark == .none ? .none : .inRecord(primitives: 0) }
    }

    /// Creates the markup of a picture.
    package init(_ picture: PictureMarkup) {
        if picture.hasSeveralDrawings {
            self.init(withoutMarks: picture.drawing)
        } else {
            self.init(ofOneDrawing: picture)
        }
    }

    private init(ofOneDrawing picture: PictureMarkup) {
        let (drawing, analysis, scheme) = (picture.drawing, picture.analysis, picture.options.scheme)
        isComplete = false
        definitions = picture.definitions
        var marks: [Mark] = []
        var maskEnd = 0
        var hiddenEnd = 0
        for (index, element) in drawing.elements.enumerated() {
            if element.layer == .mask { maskEnd = max(maskEnd, element.end) }
            // Elements without primitives, and their descendants, aren't painted.
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

    /// Returns the position where the mark of an element is stored.
    func mark(of element: Int) -> Mark { marks[element] }

    /// Returns the number of a clip's definition; `nil` if the markup doesn't have it.
    func definition(ofClip path: Path, isEvenOdd: Bool) -> Int? {
        guard path.isDrawnAsItIs else { return nil }
        return definitions.existingNumber(of: SVGDefinitions.clip(to: path, isEvenOdd: isEvenOdd))
    }

    /// Returns an object as one line of JSON, with references to the images in the markup.
    func json(_ content: (inout JSONWriter) -> Void) -> String {
        JSONWriter.text(rasters: definitions.rasters) { $0.object(.line, content) }
    }

    /// Returns a list as JSON, with one item on each line.
    func json<Item>(list items: [Item], _ write: (inout JSONWriter, Item) -> Void) -> String {
        JSONWriter.text(rasters: definitions.rasters) { writer in
            writer.list(.lines) { writer in for item in items { write(&writer, item) } }
        }
    }
}

extension SVGPainter {
    /// Returns the number of SVG elements without children that a mark is painted as.
    fileprivate func countPrimitives(of mark: Drawing.Mark) -> Int {
        var painter = self
        var writer = MarkupWriter()
        painter.paint(mark, tag: nil, into: &writer)
        let markup = writer.string()
        return Self.primitiveNames.reduce(0) { $0 + markup.components(separatedBy: "<" + $1).count - 1 }
    }

    /// The start tags of the SVG elements that paint something.
    private static let primitiveNames = ["rect ", "circle ", "ellipse ", "path ", "text ", "use "]
}
