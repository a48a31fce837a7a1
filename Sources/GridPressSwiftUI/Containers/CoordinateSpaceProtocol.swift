/// A kind of coordinates.
///
/// Extensions declare names for some of them.
///
///     extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
///         static var board: Self { .named("board") }
///     }
public protocol CoordinateSpaceProtocol {
    /// The coordinates as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
    /// The coordinates as a value.
    public let coordinateSpace: CoordinateSpace
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinates of the view itself.
    public init() {}

    /// The coordinates as a value.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the whole figure.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinates of the whole figure.
    public init() {}

    /// The coordinates as a value.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinates of the nearest view around it that was given this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The coordinates of the nearest scroll view around it.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .scrollView) }

    /// Returns the coordinates of the nearest scroll view around it that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .scrollView(axis: axis))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the whole figure.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension View {
    /// Gives the coordinates of this view a name, for the views inside it.
    @_disfavoredOverload
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedView<Self> {
        coordinateSpace(name.coordinateSpace)
    }

    /// Has no effect in a static rendering: a picture isn't tapped.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (CGPoint) -> Void
    ) -> Self {
        self
    }

    /// Has no effect in a static rendering: no pointer is above a picture.
    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (HoverPhase) -> Void
    ) -> Self {
        self
    }
}

extension GeometryProxy {
    /// Returns the frame of the container in coordinates.
    @_disfavoredOverload
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// Returns the bounds of a view around the container in the coordinates of the container.
    @_disfavoredOverload
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? { bounds(of: space.coordinateSpace) }
}

extension DragGesture {
    /// A gesture in coordinates.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}

extension SpatialTapGesture {
    /// A gesture in coordinates.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }
}
