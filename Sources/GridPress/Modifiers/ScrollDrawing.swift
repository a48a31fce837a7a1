nonisolated extension View {
    /// Scrolls the scroll views in this view: their content is drawn as far above and before its usual place.
    ///
    /// The offset is measured from the leading top corner. Nothing is scrolled beyond the end of its content, nor along
    /// an axis on which it doesn't scroll; an infinite length scrolls to the end. Scroll views inside other scroll views
    /// stay where they are, unless they are named.
    public func scrollOffset(_ offset: CGPoint) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.scrollOffsets.everywhere = offset })
    }

    /// Scrolls the scroll view in this view whose identity, given with `id(_:)`, is this one.
    public func scrollOffset<ID: Hashable>(_ offset: CGPoint, of id: ID) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.scrollOffsets.named[AnyHashable(id)] = offset })
    }

    /// Sets what the scroll views inside show in a still picture.
    public func scrollDrawing(_ drawing: ScrollDrawing) -> ModifiedView<Self> { environment(\.scrollDrawing, drawing) }
}
