/// Views of some elements in rows without gaps, which start a new one where the room ends.
public struct TagView<Element: Hashable, Content: View>: NonisolatedView {
    private let elements: [Element]
    private let content: (Element) -> Content

    /// A view for each element.
    public init(elements: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.elements = elements
        self.content = content
    }

    /// The views in rows as wide as the room.
    public var body: some View {
        HFlowLayout(spacing: 0)({ ForEach(elements, id: \.self, content: content) })
    }
}

/// Views of some elements in rows without gaps, of a given width: for where there is no end to the room.
public struct TagViewForScrollView<Element: Hashable, Content: View>: NonisolatedView {
    private let maxWidth: CGFloat
    private let elements: [Element]
    private let content: (Element) -> Content

    /// A view for each element.
    public init(maxWidth: CGFloat, elements: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.maxWidth = maxWidth
        self.elements = elements
        self.content = content
    }

    /// The views in rows of the width.
    public var body: some View {
        HFlow(maxWidth: maxWidth, horizontalSpacing: 0, verticalSpacing: 0)
            .forEach(elements, id: \.self, content: content)
    }
}
