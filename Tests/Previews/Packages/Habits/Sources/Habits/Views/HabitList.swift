import SwiftUI

/// The habits of a store with the last seven days.
public struct HabitList: View {
    @Environment(HabitStore.self) private var store

    /// Creates a list of the habits in the environment's store.
    public init() {}

    /// The progress of today above the habits.
    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                header
                ForEach(store.habits) { habit in
                    HabitCard(habit: habit, streak: store.streak(of: habit), today: store.today) {
                        withAnimation(.bouncy) { store.toggle(habit) }
                    }
                }
            }
            .padding()
        }
        .overlay {
            if store.habits.isEmpty {
                ContentUnavailableView(
                    "No habits yet",
                    systemImage: "leaf",
                    description: Text("Begin with one that takes two minutes.")
                )
            }
        }
    }

    private var header: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Today").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
                Text("\(store.habits.count { $0.days.contains(store.today) }) of \(store.habits.count) done")
                    .foregroundStyle(.secondary)
            }
            Spacer()
            ProgressRing(value: store.progress).frame(width: 60, height: 60)
        }
        .opacity(store.habits.isEmpty ? 0 : 1)
    }
}

struct ProgressRing: View {
    let value: Double

    var body: some View {
        ZStack {
            Circle().stroke(.tint.opacity(0.18), lineWidth: 8)
            Circle()
                .trim(from: 0, to: value)
                .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(value, format: .percent.precision(.fractionLength(0)))
                .font(.footnote.weight(.bold).monospacedDigit())
                .contentTransition(.numericText(value: value))
        }
        .padding(4)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Progress")
        .accessibilityValue(Text(value, format: .percent))
    }
}

#if DEBUG
    #Preview("Habits", traits: .sampleHabits, .fixedLayout(width: 390, height: 600)) { HabitList() }

    #Preview("No habits", traits: .fixedLayout(width: 390, height: 500)) {
        HabitList().environment(HabitStore())
    }

    #Preview("Progress", traits: .sizeThatFitsLayout, .modifier(Backdrop(color: .green))) {
        @Previewable @State var value = 0.4
        VStack(spacing: 16) {
            ProgressRing(value: value).frame(width: 90, height: 90).tint(.green)
            Slider(value: $value).frame(width: 200)
        }
    }
#endif
