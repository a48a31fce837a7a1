import SwiftUI

extension Color {
    /// The color of a text such as `#1E90FF`, or `nil` if the text isn't a color.
    public init?(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        self.init(
            .sRGB,
            red: Double(value >> 16 & 0xFF) / 255,
            green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255
        )
    }

    /// The color as a text such as `#1E90FF`.
    public var hex: String {
        guard let components else { return "none" }
        let values = [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
        return "#" + values.map { String(format: "%02X", $0) }.joined()
    }
}

private struct HexSwatch: View {
    let hex: String

    var body: some View {
        let color = Color(hex: hex) ?? .clear
        Text(color.hex)
            .font(.system(.footnote, design: .monospaced).bold())
            .foregroundColor(.white)
            .shadow(radius: 1)
            .frame(width: 96, height: 64)
            .background(color)
    }
}

#Preview("Hexadecimal colors", traits: .sizeThatFitsLayout) {
    HStack(spacing: 0) {
        ForEach(["#264653", "#2A9D8F", "#E9C46A", "#F4A261", "#E76F51"], id: \.self) { HexSwatch(hex: $0) }
    }
    .cornerRadius(12)
    .padding()
}
