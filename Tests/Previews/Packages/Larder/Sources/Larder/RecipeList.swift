import SwiftUI

/// All recipes below a title.
public struct RecipeList: View {
    private let recipes: [Recipe]

    /// A list of recipes.
    public init(_ recipes: [Recipe] = Recipe.all) { self.recipes = recipes }

    /// The cards below each other.
    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Recipes", bundle: .module)
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                if recipes.isEmpty {
                    Text("Nothing in the larder", bundle: .module).foregroundStyle(.secondary)
                }
                ForEach(recipes) { RecipeCard($0) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
    }
}

#Preview("List", traits: .fixedLayout(width: 360, height: 480)) { RecipeList() }

#Preview("Nothing, in German", traits: .fixedLayout(width: 360, height: 160)) {
    RecipeList([]).environment(\.locale, Locale(identifier: "de"))
}
