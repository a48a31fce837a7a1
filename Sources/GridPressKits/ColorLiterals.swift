import GridPressSwiftUI

#if !canImport(Darwin)
    /// The type of a color literal.
    public typealias _ColorLiteralType = UIColor

    extension KitColor: _ExpressibleByColorLiteral {
        /// Creates the color of a literal.
        public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }
    }
#endif
