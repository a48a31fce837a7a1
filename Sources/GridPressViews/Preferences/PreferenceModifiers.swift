nonisolated extension View {
    /// Sets the value of a preference that this view reports, in place of values from inside the view.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, _ in reported = value })
    }

    /// Transforms the preference value that is reported inside this view.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ change: @escaping (inout Key.Value) -> Void
    ) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, _ in change(&reported) })
    }

    /// Sets a preference value made from a location in this view, which other views can read in their own coordinates.
    public func anchorPreference<Source, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Source>.Source,
        transform: @escaping (Anchor<Source>) -> Key.Value
    ) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, frame in reported = transform(value.anchor(in: frame)) })
    }

    /// Transforms the preference value that is reported inside this view, with a location in this view.
    public func transformAnchorPreference<Source, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Source>.Source,
        transform: @escaping (inout Key.Value, Anchor<Source>) -> Void
    ) -> ModifiedView<Self> {
        modified(by: PreferenceModifier<Key> { reported, frame in transform(&reported, value.anchor(in: frame)) })
    }

    /// Performs an action with the preference value that is reported inside this view, and again when the value
    /// changes.
    ///
    /// The action runs after a layout pass: later siblings first, and views after the views inside them. If several
    /// actions set the same state, the last action decides. State that it sets causes another layout pass.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping (Key.Value) -> Void
    ) -> ModifiedView<Self> where Key.Value: Equatable {
        wrapped { child, builder in
            let last = builder.memory(of: Key.self) { LastValue<Key.Value>() }
            return builder.store.kind(PreferenceNodes.self).addObserver(child, in: builder) { reported in
                let value = reported[Key.self]
                guard last.value != value else { return nil }
                last.value = value
                return { action(value) }
            }
        }
    }

    /// Makes views from the preference value inside this view, and layers them in front of the view.
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> ModifiedView<Self> {
        modified(by: PreferenceDecoration<Key, Content>(alignment: alignment, layer: .overlay, content: content))
    }

    /// Makes views from the preference value inside this view, and layers them behind the view.
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ content: @escaping (Key.Value) -> Content
    ) -> ModifiedView<Self> {
        modified(by: PreferenceDecoration<Key, Content>(alignment: alignment, layer: .background, content: content))
    }
}

/// A modifier that transforms the preference value of a view, and may use the frame of the view.
private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
    let change: (inout Key.Value, CGRect) -> Void

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(PreferenceNodes.self).add(child, in: builder) { [change] reported, frame in
            change(&reported[Key.self], frame)
        }
    }
}

/// The nodes that change or observe the preference values of their content.
private final class PreferenceNodes: UnaryNodeKind {
    typealias Change = (inout PreferenceValues, CGRect) -> Void
    /// A closure that returns the action for the preference values of the content; `nil` for no action.
    typealias Observer = (PreferenceValues) -> (() -> Void)?

    private enum Role {
        case change(Change)
        case observer(Observer)
    }

    @exclusivity(unchecked) private var roles: [Role] = []

    func add(_ child: LayoutNode, in builder: NodeBuilder, _ change: @escaping Change) -> LayoutNode {
        roles.append(.change(change))
        return add(child, in: builder)
    }

    func addObserver(_ child: LayoutNode, in builder: NodeBuilder, _ observer: @escaping Observer) -> LayoutNode {
        roles.append(.observer(observer))
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let draw = {
            canvas.collectingPreferences { super.draw(node, payload, in: frame, proposal: proposal, on: canvas) }
        }
        var reported: PreferenceValues
        switch roles[payload] {
        case .change(let change):
            reported = draw()
            change(&reported, frame)
        case .observer(let observer):
            // The position is reserved before the positions of the views inside. Actions run in reverse order.
            let place = canvas.addAction()
            reported = draw()
            canvas.setAction(observer(reported), at: place)
        }
        canvas.preferences.add(reported)
    }
}

private struct PreferenceDecoration<Key: PreferenceKey, Content: View>: NodeModifier {
    let alignment: Alignment
    let layer: Drawing.Layer
    let content: (Key.Value) -> Content

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        builder.store.kind(PreferenceDecorationNodes.self).add(child, alignment: alignment, layer: layer, in: builder) {
            [layer, content] reported, builder in
            builder.decoration(content(reported[Key.self]), layer: layer)
        }
    }
}

/// The nodes with a background or an overlay that is built from a preference value of their content.
private final class PreferenceDecorationNodes: UnaryNodeKind {
    typealias DecorationProvider = (PreferenceValues, NodeBuilder) -> LayoutNode?

    private struct Decoration {
        let alignment: Alignment
        let layer: Drawing.Layer
        let subtree: DeferredSubtree
        let provider: DecorationProvider
    }

    @exclusivity(unchecked) private var decorations: [Decoration] = []

    func add(
        _ child: LayoutNode,
        alignment: Alignment,
        layer: Drawing.Layer,
        in builder: NodeBuilder,
        _ provider: @escaping DecorationProvider
    ) -> LayoutNode {
        let subtree = DeferredSubtree.afterMeasuring(in: builder)
        decorations.append(Decoration(alignment: alignment, layer: layer, subtree: subtree, provider: provider))
        return add(child, in: builder)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let decoration = decorations[payload]
        let start = canvas.elements.count
        let reported = canvas.collectingPreferences {
            drawChild(node, payload, in: frame, proposal: proposal, on: canvas)
        }
        canvas.preferences.add(reported)
        guard let view = decoration.subtree.make({ decoration.provider(reported, $0) }) else { return }
        let middle = canvas.elements.count
        canvas.drawDecoration(
            view,
            alignment: decoration.alignment,
            layer: decoration.layer,
            of: child(payload),
            in: frame,
            proposal: proposal,
            direction: node.direction
        )
        if decoration.layer == .background { canvas.moveBehind(from: middle, to: start) }
    }
}
