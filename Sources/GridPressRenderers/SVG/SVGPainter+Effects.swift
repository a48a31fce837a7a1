import GridPressDrawings

extension SVGPainter {
    /// Adds an element's name, layer and effect to a tag that can take them.
    mutating func takeTag(of index: Int, into tag: inout SVGElementAttributes) {
        // Elements are large: none is copied.
        if drawing.elements[index].nameOrLabel != nil {
            tag.name = tag.name ?? drawing.elements[index].givenName
            if let label = drawing.spokenLabel(of: index), !label.isEmpty {
                if isImage(index) { tag.imageLabel = tag.imageLabel ?? label } else { tag.label = tag.label ?? label }
            }
        }
        if let control = drawing.spokenControl(of: index, called: tag.label) { tag.control = control }
        tag.layer = tag.layer ?? drawing.elements[index].markedLayer
        tag.isPartOfPage = isPartOfPage
        guard drawing.elements[index].effect != nil else { return }
        switch drawing.elements[index].visibleEffect {
        case nil, .hidden: break
        case .opacity(let opacity): tag.opacity = (tag.opacity ?? 1) * max(opacity, 0)
        case .transform(let transform): tag.transform = transform.concatenating(tag.transform ?? .identity)
        case .clip(let path, let isEvenOdd):
            tag.clip = clip(to: path, isEvenOdd: isEvenOdd, motion: motionOfClip(at: index))
        case .mask: tag.mask = mask(insideElement: index)
        case .blur(let radius):
            tag.filter = filter(within: analysis.bounds[index]) { _, writer in
                // As in Core Image, a radius is one standard deviation.
                writer.element("feGaussianBlur") { $0.attribute("stdDeviation", radius) }
            }
        case .colors(let matrix):
            tag.filter = filter(within: analysis.bounds[index]) { _, writer in
                writer.element("feColorMatrix") { $0.attribute("values", numbers: matrix.rows.flatMap { $0 }) }
            }
        case .shadow(let color, let radius, let offset):
            tag.filter = filter(within: analysis.bounds[index]) { painter, writer in
                writer.shadow(radius: max(radius, 0), offset) { painter.attribute(.flood, color, into: &$0) }
            }
        }
    }

    /// Returns whether an element is an image, and not a label around one.
    private func isImage(_ index: Int) -> Bool {
        guard drawing.elements[index].kind.name == "Image" else { return false }
        let inner = index + 1
        return inner == drawing.elements[index].end || drawing.elements[inner].kind.name != "Image"
    }

    /// The number of a clip.
    mutating func clip(to path: Path, isEvenOdd: Bool, motion: Int? = nil) -> Int {
        let clip = SVGDefinitions.clip(to: path, isEvenOdd: isEvenOdd, motion: motion)
        return definitions.number(of: clip, named: "clipPath")
    }

    /// The number of the mask that an element's mask layers make.
    private mutating func mask(insideElement index: Int) -> Int {
        let masks = drawing.children(of: index).filter { drawing.elements[$0].layer == .mask }
        return mask(within: analysis.bounds[index]) { painter, writer in
            for mask in masks { painter.paint(mask + 1..<painter.drawing.elements[mask].end, into: &writer) }
        }
    }

    /// The number of a mask that shows what lies under the paint of a closure.
    mutating func mask(
        within bounds: CGRect?,
        _ content: (inout SVGPainter, inout MarkupWriter) -> Void
    ) -> Int {
        var writer = MarkupWriter()
        maskDepth += 1
        writer.element("mask") { writer in
            writer.attribute("maskUnits", "userSpaceOnUse")
            writer.region(bounds)
            content(&self, &writer)
        }
        maskDepth -= 1
        return definitions.number(of: writer, named: "mask")
    }

    /// The number of a filter whose steps a closure writes.
    mutating func filter(
        within bounds: CGRect?,
        _ content: (inout SVGPainter, inout MarkupWriter) -> Void
    ) -> Int {
        var writer = MarkupWriter()
        writer.element("filter") { writer in
            writer.attribute("filterUnits", "userSpaceOnUse")
            writer.region(bounds)
            // Without it, edges would be blended as light is, and look unlike those of other pictures.
            writer.attribute("color-interpolation-filters", "sRGB")
            content(&self, &writer)
        }
        return definitions.number(of: writer, named: "filter")
    }
}

extension MarkupWriter {
    /// Writes a region that holds a rectangle, in whole points.
    fileprivate mutating func region(_ bounds: CGRect?) {
        let region = (bounds ?? .zero).integral
        attribute("x", region.minX)
        attribute("y", region.minY)
        attribute("width", region.width)
        attribute("height", region.height)
    }

    /// Writes the parts of a shadow below what a filter is applied to.
    ///
    /// `feDropShadow` says the same in one element, but librsvg 2.54 paints nothing at all where it stands.
    fileprivate mutating func shadow(radius: Double, _ offset: CGSize, color: (inout MarkupWriter) -> Void) {
        // Some renderers take a deviation of 0 for nothing.
        if radius > 0 {
            element("feGaussianBlur") { writer in
                writer.attribute("in", "SourceAlpha")
                writer.attribute("stdDeviation", radius)
            }
        }
        element("feOffset") { writer in
            if radius <= 0 { writer.attribute("in", "SourceAlpha") }
            writer.attribute("dx", offset.width)
            writer.attribute("dy", offset.height)
            writer.attribute("result", "shadow")
        }
        element("feFlood") { color(&$0) }
        element("feComposite") { writer in
            writer.attribute("in2", "shadow")
            writer.attribute("operator", "in")
        }
        element("feMerge") { writer in
            writer.element("feMergeNode") { _ in }
            writer.element("feMergeNode") { $0.attribute("in", "SourceGraphic") }
        }
    }
}
