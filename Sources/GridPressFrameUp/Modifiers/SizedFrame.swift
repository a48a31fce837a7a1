nonisolated extension View {
    /// Puts the view into a frame of a fixed size; without one it is as if there were no frame.
    public func frame(_ size: CGSize?, alignment: Alignment = .center) -> ModifiedView<Self> {
        frame(width: size?.width, height: size?.height, alignment: alignment)
    }

    /// Puts the view into a frame of a fixed size; without one it is as if there were no frame.
    public func frame(size: CGSize?, alignment: Alignment = .center) -> ModifiedView<Self> {
        frame(size, alignment: alignment)
    }
}
