extension GraphicsContext {
    /// An effect on everything that is drawn after it.
    public struct Filter {
        private let change: (AnyView) -> AnyView

        init(_ change: @escaping (AnyView) -> some View) { self.change = { AnyView(change($0)) } }

        func apply(_ view: AnyView) -> AnyView { change(view) }

        /// Returns a projection filter.
        ///
        /// Only the affine part of the transform is drawn.
        public static func projectionTransform(_ transform: ProjectionTransform) -> Filter {
            Filter { $0.projectionEffect(transform) }
        }

        /// Returns a blur filter.
        ///
        /// The options have no effect.
        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter {
            Filter { $0.blur(radius: radius) }
        }

        /// Returns a shadow filter.
        ///
        /// - Parameters:
        ///   - color: The color of the shadow.
        ///   - radius: The blur radius in points.
        ///   - x: The horizontal offset in points.
        ///   - y: The vertical offset in points.
        ///   - blendMode: Has no effect: GridPress draws shadows in the normal mode.
        ///   - options: Has no effect.
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

        /// Returns a filter that multiplies each color by a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter { $0.colorMultiply(color) } }

        /// Returns a filter that rotates the hue of each color.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { $0.hueRotation(angle) } }

        /// Returns a filter that changes the saturation of each color; 1 changes nothing, and 0 gives grays.
        public static func saturation(_ amount: Double) -> Filter { Filter { $0.saturation(amount) } }

        /// Returns a filter that brightens each color; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { Filter { $0.brightness(amount) } }

        /// Returns a filter that changes the contrast; 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter { $0.contrast(amount) } }

        /// Returns a filter that inverts colors.
        ///
        /// Amounts up to 0.5 change nothing, and larger amounts invert completely.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { amount > 0.5 ? AnyView($0.colorInvert()) : $0 }
        }

        /// Returns a filter that replaces colors with grays; 0 changes nothing.
        public static func grayscale(_ amount: Double) -> Filter { Filter { $0.grayscale(amount) } }

        /// Returns a filter that paints pixels in a color, if their opacity is at least a minimum, and makes other pixels
        /// transparent.
        ///
        /// - Parameters:
        ///   - min: The minimum opacity.
        ///   - max: The maximum opacity. It has no effect: pixels of every opacity above the minimum are painted.
        ///   - color: The color, which is drawn opaque.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { $0.alphaThreshold(min, color: color) }
        }

        /// Returns a filter that draws without the effect, with a finding.
        public static func colorShader(_ shader: Shader) -> Filter { Filter { $0.colorEffect(shader) } }

        /// Returns a filter that draws without the effect, with a finding.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset) }
        }

        /// Returns a filter that draws without the effect, with a finding.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset) }
        }

        /// A filter that sets the opacity of each pixel from its luminance.
        public static var luminanceToAlpha: Filter { Filter { $0.luminanceToAlpha() } }
    }
}
