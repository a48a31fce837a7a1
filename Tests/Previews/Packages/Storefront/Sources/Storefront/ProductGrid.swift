import SwiftUI

/// The products of a shop in a grid.
public struct ProductGrid: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    let products: [Product]

    /// A grid of products.
    public init(products: [Product]) {
        self.products = products
    }

    /// The grid below a title.
    public var body: some View {
        NavigationView {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 20) {
                    ForEach(products) { product in
                        NavigationLink(destination: ProductPage(product: product)) {
                            ProductTile(product: product)
                        }
                        .buttonStyle(PlainButtonStyle())
                    }
                }
                .padding()
            }
            .navigationTitle("Home")
        }
    }

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 16), count: horizontalSizeClass == .regular ? 4 : 2)
    }
}

struct ProductGrid_Previews: PreviewProvider {
    static let devices = ["iPhone SE (3rd generation)", "iPhone 15 Pro", "iPad mini (6th generation)"]

    static var previews: some View {
        ForEach(devices, id: \.self) { device in
            ProductGrid(products: Product.samples)
                .previewDevice(PreviewDevice(rawValue: device))
                .previewDisplayName(device)
        }

        ProductGrid(products: Product.samples)
            .previewInterfaceOrientation(.landscapeLeft)
            .previewDisplayName("Landscape")
    }
}
