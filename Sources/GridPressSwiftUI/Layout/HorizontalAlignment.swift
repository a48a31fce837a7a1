/// A guide by which views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// A guide of your own.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

    private init(_ id: any PositionedID.Type, _ combination: GuideCombination) {
        guide = AlignmentGuide(id, combination)
    }

    /// The side on which reading starts.
    public static let leading = HorizontalAlignment(Leading.self, .none)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self, .none)
    /// The side on which reading ends.
    public static let trailing = HorizontalAlignment(Trailing.self, .none)
    /// The leading edge of a list's row separator; without lists, the leading side.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self, .mean)
    /// The trailing edge of a list's row separator; without lists, the trailing side.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self, .mean)

    private enum Leading: HorizontalID { static let place = GuidePosition.start }
    private enum Center: HorizontalID { static let place = GuidePosition.middle }
    private enum Trailing: HorizontalID { static let place = GuidePosition.end }
    private enum SeparatorLeading: HorizontalID { static let place = GuidePosition.start }
    private enum SeparatorTrailing: HorizontalID { static let place = GuidePosition.end }

    /// One value for several explicit ones, ignoring those that are missing.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        guide.merge(values.compactMap(\.self))
    }
}

/// The identity of a guide along the width.
private protocol HorizontalID: PositionedID {}

extension HorizontalID {
    static var axis: Axis { .horizontal }
}
