@_spi(Bytes) import GridPressSVG

extension FigurePage {
    /// Returns the picture as elements of the page.
    ///
    /// The canvas is as large as the figure, with its top left corner at 0, 0. The mount around it has room for
    /// content that is painted outside of the figure.
    func canvas() -> SVGFragment {
        var painter = HTMLPainter(drawing, scheme: options.scheme, text: options.text)
        var content = MarkupWriter(capacity: 1024 + painter.analysis.paintedCount * 96)
        painter.paint(into: &content)
        let notes = notes(&painter.svg)
        var definitions = MarkupWriter()
        painter.svg.definitions.write(to: &definitions)

        var body = MarkupWriter(capacity: content.count + boxes.listed.count * 360 + 1024)
        body.element("div", class: "mount") { writer in
            writer.element("div") { writer in
                writer.attribute("id") { $0.append(FigureID.placeholder) }
                writer.attribute("class", "canvas")
                writer.attribute("role", "group")
                writer.attribute("aria-label", text: drawing.title.isEmpty ? "Figure" : drawing.title)
                if !painter.svg.definitions.isEmpty {
                    writer.element("svg") { writer in
                        writer.attribute("xmlns", "http://www.w3.org/2000/svg")
                        writer.attribute("width", 0)
                        writer.attribute("height", 0)
                        writer.attribute("aria-hidden", "true")
                        writer.elements(of: definitions)
                    }
                }
                writer.elements(of: content)
                if let notes { writer.markup(notes) }
                for (box, isStop) in boxes.stops { link(to: box, isStop: isStop, &writer) }
                writer.literal("")
            }
        }
        var rules = canvasRules(painter)
        let id = FigureID(drawing, options: SVGRenderer.Options(scheme: options.scheme))
        id.resolve(in: &body)
        id.resolve(in: &rules)
        return SVGFragment(markup: body.string(), id: id.string, rules: rules.string())
    }

    /// Returns the annotations as one SVG element above the other content; `nil` without annotations.
    private func notes(_ painter: inout SVGPainter) -> String? {
        let darkAnnotations = drawing.dark?.annotations
        guard !annotations.isEmpty || darkAnnotations?.isEmpty == false else { return nil }
        var writer = MarkupWriter()
        writer.element("svg") { writer in
            writer.attribute("xmlns", "http://www.w3.org/2000/svg")
            writer.attribute("class", "v")
            writer.attribute("aria-hidden", "true")
            writer.attribute("width", max(drawing.size.width, 1))
            writer.attribute("height", max(drawing.size.height, 1))
            let size = CGSize(width: max(drawing.size.width, 1), height: max(drawing.size.height, 1))
            writer.view(of: CGRect(origin: .zero, size: size))
            if let darkAnnotations {
                painter.paintSchemes(into: &writer) { painter, writer in
                    for annotation in annotations { painter.paint(annotation, into: &writer) }
                } dark: { painter, writer in
                    for annotation in darkAnnotations { painter.paint(annotation, into: &writer) }
                }
            } else {
                for annotation in annotations { painter.paint(annotation, into: &writer) }
            }
            writer.literal("")
        }
        return writer.string()
    }

    private func link(to box: Drawing.Box, isStop: Bool, _ writer: inout MarkupWriter) {
        writer.element("a") { writer in
            writer.attributes(of: box, isStop: isStop)
            BoxTooltip(box).writePlate(within: contentBounds, to: &writer)
        }
    }

    // MARK: Rules

    /// Writes the rules that make a canvas fit the page.
    ///
    /// The mount is as wide as the picture, or as the page if the page is narrower. The scale of the canvas is the
    /// quotient of both widths, which CSS computes as the tangent of an angle.
    private func mountRules(to rules: inout MarkupWriter) {
        let room = pictureBounds
        let size = SizeSwitch.whole(room.size)
        let width = size.width
        rules.literal("div.mount{width:min(100%,")
        rules.bytes.append(width)
        rules.literal("px);aspect-ratio:")
        rules.bytes.append(width)
        rules.literal("/")
        rules.bytes.append(size.height)
        rules.literal("}\n@media screen{div.bar:has(#s-size:checked)~div.stage div.mount{")
        rules.bytes.append("width:", px: width)
        rules.literal("}}\n")
        rules.figureSelector()
        rules.literal("{transform:")
        rules.translation(-room.minX, -room.minY)
        rules.literal(";transform:scale(min(1,round(down,tan(atan2(100cqw,")
        rules.bytes.append(width)
        rules.literal("px)) + .0001,.001))) ")
        rules.translation(-room.minX, -room.minY)
        rules.literal("}\n")
    }

    private func canvasRules(_ painter: borrowing HTMLPainter) -> MarkupWriter {
        var rules = MarkupWriter(capacity: painter.rules.count + boxes.listed.count * 64 + 2048)
        rules.figureSelector()
        rules.literal("{")
        rules.bytes.append("width:", px: drawing.size.width)
        rules.bytes.append("height:", px: drawing.size.height)
        if let font = painter.analysis.commonFont {
            rules.family(of: font, painter.analysis.fontFiles)
            rules.bytes.append("font-size:", px: font.size)
        }
        let textColor = painter.analysis.commonColor.map(painter.svg.resolved)
        var colors = painter.colors
        if let textColor {
            rules.literal("fill:")
            rules.bytes.append(cssColor: textColor.light)
            rules.literal(";color:")
            colors.append(textColor, to: &rules.bytes)
            rules.literal(";")
        }
        rules.literal("}\n")
        mountRules(to: &rules)
        colors.writeRules(to: &rules)
        SVGStyle(
            palette: painter.svg.palette,
            hasDarkPart: painter.hasDarkPart,
            hasText: true,
            hasMaskedText: painter.svg.hasMaskedText,
            textColor: textColor,
            fonts: painter.analysis.fontFiles,
            commonFont: painter.analysis.commonFont
        )
        .writeRules(to: &rules)
        rules.literal("\n")
        painter.fills.writeRules(to: &rules)
        painter.letters.writeRules(to: &rules)
        painter.rules.bytes.withBytes { rules.bytes.append($0) }
        for box in boxes.listed { rules.rule("b", box.element) { $0.append(place: box.frame) } }
        return rules
    }
}

extension MarkupWriter {
    /// Writes a translation by some points.
    fileprivate mutating func translation(_ x: Double, _ y: Double) {
        literal("translate(")
        bytes.append(x)
        literal("px,")
        bytes.append(y)
        literal("px)")
    }
}
