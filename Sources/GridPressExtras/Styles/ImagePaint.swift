/// A style that fills a shape with a repeated image.
public struct ImagePaint: ShapeStyle, StyleView {
    /// The image.
    public var image: Image
    /// The part of the image to repeat, in units of its size.
    ///
    /// Only the whole image is drawn: a part of it adds a finding.
    public var sourceRect: CGRect
    /// The scale factor of the image.
    ///
    /// It is 1 if the value isn't positive and finite.
    public var scale: CGFloat

    /// Creates a style that repeats an image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Returns the paint of the repeated image.
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
    /// Returns a style that repeats an image.
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// An image that fills a frame in tiles; gray if the image can't be drawn.
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
                problem.note(at: canvas.place(of: .part("ImagePaint")), in: canvas.builder.findings)
            }
            let mark = Drawing.Shape(path: Path(frame), fill: .color(Color.gray.drawn(in: EnvironmentValues())))
            return canvas.add(.part("image"), frame: frame, mark: .shape(mark))
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
        canvas.add(.part("image"), frame: frame, mark: .image(mark))
    }
}
