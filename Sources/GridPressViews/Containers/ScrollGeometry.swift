/// The geometry of a scroll view and its content, in points.
public struct ScrollGeometry: Hashable, Sendable {
    /// The offset of the visible part from the start of the content.
    public var contentOffset = CGPoint.zero
    /// The size of the content.
    public var contentSize = CGSize.zero
    /// The margins around the content.
    public var contentInsets = EdgeInsets()
    /// The size of the scroll view.
    public var containerSize = CGSize.zero

    /// Creates the geometry of a scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    init() {}

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The visible part of the content, as `visibleRect`.
    public var bounds: CGRect { visibleRect }
}

nonisolated extension View {
    /// Runs an action with a value computed from the geometry of the scroll views in this view.
    ///
    /// The action runs while the figure is drawn, and again when the value changes. On the first call, the old value
    /// equals the new one.
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
