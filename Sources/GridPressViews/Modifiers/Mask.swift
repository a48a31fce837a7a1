nonisolated extension View {
    /// Masks the view with other views: their opacity decides what is visible.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> ModifiedView<Self>
    {
        modified(by: MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Masks the view with another view: its opacity decides what is visible.
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
        return builder.store.kind(EffectNodes.self).add(decorated, kind: .mask, in: builder) { _, _ in .mask }
    }
}
