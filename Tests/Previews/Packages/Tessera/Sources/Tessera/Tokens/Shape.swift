import SwiftUI

/// The roundness of corners in a part of an app.
public enum CornerStyle: CaseIterable, Hashable, Sendable {
    /// Square corners.
    case sharp
    /// Corners of a quarter of the height, at most 12 points.
    case rounded
    /// Half-circles at the ends.
    case pill

    func radius(height: CGFloat) -> CGFloat {
        switch self {
        case .sharp: 2
        case .rounded: min(height / 4, 12)
        case .pill: height / 2
        }
    }
}

/// The distance of a surface to the background, shown by its shadow.
public enum Elevation: Int, CaseIterable, Sendable {
    /// On the background.
    case flat
    /// A card that lies on the background.
    case raised
    /// A menu or a popover.
    case floating
}

extension View {
    /// Adds the shadow of an elevation.
    public func elevation(_ elevation: Elevation) -> some View {
        shadow(
            color: .black.opacity(elevation == .flat ? 0 : 0.14),
            radius: CGFloat(elevation.rawValue) * 5,
            y: CGFloat(elevation.rawValue) * 2
        )
    }
}

private struct ElevationSample: View {
    let elevation: Elevation
    let name: LocalizedStringKey

    var body: some View {
        Text(name)
            .font(.headline)
            .frame(width: 160, height: 90)
            .background(.background, in: RoundedRectangle(cornerRadius: 14))
            .elevation(elevation)
            .padding(.xl)
            .background(Tone.neutral.style(.soft))
    }
}

private struct CornerSample: View {
    let corners: CornerStyle

    var body: some View {
        RoundedRectangle(cornerRadius: corners.radius(height: 48))
            .fill(Tone.accent.style(.soft))
            .stroke(Tone.accent.style(.outline), lineWidth: 1.5)
            .frame(width: 140, height: 48)
            .padding(.medium)
    }
}

#Preview("Elevation: flat", traits: .sizeThatFitsLayout) { ElevationSample(elevation: .flat, name: "Flat") }
#Preview("Elevation: raised", traits: .sizeThatFitsLayout) { ElevationSample(elevation: .raised, name: "Raised") }
#Preview("Elevation: floating", traits: .sizeThatFitsLayout) {
    ElevationSample(elevation: .floating, name: "Floating")
}
#Preview("Corners: sharp", traits: .sizeThatFitsLayout) { CornerSample(corners: .sharp) }
#Preview("Corners: rounded", traits: .sizeThatFitsLayout) { CornerSample(corners: .rounded) }
#Preview("Corners: pill", traits: .sizeThatFitsLayout) { CornerSample(corners: .pill) }
