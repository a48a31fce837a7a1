import SwiftUI

/// A product with all that is known of it.
public struct ProductPage: View {
    let product: Product
    @State private var amount = 1
    @State private var isLiked = false

    /// A page of a product.
    public init(product: Product) {
        self.product = product
    }

    /// The picture above the words and the button.
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ProductPicture(hue: product.hue)
                .aspectRatio(16 / 9, contentMode: .fit)
                .overlay(
                    Button(action: { self.isLiked.toggle() }) {
                        Heart()
                            .fill(isLiked ? Color.red : Color.white.opacity(0.9))
                            .frame(width: 24, height: 22)
                            .padding(12)
                    }
                    .accessibility(label: Text(isLiked ? "Liked" : "Like")),
                    alignment: .topTrailing
                )
            VStack(alignment: .leading, spacing: 12) {
                Text(product.name).font(.title).bold()
                Text(product.summary).foregroundColor(.secondary).fixedSize(horizontal: false, vertical: true)
                HStack {
                    PriceLabel(product.price, oldPrice: product.oldPrice)
                    Spacer()
                    Stepper("Amount: \(amount)", value: $amount, in: 1...9).fixedSize()
                }
                Button(action: {}) {
                    Text(product.isAvailable ? "Add to cart" : "Tell me when it is back")
                        .font(.headline)
                        .frame(maxWidth: .infinity)
                        .padding()
                        .foregroundColor(.white)
                        .background(RoundedRectangle(cornerRadius: 12).fill(Color.accentColor))
                }
                .accessibility(sortPriority: 1)
            }
            .padding(.horizontal)
            Spacer(minLength: 0)
        }
    }
}

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.25),
            control1: CGPoint(x: rect.minX - rect.width * 0.35, y: rect.midY),
            control2: CGPoint(x: rect.minX + rect.width * 0.15, y: rect.minY - rect.height * 0.35)
        )
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY),
            control1: CGPoint(x: rect.maxX - rect.width * 0.15, y: rect.minY - rect.height * 0.35),
            control2: CGPoint(x: rect.maxX + rect.width * 0.35, y: rect.midY)
        )
        path.closeSubpath()
        return path
    }
}

struct ProductPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(ColorScheme.allCases, id: \.self) { scheme in
                ProductPage(product: Product.samples[1])
                    .preferredColorScheme(scheme)
                    .previewDisplayName(scheme == .light ? "Light" : "Dark")
            }
            ForEach([ContentSizeCategory.extraSmall, .large, .accessibilityLarge], id: \.self) { category in
                ProductPage(product: Product.samples[2])
                    .environment(\.sizeCategory, category)
                    .previewDisplayName("\(category)")
            }
        }
        .previewLayout(.fixed(width: 360, height: 520))
    }
}
