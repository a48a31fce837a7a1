#if DEBUG
    import SwiftUI

    extension HabitStore {
        /// Returns a store with a week of habits.
        static func sample() async throws -> HabitStore {
            try await Task.sleep(for: .milliseconds(1))
            return HabitStore(
                habits: [
                    Habit(id: "read", name: "Read 20 pages", hue: 0.08, days: [0, 1, 2, 3, 4, 5, 6]),
                    Habit(id: "run", name: "Run", hue: 0.55, days: [1, 3, 5, 6]),
                    Habit(id: "water", name: "Drink water", hue: 0.6, days: [0, 2, 3, 4, 6]),
                    Habit(id: "call", name: "Call somebody", hue: 0.85, days: [2, 5]),
                ],
                today: 6
            )
        }
    }

    /// The store of sample data in the environment of a preview.
    struct SampleHabits: PreviewModifier {
        static func makeSharedContext() async throws -> HabitStore { try await .sample() }

        func body(content: Content, context: HabitStore) -> some View {
            content.environment(context)
        }
    }

    /// A colored ground behind a preview.
    struct Backdrop: PreviewModifier {
        var color = Color.gray

        func body(content: Content, context: Void) -> some View {
            content.padding(24).background(color.opacity(0.12))
        }
    }

    extension PreviewTrait where T == Preview.ViewTraits {
        /// The store of sample data.
        @MainActor static var sampleHabits: Self { .modifier(SampleHabits()) }
    }
#endif
