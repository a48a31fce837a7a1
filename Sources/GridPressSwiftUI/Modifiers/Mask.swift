nonisolated extension View {
    /// Shows the view only where other views, laid over it, are opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> ModifiedView<Self>
    {
        modified(by: MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only where another, laid over it, is opaque.
    public func mask<Mask: View>(_ mask: Mask) -> ModifiedView<Self> {
        modified(by: MaskModifier(mask: mask, alignment: .center))
    }
}

private struct MaskModifier<Mask: View>: NodeModifier {
    let mask: Mask
    let alignment: Alignment

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        let decorated = DecorationModifier(content: mask, alignment: alignment, layer: .mask)
            .node(around: child, in: builder)
        return builder.store.kind(EffectNodes.self).add(decorated, kind: "mask", in: builder) { _, _ in .mask }
    }
}
