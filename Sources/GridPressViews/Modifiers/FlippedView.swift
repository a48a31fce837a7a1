nonisolated extension View {
    /// Mirrors the drawing of the view in right-to-left layouts.
    ///
    /// Layout itself is mirrored there in any case.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> ModifiedView<Self> {
        modified(by: FlipModifier(behavior: enabled ? .mirrors : .fixed))
    }

    /// Sets the direction of the layouts in which the drawing of the view is mirrored.
    ///
    /// Layout itself is mirrored there in any case.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> ModifiedView<Self> {
        modified(by: FlipModifier(behavior: behavior))
    }
}

private struct FlipModifier: NodeModifier {
    let behavior: LayoutDirectionBehavior

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard behavior == .mirrors(in: builder.environment.layoutDirection) else { return child }
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        return TransformModifier(kind: .modifier("flipped"), transform: mirror, anchor: .center).node(
            around: child,
            in: builder
        )
    }
}
