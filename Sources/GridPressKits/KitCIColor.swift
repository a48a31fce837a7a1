import GridPressSwiftUI

#if !canImport(Darwin)
    /// A color of Core Image: components for the light scheme.
    public final class CIColor: Hashable, Sendable {
        /// The red component, from 0 to 1.
        public let red: CGFloat
        /// The green component, from 0 to 1.
        public let green: CGFloat
        /// The blue component, from 0 to 1.
        public let blue: CGFloat
        /// The opacity, from 0 to 1.
        public let alpha: CGFloat

        /// Creates a color from its components.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Creates a color from a UIKit color.
        public convenience init(color: KitColor) {
            self.init(
                red: color.light.red,
                green: color.light.green,
                blue: color.light.blue,
                alpha: color.light.alpha
            )
        }

        /// Creates a color from a Core Graphics color.
        public convenience init(cgColor: CGColor) { self.init(color: KitColor(cgColor: cgColor)) }

        /// The red, green and blue components, and the opacity.
        public var components: [CGFloat] { [red, green, blue, alpha] }
        /// The number of components; always 4.
        public var numberOfComponents: Int { 4 }

        /// Returns whether both colors have the same components.
        public static func == (first: CIColor, second: CIColor) -> Bool { first.components == second.components }

        /// Hashes the components.
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }

    extension KitColor {
        /// Creates a color from a color of Core Image.
        public convenience init(ciColor: CIColor) {
            self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
        }

        /// The color as a color of Core Image.
        public var ciColor: CIColor { CIColor(color: self) }
    }
#endif
