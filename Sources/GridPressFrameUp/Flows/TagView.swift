/// A view of elements in rows without gaps, up to the proposed width.
///
/// ```swift
/// let tags = Figure("Tags", width: 160) {
///     TagView(elements: ["Ferry", "Tram", "Airport train"]) { Text($0).padding(4) }
/// }
/// ```
public struct TagView<Element: Hashable, Content: View>: NonisolatedView {
    private let elements: [Element]
    private let content: (Element) -> Content

    /// Creates rows with a view for each element, which identifies its view.
    public init(elements: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.elements = elements
        self.content = content
    }

    /// The views in rows.
    public var body: some View {
        HFlowLayout(spacing: 0)({ ForEach(elements, id: \.self, content: content) })
    }
}

/// A view of elements in rows without gaps and with a maximum width, for containers that propose no width.
///
/// ```swift
/// let tags = Figure("Tags", width: 200, height: 60) {
///     ScrollView(.horizontal) {
///         TagViewForScrollView(maxWidth: 300, elements: ["Ferry", "Tram", "Airport train"]) { Text($0).padding(4) }
///     }
/// }
/// ```
public struct TagViewForScrollView<Element: Hashable, Content: View>: NonisolatedView {
    private let maxWidth: CGFloat
    private let elements: [Element]
    private let content: (Element) -> Content

    /// Creates rows of a maximum width in points, with a view for each element.
    public init(maxWidth: CGFloat, elements: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.maxWidth = maxWidth
        self.elements = elements
        self.content = content
    }

    /// The views in rows.
    public var body: some View {
        HFlow(maxWidth: maxWidth, horizontalSpacing: 0, verticalSpacing: 0)
            .forEach(elements, id: \.self, content: content)
    }
}
