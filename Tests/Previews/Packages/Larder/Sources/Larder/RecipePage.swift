import SwiftUI

/// A recipe with the amounts for a number of people.
public struct RecipePage: View {
    @State private var servings: Int
    private let recipe: Recipe

    /// A page of a recipe.
    public init(_ recipe: Recipe) {
        self.recipe = recipe
        _servings = State(initialValue: recipe.servings)
    }

    /// The header, the stepper and the ingredients.
    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            VStack(alignment: .leading, spacing: 14) {
                Stepper(value: $servings, in: 1...12) {
                    Text("\(servings) servings", bundle: .module).foregroundStyle(.ink)
                }
                Divider()
                Label {
                    Text("Ingredients", bundle: .module)
                } icon: {
                    Image("ladle", bundle: .module)
                }
                .font(.title3.bold())
                .foregroundStyle(.tomato)
                .accessibilityAddTraits(.isHeader)
                Grid(alignment: .leading, verticalSpacing: 8) {
                    ForEach(recipe.scaled(to: servings).ingredients, id: \.self) { ingredient in
                        GridRow {
                            Text(ingredient.amount, format: .number.precision(.fractionLength(0...1)))
                                .monospacedDigit()
                                .gridColumnAlignment(.trailing)
                            Text(ingredient.unit ?? "")
                            Text(ingredient.name)
                        }
                    }
                }
                .foregroundStyle(.ink)
                Text(String(localized: "recipe.source", bundle: .module), arguments: "Noor", 42)
                    .font(.caption)
                    .foregroundStyle(.ink.opacity(0.6))
            }
            .padding(20)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .background(.paper)
    }

    private var header: some View {
        ZStack(alignment: .bottomLeading) {
            Image("Table", bundle: .module)
                .resizable()
                .scaledToFill()
                .frame(height: 150)
                .clipped()
            HStack(alignment: .bottom) {
                Text(recipe.title).font(.title.bold())
                Spacer()
                Image("Whisk", bundle: .module).renderingMode(.template).accessibilityHidden(true)
            }
            .foregroundStyle(.white)
            .padding()
            .background(.linearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .top, endPoint: .bottom))
        }
    }
}

extension Text {
    /// A text made of a format and its arguments.
    fileprivate init(_ format: String, arguments: any CVarArg...) {
        self.init(verbatim: String(format: format, arguments: arguments))
    }
}

#Preview("Page", traits: .fixedLayout(width: 340, height: 460)) {
    ForEach(Recipe.all.prefix(1)) { RecipePage($0) }
}

#Preview("Page in the dark", traits: .fixedLayout(width: 340, height: 460)) {
    ForEach(Recipe.all.prefix(1)) { RecipePage($0) }.preferredColorScheme(.dark)
}

#Preview("Page in German", traits: .fixedLayout(width: 340, height: 460)) {
    ForEach(Recipe.all.suffix(1)) { RecipePage($0) }.environment(\.locale, Locale(identifier: "de_DE"))
}
