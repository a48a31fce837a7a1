/// A side of a rectangle; leading and trailing follow the direction of reading.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The side on which reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side on which reading ends.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// A set of these bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// A set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top as Edge)
        /// The side on which reading starts.
        public static let leading = Set(.leading as Edge)
        /// The lower side.
        public static let bottom = Set(.bottom as Edge)
        /// The side on which reading ends.
        public static let trailing = Set(.trailing as Edge)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Lengths at the four sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    /// The length at the top.
    public var top: CGFloat
    /// The length at the side on which reading starts.
    public var leading: CGFloat
    /// The length at the bottom.
    public var bottom: CGFloat
    /// The length at the side on which reading ends.
    public var trailing: CGFloat

    /// Lengths at the four sides.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No length at any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same length at some sides, and none at the others.
    package init(_ length: CGFloat, at edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The sum of the lengths along an axis.
    func total(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}
