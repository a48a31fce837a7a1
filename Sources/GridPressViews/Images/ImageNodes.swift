/// The nodes of images.
final class ImageNodes: NodeKind {
    private struct ResolvedImage {
        let image: Image
        let reading: ImageReadResult
        let natural: CGSize
        let caps: Drawing.Image.CapInsets
        let template: StylePaint?
        let baseline: CGFloat?
        /// The outline of the symbol; `nil` for other images and for placeholders.
        let glyph: SymbolGlyph?
        /// The scale of symbols in the environment.
        let scale: Image.Scale
        let subtree: DeferredSubtree
    }

    @exclusivity(unchecked) private var images: [ResolvedImage] = []

    func add(_ image: Image, in builder: NodeBuilder) -> LayoutNode {
        let environment = builder.environment
        let reading = builder.storage.object(ImageLibrary.self)
            .reading(
                of: image.source.applying(environment.symbolVariants).facing(environment.layoutDirection),
                folder: environment.imageFolder,
                isDark: environment.isDrawnDark
            )
        let glyph: SymbolGlyph? =
            if case .symbol(let symbol) = reading {
                SymbolGlyph(symbol, isResizable: image.resizing != nil, in: environment)
            } else {
                nil
            }
        let (natural, baseline) = metrics(of: image, reading, glyph, in: environment)
        let isTemplate =
            image.renderingMode.map { $0 == .template } ?? (environment.drawsImagesAsTemplates || reading.isTemplate)
        images.append(
            ResolvedImage(
                image: image,
                reading: reading,
                natural: natural,
                caps: Drawing.Image.CapInsets(image.resizing?.capInsets ?? EdgeInsets()),
                template: isTemplate ? ForegroundStyle()._paint(in: environment) : nil,
                baseline: baseline,
                glyph: glyph,
                scale: environment.imageScale,
                subtree: DeferredSubtree(in: builder)
            )
        )
        var flags = NodeFlags(environment.layoutDirection)
        if baseline != nil { flags.insert(.mayHaveExplicitAlignment) }
        return builder.store.add(self, payload: images.count - 1, flags)
    }

