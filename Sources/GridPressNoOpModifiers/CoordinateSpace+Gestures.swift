// Names of SwiftUI that have no effect in a still picture: they exist so that sources compile.

nonisolated extension View {
    @_disfavoredOverload public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
    ) -> Self { self }
}

extension DragGesture {
    @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture {
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}
