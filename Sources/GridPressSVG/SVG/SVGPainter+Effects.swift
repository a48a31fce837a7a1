extension SVGPainter {
    /// Adds an element's name, label, layer and effect to a tag.
    mutating func takeTag(of index: Int, into tag: inout SVGElementAttributes) {
        // Access by index avoids copies of elements, which are large.
        if drawing.elements[index].hasTitle {
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
                // As in Core Image, the radius is one standard deviation.
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
        guard drawing.elements[index].kind.behavior == .image else { return false }
        let inner = index + 1
        return inner == drawing.elements[index].end || drawing.elements[inner].kind.behavior != .image
    }

    /// Returns the number of a clip.
    mutating func clip(to path: Path, isEvenOdd: Bool, motion: Int? = nil) -> Int {
        let clip = SVGDefinitions.clip(to: path, isEvenOdd: isEvenOdd, motion: motion)
        return definitions.number(of: clip, named: "clipPath")
    }

    /// Returns the number of the mask made of an element's mask layers.
    private mutating func mask(insideElement index: Int) -> Int {
        let masks = drawing.children(of: index).filter { drawing.elements[$0].layer == .mask }
        return mask(within: analysis.bounds[index]) { painter, writer in
            for mask in masks { painter.paint(mask + 1..<painter.drawing.elements[mask].end, into: &writer) }
        }
    }

    /// Returns the number of a mask that shows the content under the painted area.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the masked content.
    ///   - content: A closure that paints the mask.
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

    /// Returns the number of a filter.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the filtered content.
    ///   - content: A closure that writes the steps of the filter.
    mutating func filter(
        within bounds: CGRect?,
        _ content: (inout SVGPainter, inout MarkupWriter) -> Void
    ) -> Int {
        var writer = MarkupWriter()
        writer.element("filter") { writer in
            writer.attribute("filterUnits", "userSpaceOnUse")
            writer.region(bounds)
            // The default is linear RGB, which blends edges unlike other graphics.
            writer.attribute("color-interpolation-filters", "sRGB")
            content(&self, &writer)
        }
        return definitions.number(of: writer, named: "filter")
    }
}

extension MarkupWriter {
    /// Writes a region that contains a rectangle, in whole points.
    fileprivate mutating func region(_ bounds: CGRect?) {
        let region = (bounds ?? .zero).integral
        attribute("x", region.minX)
        attribute("y", region.minY)
        attribute("width", region.width)
        attribute("height", region.height)
    }

    /// Writes the parts of a shadow below the filtered content.
    ///
    /// `feDropShadow` would need only one element, but librsvg 2.54 paints nothing if a filter contains it.
    fileprivate mutating func shadow(radius: Double, _ offset: CGSize, color: (inout MarkupWriter) -> Void) {
        // Some renderers treat a deviation of 0 as an error and paint nothing.
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
