import SwiftUI

/// A surface with a header, content and an optional footer.
public struct Card<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: Content
    private let footer: Footer

    /// A card with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    /// The parts of the card from top to bottom.
    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header.padding([.horizontal, .top], .large)
            content
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.large)
            if Footer.self != EmptyView.self {
                Divider()
                footer
                    .padding(.horizontal, .large)
                    .padding(.vertical, .medium)
                    .background(Tone.neutral.style(.soft).opacity(0.5))
            }
        }
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(Tone.neutral.style(.soft)) }
        .elevation(.raised)
    }
}

/// A line with a name and a value.
public struct KeyValueRow: View {
    private let key: LocalizedStringKey
    private let value: String

    /// A line with a name and a value.
    public init(_ key: LocalizedStringKey, _ value: String) {
        self.key = key
        self.value = value
    }

    /// The name, with the value at the other end.
    public var body: some View {
        LabeledContent {
            Text(value).monospacedDigit()
        } label: {
            Text(key).foregroundStyle(.secondary)
        }
        .font(.subheadline)
    }
}

private struct InvoiceCard: View {
    var body: some View {
        Card {
            VStack(space: .small) {
                KeyValueRow("Design, 12 hours", "€ 1,140.00")
                KeyValueRow("Hosting", "€ 48.00")
                Divider()
                KeyValueRow("Total", "€ 1,188.00")
            }
        } header: {
            HStack {
                Text("Invoice 2041").textRole(.title)
                Spacer()
                Badge("Paid", tone: .success)
            }
        } footer: {
            HStack {
                AvatarStack(["Ada Lovelace", "Joan Clarke"])
                Spacer()
                Button("Receipt") {}.buttonStyle(.tessera(.tinted)).controlSize(.small)
            }
            .frame(maxWidth: .infinity)
        }
    }
}

#Preview("Card: content", traits: .fixedLayout(width: 320, height: 110)) {
    Card { Text("A card groups what belongs together.") }.padding()
}

#Preview("Card: header", traits: .fixedLayout(width: 320, height: 150)) {
    Card {
        Text("It lies a little above the background.").foregroundStyle(.secondary)
    } header: {
        Text("Raised").textRole(.title)
    }
    .padding()
}

#Preview("Card: invoice", traits: .fixedLayout(width: 380, height: 290)) { InvoiceCard().padding() }

#Preview("Card: dark", traits: .fixedLayout(width: 380, height: 290)) {
    InvoiceCard().padding().background(Color(white: 0.08)).environment(\.colorScheme, .dark)
}
