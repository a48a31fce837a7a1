/// A painter of elements as SVG, in one pass over the flat list, which also collects colors and definitions.
///
/// Elements without a mark, name or effect add nothing. Names, layers and effects become a tag, which is written on
/// the only primitive of an element, or on a group.
package struct SVGPainter {
    package let drawing: Drawing
    let analysis: SVGAnalysis
    let scheme: Drawing.Scheme
    package var palette = SVGPalette()
    package var definitions = SVGDefinitions()
    /// The number of masks around the current position.
    var maskDepth = 0
    /// Whether any text is part of a mask.
    package var hasMaskedText = false

    /// The theme whose colors are custom properties; `nil` for fixed colors.
    var theme: FigureTheme?
    /// Whether an annotation is being painted.
    var isInAnnotation = false
    /// Whether the dark picture of two is being painted.
    var isInDarkPart = false

    /// The movements of the elements; `nil` for a still picture.
    var motion: SVGMotion?

    /// Whether the picture is part of a page.
    let isPartOfPage: Bool

    package init(_ drawing: Drawing, analysis: SVGAnalysis, scheme: Drawing.Scheme, isPartOfPage: Bool = false) {
        self.isPartOfPage = isPartOfPage
        self.drawing = drawing
        self.analysis = analysis
        self.scheme = scheme
    }

    /// Paints sibling elements and their descendants.
    ///
    /// Groups are opened and closed during one pass over the list, so the nesting depth isn't limited by the stack.
    /// Only nested masks recurse.
    package mutating func paint(_ range: Range<Int>, into writer: inout MarkupWriter) {
        let elements = drawing.elements
        let primitives = analysis.primitives
        // Movements are large; a still picture doesn't look at them.
        let isStill = motion == nil
        var groupEnds: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            while let end = groupEnds.last, end <= index {
                writer.end("g")
                groupEnds.removeLast()
            }
            if primitives[index] == 0 {
                index = elements[index].end
            } else if elements[index].needsNoTag, isStill || !moves(index) {
                if let (rect, color) = elements[index].mark.coloredRect, rect.hasArea {
                    paint(rect, color, into: &writer)
                } else {
                    paint(elements[index].mark, tag: nil, into: &writer)
                }
                index += 1  // What is inside follows in the list.
            } else {
                index = paintTagged(index, groupEnds: &groupEnds, into: &writer)
            }
        }
        for _ in groupEnds { writer.end("g") }
    }

    /// Paints an element that has a tag or moves, and returns the index of the next element to paint.
    private mutating func paintTagged(_ start: Int, groupEnds: inout [Int], into writer: inout MarkupWriter) -> Int {
        if case .annotation = drawing.elements[start].mark,
            let annotation = Drawing.Annotation(drawing.elements[start])
        {
            isInAnnotation = true
            paint(annotation, at: start, into: &writer)
            isInAnnotation = false
            return drawing.elements[start].end
        }
        var tag = SVGElementAttributes()
        var index = start
        while true {
            // 1. The tags of nested elements are merged, as far as SVG's fixed order of effects allows.
            if !drawing.elements[index].needsNoTag || moves(index) {
                if index > start, !tag.canTake(drawing.elements[index]) || startsMovement(index) && !tag.isEmpty {
                    writer.beginGroups(tag, endingAt: drawing.elements[start].end, &groupEnds)
                    tag = SVGElementAttributes()
                }
                if takeMotion(of: index, into: &tag) {
                    writer.beginGroups(tag, endingAt: drawing.elements[start].end, &groupEnds)
                    tag = SVGElementAttributes()
                }
                takeTag(of: index, into: &tag)
                takeTurn(of: index, into: &tag)
            }

            // 2. The tag moves on to the only painted child.
            if let only = onlyPainted(inside: index) {
                index = only
                continue
            }

            // 3. The tag is written on a primitive or a group.
            if moves(index), hasMovingMark(index) {
                // Motion of the mark doesn't apply to the effects around it.
                if !tag.isOnlyNamed || analysis.primitives[index] > 1, !tag.isEmpty {
                    writer.beginGroups(tag, endingAt: drawing.elements[index].end, &groupEnds)
                    tag = SVGElementAttributes()
                }
                paintMovingMark(of: index, tag: tag, into: &writer)
                return index + 1
            }
            if analysis.primitives[index] == 1 {
                paint(drawing.elements[index].mark, tag: tag, into: &writer)
                return drawing.elements[index].end
            }
            if !tag.isEmpty {
                writer.beginGroups(tag, endingAt: drawing.elements[index].end, &groupEnds)
            }
            paint(drawing.elements[index].mark, tag: nil, into: &writer)
            return index + 1
        }
    }

    /// Returns the child that paints everything that an element paints; `nil` if there are several or the element has
    /// a mark.
    private func onlyPainted(inside index: Int) -> Int? {
        // An element with an effect has no mark.
        guard case .none = drawing.elements[index].mark else { return nil }
        var only: Int?
        var child = index + 1
        while child < drawing.elements[index].end {
            if analysis.primitives[child] > 0 {
                if only != nil { return nil }
                only = child
            }
            child = drawing.elements[child].end
        }
        return only
    }
}

extension MarkupWriter {
    /// Begins a group with a tag, and stores its end.
    ///
    /// Browsers keep the text of a control in the accessibility tree, next to the label that replaces it. A second
    /// group hides the text.
    fileprivate mutating func beginGroups(_ tag: SVGElementAttributes, endingAt end: Int, _ groupEnds: inout [Int]) {
        begin("g")
        attributes(andTitleOf: tag)
        lineBreak()
        groupEnds.append(end)
        guard tag.control != nil else { return }
        begin("g")
        attribute("aria-hidden", "true")
        lineBreak()
        groupEnds.append(end)
    }
}
