/// The horizontal or vertical dimension of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set of one axis.
        public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(.horizontal as Axis)
        /// The vertical axis.
        public static let vertical = Set(.vertical as Axis)
    }

    /// The name of the axis.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other axis.
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The length along an axis.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a size from a length along an axis and one across it.
    package init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
}

extension CGPoint {
    /// The coordinate along an axis.
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Creates a point from a coordinate along an axis and one across it.
    package init(_ axis: Axis, _ coordinate: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: coordinate, y: across) : CGPoint(x: across, y: coordinate)
    }
}
