import Foundation
import Observation

/// Something that is to be done every day.
public struct Habit: Identifiable, Hashable, Codable, Sendable {
    /// The name in files.
    public let id: String
    /// The name for people.
    public var name: String
    /// The hue of its color.
    public var hue: Double
    /// The days on which it was done, counted from the first one.
    public var days: Set<Int>

    /// A habit with the days on which it was done.
    public init(id: String, name: String, hue: Double, days: Set<Int> = []) {
        self.id = id
        self.name = name
        self.hue = hue
        self.days = days
    }
}

/// The habits of a person.
@MainActor
@Observable
public final class HabitStore {
    /// The habits in the order of the list.
    public var habits: [Habit]
    /// The day that is shown.
    public var today: Int

    @ObservationIgnored private var undoStack: [[Habit]] = []

    /// A store with some habits.
    public init(habits: [Habit] = [], today: Int = 0) {
        self.habits = habits
        self.today = today
    }

    /// The part of the habits that were done today.
    public var progress: Double {
        habits.isEmpty ? 0 : Double(habits.count { $0.days.contains(today) }) / Double(habits.count)
    }

    /// Returns the number of days in a row, up to today, on which a habit was done.
    public func streak(of habit: Habit) -> Int {
        var day = today
        while habit.days.contains(day) { day -= 1 }
        return today - day
    }

    /// Marks a habit as done or not done today.
    public func toggle(_ habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        undoStack.append(habits)
        if habits[index].days.remove(today) == nil { habits[index].days.insert(today) }
    }

    /// Takes the last change back.
    public func undo() {
        if let last = undoStack.popLast() { habits = last }
    }
}
