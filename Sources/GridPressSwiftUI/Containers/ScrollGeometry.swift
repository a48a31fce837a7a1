/// The measures of a scroll view.
public struct ScrollGeometry: Hashable, Sendable {
    /// The distance by which the content is moved.
    public var contentOffset = CGPoint.zero
    /// The size of the content.
    public var contentSize = CGSize.zero
    /// The distances around the content.
    public var contentInsets = EdgeInsets()
    /// The size of the scroll view.
    public var containerSize = CGSize.zero
    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content that is seen, with its size.
    public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
    /// Does something with a value made of the measures of the scroll views in this view, and again when it has changed.
    ///
    /// It is called while the figure is drawn; at first the old value is the new one.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: ScrollObserver(transform: transform, action: action))
    }
}

private struct ScrollObserver<Value: Equatable>: PrimitiveModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    func build<Base: View>(_ base: Base, into builder: NodeBuilder) {
        let last = builder.memory(of: Self.self) { LastValue<Value>() }
        builder.build(base) { environment in
            environment.scrollSettings.observers.append { [transform, action] geometry in
                let value = transform(geometry)
                guard last.value != value else { return }
                let old = last.value ?? value
                last.value = value
                action(old, value)
            }
        }
    }
}
