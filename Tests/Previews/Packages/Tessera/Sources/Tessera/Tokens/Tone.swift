import SwiftUI

/// The meaning of a color, independent of the color scheme.
public enum Tone: String, CaseIterable, Identifiable, Hashable, Sendable {
    /// The brand color, for the main action of a screen.
    case accent
    /// A quiet gray, for secondary content.
    case neutral
    /// Something went well.
    case success
    /// Something needs attention.
    case warning
    /// Something failed or will be destroyed.
    case danger

    /// The name of the tone.
    public var id: String { rawValue }
}

extension Tone {
    /// The parts of a tone that components paint with.
    public enum Role: Sendable {
        /// A strong fill, below text in the contrast color.
        case solid
        /// A tinted fill, below text in the tone itself.
        case soft
        /// A line around a component.
        case outline
        /// Text and symbols on a soft fill or on the background.
        case text
        /// Text and symbols on a solid fill.
        case onSolid
    }

    /// Returns the style that paints a part of the tone.
    public func style(_ role: Role = .solid) -> ToneStyle { ToneStyle(tone: self, role: role) }
}

/// A style that resolves to a color of a tone in the color scheme of the environment.
public struct ToneStyle: ShapeStyle {
    let tone: Tone
    let role: Tone.Role

    /// Returns the color for an environment.
    public func resolve(in environment: EnvironmentValues) -> Color {
        let isDark = environment.colorScheme == .dark
        let base = tone.components(isDark: isDark)
        switch role {
        case .solid: return base.color
        case .soft: return base.color.opacity(isDark ? 0.22 : 0.13)
        case .outline: return base.color.opacity(isDark ? 0.6 : 0.45)
        case .text: return isDark ? base.mixed(with: 1, by: 0.35).color : base.mixed(with: 0, by: 0.25).color
        case .onSolid: return tone == .warning ? Color(red: 0.2, green: 0.13, blue: 0) : .white
        }
    }
}

struct RGB: Hashable {
    var red: Double
    var green: Double
    var blue: Double

    var color: Color { Color(red: red, green: green, blue: blue) }

    func mixed(with value: Double, by amount: Double) -> RGB {
        RGB(
            red: red + (value - red) * amount,
            green: green + (value - green) * amount,
            blue: blue + (value - blue) * amount
        )
    }
}

extension Tone {
    func components(isDark: Bool) -> RGB {
        switch self {
        case .accent: isDark ? RGB(red: 0.45, green: 0.47, blue: 1) : RGB(red: 0.31, green: 0.27, blue: 0.9)
        case .neutral: isDark ? RGB(red: 0.56, green: 0.58, blue: 0.64) : RGB(red: 0.39, green: 0.42, blue: 0.48)
        case .success: isDark ? RGB(red: 0.2, green: 0.76, blue: 0.52) : RGB(red: 0.06, green: 0.58, blue: 0.4)
        case .warning: isDark ? RGB(red: 1, green: 0.75, blue: 0.25) : RGB(red: 0.96, green: 0.65, blue: 0.14)
        case .danger: isDark ? RGB(red: 1, green: 0.42, blue: 0.42) : RGB(red: 0.84, green: 0.2, blue: 0.24)
        }
    }
}

struct ToneSwatches: View {
    let tone: Tone

    var body: some View {
        HStack(spacing: 0) {
            swatch("Solid", .solid, text: .onSolid)
            swatch("Soft", .soft, text: .text)
        }
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(tone.style(.outline)) }
        .padding()
    }

    private func swatch(_ name: String, _ fill: Tone.Role, text: Tone.Role) -> some View {
        Text(name)
            .font(.callout.weight(.semibold))
            .foregroundStyle(tone.style(text))
            .frame(width: 110, height: 64)
            .background(tone.style(fill))
    }
}

#Preview("Tone: accent", traits: .sizeThatFitsLayout) { ToneSwatches(tone: .accent) }
#Preview("Tone: neutral", traits: .sizeThatFitsLayout) { ToneSwatches(tone: .neutral) }
#Preview("Tone: success", traits: .sizeThatFitsLayout) { ToneSwatches(tone: .success) }
#Preview("Tone: warning", traits: .sizeThatFitsLayout) { ToneSwatches(tone: .warning) }
#Preview("Tone: danger", traits: .sizeThatFitsLayout) { ToneSwatches(tone: .danger) }

#Preview("All tones in the dark", traits: .sizeThatFitsLayout) {
    VStack(spacing: -16) {
        ForEach(Tone.allCases) { ToneSwatches(tone: $0) }
    }
    .background(Color(white: 0.1))
    .environment(\.colorScheme, .dark)
}
