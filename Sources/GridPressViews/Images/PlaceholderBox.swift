/// A box with the name of a view that no picture draws.
package struct PlaceholderBox: PrimitiveView {
    let name: String

    package init(name: String) { self.name = name }

    package func _build(into builder: NodeBuilder) {
        builder.findings.add(
            .undrawableRepresentable,
            .warning,
            "The view \"\(name)\" wraps a view of UIKit or AppKit. A placeholder is drawn.",
            fix: "Draw the view with shapes and texts where it is part of a figure."
        )
        builder.add(builder.store.kind(PlaceholderBoxNodes.self).add(name, in: builder))
    }
}

/// The nodes of placeholder boxes, whose size is the proposed size.
private final class PlaceholderBoxNodes: NodeKind {
    @exclusivity(unchecked) private var boxes: [(name: String, subtree: DeferredSubtree)] = []

    func add(_ name: String, in builder: NodeBuilder) -> LayoutNode {
        boxes.append((name, DeferredSubtree(in: builder)))
        return builder.store.add(self, payload: boxes.count - 1, NodeFlags(builder.environment.layoutDirection))
    }

    override func kind(_ payload: Int) -> Drawing.Kind { .leaf(boxes[payload].name) }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ payload: Int) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: ImagePlaceholder.defaultSize)
    }

    override func header(of node: LayoutNode, _ payload: Int, in frame: CGRect, on canvas: DrawingBuilder)
        -> ElementHeader?
    {
        ElementHeader(kind(payload), label: boxes[payload].name)
    }

    override func draw(
        _ node: LayoutNode,
        _ payload: Int,
        in frame: CGRect,
        proposal: ProposedViewSize,
        on canvas: DrawingBuilder
    ) {
        let box = boxes[payload]
        ImagePlaceholder(.file(box.name, folder: nil)).draw(in: frame, in: box.subtree, on: canvas)
    }
}
