extension ShapeStyle where Self == Color {
    /// The front of a device around its screen.
    static var deviceFront: Color { pair(0x15181D, 0x05070A) }
    /// The rim of a device and its buttons.
    static var deviceRim: Color { pair(0x98A2B0, 0x5B6470) }
    /// The strap of a watch.
    static var deviceStrap: Color { pair(0xD3D8DE, 0x2B323B) }
    /// A camera, and other parts that hardly stand out of the front.
    static var deviceDetail: Color { pair(0x3A414B, 0x2B323B) }
    /// The place of the content of a window.
    static var windowGround: Color { pair(0xFFFFFF, 0x15181D) }
    /// The bar of a window.
    static var windowBar: Color { pair(0xF1F3F5, 0x20262D) }
    /// The bar of tabs in a browser.
    static var tabBar: Color { pair(0xDFE4E9, 0x171C22) }
    /// The outline of a window.
    static var windowEdge: Color { pair(0xC3CAD2, 0x3A424C) }
    /// The letters of a window.
    static var windowInk: Color { pair(0x1B1F24, 0xE7EAEE) }
    /// The quieter letters and signs of a window.
    static var windowMuted: Color { pair(0x5B6470, 0x98A2B0) }

    private static func pair(_ light: Int, _ dark: Int) -> Color { Color(light: color(light), dark: color(dark)) }

    private static func color(_ number: Int) -> Color {
        func part(_ shift: Int) -> Double { Double((number >> shift) & 0xFF) / 255 }
        return Color(red: part(16), green: part(8), blue: part(0))
    }
}

/// The three buttons of a window, in the colors of the samples.
struct WindowButtons: NonisolatedView {
    var body: some View {
        HStack(spacing: 8) {
            Circle().fill(Color(red: 0xE0 / 255, green: 0x65 / 255, blue: 0x6A / 255)).frame(width: 11, height: 11)
            Circle().fill(Color(red: 0xF0 / 255, green: 0xA0 / 255, blue: 0x4B / 255)).frame(width: 11, height: 11)
            Circle().fill(Color(red: 0x5B / 255, green: 0xB9 / 255, blue: 0x74 / 255)).frame(width: 11, height: 11)
        }
    }
}
