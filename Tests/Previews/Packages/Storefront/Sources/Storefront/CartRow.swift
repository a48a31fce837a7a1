import SwiftUI

/// A product in a cart, whose amount can be changed.
public struct CartRow: View {
    let product: Product
    @Binding var amount: Int

    /// A row of a product.
    public init(product: Product, amount: Binding<Int>) {
        self.product = product
        self._amount = amount
    }

    /// The picture, the name and the amount.
    public var body: some View {
        HStack(spacing: 12) {
            ProductPicture(hue: product.hue).frame(width: 64, height: 64).cornerRadius(8)
            VStack(alignment: .leading, spacing: 4) {
                Text(product.name).font(.headline)
                PriceLabel(product.price * amount)
            }
            Spacer()
            Stepper("", value: $amount, in: 0...9).labelsHidden()
            Text("\(amount)").font(Font.body.monospacedDigit()).frame(width: 20)
        }
        .padding(.vertical, 4)
    }
}

/// All products of a cart with what they cost.
public struct CartView: View {
    @State private var amounts: [Int]
    let products: [Product]

    /// A cart of products.
    public init(products: [Product]) {
        self.products = products
        _amounts = State(initialValue: products.map { $0.id % 3 + 1 })
    }

    /// The rows above the sum.
    public var body: some View {
        VStack(spacing: 0) {
            ForEach(products.indices, id: \.self) { index in
                CartRow(product: self.products[index], amount: self.$amounts[index])
                Divider()
            }
            HStack {
                Text("Total").font(.headline)
                Spacer()
                PriceLabel(sum)
            }
            .padding(.top, 12)
        }
        .padding()
    }

    private var sum: Int { zip(products, amounts).reduce(0) { $0 + $1.0.price * $1.1 } }
}

struct CartRow_Previews: PreviewProvider {
    struct Container: View {
        @State private var amount = 3

        var body: some View { CartRow(product: Product.samples[3], amount: $amount) }
    }

    static var previews: some View {
        Container()
            .padding()
            .previewLayout(.fixed(width: 380, height: 100))
            .previewDisplayName("Row")
    }
}

struct CartView_Previews: PreviewProvider {
    static var previews: some View {
        CartView(products: Product.samples)
            .previewLayout(.sizeThatFits)
    }
}
