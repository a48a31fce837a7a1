/// A style that fills with an image, which is repeated as often as there is room.
public struct ImagePaint: ShapeStyle, StyleView {
    /// The image.
    public var image: Image
    /// The part of the image that is repeated, in units of its size.
    ///
    /// The whole image is drawn: a part of it is a finding.
    public var sourceRect: CGRect
    /// The factor by which the image is scaled.
    public var scale: CGFloat

    /// An image that is repeated.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns the image.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
            environment.values.findings?.add(
                .undrawableImagePart,
                .note,
                "An image paint has a source rectangle. The whole image is repeated.",
                fix: "Use a file that contains the part of the image."
            )
        }
        var paint = Color.gray._paint(in: environment)
        let factor = scale > 0 && scale.isFinite ? scale : 1
        paint.content = TiledImage(
            image: image,
            scale: factor,
            folder: environment.imageFolder,
            isDark: environment.isDrawnDark
        )
        return paint
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns an image that is repeated.
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// An image that fills a frame in tiles, or gray where it can't be drawn.
private struct TiledImage: DrawnPaint {
    let image: Image
    let scale: CGFloat
    let folder: URL?
    let isDark: Bool

    func draw(in frame: CGRect, on canvas: DrawingBuilder) {
        let library = canvas.builder.storage.object(ImageLibrary.self)
        let reading = library.reading(of: image.source, folder: folder, isDark: isDark)
        guard case .raster(let raster, let pixels, _) = reading else {
            if case .placeholder(let problem, _) = reading {
                problem.note(at: canvas.place(of: "ImagePaint"), in: canvas.builder.findings)
            }
            let mark = Drawing.Shape(path: Path(frame), fill: .color(Color.gray.drawn(in: EnvironmentValues())))
            return canvas.add(.part("image"), name: nil, frame: frame, mark: .shape(mark))
        }
        let mark = Drawing.Image(
            raster: raster,
            scale: pixels / scale,
            frame: frame,
            resizing: .tile,
            caps: Drawing.Image.CapInsets(),
            template: nil,
            isSmooth: image.isSmooth
        )
        canvas.add(.part("image"), name: nil, frame: frame, mark: .image(mark))
    }
}