    /// Returns the natural size of an image, and the baseline of an image that is aligned with text.
    private func metrics(
        of image: Image,
        _ reading: ImageReadResult,
        _ glyph: SymbolGlyph?,
        in environment: EnvironmentValues
    ) -> (natural: CGSize, baseline: CGFloat?) {
        switch (reading, image.source) {
        case (.raster(let raster, let scale, _), _): return (raster.pixels / scale, nil)
        case (.vector(let vector, _), _): return (vector.size, nil)
        case (.outline(let outline), _):
            let size = SymbolMetrics.fontSize(in: environment)
            return (outline.size(fontSize: size), image.resizing == nil ? outline.baseline(fontSize: size) : nil)
        case (.symbol, _), (.placeholder, .symbol):
            let metrics = SymbolMetrics(glyph, in: environment)
            // A resizable symbol isn't aligned with text.
            return (metrics.size, image.resizing == nil ? metrics.baseline : nil)
        case (.placeholder(_, let size), _): return (size ?? ImagePlaceholder.defaultSize, nil)
        }
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .image }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        let image = images[payload].image
        var settings: [Drawing.Setting] = []
        if case .symbol = image.source {
            let font = SymbolMetrics.font(in: images[payload].subtree.environment)
            settings = .of {
                $0.add(.imageScale, images[payload].scale, unless: .medium) { "\($0)" }
                $0.add(.font, CGFloat(font.size), unless: Font.TextStyle.body.size(for: .large))
                $0.add(.weight, CGFloat(font.weight), unless: 400)
            }
        }
        if image.isDecorative { settings.append(Drawing.Setting(.isDecorative, true)) }
        // A name replaces the label in the drawing, so the label is stored for accessibility.
        if node.name != nil, let label = image.label {
            settings.append(Drawing.Setting(.accessibilityLabel, label))
        }
        return settings
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        let natural = images[payload].natural
        guard images[payload].image.resizing != nil else { return natural }
        let caps = images[payload].caps
        let size = CGSize(
            width: max(proposal.width ?? natural.width, caps.left + caps.right),
            height: max(proposal.height ?? natural.height, caps.top + caps.bottom)
        )
        return size.withoutInvalidLengths
    }

    override func explicitAlignment(
        _ guide: AlignmentGuide,
        size: CGSize,
        proposal: ProposedViewSize,
        _ payload: Int
    ) -> CGFloat? {
        switch guide {
        case VerticalAlignment.firstTextBaseline.guide, VerticalAlignment.lastTextBaseline.guide:
            images[payload].baseline
        default: nil
        }
    }

    // MARK: Drawing

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        ElementHeader(kind(payload), label: images[payload].image.label)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let drawn = images[payload]
        let image = drawn.image
        noteInvalidInsets(of: image, on: canvas)
        switch drawn.reading {
        case .raster(let raster, let scale, _):
            let mark = Drawing.Image(
                raster: raster,
                scale: scale,
                frame: frame,
                resizing: image.resizing?.mode == .tile ? .tile : .stretch,
                caps: drawn.caps,
                template: drawn.template?.paint(in: frame),
                isSmooth: image.isSmooth
            )
            canvas.paint(.image(mark))
        case .vector(let vector, _):
            vector.draw(in: frame, template: drawn.template, on: canvas)
        case .symbol:
            if let glyph = drawn.glyph { draw(glyph, payload, in: frame, on: canvas) }
        case .outline(let outline):
            fill(outline.path(in: frame), isEvenOdd: false, payload, in: frame, on: canvas)
        case .placeholder(let problem, _):
            problem.note(at: canvas.place(of: kind(payload)), in: canvas.builder.findings)
            ImagePlaceholder(image.source).draw(in: frame, in: drawn.subtree, on: canvas)
        }
    }

    /// Draws a symbol with the styles of its layers, or with the foreground style.
    private func draw(
        _ glyph: SymbolGlyph,
        _ payload: Int,
        in frame: CGRect,
        on canvas: DrawingBuilder
    ) {
        let image = images[payload].image
        let coloring = SymbolColoring(image.symbolRenderingMode, in: images[payload].subtree.environment)
        if let part = coloring.missingPart(of: glyph.symbol) { note(missing: part, of: glyph.symbol, on: canvas) }
        guard let paints = coloring.paints(of: glyph.symbol) else {
            return fill(glyph.path(in: frame), isEvenOdd: true, payload, in: frame, on: canvas)
        }
        // The content is above the shape.
        for (layer, paint) in zip(glyph.layers(in: frame), paints).reversed() {
            canvas.fill(layer, isEvenOdd: true, with: paint, in: frame)
        }
    }

    private func note(missing part: SymbolColoring.Part, of symbol: any SymbolDrawing, on canvas: DrawingBuilder) {
        canvas.builder.findings.add(
            .symbolWithoutLayers,
            .note,
            at: canvas.place(of: .image),
            "GridPress doesn't know the \(part.rawValue) of the symbol \(symbol.name.quoted), so the whole symbol has the "
                + "foreground style.",
            fix: "Use \(part.replacement), or symbolRenderingMode(.monochrome).",
            subject: symbol.name
        )
    }

    /// Fills the outline of a symbol with the foreground style.
    private func fill(
        _ path: Path,
        isEvenOdd: Bool,
        _ payload: Int,
        in frame: CGRect,
        on canvas: DrawingBuilder
    ) {
        let style = ForegroundStyle()._paint(in: images[payload].subtree.environment)
        guard style.isPlain else { return canvas.fill(path, isEvenOdd: isEvenOdd, with: style, in: frame) }
        canvas.paint(.shape(Drawing.Shape(path: path, fill: style.paint(in: frame), isEvenOdd: isEvenOdd)))
    }

    private func noteInvalidInsets(of image: Image, on canvas: DrawingBuilder) {
        guard let insets = image.resizing?.capInsets, !insets.areCaps else { return }
        canvas.builder.findings.add(
            .invalidCapInsets,
            .warning,
            at: canvas.place(of: .image),
            "A cap inset of an image is negative, infinite or not a number. It counts as 0.",
            fix: "Use finite insets of at least 0."
        )
    }
}

extension EdgeInsets {
    /// Whether all insets are finite and at least 0.
    fileprivate var areCaps: Bool { [top, leading, bottom, trailing].allSatisfy { $0 >= 0 && $0.isFinite } }
}

extension Drawing.Image.CapInsets {
    /// Creates cap insets.
    ///
    /// Invalid lengths become 0.
    fileprivate init(_ insets: EdgeInsets) {
        func cap(_ length: CGFloat) -> CGFloat { length >= 0 && length.isFinite ? length : 0 }
        self.init(
            top: cap(insets.top),
            left: cap(insets.leading),
            bottom: cap(insets.bottom),
            right: cap(insets.trailing)
        )
    }
}
