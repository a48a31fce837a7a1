// The named colors of UIKit. Colors named after a hue are fixed; system colors adapt to the scheme.

extension KitColor {
    /// Creates a color from 24-bit hexadecimal values for both schemes.
    private convenience init(_ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat? = nil) {
        func parts(_ hex: UInt32, _ alpha: CGFloat) -> RGBAComponents {
            func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xff) / 255 }
            return RGBAComponents(red: part(16), green: part(8), blue: part(0), alpha: alpha)
        }
        self.init(light: parts(light, lightAlpha), dark: parts(dark, darkAlpha ?? lightAlpha))
    }

    // MARK: - Fixed colors

    /// Pure red.
    public static let red = KitColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = KitColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = KitColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Full green and blue.
    public static let cyan = KitColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Full red and green.
    public static let yellow = KitColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Full red and blue.
    public static let magenta = KitColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Full red, half green.
    public static let orange = KitColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and blue.
    public static let purple = KitColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A fixed brown.
    public static let brown = KitColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Half of white.
    public static let gray = KitColor(white: 0.5, alpha: 1)
    /// A third of white.
    public static let darkGray = KitColor(white: 1 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = KitColor(white: 2 / 3, alpha: 1)
    /// Black.
    public static let black = KitColor(white: 0, alpha: 1)
    /// White.
    public static let white = KitColor(white: 1, alpha: 1)
    /// A transparent color.
    public static let clear = KitColor(white: 0, alpha: 0)

    // MARK: - System colors

    /// The system's red.
    public static let systemRed = KitColor(Color.red)
    /// The system's orange.
    public static let systemOrange = KitColor(Color.orange)
    /// The system's yellow.
    public static let systemYellow = KitColor(Color.yellow)
    /// The system's green.
    public static let systemGreen = KitColor(Color.green)
    /// The system's mint.
    public static let systemMint = KitColor(Color.mint)
    /// The system's teal.
    public static let systemTeal = KitColor(Color.teal)
    /// The system's cyan.
    public static let systemCyan = KitColor(Color.cyan)
    /// The system's blue.
    public static let systemBlue = KitColor(Color.blue)
    /// The system's indigo.
    public static let systemIndigo = KitColor(Color.indigo)
    /// The system's purple.
    public static let systemPurple = KitColor(Color.purple)
    /// The system's pink.
    public static let systemPink = KitColor(Color.pink)
    /// The system's brown.
    public static let systemBrown = KitColor(Color.brown)
    /// The system's gray.
    public static let systemGray = KitColor(0x8e8e93, dark: 0x8e8e93)
    /// A gray closer to the background.
    public static let systemGray2 = KitColor(0xaeaeb2, dark: 0x636366)
    /// A gray still closer to the background.
    public static let systemGray3 = KitColor(0xc7c7cc, dark: 0x48484a)
    /// A light gray in the light scheme, a dark one in the dark scheme.
    public static let systemGray4 = KitColor(0xd1d1d6, dark: 0x3a3a3c)
    /// A gray slightly fainter than the fourth one.
    public static let systemGray5 = KitColor(0xe5e5ea, dark: 0x2c2c2e)
    /// The gray closest to the background.
    public static let systemGray6 = KitColor(0xf2f2f7, dark: 0x1c1c1e)
    /// The tint color of controls.
    public static let tintColor = systemBlue

    // MARK: - Semantic colors

    /// Primary text.
    public static let label = KitColor(0x000000, dark: 0xffffff)
    /// Secondary text.
    public static let secondaryLabel = KitColor(0x3c3c43, 0.6, dark: 0xebebf5)
    /// Tertiary text.
    public static let tertiaryLabel = KitColor(0x3c3c43, 0.3, dark: 0xebebf5)
    /// Quaternary text.
    public static let quaternaryLabel = KitColor(0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
    /// Placeholder text.
    public static let placeholderText = tertiaryLabel
    /// Links.
    public static let link = KitColor(0x007aff, dark: 0x0984ff)
    /// Separator lines, which let the background show through.
    public static let separator = KitColor(Color.separator)
    /// Opaque separator lines.
    public static let opaqueSeparator = KitColor(0xc6c6c8, dark: 0x38383a)
    /// Fill of thin shapes.
    public static let systemFill = KitColor(0x787880, 0.2, dark: 0x787880, 0.36)
    /// Fill of medium-sized shapes.
    public static let secondarySystemFill = KitColor(0x787880, 0.16, dark: 0x787880, 0.32)
    /// Fill of large shapes.
    public static let tertiarySystemFill = KitColor(0x767680, 0.12, dark: 0x767680, 0.24)
    /// Fill of very large shapes.
    public static let quaternarySystemFill = KitColor(0x747480, 0.08, dark: 0x767680, 0.18)
    /// The main background.
    public static let systemBackground = KitColor(0xffffff, dark: 0x000000)
    /// The background of content on the main background.
    public static let secondarySystemBackground = KitColor(0xf2f2f7, dark: 0x1c1c1e)
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = KitColor(0xffffff, dark: 0x2c2c2e)
    /// The main background behind groups.
    public static let systemGroupedBackground = KitColor(0xf2f2f7, dark: 0x000000)
    /// The background of a group.
    public static let secondarySystemGroupedBackground = KitColor(0xffffff, dark: 0x1c1c1e)
    /// The background of content on a group.
    public static let tertiarySystemGroupedBackground = KitColor(0xf2f2f7, dark: 0x2c2c2e)
    /// Text on a light background.
    public static let darkText = KitColor(white: 0, alpha: 1)
    /// Text on a dark background.
    public static let lightText = KitColor(white: 1, alpha: 0.6)
}

// MARK: - AppKit's names

extension KitColor {
    /// Primary text.
    public static let labelColor = label
    /// Secondary text.
    public static let secondaryLabelColor = secondaryLabel
    /// Tertiary text.
    public static let tertiaryLabelColor = tertiaryLabel
    /// Quaternary text.
    public static let quaternaryLabelColor = quaternaryLabel
    /// Text in documents.
    public static let textColor = label
    /// The background of text in documents.
    public static let textBackgroundColor = systemBackground
    /// Placeholder text.
    public static let placeholderTextColor = placeholderText
    /// Links.
    public static let linkColor = link
    /// Separator lines.
    public static let separatorColor = separator
    /// Grid lines.
    public static let gridColor = systemGray4
    /// The background of windows.
    public static let windowBackgroundColor = secondarySystemBackground
    /// The background of large controls.
    public static let controlBackgroundColor = systemBackground
    /// The background of small controls.
    public static let controlColor = tertiarySystemFill
    /// The accent color of controls.
    public static let controlAccentColor = tintColor
}
