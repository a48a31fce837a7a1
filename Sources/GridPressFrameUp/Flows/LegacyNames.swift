/// A view of elements in rows, with the older name of FrameUp: an ``HFlow`` with top leading alignment.
///
/// ```swift
/// struct Stop: Identifiable { let id: String }
///
/// let stops = ["Oslo", "Drammen", "Kongsberg"].map(Stop.init)
/// let line = Figure("Line") {
///     HFlowLegacy(stops, maxWidth: 160) { Text($0.id) }
/// }
/// ```
public struct HFlowLegacy<Data: RandomAccessCollection, Content: View>: NonisolatedView
where Data.Element: Identifiable {
    private let flow: HFlow
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates rows with a view for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - maxWidth: The maximum width of rows, in points.
    ///   - maxRowHeight: The height proposed to views, in points; infinity for their ideal height.
    ///   - horizontalSpacing: The gap between two views, in points.
    ///   - verticalSpacing: The gap between two rows, in points.
    ///   - content: A closure that returns the view of an element.
    public init(
        _ data: Data, maxWidth: CGFloat, maxRowHeight: CGFloat = .infinity, horizontalSpacing: CGFloat = 10,
        verticalSpacing: CGFloat = 10, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        let spacing = FUSpacing(horizontalSpacing, verticalSpacing)
        flow = HFlow(Flow(legacyAlong: .horizontal, limit: maxWidth, limitAcross: maxRowHeight, spacing: spacing))
        self.data = data
        self.content = content
    }

    /// The views in rows.
    public var body: some View { flow.forEach(data, content: content) }
}

/// A view of elements in columns, with the older name of FrameUp: a ``VFlow`` with top leading alignment.
///
/// ```swift
/// struct Stop: Identifiable { let id: String }
///
/// let stops = ["Oslo", "Drammen", "Kongsberg"].map(Stop.init)
/// let line = Figure("Line") {
///     VFlowLegacy(stops, maxHeight: 60) { Text($0.id) }
/// }
/// ```
public struct VFlowLegacy<Data: RandomAccessCollection, Content: View>: NonisolatedView
where Data.Element: Identifiable {
    private let flow: VFlow
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates columns with a view for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - maxHeight: The maximum height of columns, in points.
    ///   - maxColumnWidth: The width proposed to views, in points; infinity for their ideal width.
    ///   - horizontalSpacing: The gap between two columns, in points.
    ///   - verticalSpacing: The gap between two views, in points.
    ///   - content: A closure that returns the view of an element.
    public init(
        _ data: Data, maxHeight: CGFloat, maxColumnWidth: CGFloat = .infinity, horizontalSpacing: CGFloat = 10,
        verticalSpacing: CGFloat = 10, @ViewBuilder content: @escaping (Data.Element) -> Content
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
    /// Creates a flow with top leading alignment; an infinite `limitAcross` gives items their ideal length.
    fileprivate init(legacyAlong axis: Axis, limit: CGFloat, limitAcross: CGFloat, spacing: FUSpacing) {
        self.init(axis, .topLeading, limit, across: limitAcross == .infinity ? nil : limitAcross, spacing)
    }
}

/// A view of elements in columns of equal width, with the older name of FrameUp: a ``VMasonry``.
///
/// ```swift
/// struct Note: Identifiable { let id: String }
///
/// let notes = ["Buy tickets", "Call Solveig about the maps", "Pack"].map(Note.init)
/// let board = Figure("Notes") {
///     VGridMasonry(notes, width: 240, columns: 2, horizontalSpacing: 8, verticalSpacing: 8) { Text($0.id) }
/// }
/// ```
public struct VGridMasonry<Data: RandomAccessCollection, Content: View>: NonisolatedView
where Data.Element: Identifiable {
    private let masonry: VMasonry
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Creates columns with a view for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - width: The width of all columns together, in points.
    ///   - columns: The number of columns.
    ///   - horizontalSpacing: The gap between two columns, in points.
    ///   - verticalSpacing: The gap between two views, in points.
    ///   - content: A closure that returns the view of an element.
    public init(
        _ data: Data, width: CGFloat, columns: Int, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        masonry = VMasonry(
            columns: columns, maxWidth: width, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        )
        self.data = data
        self.content = content
    }

    /// The views in columns.
    public var body: some View { masonry.forEach(data, content: content) }
}

/// The preference key of the sizes of views by their positions, for custom views that report them.
///
/// FrameUp's first flows used this key. GridPress measures views without it and never sets it.
///
/// ```swift
/// struct Stops: View {
///     var body: some View {
///         Text("Oslo")
///             .background {
///                 GeometryReader { Color.clear.preference(key: FlowContentSizeKey.self, value: [0: $0.size]) }
///             }
///             .onPreferenceChange(FlowContentSizeKey.self) { sizes in print(sizes[0] ?? .zero) }
///     }
/// }
/// ```
public struct FlowContentSizeKey: PreferenceKey {
    /// An empty dictionary.
    public static var defaultValue: [Int: CGSize] { [:] }

    /// Merges sizes; later values replace earlier values at the same position.
    public static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
        value.merge(nextValue()) { _, later in later }
    }
}
