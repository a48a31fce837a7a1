import SwiftUI

/// The initials of a person on a color that belongs to the name.
public struct Avatar: View {
    /// The availability of a person.
    public enum Presence: Sendable {
        /// The person is there.
        case online
        /// The person doesn't want to be disturbed.
        case busy
    }

    @ScaledMetric private var scale = 1.0
    private let name: String
    private let size: CGFloat
    private let presence: Presence?

    /// An avatar of a person.
    public init(_ name: String, size: CGFloat = 44, presence: Presence? = nil) {
        self.name = name
        self.size = size
        self.presence = presence
    }

    /// The initials in a circle.
    public var body: some View {
        Circle()
            .fill(LinearGradient(colors: [color.opacity(0.75), color], startPoint: .top, endPoint: .bottom))
            .frame(width: size * scale, height: size * scale)
            .overlay {
                Text(initials)
                    .font(.system(size: size * scale * 0.4, weight: .semibold, design: .rounded))
                    .foregroundStyle(.white)
            }
            .overlay(alignment: .bottomTrailing) { presenceDot }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(name)
            .accessibilityValue(presence == nil ? "" : presence == .online ? "Online" : "Busy")
    }

    @ViewBuilder
    private var presenceDot: some View {
        if let presence {
            Circle()
                .fill(presence == .online ? Tone.success.style() : Tone.danger.style())
                .frame(width: size * scale * 0.28, height: size * scale * 0.28)
                .padding(2)
                .background(.background, in: Circle())
        }
    }

    private var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined().uppercased()
    }

    private var color: Color {
        let seed = name.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
        return Color(hue: Double(seed % 360) / 360, saturation: 0.55, brightness: 0.78)
    }
}

/// Avatars that overlap, with the number of those that are left out.
public struct AvatarStack: View {
    private let names: [String]
    private let limit: Int

    /// A stack of the avatars of several people.
    public init(_ names: [String], limit: Int = 4) {
        self.names = names
        self.limit = limit
    }

    /// The avatars from the leading edge on.
    public var body: some View {
        HStack(spacing: -12) {
            ForEach(Array(names.prefix(limit).enumerated()), id: \.offset) { index, name in
                Avatar(name, size: 40)
                    .padding(2)
                    .background(.background, in: Circle())
                    .zIndex(Double(-index))
            }
            if names.count > limit {
                Text("+\(names.count - limit)")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .padding(.leading, 18)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

private let team = [
    "Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Mary Jackson", "Dorothy Vaughan", "Joan Clarke",
]

#Preview("Avatar: two initials", traits: .sizeThatFitsLayout) { Avatar("Ada Lovelace").padding() }
#Preview("Avatar: one initial", traits: .sizeThatFitsLayout) { Avatar("Plato").padding() }
#Preview("Avatar: online", traits: .sizeThatFitsLayout) { Avatar("Grace Hopper", presence: .online).padding() }
#Preview("Avatar: busy", traits: .sizeThatFitsLayout) { Avatar("Joan Clarke", size: 72, presence: .busy).padding() }
#Preview("Avatars: few", traits: .sizeThatFitsLayout) { AvatarStack(Array(team.prefix(3))).padding() }
#Preview("Avatars: many", traits: .sizeThatFitsLayout) { AvatarStack(team).padding() }
#Preview("Avatars: one and more", traits: .sizeThatFitsLayout) { AvatarStack(team, limit: 1).padding() }
