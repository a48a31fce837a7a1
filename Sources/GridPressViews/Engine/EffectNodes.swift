/// The nodes of modifiers that change how a view is painted, and not its layout.
package final class EffectNodes: UnaryNodeKind {
    private struct Payload {
        let kind: Drawing.Kind
        let settings: [Drawing.Setting]
        let effect: (CGRect, DrawingBuilder) -> Drawing.Effect?
    }

    @exclusivity(unchecked) private var payloads: [Payload] = []

    /// Adds a node around a child.
    ///
    /// `effect` returns the effect on the view drawn in a frame; `nil` for no effect.
    package func add(
        _ child: LayoutNode,
        kind: Drawing.Kind,
        settings: [Drawing.Setting] = [],
        in builder: NodeBuilder,
        effect: @escaping (CGRect, DrawingBuilder) -> Drawing.Effect?
    ) -> LayoutNode {
        payloads.append(Payload(kind: kind, settings: settings, effect: effect))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { payloads[payload].kind }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { payloads[payload].settings }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        let written = payloads[payload]
        let effect = written.effect(frame, canvas)
        // The written settings must not become settings of the view inside.
        if effect == nil, written.settings.isEmpty, node.name == nil { return nil }
        return ElementHeader(kind(payload), effect: effect)
    }
}
