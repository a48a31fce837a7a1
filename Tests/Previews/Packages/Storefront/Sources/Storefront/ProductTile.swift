import SwiftUI

/// A product in a grid.
public struct ProductTile: View {
    let product: Product

    /// A tile of a product.
    public init(product: Product) {
        self.product = product
    }

    /// The picture above the name and the price.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ProductPicture(hue: product.hue)
                .frame(height: 120)
                .opacity(product.isAvailable ? 1 : 0.4)
                .overlay(soldOut, alignment: .center)
                .cornerRadius(12)
            Text(product.name).font(.subheadline).lineLimit(1)
            PriceLabel(product.price, oldPrice: product.oldPrice)
        }
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder
    private var soldOut: some View {
        if !product.isAvailable {
            Text("Sold out")
                .font(Font.caption.weight(.bold))
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(Capsule().fill(Color.black.opacity(0.7)))
                .foregroundColor(.white)
        }
    }
}

/// A drawing in place of a photograph.
struct ProductPicture: View {
    let hue: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                LinearGradient(
                    gradient: Gradient(colors: [self.color(0.2, 1), self.color(0.4, 0.9)]),
                    startPoint: .top,
                    endPoint: .bottom
                )
                Circle()
                    .fill(self.color(0.6, 0.8))
                    .frame(width: geometry.size.height * 0.7)
                    .offset(x: -geometry.size.width * 0.12, y: geometry.size.height * 0.1)
                RoundedRectangle(cornerRadius: 8)
                    .fill(self.color(0.75, 0.6))
                    .frame(width: geometry.size.height * 0.4, height: geometry.size.height * 0.56)
                    .rotationEffect(.degrees(12))
                    .offset(x: geometry.size.width * 0.16, y: geometry.size.height * 0.16)
            }
        }
        .clipped()
    }

    private func color(_ saturation: Double, _ brightness: Double) -> Color {
        Color(hue: hue, saturation: saturation, brightness: brightness)
    }
}

struct ProductTile_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Product.samples.prefix(3)) { product in
                ProductTile(product: product)
                    .previewDisplayName(product.name)
            }
            ProductTile(product: Product.samples[0])
                .padding()
                .background(Color.black)
                .preferredColorScheme(.dark)
                .previewDisplayName("In the dark")
        }
        .padding()
        .previewLayout(.fixed(width: 200, height: 230))
    }
}
