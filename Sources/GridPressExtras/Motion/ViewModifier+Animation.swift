extension ViewModifier {
    /// Returns the modifier with an animation of its changes, for pictures of several states.
    ///
    /// A still picture shows the end of every change.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        concat(AnimatedChanges(animation: animation))
    }

    /// Returns the modifier with a changed transaction, whose animation applies in pictures of several states.
    ///
    /// The closure receives a transaction with the default animation. A still picture shows the end of every change.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(ChangedTransaction(transform: transform))
    }
}

private struct AnimatedChanges: NonisolatedViewModifier {
    let animation: Animation?

    func body(content: Content) -> some View { content.animation(animation) }
}

private struct ChangedTransaction: NonisolatedViewModifier {
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.transaction(transform) }
}
