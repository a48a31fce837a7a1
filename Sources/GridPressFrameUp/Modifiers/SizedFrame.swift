nonisolated extension View {
    /// Sets the size of the view's frame; `nil` sets no size.
    public func frame(_ size: CGSize?, alignment: Alignment = .center) -> ModifiedView<Self> {
        frame(width: size?.width, height: size?.height, alignment: alignment)
    }

    /// Sets the size of the view's frame; `nil` sets no size.
    public func frame(size: CGSize?, alignment: Alignment = .center) -> ModifiedView<Self> {
        frame(size, alignment: alignment)
    }
}
