/// What a container offers a view: a width and a height, each of which may be left open.
///
/// A length of `nil` asks for the ideal size, 0 for the smallest, infinity for the largest; any other is an offer.
public struct ProposedViewSize: Hashable, Sendable {
    /// The offered width, or `nil` to ask for the ideal one.
    public var width: CGFloat?
    /// The offered height, or `nil` to ask for the ideal one.
    public var height: CGFloat?

    /// An offer of a width and a height.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// An offer of both lengths of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A size with the open lengths filled in.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The offer along an axis.
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// An offer from a length along an axis and one across it.
    package init(_ axis: Axis, _ length: CGFloat?, across: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }

    /// What is left inside insets: never below 0, and 0 where the difference is not a number.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        func rest(_ length: CGFloat?, _ inset: CGFloat) -> CGFloat? {
            length.map { Self.valid($0 - inset) }
        }
        return ProposedViewSize(
            width: rest(width, insets.total(.horizontal)),
            height: rest(height, insets.total(.vertical))
        )
    }

    /// The offer with lengths below 0 and lengths that are no number replaced by 0.
    package var valid: ProposedViewSize {
        ProposedViewSize(width: width.map(Self.valid), height: height.map(Self.valid))
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
}
