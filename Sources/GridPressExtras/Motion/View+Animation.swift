nonisolated extension View {
    /// Sets the animation of changes in the view, for pictures of several states; `nil` for changes without an
    /// animation.
    ///
    /// A still picture shows the end of every change.
    public func animation(_ animation: Animation?) -> ModifiedView<Self> {
        modified(by: AnimationModifier(animation: animation, value: nil))
    }

    /// Sets the animation of the view when a value changes, for pictures of several states.
    ///
    /// A still picture shows the end of every change.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> ModifiedView<Self> {
        modified(by: AnimationModifier(animation: animation, value: { String(reflecting: value) }))
    }

    /// Sets the animation of the changes that a closure makes to the view, for pictures of several states.
    ///
    /// A still picture shows the end of every change.
    public func animation<Content: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> ModifiedView<Content> {
        body(PlaceholderContentView(content: self, leavesClosure: true))
            .modified(by: AnimationModifier(animation: animation, value: nil, isForClosureOnly: true))
    }

    /// Changes the transaction of the view, whose animation applies in pictures of several states.
    ///
    /// The closure receives a transaction with the default animation. A still picture shows the end of every change.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedView<Self> {
        modified(by: TransactionModifier(transform: transform, value: nil))
    }

    /// Changes the transaction of the view when a value changes.
    ///
    /// Its animation applies in pictures of several states.
    ///
    /// The closure receives a transaction with the default animation. A still picture shows the end of every change.
    public func transaction<Value: Equatable>(
        value: Value,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedView<Self> {
        modified(by: TransactionModifier(transform: transform, value: { String(reflecting: value) }))
    }

    /// Changes the transaction of only the modifiers that `body` applies to the view.
    ///
    /// `transform` receives a transaction with the default animation. Pictures of several states use the animation that it
    /// sets. A still picture shows the end of every change.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> ModifiedView<V> {
        body(PlaceholderContentView(content: self, leavesClosure: true))
            .modified(by: TransactionModifier(transform: transform, value: nil, isForClosureOnly: true))
    }
}

/// The view that a closure receives to change it.
public struct PlaceholderContentView<Value: View>: PrimitiveView {
    let content: Value
    /// Whether the timings of the closure don't apply to the view.
    var leavesClosure = false

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard leavesClosure, builder.notesMotion else { return content._build(into: builder) }
        builder.build(content) { $0.motion.leaveClosure() }
    }

    /// Whether the view makes exactly one node.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Value._makesOneNode }
}

/// A modifier that sets the animation of changes in views.
private struct AnimationModifier: PrimitiveModifier {
    let animation: Animation?
    /// The value to observe, as text; `nil` if the animation applies to all changes.
    let value: (() -> String)?
    var isForClosureOnly = false

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        guard let motion = builder.motion else { return base._build(into: builder) }
        builder.build(base) { environment in
            let isIgnored = environment.motion.disablesAnimations
            environment.motion.add(
                isIgnored ? nil : .init(motion.timing(of: animation), value: value?()),
                inClosureOnly: isForClosureOnly
            )
        }
    }
}

/// A modifier that changes the transaction of views.
private struct TransactionModifier: PrimitiveModifier {
    let transform: (inout Transaction) -> Void
    /// The value to observe, as text; `nil` if the transaction is changed for all changes.
    let value: (() -> String)?
    var isForClosureOnly = false

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        guard let motion = builder.motion else { return base._build(into: builder) }
        let (changed, bare) = (transformed(Transaction(animation: .default)), transformed(Transaction()))
        // A closure that leaves the transaction unchanged sets no animation.
        let keepsAnimation = changed.animation == .default && bare.animation == nil
        builder.build(base) { environment in
            environment.motion.add(
                keepsAnimation ? nil : .init(motion.timing(of: changed.animation), value: value?()),
                inClosureOnly: isForClosureOnly
            )
            if changed.disablesAnimations, value == nil { environment.motion.disablesAnimations = true }
        }
    }

    private func transformed(_ transaction: Transaction) -> Transaction {
        var transaction = transaction
        transform(&transaction)
        return transaction
    }
}
