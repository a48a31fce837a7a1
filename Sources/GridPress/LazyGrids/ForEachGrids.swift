/// A ``LazyVGrid`` with a view for each element of a collection.
///
/// ```swift
/// let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
/// let figure = Figure("Week", width: 320) {
///     VGridForEach(days, id: \.self, columns: [GridItem(.adaptive(minimum: 60))], spacing: 8) { day in
///         Text(day)
///     }
/// }
/// ```
public struct VGridForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: NonisolatedView {
    private let grid: LazyVGrid<ForEach<Data, ID, Content>>

    /// Creates a grid with columns and a view for each number of a range.
    public init(
        _ data: Range<Int>,
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        grid = LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {
            ForEach(data, content: content)
        }
    }

    /// Creates a grid with columns and a view for each element of an identifiable type.
    public init(
        _ data: Data,
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        grid = LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {
            ForEach(data, content: content)
        }
    }

    /// Creates a grid with columns and a view for each element, which a property identifies.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        grid = LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {
            ForEach(data, id: id, content: content)
        }
    }

    /// The grid.
    public var body: some View { grid }
}

/// A ``LazyHGrid`` with a view for each element of a collection.
///
/// ```swift
/// let figure = Figure("Calendar", height: 100) {
///     HGridForEach(1..<15, rows: [GridItem(), GridItem()], spacing: 8) { day in
///         Text("\(day)")
///     }
/// }
/// ```
public struct HGridForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: NonisolatedView {
    private let grid: LazyHGrid<ForEach<Data, ID, Content>>

    /// Creates a grid with rows and a view for each number of a range.
    public init(
        _ data: Range<Int>,
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        grid = LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {
            ForEach(data, content: content)
        }
    }

    /// Creates a grid with rows and a view for each element of an identifiable type.
    public init(
        _ data: Data,
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        grid = LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {
            ForEach(data, content: content)
        }
    }

    /// Creates a grid with rows and a view for each element, which a property identifies.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        grid = LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) {
            ForEach(data, id: id, content: content)
        }
    }

    /// The grid.
    public var body: some View { grid }
}
