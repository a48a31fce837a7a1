extension ImageSource {
    /// The size of the image in points.
    ///
    /// For an image with a name, it is known only if its file can be read during layout.
    package var size: CGSize {
        switch ImageLibrary().reading(of: self, folder: LayoutPass.current?.imageFolder) {
        case .raster(let raster, let scale, _): raster.pixels / scale
        case .vector(let vector, _): vector.size
        case .outline(let outline): outline.size(fontSize: 17)
        case .placeholder where isSymbol: CGSize(width: 20, height: 20)
        case .placeholder(_, let size): size ?? ImagePlaceholder.defaultSize
        case .symbol(let symbol): SymbolGlyph(symbol, .regular, fontSize: 17, isResizable: false).size(pixel: 1)
        }
    }
}

extension Data {
    /// The size of the image in pixels; `nil` if the data isn't a PNG, JPEG, GIF or WebP file.
    package var sizeOfPixels: CGSize? {
        guard let header = try? ImageHeader.read(self), header.format != .svg else { return nil }
        return header.size
    }
}
