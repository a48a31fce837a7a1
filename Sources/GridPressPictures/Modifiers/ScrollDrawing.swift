nonisolated extension View {
    /// Scrolls the scroll views in this view by an offset.
    ///
    /// The offset is the distance of the content from its start: upwards, and towards the leading edge. It is limited
    /// to the end of the content and to the axes of the scroll view. An infinite length scrolls to the end. Scroll
    /// views inside other scroll views don't scroll, unless `scrollOffset(_:of:)` refers to them.
    public func scrollOffset(_ offset: CGPoint) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.scrollOffsets.everywhere = offset })
    }

    /// Scrolls the scroll view in this view that has an identity, given with `id(_:)`.
    public func scrollOffset<ID: Hashable>(_ offset: CGPoint, of id: ID) -> ModifiedView<Self> {
        modified(by: EnvironmentChange { $0.scrollOffsets.named[AnyHashable(id)] = offset })
    }

    /// Sets the part of the content that scroll views inside show in a still picture.
    public func scrollDrawing(_ drawing: ScrollDrawing) -> ModifiedView<Self> { environment(\.scrollDrawing, drawing) }
}
