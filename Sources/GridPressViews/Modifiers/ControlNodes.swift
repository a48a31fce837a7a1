extension NodeBuilder {
    /// Returns a node that groups a view into one element, such as the views of a control.
    package func node(
        grouping child: LayoutNode,
        kind: Drawing.Kind,
        settings: [Drawing.Setting],
        isFaded: Bool
    ) -> LayoutNode {
        store.kind(ControlNodes.self).add(child, kind: kind, settings: settings, isFaded: isFaded, in: self)
    }
}

/// The nodes that group the views of a control into one element.
private final class ControlNodes: UnaryNodeKind {
    private struct Control {
        let kind: Drawing.Kind
        let settings: [Drawing.Setting]
        let isFaded: Bool
    }

    @exclusivity(unchecked) private var controls: [Control] = []
    /// The opacity of a disabled control.
    private static let faintness = 0.4

    func add(
        _ child: LayoutNode,
        kind: Drawing.Kind,
        settings: [Drawing.Setting],
        isFaded: Bool,
        in builder: NodeBuilder
    ) -> LayoutNode {
        controls.append(Control(kind: kind, settings: settings, isFaded: isFaded))
        return add(child, in: builder)
    }

    override func kind(_ payload: Int) -> Drawing.Kind { controls[payload].kind }

    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] { controls[payload].settings }

    override func isStep(_ payload: Int) -> Bool { true }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        ElementHeader(kind(payload), effect: controls[payload].isFaded ? .opacity(Self.faintness) : nil)
    }
}
