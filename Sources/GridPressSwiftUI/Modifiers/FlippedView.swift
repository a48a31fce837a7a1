nonisolated extension View {
    /// Mirrors the drawing of the view in right-to-left layouts.
    ///
    /// Layout itself is mirrored there in any case.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> ModifiedView<Self> {
        modified(by: FlipModifier(isEnabled: enabled))
    }

    /// Sets whether the drawing of the view is mirrored in right-to-left layouts.
    ///
    /// Layout itself is mirrored there in any case.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> ModifiedView<Self> {
        flipsForRightToLeftLayoutDirection(behavior == .mirrors)
    }
}

private struct FlipModifier: NodeModifier {
    let isEnabled: Bool

    func node(around child: LayoutNode, in builder: NodeBuilder) -> LayoutNode {
        guard isEnabled, builder.environment.layoutDirection == .rightToLeft else { return child }
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        return TransformModifier(kind: "flipped", transform: mirror, anchor: .center).node(around: child, in: builder)
    }
}
