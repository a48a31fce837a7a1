extension Drawing {
    /// The file of an image that is made of pixels.
    public struct Raster: Hashable, Sendable {
        /// The formats that browsers draw and that hold no code and no addresses.
        public enum Format: String, Hashable, Sendable, CaseIterable {
            /// Portable Network Graphics.
            case png
            /// The format of photographs.
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
        /// How many pixels there are in a row, and how many rows.
        public var pixels: CGSize

        /// The file of an image.
        public init(format: Format, data: Data, pixels: CGSize) {
            self.format = format
            self.data = data
            self.pixels = pixels
        }
    }

    /// An image that fills a rectangle.
    public struct Image: Equatable, Sendable {
        /// The way in which an image fills a rectangle of another size.
        public enum Resizing: String, Hashable, Sendable, CaseIterable {
            /// It becomes as large.
            case stretch
            /// It is repeated.
            case tile
        }

        /// The lengths at the four sides of an image that keep their size, in points.
        public struct CapInsets: Hashable, Sendable {
            /// The length at the top.
            public var top: Double
            /// The length on the left.
            public var left: Double
            /// The length at the bottom.
            public var bottom: Double
            /// The length on the right.
            public var right: Double

            /// Lengths at the four sides, none of them unless it is given.
            public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
                self.top = top
                self.left = left
                self.bottom = bottom
                self.right = right
            }
        }

        /// The file.
        public var raster: Raster
        /// How many pixels of the file there are to a point.
        public var scale: Double
        /// What it fills, in figure coordinates.
        public var frame: CGRect
        /// How it fills it.
        public var resizing: Resizing
        /// What of it isn't resized.
        public var caps: CapInsets
        /// What its opaque parts are painted with; `nil` for its own colours.
        public var template: Paint?
        /// Whether colours flow from one pixel to the next where pixels are large.
        public var isSmooth: Bool

        /// An image that fills a rectangle.
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
