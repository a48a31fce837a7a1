nonisolated extension View {
    /// Reports a value to the views around this one, in place of what is reported inside it.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, _ in reported = value })
    }

    /// Changes the value that is reported inside this view.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ change: @escaping (inout Key.Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, _ in change(&reported) })
    }

    /// Reports a value made of a place of this view, which views around it can read in their own coordinates.
    public func anchorPreference<Source, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Source>.Source,
        transform: @escaping (Anchor<Source>) -> Key.Value
    ) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, frame in reported = transform(value.anchor(in: frame)) })
    }

    /// Changes the value that is reported inside this view by a place of it.
    public func transformAnchorPreference<Source, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Source>.Source,
        transform: @escaping (inout Key.Value, Anchor<Source>) -> Void
    ) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, frame in transform(&reported, value.anchor(in: frame)) })
    }

    /// Does something with the value that is reported inside this view, and again when it has changed.
    ///
    /// It is called while the figure is drawn. State that it sets lays the figure out again.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping (Key.Value) -> Void
    ) -> ModifiedView<Self> where Key.Value: Equatable {
        modified(by: PreferenceObserver<Key>(action: action))
    }

    /// Lays views above this one that are made of the value reported inside it.
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> ModifiedView<Self> {
        modified(by: PreferenceDecoration<Key, Content>(alignment: alignment, layer: .overlay, content: content))
    }

    /// Lays views behind this one that are made of the value reported inside it.
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> ModifiedView<Self> {
        modified(by: PreferenceDecoration<Key, Content>(alignment: alignment, layer: .background, content: content))
    }
}

/// A modifier that changes the preference value of a view; the change may use the frame of the view.
private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let change: (inout Key.Value, CGRect) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        PreferenceNode(child, in: builder) { [change] reported, frame in change(&reported[Key.self], frame) }.node
    }
}

private struct PreferenceObserver<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let last = builder.memory(of: Key.self) { LastValue<Key.Value>() }
        return PreferenceNode(child, in: builder) { [action] reported, _ in
            let value = reported[Key.self]
            guard last.value != value else { return }
            last.value = value
            action(value)
        }.node
    }
}

/// A node that changes or observes the preference values of its content.
private final class PreferenceNode: UnaryNode {
    private let change: (inout PreferenceValues, CGRect) -> Void

    init(
        _ child: LayoutNode,
        in builder: NodeBuilder,
        _ change: @escaping (inout PreferenceValues, CGRect) -> Void
    ) {
        self.change = change
        super.init(child, in: builder)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        var reported = canvas.collectingPreferences { super.draw(in: frame, proposal: proposal, on: canvas) }
        change(&reported, frame)
        canvas.preferences.add(reported)
    }
}

private struct PreferenceDecoration<Key: PreferenceKey, Content: View>: NodeModifier {
    let alignment: Alignment
    let layer: Drawing.Layer
    let content: (Key.Value) -> Content

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        PreferenceDecorationNode(child, alignment: alignment, layer: layer, in: builder) {
            [layer, content] reported, builder in
            builder.decoration(content(reported[Key.self]), layer: layer)
        }.node
    }
}

/// A node with a background or an overlay that is built from a preference value of its content.
private final class PreferenceDecorationNode: UnaryNode {
    typealias DecorationProvider = (PreferenceValues, NodeBuilder) -> LayoutNode?

    private let alignment: Alignment
    private let layer: Drawing.Layer
    private let subtree: DeferredSubtree
    private let decoration: DecorationProvider

    init(
        _ child: LayoutNode,
        alignment: Alignment,
        layer: Drawing.Layer,
        in builder: NodeBuilder,
        _ decoration: @escaping DecorationProvider
    ) {
        self.alignment = alignment
        self.layer = layer
        self.decoration = decoration
        subtree = .afterMeasuring(in: builder)
        super.init(child, in: builder)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = name.map { canvas.begin(kind, name: $0, frame: frame) }
        let start = canvas.elements.count
        let reported = canvas.collectingPreferences { drawChild(in: frame, proposal: proposal, on: canvas) }
        canvas.preferences.add(reported)
        if let view = subtree.make({ decoration(reported, $0) }) {
            let middle = canvas.elements.count
            canvas.drawDecoration(
                view,
                alignment: alignment,
                layer: layer,
                of: child,
                in: frame,
                proposal: proposal,
                direction: direction
            )
            if layer == .background { canvas.moveBehind(from: middle, to: start) }
        }
        if let element { canvas.end(element) }
    }
}
