extension Figure {
    /// The moment in the life of its views that a figure shows.
    public enum Lifecycle: Hashable, Sendable, CaseIterable {
        /// The views after they have appeared, and after the actions of `onAppear`, `onChange` and `onReceive`.
        case appeared
        /// The views before anything has happened: none of these actions is performed.
        case initial
    }
}
