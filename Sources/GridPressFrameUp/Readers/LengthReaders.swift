/// A view that takes the proposed width and builds its content for it.
///
/// The views are stacked vertically without gaps, and the reader is as high as they are:
///
/// ```swift
/// let poll = Figure("Poll", width: 200) {
///     WidthReader(alignment: .leading) { width in
///         Text("Yes: 70 %")
///         Color.blue.frame(width: width * 0.7, height: 12)
///     }
/// }
/// ```
///
/// Without a proposed width it is 10 points wide. The closure isn't called for widths of 0 and infinity.
public struct WidthReader<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let content: (CGFloat) -> Content

    /// Creates a view whose content depends on its width.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views that are narrower or wider than the reader.
    ///   - content: A closure that returns the views for a width in points. It is called during layout.
    public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: @escaping (CGFloat) -> Content) {
        self.alignment = alignment
        self.content = content
    }

    /// Makes the node of the reader.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let layout = VStackLayout(alignment: alignment, spacing: 0)
        let node = LengthReaderNode(layout, kind: .container("WidthReader"), axis: .horizontal, content, in: builder)
        builder.add(builder.node(node))
    }
}

/// A view that takes the proposed height and builds its content for it.
///
/// The views lie beside each other without gaps, and the reader is as wide as they are.
///
/// Without a proposed height it is 10 points high. The closure isn't called for heights of 0 and infinity.
///
/// ```swift
/// let level = Figure("Water level", height: 100) {
///     HeightReader(alignment: .bottom) { height in
///         Color.blue.frame(width: 12, height: height * 0.7)
///         Text("70 %")
///     }
/// }
/// ```
public struct HeightReader<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let content: (CGFloat) -> Content

    /// Creates a view whose content depends on its height.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views that are lower or higher than the reader.
    ///   - content: A closure that returns the views for a height in points. It is called during layout.
    public init(alignment: VerticalAlignment = .top, @ViewBuilder content: @escaping (CGFloat) -> Content) {
        self.alignment = alignment
        self.content = content
    }

    /// Makes the node of the reader.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let layout = HStackLayout(alignment: alignment, spacing: 0)
        let node = LengthReaderNode(layout, kind: .container("HeightReader"), axis: .vertical, content, in: builder)
        builder.add(builder.node(node))
    }
}

/// The preference key of a measured width; the last view that reports one counts.
///
/// ```swift
/// struct Title: View {
///     @State private var width: CGFloat = 0
///
///     var body: some View {
///         Text("Departures")
///             .background { GeometryReader { Color.clear.preference(key: FUWidthKey.self, value: $0.size.width) } }
///             .onPreferenceChange(FUWidthKey.self) { width = $0 }
///             .overlay(alignment: .bottom) { Color.blue.frame(width: width / 2, height: 2) }
///     }
/// }
/// ```
public struct FUWidthKey: PreferenceKey {
    /// The width without a measured view: 0.
    public static let defaultValue: CGFloat = 0

    /// Replaces the value with the later value.
    public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// The preference key of a measured height; the last view that reports one counts.
///
/// ```swift
/// struct Title: View {
///     @State private var height: CGFloat = 0
///
///     var body: some View {
///         Text("Departures")
///             .background { GeometryReader { Color.clear.preference(key: FUHeightKey.self, value: $0.size.height) } }
///             .onPreferenceChange(FUHeightKey.self) { height = $0 }
///             .overlay(alignment: .leading) { Color.blue.frame(width: 2, height: height / 2) }
///     }
/// }
/// ```
public struct FUHeightKey: PreferenceKey {
    /// The height without a measured view: 0.
    public static let defaultValue: CGFloat = 0

    /// Replaces the value with the later value.
    public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
