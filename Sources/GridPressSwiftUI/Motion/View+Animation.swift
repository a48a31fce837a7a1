nonisolated extension View {
    /// Sets how changes of the view and of those inside it go in a picture of several states; `nil` is at once.
    ///
    /// A still picture shows the end of every change.
    public func animation(_ animation: Animation?) -> ModifiedView<Self> {
        modified(by: AnimationModifier(animation: animation, value: nil))
    }

    /// Sets how the view and those inside it change when a value does, in a picture of several states.
    ///
    /// A still picture shows the end of every change.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> ModifiedView<Self> {
        modified(by: AnimationModifier(animation: animation, value: { String(reflecting: value) }))
    }

    /// Sets how the changes go that a closure makes to the view, in a picture of several states.
    ///
    /// A still picture shows the end of every change.
    public func animation<Content: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> ModifiedView<Content> {
        body(PlaceholderContentView(content: self, leavesClosure: true))
            .modified(by: AnimationModifier(animation: animation, value: nil, isForClosureOnly: true))
    }

    /// Changes the transaction of the view and of those inside it: its animation says how changes go in a picture of
    /// several states.
    ///
    /// The closure gets a transaction with the default animation. A still picture shows the end of every change.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedView<Self> {
        modified(by: TransactionModifier(transform: transform, value: nil))
    }

    /// Changes the transaction of the view and of those inside it when a value changes: its animation says how changes go
    /// in a picture of several states.
    ///
    /// The closure gets a transaction with the default animation. A still picture shows the end of every change.
    public func transaction<Value: Equatable>(
        value: Value,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedView<Self> {
        modified(by: TransactionModifier(transform: transform, value: { String(reflecting: value) }))
    }

    /// Changes the transaction of what a closure makes of the view: its animation says how changes go in a picture of
    /// several states.
    ///
    /// The first closure gets a transaction with the default animation. A still picture shows the end of every change.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> ModifiedView<V> {
        body(PlaceholderContentView(content: self, leavesClosure: true))
            .modified(by: TransactionModifier(transform: transform, value: nil, isForClosureOnly: true))
    }
}

/// A view that a closure gets to change.
public struct PlaceholderContentView<Value: View>: PrimitiveView {
    let content: Value
    /// Whether timings of the closure don't hold for the view.
    var leavesClosure = false

    /// Makes the nodes of the view.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        guard leavesClosure, builder.notesMotion else { return content._build(into: builder) }
        builder.build(content) { $0.motion.leaveClosure() }
    }

    /// As many as the view makes.
    @_documentation(visibility: internal)
    public static var _makesOneNode: Bool { Value._makesOneNode }
}

/// A modifier that says with which animation views change.
private struct AnimationModifier: PrimitiveModifier {
    let animation: Animation?
    /// The value that has to change, as text; `nil` where the animation always holds.
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
    /// The value that has to change, as text; `nil` where the transaction is always changed.
    let value: (() -> String)?
    var isForClosureOnly = false

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        guard let motion = builder.motion else { return base._build(into: builder) }
        let (changed, bare) = (transformed(Transaction(animation: .default)), transformed(Transaction()))
        // A closure that keeps what it gets says nothing.
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
