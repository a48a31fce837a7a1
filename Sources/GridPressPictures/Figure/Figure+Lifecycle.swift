extension Figure {
    /// The moment in the lifecycle of its views that a figure shows.
    ///
    /// ```swift
    /// struct Inbox: View {
    ///     @State private var unread = 0
    ///
    ///     var body: some View {
    ///         Text("\(unread) unread").onAppear { unread = 3 }
    ///     }
    /// }
    ///
    /// let figure = Figure("Inbox") { Inbox() }   // shows "3 unread"
    /// let placeholder = Figure("Inbox", lifecycle: .initial) { Inbox() }   // shows "0 unread"
    /// ```
    public enum Lifecycle: Hashable, Sendable, CaseIterable {
        /// The moment after the views appeared, and after the actions of `onAppear`, `onChange` and `onReceive`.
        case appeared
        /// The moment before the views appear.
        ///
        /// The actions of `onAppear`, `onChange` and `onReceive` aren't performed.
        case initial
    }
}
