// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    /// A color of Core Image: components for the light scheme.
    public final class CIColor: Hashable, Sendable {
        public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        public convenience init(color: KitColor) {
            self.init(red: color.light.red, green: color.light.green, blue: color.light.blue, alpha: color.light.alpha)
        }

        public convenience init(cgColor: CGColor) { self.init(color: KitColor(cgColor: cgColor)) }
        public var components: [CGFloat] { [red, green, blue, alpha] }
        /// The number of components; always 4.
        public var numberOfComponents: Int { 4 }

        /// Returns whether both colors have the same components.
        public static func == (first: CIColor, second: CIColor) -> Bool { first.components == second.components }
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }

    extension KitColor {
        public convenience init(ciColor: CIColor) {
            self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
        }

        public var ciColor: CIColor { CIColor(color: self) }
    }
#endif
