import Larder
import SwiftUI

/// A list of the things to buy for some recipes.
public struct ShoppingList: View {
    @State private var bought: Set<String>
    private let items: [Item]

    struct Item: Identifiable {
        let id: String
        var amounts: [String: Double]
    }

    /// A list of the ingredients of recipes, where amounts of the same thing are added.
    public init(_ recipes: [Recipe], bought: Set<String> = []) {
        var items: [Item] = []
        for ingredient in recipes.flatMap(\.ingredients) {
            let unit = ingredient.unit ?? ""
            if let index = items.firstIndex(where: { $0.id == ingredient.name }) {
                items[index].amounts[unit, default: 0] += ingredient.amount
            } else {
                items.append(Item(id: ingredient.name, amounts: [unit: ingredient.amount]))
            }
        }
        self.items = items
        _bought = State(initialValue: bought)
    }

    /// The title, the number of things and the things.
    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("list.title", bundle: .module).font(.title.bold())
            if items.isEmpty {
                Text("list.empty", bundle: .module).foregroundStyle(.secondary)
            } else {
                Text("list.count \(items.count - bought.count)", bundle: .module)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            ForEach(items) { item in
                HStack(spacing: 12) {
                    CheckBox(isOn: bought.contains(item.id))
                    Text(item.id).strikethrough(bought.contains(item.id))
                    Spacer()
                    Text(amount(of: item)).foregroundStyle(.secondary).monospacedDigit()
                }
                .contentShape(.rect)
                .onTapGesture { bought.formSymmetricDifference([item.id]) }
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(bought.contains(item.id) ? [.isButton, .isSelected] : .isButton)
            }
            Button {
            } label: {
                Text("list.add \("Bread")", bundle: .module)
            }
            .buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
    }

    private func amount(of item: Item) -> String {
        item.amounts.sorted { $0.key < $1.key }
            .map { unit, amount in
                guard !unit.isEmpty else { return amount.formatted() }
                return String(
                    format: NSLocalizedString("unit.\(unit)", bundle: .module, comment: ""),
                    amount.formatted()
                )
            }
            .joined(separator: " + ")
    }
}

private struct CheckBox: View {
    let isOn: Bool

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(isOn ? AnyShapeStyle(.basil) : AnyShapeStyle(.clear))
            .strokeBorder(isOn ? AnyShapeStyle(.basil) : AnyShapeStyle(.secondary), lineWidth: 1.5)
            .frame(width: 22, height: 22)
            .overlay {
                if isOn {
                    Path { path in
                        path.move(to: CGPoint(x: 6, y: 11.5))
                        path.addLine(to: CGPoint(x: 9.5, y: 15))
                        path.addLine(to: CGPoint(x: 16, y: 7))
                    }
                    .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                }
            }
    }
}

#Preview("Shopping list", traits: .fixedLayout(width: 340, height: 460)) {
    ShoppingList(Recipe.all, bought: ["cumin", "basil"])
}

#Preview("Shopping list in German", traits: .fixedLayout(width: 340, height: 300)) {
    ShoppingList(Array(Recipe.all.prefix(1)), bought: ["eggs", "onion", "cumin"])
        .environment(\.locale, Locale(identifier: "de"))
}

#Preview("Everything is there", traits: .fixedLayout(width: 340, height: 160)) { ShoppingList([]) }
