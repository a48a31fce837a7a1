/// An alignment guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// Creates a custom guide from its identity.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

    private init(_ id: any PositionedID.Type, _ combination: GuideCombination) {
        guide = AlignmentGuide(id, combination)
    }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self, .none)
    /// The horizontal center.
    public static let center = HorizontalAlignment(Center.self, .none)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self, .none)
    /// The leading edge of a list's row separator; outside of lists, the leading edge of the view.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self, .mean)
    /// The trailing edge of a list's row separator; outside of lists, the trailing edge of the view.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self, .mean)

    private enum Leading: HorizontalID { static let place = GuidePosition.start }
    private enum Center: HorizontalID { static let place = GuidePosition.middle }
    private enum Trailing: HorizontalID { static let place = GuidePosition.end }
    private enum SeparatorLeading: HorizontalID { static let place = GuidePosition.start }
    private enum SeparatorTrailing: HorizontalID { static let place = GuidePosition.end }

    /// Returns one value for several explicit values of the guide, without `nil` values.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        guide.merge(values.compactMap(\.self))
    }
}

/// The identity of a guide along the horizontal axis.
private protocol HorizontalID: PositionedID {}

extension HorizontalID {
    static var axis: Axis { .horizontal }
}
