import SwiftUI

extension ShapeStyle where Self == Color {
    /// The red of tomatoes.
    public static var tomato: Color { Color("Tomato", bundle: .module) }
    /// The green of basil.
    public static var basil: Color { Color("Herbs/Basil", bundle: .module) }
    /// The ground of pages.
    public static var paper: Color { Color("Paper", bundle: .module) }
    /// The color of text on paper.
    public static var ink: Color { Color("Ink", bundle: .module) }
}

private struct Swatch: View {
    let color: Color
    let name: LocalizedStringKey

    var body: some View {
        VStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 12)
                .fill(color)
                .strokeBorder(.ink.opacity(0.2))
                .frame(width: 72, height: 72)
            Text(name).font(.caption).foregroundStyle(.ink)
        }
    }
}

private struct Swatches: View {
    var body: some View {
        HStack(spacing: 14) {
            Swatch(color: .tomato, name: "Tomato")
            Swatch(color: .basil, name: "Basil")
            Swatch(color: .paper, name: "Paper")
            Swatch(color: .ink, name: "Ink")
        }
        .padding(20)
        .background(.paper)
    }
}

#Preview("Colors", traits: .sizeThatFitsLayout) { Swatches() }

#Preview("Colors in the dark", traits: .sizeThatFitsLayout) { Swatches().preferredColorScheme(.dark) }
