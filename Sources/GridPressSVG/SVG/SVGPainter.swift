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
        var walk = drawing.walk(range)
        while let index = walk.next(closing: { writer.end("g") }) {
            if primitives[index] == 0 {
                walk.skip(index)
            } else if elements[index].needsNoTag, isStill || !moves(index) {
                if let (rect, color) = elements[index].mark.coloredRect, rect.hasArea {
                    paint(rect, color, into: &writer)
                } else {
                    paint(elements[index].mark, tag: nil, into: &writer)
                }
            } else {
                paintTagged(index, &walk, into: &writer)
            }
        }
    }

    /// Paints an element that has a tag or moves.
    private mutating func paintTagged(_ top: Int, _ walk: inout Drawing.ElementWalk, into writer: inout MarkupWriter) {
        if case .annotation = drawing.elements[top].mark,
            let annotation = Drawing.Annotation(drawing.elements[top])
        {
            isInAnnotation = true
            paint(annotation, at: top, into: &writer)
            isInAnnotation = false
            return walk.skip(top)
        }
        var tag = SVGElementAttributes()
        var index = top
        while true {
            // 1. The tags of nested elements are merged, as far as SVG's fixed order of effects allows.
            if !drawing.elements[index].needsNoTag || moves(index) {
                if index > top, !tag.canTake(drawing.elements[index]) || startsMovement(index) && !tag.isEmpty {
                    writer.beginGroup(tag, of: top, &walk)
                    tag = SVGElementAttributes()
                }
                if takeMotion(of: index, into: &tag) {
                    writer.beginGroup(tag, of: top, &walk)
                    tag = SVGElementAttributes()
                }
                takeTag(of: index, into: &tag)
                takeTurn(of: index, into: &tag)
            }

            // 2. The tag moves on to the only painted child.
            if let only = onlyPainted(inside: index) {
                index = only
                walk.enter(only)
                continue
            }

            // 3. The tag is written on a primitive or a group.
            if moves(index), hasMovingMark(index) {
                // Motion of the mark doesn't apply to the effects around it.
                if !tag.isOnlyNamed || analysis.primitives[index] > 1, !tag.isEmpty {
                    writer.beginGroup(tag, of: index, &walk)
                    tag = SVGElementAttributes()
                }
                return paintMovingMark(of: index, tag: tag, into: &writer)
            }
            if analysis.primitives[index] == 1 {
                paint(drawing.elements[index].mark, tag: tag, into: &writer)
                return walk.skip(index)
            }
            if !tag.isEmpty { writer.beginGroup(tag, of: index, &walk) }
            return paint(drawing.elements[index].mark, tag: nil, into: &writer)
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
    /// Begins a group with a tag, and opens its element.
    ///
    /// Browsers keep the text of a control in the accessibility tree, next to the label that replaces it. A second
    /// group hides the text.
    fileprivate mutating func beginGroup(_ tag: SVGElementAttributes, of index: Int, _ walk: inout Drawing.ElementWalk)
    {
        begin("g")
        attributes(andTitleOf: tag)
        lineBreak()
        walk.open(index)
        guard tag.control != nil else { return }
        begin("g")
        attribute("aria-hidden", "true")
        lineBreak()
        walk.open(index)
    }
}
