// The colours of UIKit by name. Those that are called after a colour stay as they are; those of the system adapt.

extension KitColor {
    /// A colour of the web's notation.
    private convenience init(_ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat? = nil) {
        func parts(_ hex: UInt32, _ alpha: CGFloat) -> RGBAComponents {
            func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xff) / 255 }
            return RGBAComponents(red: part(16), green: part(8), blue: part(0), alpha: alpha)
        }
        self.init(light: parts(light, lightAlpha), dark: parts(dark, darkAlpha ?? lightAlpha))
    }

    // MARK: - Fixed colours

    /// Pure red.
    public static let red = KitColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = KitColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = KitColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = KitColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = KitColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = KitColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = KitColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and of blue.
    public static let purple = KitColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The colour of wood.
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
    /// Nothing to be seen.
    public static let clear = KitColor(white: 0, alpha: 0)

    // MARK: - The system's colours

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
    /// The system's grey.
    public static let systemGray = KitColor(0x8e8e93, dark: 0x8e8e93)
    /// A grey nearer to the background.
    public static let systemGray2 = KitColor(0xaeaeb2, dark: 0x636366)
    /// A grey still nearer to the background.
    public static let systemGray3 = KitColor(0xc7c7cc, dark: 0x48484a)
    /// A quiet grey.
    public static let systemGray4 = KitColor(0xd1d1d6, dark: 0x3a3a3c)
    /// A quieter grey.
    public static let systemGray5 = KitColor(0xe5e5ea, dark: 0x2c2c2e)
    /// The grey next to the background.
    public static let systemGray6 = KitColor(0xf2f2f7, dark: 0x1c1c1e)
    /// The colour of things that can be used.
    public static let tintColor = systemBlue

    // MARK: - What a colour is for

    /// Text.
    public static let label = KitColor(0x000000, dark: 0xffffff)
    /// Text that matters less.
    public static let secondaryLabel = KitColor(0x3c3c43, 0.6, dark: 0xebebf5)
    /// Text that matters still less.
    public static let tertiaryLabel = KitColor(0x3c3c43, 0.3, dark: 0xebebf5)
    /// Text that matters least.
    public static let quaternaryLabel = KitColor(0x3c3c43, 0.18, dark: 0xebebf5, 0.16)
    /// What stands in an empty field.
    public static let placeholderText = tertiaryLabel
    /// Text that leads somewhere.
    public static let link = KitColor(0x007aff, dark: 0x0984ff)
    /// Lines between things.
    public static let separator = KitColor(Color.separator)
    /// Lines that nothing shines through.
    public static let opaqueSeparator = KitColor(0xc6c6c8, dark: 0x38383a)
    /// Thin shapes on a background.
    public static let systemFill = KitColor(0x787880, 0.2, dark: 0x787880, 0.36)
    /// Shapes of middle size on a background.
    public static let secondarySystemFill = KitColor(0x787880, 0.16, dark: 0x787880, 0.32)
    /// Large shapes on a background.
    public static let tertiarySystemFill = KitColor(0x767680, 0.12, dark: 0x767680, 0.24)
    /// Very large shapes on a background.
    public static let quaternarySystemFill = KitColor(0x747480, 0.08, dark: 0x767680, 0.18)
    /// What lies behind everything.
    public static let systemBackground = KitColor(0xffffff, dark: 0x000000)
    /// A ground on the background.
    public static let secondarySystemBackground = KitColor(0xf2f2f7, dark: 0x1c1c1e)
    /// A ground on the second background.
    public static let tertiarySystemBackground = KitColor(0xffffff, dark: 0x2c2c2e)
    /// What lies behind groups.
    public static let systemGroupedBackground = KitColor(0xf2f2f7, dark: 0x000000)
    /// A group on its background.
    public static let secondarySystemGroupedBackground = KitColor(0xffffff, dark: 0x1c1c1e)
    /// What lies on a group.
    public static let tertiarySystemGroupedBackground = KitColor(0xf2f2f7, dark: 0x2c2c2e)
    /// Text on a light ground.
    public static let darkText = KitColor(white: 0, alpha: 1)
    /// Text on a dark ground.
    public static let lightText = KitColor(white: 1, alpha: 0.6)
}

// MARK: - The names that AppKit uses

extension KitColor {
    /// Text.
    public static let labelColor = label
    /// Text that matters less.
    public static let secondaryLabelColor = secondaryLabel
    /// Text that matters still less.
    public static let tertiaryLabelColor = tertiaryLabel
    /// Text that matters least.
    public static let quaternaryLabelColor = quaternaryLabel
    /// Text in documents.
    public static let textColor = label
    /// What lies behind text in documents.
    public static let textBackgroundColor = systemBackground
    /// What stands in an empty field.
    public static let placeholderTextColor = placeholderText
    /// Text that leads somewhere.
    public static let linkColor = link
    /// Lines between things.
    public static let separatorColor = separator
    /// Lines of a grid.
    public static let gridColor = systemGray4
    /// What lies behind a window.
    public static let windowBackgroundColor = secondarySystemBackground
    /// What lies behind large controls.
    public static let controlBackgroundColor = systemBackground
    /// What lies behind small controls.
    public static let controlColor = tertiarySystemFill
    /// The colour of things that can be used.
    public static let controlAccentColor = tintColor
}
