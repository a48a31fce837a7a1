/// A guide by which views are aligned from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
    let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// A guide of your own.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

    private init(frame id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal, .none) }

    /// The side on which reading starts.
    public static let leading = HorizontalAlignment(frame: Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(frame: Center.self)
    /// The side on which reading ends.
    public static let trailing = HorizontalAlignment(frame: Trailing.self)
    /// The leading edge of a list's row separator; without lists, the leading side.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The trailing edge of a list's row separator; without lists, the trailing side.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum SeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// One value for several explicit ones, ignoring those that are missing.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        guide.merge(values.compactMap(\.self))
    }
}
