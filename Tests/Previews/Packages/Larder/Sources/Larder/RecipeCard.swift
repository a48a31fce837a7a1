import SwiftUI

/// A recipe in a list.
public struct RecipeCard: View {
    private let recipe: Recipe

    /// A card of a recipe.
    public init(_ recipe: Recipe) { self.recipe = recipe }

    /// The picture beside the title.
    public var body: some View {
        HStack(spacing: 16) {
            Image("Bowl", bundle: .module)
                .resizable()
                .scaledToFit()
                .frame(width: 96, height: 66)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 6) {
                Text(recipe.title)
                    .font(.headline)
                    .foregroundStyle(.ink)
                HStack(spacing: 12) {
                    Text("\(recipe.minutes) min", bundle: .module)
                    Text("\(recipe.servings) servings", bundle: .module)
                }
                .font(.footnote)
                .foregroundStyle(.ink.opacity(0.6))
                HStack(spacing: 6) {
                    ForEach(recipe.tags, id: \.self) { TagLabel(tag: $0) }
                }
            }
            Spacer(minLength: 0)
        }
        .padding()
        .background(.paper, in: .rect(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}

struct TagLabel: View {
    let tag: String

    var body: some View {
        Text(LocalizedStringKey(tag), bundle: .module)
            .font(.caption.weight(.medium))
            .foregroundStyle(.basil)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(.basil.opacity(0.15), in: .capsule)
    }
}

#Preview("Card", traits: .fixedLayout(width: 360, height: 140)) {
    ForEach(Recipe.all.prefix(1)) { RecipeCard($0) }.padding()
}

#Preview("Card in German", traits: .fixedLayout(width: 360, height: 140)) {
    ForEach(Recipe.all.prefix(1)) { RecipeCard($0) }
        .padding()
        .environment(\.locale, Locale(identifier: "de"))
}

#Preview("Card for one person", traits: .fixedLayout(width: 360, height: 140)) {
    ForEach(Recipe.all.suffix(1)) { RecipeCard($0) }.padding()
}
