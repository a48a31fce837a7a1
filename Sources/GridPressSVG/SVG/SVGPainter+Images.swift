// An image file is defined once, as a symbol whose coordinates are its pixels. Each use refers to the symbol. A part
// of an image is a second symbol, which shows a part of the first symbol.

extension SVGPainter {
    /// Paints an image.
    ///
    /// The tag is written on its only primitive.
    mutating func paint(_ image: Drawing.Image, tag: SVGElementAttributes?, into writer: inout MarkupWriter) {
        if let paint = image.template { return fill(image, with: paint, into: &writer) }
        if maskDepth == 0 {
            guard let tag, tag.hasDefinitions else { return paintPieces(of: image, tag: tag, into: &writer) }
            // The position of a `use` element moves its content, and renderers differ in whether clips move too.
            return writer.element("g") { writer in
                writer.attributes(andTitleOf: tag)
                paintPieces(of: image, tag: nil, into: &writer)
            }
        }
        // SVG masks use luminance times alpha, so a white image masks by its alpha alone.
        let filter = filter(within: image.frame) { _, writer in
            writer.element("feColorMatrix") { $0.attribute("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0") }
        }
        writer.element("g") { writer in
            writer.attribute("filter", definition: filter)
            paintPieces(of: image, tag: nil, into: &writer)
        }
    }

    /// Fills the opaque parts of an image with a paint.
    private mutating func fill(_ image: Drawing.Image, with paint: Drawing.Paint, into writer: inout MarkupWriter) {
        var stencil = image
        stencil.template = nil
        if case .gradient(let gradient) = paint, paint.isAngular {
            return paintFan(gradient, through: .image(stencil), into: &writer)
        }
        var tag = SVGElementAttributes()
        tag.mask = mask(within: image.frame) { painter, writer in painter.paint(stencil, tag: nil, into: &writer) }
        self.paint(.shape(Drawing.Shape(path: Path(image.frame), fill: paint)), tag: tag, into: &writer)
    }

    // MARK: Pieces

    private mutating func paintPieces(
        of image: Drawing.Image,
        tag: SVGElementAttributes?,
        into writer: inout MarkupWriter
    ) {
        for piece in image.paintedPieces {
            let symbol = symbol(of: image.raster, piece.source)
            if let tile = piece.tile {
                let pattern = pattern(of: symbol, tile: tile, in: piece.frame, isSmooth: image.isSmooth)
                writer.element("rect") { writer in
                    writer.frame(piece.frame)
                    writer.attribute("fill", definition: pattern)
                    if let tag { writer.attributes(andTitleOf: tag) }
                }
            } else {
                writer.use(symbol, in: piece.frame, isSmooth: image.isSmooth) { writer in
                    if let tag { writer.attributes(andTitleOf: tag) }
                }
            }
        }
    }

    /// Returns the number of the symbol for a part of an image file.
    private mutating func symbol(of raster: Drawing.Raster, _ source: CGRect) -> Int {
        let whole = definitions.number(of: raster)
        let pixels = CGRect(origin: .zero, size: raster.pixels)
        if source == pixels { return whole }
        var writer = MarkupWriter()
        writer.element("symbol") { writer in
            let part = CGRect(origin: .zero, size: source.size)
            writer.view(of: part)
            // librsvg 2.54 clips a nested `svg` element, but not a symbol.
            writer.element("svg") { writer in
                writer.frame(part)
                writer.view(of: source)
                writer.use(whole, in: pixels, isSmooth: true)
            }
        }
        return definitions.number(of: writer, named: "symbol")
    }

    /// Returns the number of a pattern of tiles.
    private mutating func pattern(of symbol: Int, tile: CGSize, in frame: CGRect, isSmooth: Bool) -> Int {
        var writer = MarkupWriter()
        writer.element("pattern") { writer in
            writer.attribute("patternUnits", "userSpaceOnUse")
            writer.frame(CGRect(origin: frame.origin, size: tile))
            // The view box defines the origin of the content.
            writer.view(of: CGRect(origin: .zero, size: tile))
            writer.use(symbol, in: CGRect(origin: .zero, size: tile), isSmooth: isSmooth)
        }
        return definitions.number(of: writer, named: "pattern")
    }
}

extension MarkupWriter {
    /// Writes a reference to a symbol that fills a frame.
    fileprivate mutating func use(
        _ symbol: Int,
        in frame: CGRect,
        isSmooth: Bool,
        _ content: (inout MarkupWriter) -> Void = { _ in }
    ) {
        element("use") { writer in
            writer.frame(frame)
            writer.attribute("href", fragment: symbol)
            if !isSmooth { writer.attribute("image-rendering", "pixelated") }
            content(&writer)
        }
    }
}
