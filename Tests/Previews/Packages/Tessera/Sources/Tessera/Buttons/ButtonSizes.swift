import SwiftUI

#Preview("Mini", traits: .sizeThatFitsLayout) {
    Button("Reply") {}.buttonStyle(.tessera(.filled)).controlSize(.mini).padding(.large)
}

#Preview("Small", traits: .sizeThatFitsLayout) {
    Button("Reply") {}.buttonStyle(.tessera(.filled)).controlSize(.small).padding(.large)
}

#Preview("Regular", traits: .sizeThatFitsLayout) {
    Button("Reply") {}.buttonStyle(.tessera(.filled)).controlSize(.regular).padding(.large)
}

#Preview("Large", traits: .sizeThatFitsLayout) {
    Button("Reply") {}.buttonStyle(.tessera(.filled)).controlSize(.large).padding(.large)
}

#Preview("Extra large", traits: .sizeThatFitsLayout) {
    Button("Reply") {}.buttonStyle(.tessera(.filled)).controlSize(.extraLarge).padding(.large)
}

#Preview("Wide", traits: .fixedLayout(width: 340, height: 80)) {
    Button("Create account") {}.buttonStyle(.tessera(.filled, isWide: true)).controlSize(.large).padding(.large)
}

#Preview("Disabled", traits: .sizeThatFitsLayout) {
    HStack(space: .medium) {
        ForEach(ButtonVariant.allCases) { variant in
            Button(variant.rawValue.capitalized) {}.buttonStyle(.tessera(variant))
        }
    }
    .controlSize(.small)
    .disabled(true)
    .padding(.large)
}

#Preview("Pill corners", traits: .sizeThatFitsLayout) {
    HStack(space: .medium) {
        Button("Follow") {}.buttonStyle(.tessera(.filled))
        Button("Message") {}.buttonStyle(.tessera(.outlined))
    }
    .tessera(\.radius, .pill)
    .padding(.large)
}

#Preview("Sharp corners", traits: .sizeThatFitsLayout) {
    HStack(space: .medium) {
        Button("Buy") {}.buttonStyle(.tessera(.filled, tone: .success))
        Button("Sell") {}.buttonStyle(.tessera(.tinted, tone: .danger))
    }
    .tessera(\.radius, .sharp)
    .padding(.large)
}

#Preview("Dense", traits: .sizeThatFitsLayout) {
    Button("Filter") {}
        .buttonStyle(.tessera(.outlined, tone: .neutral))
        .controlSize(.small)
        .tessera(\.density, 0.6)
        .padding(.large)
}

#Preview("Confirm", traits: .fixedLayout(width: 340, height: 180)) {
    VStack(space: .small) {
        Button("Delete 12 photos", role: .destructive) {}
            .buttonStyle(.tessera(.filled, tone: .danger, isWide: true))
        Button("Keep them", role: .cancel) {}
            .buttonStyle(.tessera(.plain, tone: .neutral, isWide: true))
    }
    .controlSize(.large)
    .padding(.large)
}

#Preview("Large type", traits: .sizeThatFitsLayout) {
    Button("Read more") {}
        .buttonStyle(.tessera(.tinted))
        .dynamicTypeSize(.accessibility2)
        .padding(.large)
}

#Preview("Right to left", traits: .sizeThatFitsLayout) {
    HStack(space: .medium) {
        Button("التالي") {}.buttonStyle(.tessera(.filled))
        Button("إلغاء") {}.buttonStyle(.tessera(.plain, tone: .neutral))
    }
    .environment(\.layoutDirection, .rightToLeft)
    .padding(.large)
}
