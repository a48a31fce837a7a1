extension ShapeStyle where Self == Color {
    /// The front of a device around its screen.
    static var deviceFront: Color { pair(0x15181D, 0x05070A) }
    /// The rim of a device and its buttons.
    static var deviceRim: Color { pair(0x98A2B0, 0x5B6470) }
    /// The strap of a watch.
    static var deviceStrap: Color { pair(0xD3D8DE, 0x2B323B) }
    /// Cameras, and other parts with a low contrast to the front.
    static var deviceDetail: Color { pair(0x3A414B, 0x2B323B) }
    /// The ground behind the content of a window.
    static var windowGround: Color { pair(0xFFFFFF, 0x15181D) }
    /// The bar of a window.
    static var windowBar: Color { pair(0xF1F3F5, 0x20262D) }
    /// The bar of tabs in a browser.
    static var tabBar: Color { pair(0xDFE4E9, 0x171C22) }
    /// The outline of a window.
    static var windowEdge: Color { pair(0xC3CAD2, 0x3A424C) }
    /// The text of a window.
    static var windowInk: Color { pair(0x1B1F24, 0xE7EAEE) }
    /// The secondary text and the symbols of a window.
    static var windowMuted: Color { pair(0x5B6470, 0x98A2B0) }

    private static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
        Color(Drawing.Color(light: light, dark: dark))
    }
}

/// The three buttons of a window.
struct WindowButtons: NonisolatedView {
    var body: some View {
        HStack(spacing: 8) {
            ForEach([0xE0656A, 0xF0A04B, 0x5BB974] as [UInt32], id: \.self) { color in
                Circle().fill(Color(Drawing.Color(light: color, dark: color))).frame(width: 11, height: 11)
            }
        }
    }
}
