import SwiftUI

/// A symbol on a colored square, as at the beginning of a row of settings.
public struct PreferenceIcon: View {
    @ScaledMetric private var side = 29.0
    private let letter: String
    private let color: Color

    /// An icon with a letter or a sign.
    public init(_ letter: String, _ color: Color) {
        self.letter = letter
        self.color = color
    }

    /// The sign on its square.
    public var body: some View {
        Text(letter)
            .font(.system(size: side * 0.55, weight: .bold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(color.gradient, in: .rect(cornerRadius: side * 0.23))
            .accessibilityHidden(true)
    }
}

/// A row that leads to more settings.
public struct PreferenceRow<Destination: View>: View {
    private let title: LocalizedStringKey
    private let icon: PreferenceIcon
    private let value: String?
    private let destination: Destination

    /// A row with an icon, a title and the current value.
    public init(
        _ title: LocalizedStringKey,
        icon: PreferenceIcon,
        value: String? = nil,
        @ViewBuilder destination: () -> Destination
    ) {
        self.title = title
        self.icon = icon
        self.value = value
        self.destination = destination()
    }

    /// The link to the destination.
    public var body: some View {
        NavigationLink {
            destination.navigationTitle(title)
        } label: {
            Label {
                LabeledContent(title) {
                    if let value { Text(value) }
                }
            } icon: {
                icon
            }
        }
    }
}

#Preview("Icons", traits: .sizeThatFitsLayout) {
    HStack(spacing: 14) {
        PreferenceIcon("A", .blue)
        PreferenceIcon("§", .orange)
        PreferenceIcon("✓", .green)
        PreferenceIcon("?", .purple)
        PreferenceIcon("!", .red)
    }
    .padding()
}
