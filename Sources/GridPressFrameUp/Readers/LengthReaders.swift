/// A view that takes the width that it is offered, and lets its content depend on it.
///
/// The views stand below each other without space between them, and the reader is as high as they are:
///
///     ScrollView {
///         WidthReader { width in
///             Color.blue.frame(width: width * 0.7, height: 40)
///         }
///     }
///
/// Where no width is offered it is 10. Nothing is made for a width of 0, nor to find out how much of endless room the
/// reader takes: all of it.
public struct WidthReader<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let content: (CGFloat) -> Content

    /// A view whose content depends on its width.
    ///
    /// - Parameters:
    ///   - alignment: Where views lie that are narrower or wider than the reader.
    ///   - content: Makes the views for a width, during layout.
    public init(
        alignment: HorizontalAlignment = .center,
        @ViewBuilder content: @escaping (CGFloat) -> Content
    ) {
        self.alignment = alignment
        self.content = content
    }

    /// Makes the node of the reader.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let layout = VStackLayout(alignment: alignment, spacing: 0)
        let node = LengthReaderNode(layout, kind: "WidthReader", axis: .horizontal, content, in: builder)
        builder.add(builder.node(node))
    }
}

/// A view that takes the height that it is offered, and lets its content depend on it.
///
/// The views stand beside each other without space between them, and the reader is as wide as they are.
///
/// Where no height is offered it is 10. Nothing is made for a height of 0, nor to find out how much of endless room the
/// reader takes: all of it.
public struct HeightReader<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let content: (CGFloat) -> Content

    /// A view whose content depends on its height.
    ///
    /// - Parameters:
    ///   - alignment: Where views lie that are lower or higher than the reader.
    ///   - content: Makes the views for a height, during layout.
    public init(alignment: VerticalAlignment = .top, @ViewBuilder content: @escaping (CGFloat) -> Content) {
        self.alignment = alignment
        self.content = content
    }

    /// Makes the node of the reader.
    @_documentation(visibility: internal)
    public func _build(into builder: NodeBuilder) {
        let layout = HStackLayout(alignment: alignment, spacing: 0)
        let node = LengthReaderNode(layout, kind: "HeightReader", axis: .vertical, content, in: builder)
        builder.add(builder.node(node))
    }
}

/// The preference key of a measured width; the last view that reports one counts.
public struct FUWidthKey: PreferenceKey {
    /// The width where nothing measured one.
    public static let defaultValue: CGFloat = 0

    /// The last one counts.
    public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// The preference key of a measured height; the last view that reports one counts.
public struct FUHeightKey: PreferenceKey {
    /// The height where nothing measured one.
    public static let defaultValue: CGFloat = 0

    /// The last one counts.
    public static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
