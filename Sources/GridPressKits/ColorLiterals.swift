// Names of Apple's frameworks, so that sources compile. Values are kept, and pictures show none of them.

#if !canImport(Darwin)
    public typealias _ColorLiteralType = UIColor

    extension KitColor: _ExpressibleByColorLiteral {
        public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
            self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        }
    }
#endif
