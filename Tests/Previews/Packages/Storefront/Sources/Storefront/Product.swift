import Foundation

/// Something that is sold.
public struct Product: Identifiable, Equatable {
    /// The number in the catalog.
    public let id: Int
    /// The name for people.
    public var name: String
    /// A sentence about it.
    public var summary: String
    /// The price in cents.
    public var price: Int
    /// The price before, in cents.
    public var oldPrice: Int?
    /// The mean of all reviews.
    public var rating: Double
    /// The hue of its picture.
    public var hue: Double
    /// A Boolean value that says whether it can be bought now.
    public var isAvailable: Bool

    /// A product with its price.
    public init(
        id: Int,
        name: String,
        summary: String,
        price: Int,
        oldPrice: Int? = nil,
        rating: Double,
        hue: Double,
        isAvailable: Bool = true
    ) {
        self.id = id
        self.name = name
        self.summary = summary
        self.price = price
        self.oldPrice = oldPrice
        self.rating = rating
        self.hue = hue
        self.isAvailable = isAvailable
    }
}

extension Product {
    static let samples = [
        Product(
            id: 1,
            name: "Teapot",
            summary: "Cast iron, with a strainer for loose leaves.",
            price: 4_900,
            oldPrice: 6_400,
            rating: 4.6,
            hue: 0.58
        ),
        Product(
            id: 2,
            name: "Reading lamp",
            summary: "Warm light on a long arm.",
            price: 8_250,
            rating: 4.1,
            hue: 0.11
        ),
        Product(
            id: 3,
            name: "Wool blanket",
            summary: "Woven in the north, for two.",
            price: 12_900,
            rating: 4.9,
            hue: 0.95,
            isAvailable: false
        ),
        Product(id: 4, name: "Plant pot", summary: "Terracotta, 18 centimeters.", price: 1_450, rating: 3.8, hue: 0.04),
    ]
}
