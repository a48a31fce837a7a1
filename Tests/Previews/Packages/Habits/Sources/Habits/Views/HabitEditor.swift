import SwiftUI

/// A form for the name and the color of a habit.
public struct HabitEditor: View {
    @Bindable private var store: HabitStore
    private let index: Int

    /// An editor of one of the habits of a store.
    public init(store: HabitStore, index: Int) {
        self.store = store
        self.index = index
    }

    /// The fields of the form.
    public var body: some View {
        Form {
            TextField("Name", text: $store.habits[index].name)
            LabeledContent("Color") {
                Circle()
                    .fill(Color(hue: store.habits[index].hue, saturation: 0.75, brightness: 0.85))
                    .frame(width: 22, height: 22)
            }
            Slider(value: $store.habits[index].hue)
        }
    }
}

#Preview("Editor", traits: .fixedLayout(width: 360, height: 220)) {
    HabitEditor(store: HabitStore(habits: [Habit(id: "read", name: "Read 20 pages", hue: 0.08)]), index: 0)
}

struct HabitEditor_Previews: PreviewProvider {
    private static let store = HabitStore(habits: [Habit(id: "run", name: "Run", hue: 0.55)])

    static var previews: some View {
        Group {
            HabitEditor(store: store, index: 0)
                .previewDisplayName("Light")
            HabitEditor(store: store, index: 0)
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .previewLayout(.fixed(width: 360, height: 220))
    }
}
