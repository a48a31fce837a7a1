/// An alignment guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// Creates a custom guide from its identity.
    public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .vertical) }

    private init(_ id: any PositionedID.Type, _ combination: GuideCombination) {
        guide = AlignmentGuide(id, combination)
    }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self, .none)
    /// The vertical center.
    public static let center = VerticalAlignment(Center.self, .none)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self, .none)
    /// The baseline of the first line of text; the bottom edge of views without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .minimum)
    /// The baseline of the last line of text; the bottom edge of views without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .maximum)

    private enum Top: VerticalID { static let place = GuidePosition.start }
    private enum Center: VerticalID { static let place = GuidePosition.middle }
    private enum Bottom: VerticalID { static let place = GuidePosition.end }
    private enum FirstTextBaseline: VerticalID { static let place = GuidePosition.end }
    private enum LastTextBaseline: VerticalID { static let place = GuidePosition.end }

    /// Returns one value for several explicit values of the guide, without `nil` values.
    public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        guide.merge(values.compactMap(\.self))
    }
}

/// The identity of a guide along the vertical axis.
private protocol VerticalID: PositionedID {}

extension VerticalID {
    static var axis: Axis { .vertical }
}
