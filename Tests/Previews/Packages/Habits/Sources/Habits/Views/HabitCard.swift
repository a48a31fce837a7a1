import SwiftUI

/// A habit with its last seven days.
public struct HabitCard: View {
    private let habit: Habit
    private let streak: Int
    private let today: Int
    private let action: @MainActor () -> Void

    /// A card of a habit.
    public init(habit: Habit, streak: Int, today: Int, action: @escaping @MainActor () -> Void) {
        self.habit = habit
        self.streak = streak
        self.today = today
        self.action = action
    }

    /// The name and the days.
    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text(habit.name).font(.headline)
                Spacer()
                if streak > 1 {
                    Text("\(streak) days in a row")
                        .font(.caption.weight(.semibold))
                        .foregroundStyle(color)
                        .padding(.horizontal, 8)
                        .padding(.vertical, 4)
                        .background(color.opacity(0.15), in: .capsule)
                        .transition(.scale.combined(with: .opacity))
                }
            }
            HStack {
                ForEach((today - 6)...today, id: \.self) { day in
                    DayDot(isDone: habit.days.contains(day), isToday: day == today, color: color)
                        .frame(maxWidth: .infinity)
                }
            }
        }
        .padding()
        .background(.background, in: .rect(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary) }
        .contentShape(.rect)
        .onTapGesture(perform: action)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(habit.name)
        .accessibilityValue(habit.days.contains(today) ? "Done" : "Open")
        .accessibilityAddTraits(.isButton)
        .sensoryFeedback(.success, trigger: habit.days)
    }

    private var color: Color { Color(hue: habit.hue, saturation: 0.75, brightness: 0.85) }
}

private struct DayDot: View {
    let isDone: Bool
    let isToday: Bool
    let color: Color

    var body: some View {
        Circle()
            .fill(isDone ? AnyShapeStyle(color.gradient) : AnyShapeStyle(.quaternary.opacity(0.5)))
            .frame(width: 26, height: 26)
            .overlay {
                if isToday { Circle().strokeBorder(color, lineWidth: 2).padding(-5) }
            }
    }
}

#if DEBUG
    #Preview("Card", traits: .fixedLayout(width: 360, height: 150)) {
        @Previewable @State var habit = Habit(id: "run", name: "Run", hue: 0.55, days: [0, 1, 4, 5])
        HabitCard(habit: habit, streak: 0, today: 6) { habit.days.insert(6) }
            .padding()
    }

    #Preview("Card with a streak", traits: .fixedLayout(width: 360, height: 150)) {
        HabitCard(
            habit: Habit(id: "read", name: "Read 20 pages", hue: 0.08, days: [3, 4, 5, 6]),
            streak: 4,
            today: 6
        ) {}
        .padding()
    }
#endif
