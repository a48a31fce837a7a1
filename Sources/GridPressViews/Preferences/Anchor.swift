/// A location in a view that other views can read in their own coordinates, through a ``GeometryProxy``.
public struct Anchor<Value> {
    private let value: Value
    private let moved: (Value, CGFloat, CGFloat) -> Value

    init(_ value: Value, moved: @escaping (Value, CGFloat, CGFloat) -> Value) {
        self.value = value
        self.moved = moved
    }

    /// Returns the location in coordinates with an origin at a point of the figure.
    package func value(from origin: CGPoint) -> Value { moved(value, -origin.x, -origin.y) }

    /// The kind of location of an anchor in a view.
    public struct Source {
        private let place: (CGRect) -> Anchor

        init(_ place: @escaping (CGRect) -> Anchor) { self.place = place }

        func anchor(in frame: CGRect) -> Anchor { place(frame) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether two anchors are at the same location.
    public static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Adds the location to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds rectangle of the view.
    public static var bounds: Self { rect { $0 } }

    /// Returns a rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Self {
        self.rect { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    private static func rect(_ place: @escaping (CGRect) -> CGRect) -> Self {
        Self { frame in Anchor(place(frame)) { $0.offsetBy(dx: $1, dy: $2) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Self {
        self.point { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// Returns a point by its fractions of the view's sides.
    public static func unitPoint(_ point: UnitPoint) -> Self { self.point { point.point(in: $0) } }

    /// The top left corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Self { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The center.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the right edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

    private static func point(_ place: @escaping (CGRect) -> CGPoint) -> Self {
        Self { frame in Anchor(place(frame)) { CGPoint(x: $0.x + $1, y: $0.y + $2) } }
    }
}
