/// An edge of a rectangle.
///
/// Leading and trailing edges follow the reading direction.
public enum Edge: Int8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The top edge.
    case top
    /// The edge at which reading starts.
    case leading
    /// The bottom edge.
    case bottom
    /// The edge at which reading ends.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top as Edge)
        /// The edge at which reading starts.
        public static let leading = Set(.leading as Edge)
        /// The bottom edge.
        public static let bottom = Set(.bottom as Edge)
        /// The edge at which reading ends.
        public static let trailing = Set(.trailing as Edge)
        /// The leading and trailing edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Set = [.top, .bottom]
        /// All edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The inset distances of the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The inset at the top.
    public var top: CGFloat
    /// The inset at the edge where reading starts.
    public var leading: CGFloat
    /// The inset at the bottom.
    public var bottom: CGFloat
    /// The inset at the edge where reading ends.
    public var trailing: CGFloat

    /// Creates insets at the four edges.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of 0 at all edges.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates the same inset at some edges, and 0 at the others.
    package init(_ length: CGFloat, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// Returns the sum of the insets along an axis.
    func total(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}
