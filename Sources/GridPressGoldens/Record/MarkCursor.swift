import GridPressDrawings
import XMLReading

/// A position in the marks of a picture, in paint order.
struct MarkCursor {
    private let reader: MarkReader?
    private var next = 0
    private var nextAnnotation = 0

    init(_ reader: MarkReader?) { self.reader = reader }

    /// Whether all marks have been read.
    var isAtEnd: Bool {
        guard let reader else { return true }
        return next == reader.primitives.count && nextAnnotation == reader.annotations.count
    }

    /// Skips a number of innermost elements.
    mutating func skip(_ count: Int) throws(RecordProblem) {
        guard count <= (reader?.primitives.count ?? 0) - next else { throw .damaged }
        next += count
    }

    /// Returns the mark of an element of a record.
    mutating func mark(of element: RecordedElement) throws(RecordProblem) -> Drawing.Mark {
        guard let reader, next < reader.primitives.count else { throw .damaged }
        let first = reader.primitives[next]
        if first.name != "text" {
            next += 1
            if first.name == "use" { return .image(try reader.image(first, scale: element.imageScale)) }
            return .shape(try reader.shape(first))
        }
        guard element.lineCount >= 1, element.lineCount <= reader.primitives.count - next else { throw .damaged }
        var widths = element.lineWidths[...]
        var lines: [Drawing.TextLine] = []
        for _ in 0..<element.lineCount {
            lines.append(try reader.textLine(reader.primitives[next], &widths))
            next += 1
        }
        return .text(lines)
    }

    /// Returns the parts of the next annotation.
    ///
    /// - Parameter widths: The widths of labels that the markup doesn't have.
    mutating func annotation(widths: [Double]) throws(RecordProblem) -> [Drawing.Annotation.Part] {
        guard let reader, nextAnnotation < reader.annotations.count else { throw .damaged }
        defer { nextAnnotation += 1 }
        var annotation = AnnotationReader(reader, widths: widths)
        return try annotation.parts(of: reader.annotations[nextAnnotation])
    }

    /// Skips an annotation, if the picture has any.
    mutating func skipAnnotation() {
        if reader != nil { nextAnnotation += 1 }
    }
}
