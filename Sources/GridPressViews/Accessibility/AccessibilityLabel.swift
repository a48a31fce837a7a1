nonisolated extension View {
    /// Sets the accessibility label of the view: the accessible name of this part of the picture.
    public func accessibilityLabel(_ label: Text) -> ModifiedView<Self> {
        wrapped { $1.store.kind(AccessibilityLabelNodes.self).add($0, label: label.string, in: $1) }
    }

    /// Sets the accessibility label of the view: the accessible name of this part of the picture.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedView<Self> {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility label of the view: the accessible name of this part of the picture.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedView<Self> {
        accessibilityLabel(Text(label))
    }
}

/// The nodes with an accessibility label.
private final class AccessibilityLabelNodes: UnaryNodeKind {
    @exclusivity(unchecked) private var labels: [String] = []

    func add(_ child: LayoutNode, label: String, in builder: NodeBuilder) -> LayoutNode {
        labels.append(label)
        return add(child, in: builder)
    }

    /// Returns the label as a setting if the view has a name.
    ///
    /// Without a name, the element carries the label itself.
    override func settings(of node: LayoutNode, _ payload: Int) -> [Drawing.Setting] {
        node.name == nil ? [] : [Drawing.Setting(.accessibilityLabel, labels[payload])]
    }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        ElementHeader(kind(payload), label: labels[payload])
    }
}
