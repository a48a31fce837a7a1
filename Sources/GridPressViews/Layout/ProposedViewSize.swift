/// The size that a container proposes to a view; each length can be unspecified.
///
/// `nil` requests the ideal length, 0 for the smallest and infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width in points; `nil` requests the ideal width.
    public var width: CGFloat?
    /// The proposed height in points; `nil` requests the ideal height.
    public var height: CGFloat?

    /// Creates a proposal from a width and a height.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal from both lengths of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal that requests the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that requests the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Returns the proposed size, with the lengths of a size in place of unspecified lengths.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The proposed length along an axis.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a proposal from a length along an axis and one across it.
    package init(_ axis: Axis, _ length: CGFloat?, across: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }

    /// Returns the proposal without insets; lengths are at least 0, and 0 instead of NaN.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        func rest(_ length: CGFloat?, _ inset: CGFloat) -> CGFloat? {
            length.map { Self.valid($0 - inset) }
        }
        return ProposedViewSize(
            width: rest(width, insets.total(.horizontal)),
            height: rest(height, insets.total(.vertical))
        )
    }

    /// The proposal with 0 instead of negative lengths and NaN.
    package var valid: ProposedViewSize {
        ProposedViewSize(width: width.map(Self.valid), height: height.map(Self.valid))
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
}
