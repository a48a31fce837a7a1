/// A place of a view that others can read in their own coordinates, through a ``GeometryProxy``.
public struct Anchor<Value> {
    private let value: Value
    private let moved: (Value, CGFloat, CGFloat) -> Value

    init(_ value: Value, moved: @escaping (Value, CGFloat, CGFloat) -> Value) {
        self.value = value
        self.moved = moved
    }

    /// The place in coordinates whose origin lies at a point of the figure.
    package func value(from origin: CGPoint) -> Value { moved(value, -origin.x, -origin.y) }

    /// Which place of a view an anchor is.
    public struct Source {
        private let place: (CGRect) -> Anchor

        init(_ place: @escaping (CGRect) -> Anchor) { self.place = place }

        func anchor(in frame: CGRect) -> Anchor { place(frame) }
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether two anchors are at the same place.
    public static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Feeds the place into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Self { rect { $0 } }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Self {
        self.rect { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    private static func rect(_ place: @escaping (CGRect) -> CGRect) -> Self {
        Self { frame in Anchor(place(frame)) { $0.offsetBy(dx: $1, dy: $2) } }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Self {
        self.point { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point of the view by its share of the sides.
    public static func unitPoint(_ point: UnitPoint) -> Self { self.point { point.point(in: $0) } }

    /// The top left corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Self { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Self { unitPoint(.leading) }
    /// The centre.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

    private static func point(_ place: @escaping (CGRect) -> CGPoint) -> Self {
        Self { frame in Anchor(place(frame)) { CGPoint(x: $0.x + $1, y: $0.y + $2) } }
    }
}
