extension Figure {
    /// The moment in the lifecycle of its views that a figure shows.
    public enum Lifecycle: Hashable, Sendable, CaseIterable {
        /// The moment after the views appeared, and after the actions of `onAppear`, `onChange` and `onReceive`.
        case appeared
        /// The moment before the views appear.
        ///
        /// The actions of `onAppear`, `onChange` and `onReceive` aren't performed.
        case initial
    }
}
