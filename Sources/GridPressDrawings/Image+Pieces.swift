extension Drawing.Image {
    /// A part of an image and its destination.
    ///
    /// A renderer draws each piece of an image:
    ///
    /// ```swift
    /// for case .image(let image) in drawing.elements.map(\.mark) {
    ///     for piece in image.pieces {
    ///         print("pixels", piece.source, "in", piece.frame, piece.tile.map { "tiles of \($0)" } ?? "")
    ///     }
    /// }
    /// ```
    public struct Piece: Equatable, Sendable {
        /// The part of the image, in pixels.
        public var source: CGRect
        /// The rectangle that the part is painted into, in figure coordinates.
        public var frame: CGRect
        /// The size of the tiles that fill the frame from its top left corner; `nil` if the part fills the frame
        /// once.
        public var tile: CGSize?

        /// Creates a piece.
        public init(source: CGRect, frame: CGRect, tile: CGSize? = nil) {
            self.source = source
            self.frame = frame
            self.tile = tile
        }
    }

    /// The pieces that the image is painted from: one without caps, and up to nine with caps.
    ///
    /// Corners keep their size. Edges are resized along one axis, and the middle is resized along both. Caps shrink
    /// in proportion if they leave no pixel between them in the image, or no room in the frame.
    public var pieces: [Piece] {
        let columns = bands(of: raster.pixels.width, caps.left, caps.right, from: frame.minX, to: frame.maxX)
        let rows = bands(of: raster.pixels.height, caps.top, caps.bottom, from: frame.minY, to: frame.maxY)
        return rows.flatMap { row in
            columns.map { column in
                let frame = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                let tile = CGSize(width: column.tile, height: row.tile)
                return Piece(
                    source: CGRect(
                        x: column.pixel,
                        y: row.pixel,
                        width: column.pixels,
                        height: row.pixels
                    ),
                    frame: frame,
                    tile: tile == frame.size ? nil : tile
                )
            }
        }
    }

    /// A column or a row of pieces.
    private struct Band {
        var pixel: CGFloat
        var pixels: CGFloat
        var start: CGFloat
        var length: CGFloat
        var tile: CGFloat
    }

    /// Returns the columns or rows of pieces, without empty ones.
    private func bands(
        of pixels: CGFloat,
        _ low: CGFloat,
        _ high: CGFloat,
        from start: CGFloat,
        to end: CGFloat
    ) -> [Band] {
        let caps = max(low, 0) + max(high, 0)
        let natural = pixels / scale
        let most = max(pixels - 1, 0) / scale
        // The parts of the caps that fit into the image, and into the frame.
        let cut = caps > most ? most / caps : 1
        let shrink = caps * cut > end - start ? (end - start) / (caps * cut) : 1
        let sources = [max(low, 0) * cut, natural - caps * cut, max(high, 0) * cut]
        let lengths = [sources[0] * shrink, end - start - caps * cut * shrink, sources[2] * shrink]

        var bands: [Band] = []
        var (pixel, position) = (CGFloat(0), start)
        for index in 0..<3 {
            if sources[index] > 0, lengths[index] > 0 {
                bands.append(
                    Band(
                        pixel: pixel * scale,
                        pixels: sources[index] * scale,
                        start: position,
                        length: lengths[index],
                        tile: resizing == .tile && index == 1 ? sources[1] : lengths[index]
                    )
                )
            }
            pixel += sources[index]
            position += lengths[index]
        }
        return bands
    }
}
