import Foundation

/// A dish with what it is made of.
public struct Recipe: Identifiable, Hashable, Codable, Sendable {
    /// A part of a dish.
    public struct Ingredient: Hashable, Codable, Sendable {
        /// The name in English.
        public var name: String
        /// The amount in units, or a number of things.
        public var amount: Double
        /// The unit of the amount.
        public var unit: String?
    }

    /// The name in files.
    public let id: String
    /// The name for people.
    public var title: String
    /// The time that it takes.
    public var minutes: Int
    /// The number of people that the amounts are for.
    public var servings: Int
    /// The words by which it is found.
    public var tags: [String]
    /// The parts of the dish.
    public var ingredients: [Ingredient]
}

extension Recipe {
    /// The recipes of the package, in the order of their file.
    public static let all: [Recipe] = {
        guard let url = Bundle.module.url(forResource: "recipes", withExtension: "json") else { return [] }
        do {
            return try JSONDecoder().decode([Recipe].self, from: Data(contentsOf: url))
        } catch {
            assertionFailure("recipes.json isn't a list of recipes: \(error)")
            return []
        }
    }()

    /// Returns the amounts for a number of people.
    public func scaled(to servings: Int) -> Recipe {
        var recipe = self
        recipe.servings = servings
        for index in recipe.ingredients.indices {
            recipe.ingredients[index].amount *= Double(servings) / Double(self.servings)
        }
        return recipe
    }
}
