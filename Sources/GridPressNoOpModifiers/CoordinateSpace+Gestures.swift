import GridPressViews

nonisolated extension View {
    /// Has no effect in a static rendering: the action never runs.
    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (HoverPhase) -> Void
    ) -> Self {
        self
    }
}

extension DragGesture {
    /// Creates a drag gesture that reports locations in a coordinate space.
    ///
    /// No gesture happens in a static rendering.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture {
    /// Creates a tap gesture that reports locations in a coordinate space.
    ///
    /// No gesture happens in a static rendering.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}
