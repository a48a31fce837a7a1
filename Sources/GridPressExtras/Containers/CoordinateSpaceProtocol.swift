/// A type that represents a coordinate space.
///
/// Extensions can add names for coordinate spaces.
///
/// ```swift
/// extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
///     static var board: Self { .named("board") }
/// }
/// ```
public protocol CoordinateSpaceProtocol {
    /// The coordinate space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
    /// The coordinate space as a value.
    public let coordinateSpace: CoordinateSpace
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space.
    public init() {}

    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the whole figure.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space.
    public init() {}

    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinates of the nearest outer view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The coordinates of the nearest outer scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .scrollView) }

    /// Returns the coordinates of the nearest outer scroll view.
    ///
    /// `axis` has no effect: GridPress ignores the axes of the scroll view.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .scrollView(axis: axis))
    }
}

nonisolated extension View {
    /// Names the coordinates of this view, for the views inside it.
    @_disfavoredOverload
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedView<Self> {
        coordinateSpace(name.coordinateSpace)
    }

    /// Has no effect in a static rendering: the action never runs.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (CGPoint) -> Void
    ) -> Self {
        self
    }
}

extension GeometryProxy {
    /// Returns the frame of the view in a coordinate space.
    @_disfavoredOverload
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// Returns the bounds of a named outer view in the coordinates of this view; `nil` without such a view.
    @_disfavoredOverload
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? { bounds(of: space.coordinateSpace) }
}
