import SwiftUI

/// A message above other content.
public struct Banner<Actions: View>: View {
    private let title: LocalizedStringKey
    private let message: LocalizedStringKey?
    private let tone: Tone
    private let actions: Actions

    /// A message with buttons.
    public init(
        _ title: LocalizedStringKey,
        message: LocalizedStringKey? = nil,
        tone: Tone = .accent,
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.title = title
        self.message = message
        self.tone = tone
        self.actions = actions()
    }

    /// The message beside a bar in the color of its tone.
    public var body: some View {
        VStack(alignment: .leading, space: .xs) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader)
            if let message {
                Text(message).font(.subheadline).foregroundStyle(.secondary)
            }
            HStack(space: .small) { actions }
                .controlSize(.small)
                .padding(.top, .xs)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.large)
        .padding(.leading, .xs)
        .background(tone.style(.soft))
        .overlay(alignment: .leading) { Rectangle().fill(tone.style()).frame(width: 4) }
        .clipShape(RoundedRectangle(cornerRadius: 10))
    }
}

#Preview("Banner: title", traits: .fixedLayout(width: 380, height: 100)) { Banner("Signed in").padding() }

#Preview("Banner: message", traits: .fixedLayout(width: 380, height: 140)) {
    Banner("Saved", message: "All devices have this version now.", tone: .success).padding()
}

#Preview("Banner: actions", traits: .fixedLayout(width: 380, height: 180)) {
    Banner("Storage is almost full", message: "2.1 GB of 5 GB are left.", tone: .warning) {
        Button("Manage") {}.buttonStyle(.tessera(.filled, tone: .warning))
        Button("Later") {}.buttonStyle(.tessera(.plain, tone: .neutral))
    }
    .padding()
}

#Preview("Banner: long message", traits: .fixedLayout(width: 380, height: 220)) {
    Banner(
        "The payment was declined",
        message:
            "Your bank didn't accept the card that ends in **4242**. Check its expiry date, or pay in another way.",
        tone: .danger
    ) {
        Button("Try again") {}.buttonStyle(.tessera(.outlined, tone: .danger))
    }
    .padding()
}
