extension Drawing {
    /// The file of a pixel image.
    ///
    /// ```swift
    /// for case (let index, .image(let image)) in drawing.elements.map(\.mark).enumerated() {
    ///     let file = URL(fileURLWithPath: "photo-\(index).\(image.raster.format.rawValue)")
    ///     try image.raster.data.write(to: file)
    /// }
    /// ```
    public struct Raster: Hashable, Sendable {
        /// The image formats that browsers draw and that contain neither code nor addresses.
        ///
        /// ```swift
        /// let photos = drawing.elements.filter { element in
        ///     if case .image(let image) = element.mark { image.raster.format == .jpeg } else { false }
        /// }
        /// ```
        public enum Format: String, Hashable, Sendable, CaseIterable {
            /// Portable Network Graphics.
            case png
            /// The format of photographs, JPEG.
            case jpeg
            /// The Graphics Interchange Format.
            case gif
            /// The WebP format.
            case webp
        }

        /// The format of the file.
        public var format: Format
        /// The bytes of the file.
        public var data: Data
        /// The width and the height of the image, in pixels.
        public var pixels: CGSize
        /// The digest from a golden file, which doesn't contain the bytes; `nil` for a file with its bytes.
        private var recordedDigest: String?

        /// Creates the file of an image.
        public init(format: Format, data: Data, pixels: CGSize) {
            self.format = format
            self.data = data
            self.pixels = pixels
        }

        /// Creates a file of which only the digest of its bytes is known.
        package init(format: Format, digest: String, pixels: CGSize) {
            self.init(format: format, data: Data(), pixels: pixels)
            recordedDigest = digest
        }

        /// The digest of the bytes.
        package var digest: String { recordedDigest ?? data.digest }

        /// Returns whether two files have the same format, size and bytes.
        public static func == (first: Raster, second: Raster) -> Bool {
            guard first.format == second.format, first.pixels == second.pixels else { return false }
            if first.recordedDigest == nil, second.recordedDigest == nil { return first.data == second.data }
            return first.digest == second.digest
        }

        /// Hashes the format and the size of the file.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(format)
            hasher.combine(pixels.width)
            hasher.combine(pixels.height)
        }
    }

    /// An image that fills a rectangle.
    ///
    /// ```swift
    /// for case .image(let image) in drawing.elements.map(\.mark) {
    ///     let width = image.raster.pixels.width / image.scale
    ///     print("\(width) points wide, shown in \(image.frame.width)")
    /// }
    /// ```
    public struct Image: Equatable, Sendable {
        /// A mode in which an image fills a rectangle of another size.
        ///
        /// ```swift
        /// let tiled = drawing.elements.filter { element in
        ///     if case .image(let image) = element.mark { image.resizing == .tile } else { false }
        /// }
        /// ```
        public enum Resizing: String, Hashable, Sendable, CaseIterable {
            /// Stretches the image to the size of the rectangle.
            case stretch
            /// Repeats the image.
            case tile
        }

        /// The lengths at the four sides of an image that aren't stretched, in points.
        ///
        /// ```swift
        /// let file = Drawing.Raster(format: .png, data: Data(), pixels: CGSize(width: 48, height: 32))
        /// let frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        /// let button = Drawing.Image(raster: file, frame: frame, caps: Drawing.Image.CapInsets(left: 8, right: 8))
        /// let widths = button.pieces.map(\.frame.width)  // [8, 184, 8]
        /// ```
        public struct CapInsets: Hashable, Sendable {
            /// The length at the top.
            public var top: Double
            /// The length on the left.
            public var left: Double
            /// The length at the bottom.
            public var bottom: Double
            /// The length on the right.
            public var right: Double

            /// Creates insets of these lengths.
            public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
                self.top = top
                self.left = left
                self.bottom = bottom
                self.right = right
            }
        }

        /// The file of the image.
        public var raster: Raster
        /// The number of pixels of the file in a point.
        public var scale: Double
        /// The rectangle that the image fills, in figure coordinates.
        public var frame: CGRect
        /// The mode in which the image fills the rectangle.
        public var resizing: Resizing
        /// The edges that aren't stretched.
        public var caps: CapInsets
        /// The paint of the opaque parts of the image; `nil` for the colors of the image.
        public var template: Paint?
        /// A Boolean value that indicates whether enlarged pixels are interpolated.
        ///
        /// Otherwise they have sharp edges.
        public var isSmooth: Bool

        /// Creates an image that fills a rectangle.
        public init(
            raster: Raster,
            scale: Double = 1,
            frame: CGRect,
            resizing: Resizing = .stretch,
            caps: CapInsets = CapInsets(),
            template: Paint? = nil,
            isSmooth: Bool = true
        ) {
            self.raster = raster
            self.scale = scale
            self.frame = frame
            self.resizing = resizing
            self.caps = caps
            self.template = template
            self.isSmooth = isSmooth
        }
    }
}
