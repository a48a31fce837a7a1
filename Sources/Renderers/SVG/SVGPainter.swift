import Drawings

/// Paints elements as SVG, one pass over the flat list, with side tables for colours and definitions.
///
/// An element that neither paints nor means anything leaves no trace. Names, layers and effects become a tag; the tag
/// goes onto the one primitive that an element paints, or onto a group around several.
struct SVGPainter {
    let drawing: Drawing
    let survey: SVGSurvey
    let scheme: SVGRenderer.Scheme
    var palette = SVGPalette()
    var definitions = SVGDefinitions()
    /// How many masks are being defined around what is painted now.
    var maskDepth = 0

    init(_ drawing: Drawing, survey: SVGSurvey, scheme: SVGRenderer.Scheme) {
        self.drawing = drawing
        self.survey = survey
        self.scheme = scheme
    }

    /// Paints sibling elements and everything inside them.
    mutating func paint(_ range: Range<Int>, into writer: inout MarkupWriter) {
        let elements = drawing.elements
        let primitives = survey.primitives
        var index = range.lowerBound
        while index < range.upperBound {
            if primitives[index] == 0 {
                index = elements[index].end
            } else if elements[index].name == nil, elements[index].layer == nil, elements[index].effect == nil {
                paint(elements[index].mark, tag: nil, into: &writer)
                index += 1  // What is inside follows in the list.
            } else {
                paintTagged(index, into: &writer)
                index = elements[index].end
            }
        }
    }

    /// Paints an element that has a name, layer or effect.
    private mutating func paintTagged(_ start: Int, into writer: inout MarkupWriter) {
        var tag = SVGTag()
        var index = start
        while true {
            // 1. The tags of elements in each other become one, as far as SVG's fixed order of effects allows.
            let element = drawing.elements[index]
            if !tag.canTake(element) {
                return group(tag, into: &writer) { painter, writer in painter.paintTagged(index, into: &writer) }
            }
            takeTag(of: index, into: &tag)

            // 2. The tag moves on to the only thing inside.
            if let only = onlyPainted(inside: index) {
                index = only
                continue
            }

            // 3. It ends up on a primitive or a group.
            if survey.primitives[index] == 1 {
                paint(element.mark, tag: tag, into: &writer)
            } else {
                group(tag, into: &writer) { painter, writer in
                    painter.paint(element.mark, tag: nil, into: &writer)
                    painter.paint(index + 1..<element.end, into: &writer)
                }
            }
            return
        }
    }

    /// The child that paints everything that an element paints; `nil` where there are several, or a mark of its own.
    private func onlyPainted(inside index: Int) -> Int? {
        // An element with an effect paints nothing itself.
        guard case .none = drawing.elements[index].mark else { return nil }
        var only: Int?
        var child = index + 1
        while child < drawing.elements[index].end {
            if survey.primitives[child] > 0 {
                if only != nil { return nil }
                only = child
            }
            child = drawing.elements[child].end
        }
        return only
    }

    /// Writes a group that carries a tag, or only what is inside where the tag is empty.
    mutating func group(
        _ tag: SVGTag,
        into writer: inout MarkupWriter,
        _ content: (inout SVGPainter, inout MarkupWriter) -> Void
    ) {
        if tag.isEmpty { return content(&self, &writer) }
        writer.element("g") { writer in
            writer.attributes(of: tag)
            if let name = tag.name {
                writer.phrase("title") { $0.text(name) }
                writer.lineBreak()
            }
            content(&self, &writer)
        }
    }
}
