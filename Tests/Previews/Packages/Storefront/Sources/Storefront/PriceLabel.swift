import SwiftUI

/// A price, with the price before it.
public struct PriceLabel: View {
    let price: Int
    let oldPrice: Int?

    /// A label of prices in cents.
    public init(_ price: Int, oldPrice: Int? = nil) {
        self.price = price
        self.oldPrice = oldPrice
    }

    /// The prices beside each other.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Text(formatted(price))
                .font(Font.headline.monospacedDigit())
                .foregroundColor(oldPrice == nil ? .primary : .red)
            if oldPrice != nil {
                Text(formatted(oldPrice!))
                    .font(.footnote)
                    .strikethrough()
                    .foregroundColor(.secondary)
            }
        }
        .accessibility(label: Text(oldPrice == nil ? formatted(price) : "\(formatted(price)), reduced"))
    }

    private func formatted(_ cents: Int) -> String {
        String(format: "$%d.%02d", cents / 100, cents % 100)
    }
}

struct PriceLabel_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PriceLabel(4_900)
                .previewDisplayName("Price")
            PriceLabel(4_900, oldPrice: 6_400)
                .previewDisplayName("Reduced price")
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
