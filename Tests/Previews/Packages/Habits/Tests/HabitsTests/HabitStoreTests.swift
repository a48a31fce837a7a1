import Testing

@testable import Habits

@MainActor
@Test func `A habit that was kept three days in a row has a streak of three`() {
    let store = HabitStore(habits: [Habit(id: "run", name: "Run", hue: 0.1, days: [3, 4, 5])], today: 5)
    #expect(store.streak(of: store.habits[0]) == 3)
}
