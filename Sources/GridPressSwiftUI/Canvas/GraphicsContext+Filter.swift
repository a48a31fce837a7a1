extension GraphicsContext {
    /// A change of everything that is drawn after it.
    public struct Filter {
        private let change: (AnyView) -> AnyView

        init(_ change: @escaping (AnyView) -> some View) { self.change = { AnyView(change($0)) } }

        func apply(_ view: AnyView) -> AnyView { change(view) }

        /// Returns a projection, of which the part is drawn that keeps parallels parallel.
        public static func projectionTransform(_ transform: ProjectionTransform) -> Filter {
            Filter { $0.projectionEffect(transform) }
        }

        /// Returns a blur.
        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
            Filter { $0.blur(radius: radius) }
        }

        /// Returns a shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = []
        ) -> Filter {
            Filter { $0.shadow(color: color, radius: radius, x: x, y: y) }
        }

        /// Returns a multiplication of all colors by one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }

        /// Returns a turn of all hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

        /// Returns a change of how colorful everything is.
        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

        /// Returns a change of brightness.
        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

        /// Returns a change of contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

        /// Returns an inversion of all colors.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { amount > 0.5 ? AnyView($0.colorInvert()) : $0 }
        }

        /// Returns greys instead of colors.
        public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

        /// Returns opacity by brightness.
        public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }
    }

    /// Options of filters.
    public struct FilterOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Colors are changed as light.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Options of a blur.
    public struct BlurOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The result is opaque.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Transparent pixels count as dithered.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a shadow.
    public struct ShadowOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32

        /// A set of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow is painted above.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// The shadow alone is painted.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The alpha of the drawing is inverted.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The shadow doesn't depend on what is drawn in one go.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}
