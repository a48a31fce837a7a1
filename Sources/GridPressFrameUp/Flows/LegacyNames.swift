/// Views of some elements in rows, by the name that FrameUp gave them first: an ``HFlow`` from the leading top corner.
public struct HFlowLegacy<Data: RandomAccessCollection, Content: View>: NonisolatedView
where Data.Element: Identifiable {
    private let flow: HFlow
    private let data: Data
    private let content: (Data.Element) -> Content

    /// A view for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - maxWidth: The width that rows may have.
    ///   - maxRowHeight: The height that views may have.
    ///   - horizontalSpacing: The gap between two views.
    ///   - verticalSpacing: The gap between two rows.
    ///   - content: The view of an element.
    public init(
        _ data: Data,
        maxWidth: CGFloat,
        maxRowHeight: CGFloat = .infinity,
        horizontalSpacing: CGFloat = 10,
        verticalSpacing: CGFloat = 10,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        flow = HFlow(Flow(legacyAlong: .horizontal, limit: maxWidth, limitAcross: maxRowHeight, spacing: spacing))
        self.data = data
        self.content = content
    }

    /// The views in rows.
    public var body: some View { flow.forEach(data, content: content) }
}

/// Views of some elements in columns, by the name that FrameUp gave them first: a ``VFlow`` from the leading top corner.
public struct VFlowLegacy<Data: RandomAccessCollection, Content: View>: NonisolatedView
where Data.Element: Identifiable {
    private let flow: VFlow
    private let data: Data
    private let content: (Data.Element) -> Content

    /// A view for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - maxHeight: The height that columns may have.
    ///   - maxColumnWidth: The width that views may have.
    ///   - horizontalSpacing: The gap between two columns.
    ///   - verticalSpacing: The gap between two views.
    ///   - content: The view of an element.
    public init(
        _ data: Data,
        maxHeight: CGFloat,
        maxColumnWidth: CGFloat = .infinity,
        horizontalSpacing: CGFloat = 10,
        verticalSpacing: CGFloat = 10,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        flow = VFlow(Flow(legacyAlong: .vertical, limit: maxHeight, limitAcross: maxColumnWidth, spacing: spacing))
        self.data = data
        self.content = content
    }

    /// The views in columns.
    public var body: some View { flow.forEach(data, content: content) }
}

extension Flow {
    /// A flow from the leading top corner, whose items have any length across the lines unless there is a limit.
    fileprivate init(legacyAlong axis: Axis, limit: CGFloat, limitAcross: CGFloat, spacing: FUSpacing) {
        self.init(
            axis: axis,
            alignment: .topLeading,
            limit: limit,
            itemLimit: nil,
            itemLimitAcross: limitAcross == .infinity ? nil : limitAcross,
            spacing: spacing,
            extent: .hugging
        )
    }
}

/// Views of some elements in columns of one width, by the name that FrameUp gave them first: a ``VMasonry``.
public struct VGridMasonry<Data: RandomAccessCollection, Content: View>: NonisolatedView
where Data.Element: Identifiable {
    private let masonry: VMasonry
    private let data: Data
    private let content: (Data.Element) -> Content

    /// A view for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - width: How much room all columns have.
    ///   - columns: How many columns there are.
    ///   - horizontalSpacing: The gap between two columns.
    ///   - verticalSpacing: The gap between two views.
    ///   - content: The view of an element.
    public init(
        _ data: Data,
        width: CGFloat,
        columns: Int,
        horizontalSpacing: CGFloat = 0,
        verticalSpacing: CGFloat = 0,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        masonry = VMasonry(
            columns: columns,
            maxWidth: width,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
        self.data = data
        self.content = content
    }

    /// The views in columns.
    public var body: some View { masonry.forEach(data, content: content) }
}

/// The sizes of views by their position, for custom views that report them.
///
/// The first flows of FrameUp used this key. The layouts of GridPress measure views themselves and don't set it.
public struct FlowContentSizeKey: PreferenceKey {
    /// No sizes.
    public static var defaultValue: [Int: CGSize] { [:] }

    /// Adds sizes; of two for one position the later counts.
    public static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
        value.merge(nextValue()) { _, later in later }
    }
}
