import SwiftUI

/// The distances between components, in steps of four points.
public enum Space: CGFloat, CaseIterable, Identifiable, Sendable {
    /// 4 points.
    case xs = 4
    /// 8 points.
    case small = 8
    /// 12 points.
    case medium = 12
    /// 16 points.
    case large = 16
    /// 24 points.
    case xl = 24
    /// 40 points.
    case xxl = 40

    /// The distance in points.
    public var id: CGFloat { rawValue }
}

extension View {
    /// Adds padding by a token on all sides.
    public func padding(_ space: Space) -> some View { padding(space.rawValue) }

    /// Adds padding by a token on some sides.
    public func padding(_ edges: Edge.Set, _ space: Space) -> some View {
        padding(edges, space.rawValue)
    }
}

extension VStack {
    /// A column whose views are apart by a token.
    public init(alignment: HorizontalAlignment = .center, space: Space, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, spacing: space.rawValue, content: content)
    }
}

extension HStack {
    /// A row whose views are apart by a token.
    public init(alignment: VerticalAlignment = .center, space: Space, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, spacing: space.rawValue, content: content)
    }
}

private struct SpaceRuler: View {
    let space: Space

    var body: some View {
        HStack(spacing: 0) {
            block
            Rectangle()
                .fill(Tone.danger.style(.soft))
                .frame(width: space.rawValue, height: 28)
            block
            Text("\(Int(space.rawValue)) pt")
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
                .padding(.leading, .small)
        }
        .padding(.medium)
    }

    private var block: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(Tone.accent.style(.soft))
            .frame(width: 56, height: 40)
    }
}

#Preview("Space: extra small", traits: .sizeThatFitsLayout) { SpaceRuler(space: .xs) }
#Preview("Space: small", traits: .sizeThatFitsLayout) { SpaceRuler(space: .small) }
#Preview("Space: medium", traits: .sizeThatFitsLayout) { SpaceRuler(space: .medium) }
#Preview("Space: large", traits: .sizeThatFitsLayout) { SpaceRuler(space: .large) }
#Preview("Space: extra large", traits: .sizeThatFitsLayout) { SpaceRuler(space: .xl) }
#Preview("Space: double extra large", traits: .sizeThatFitsLayout) { SpaceRuler(space: .xxl) }
