nonisolated extension View {
    /// Says what the view shows: the accessible name of this part of the picture.
    public func accessibilityLabel(_ label: Text) -> ModifiedView<Self> {
        modified(by: AccessibilityLabelModifier(label: label.string))
    }

    /// Says what the view shows: the accessible name of this part of the picture.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedView<Self> {
        accessibilityLabel(Text(label))
    }

    /// Says what the view shows: the accessible name of this part of the picture.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedView<Self> {
        accessibilityLabel(Text(label))
    }
}

private struct AccessibilityLabelModifier: NodeModifier {
    let label: String

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        AccessibilityLabelNode(child, label: label, in: builder).node
    }
}

/// A node with an accessibility label.
private final class AccessibilityLabelNode: UnaryNode {
    private let label: String

    init(_ child: LayoutNode, label: String, in builder: NodeBuilder) {
        self.label = label
        super.init(child, in: builder)
    }

    /// The label, where a name takes its place.
    override var settings: [Drawing.Setting] {
        name == nil ? [] : [Drawing.Setting("accessibilityLabel", .word(label))]
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, on canvas: DrawingBuilder) {
        let element = canvas.begin(kind, name: name, label: label, frame: frame)
        drawChild(in: frame, proposal: proposal, on: canvas)
        canvas.end(element)
    }
}
