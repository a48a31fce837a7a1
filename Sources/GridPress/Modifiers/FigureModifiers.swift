// What figures can say of a view that SwiftUI has no word for.

nonisolated extension View {
    /// Names the view in the picture: in its data and as a class.
    ///
    /// Readers hear its `accessibilityLabel`.
    public func named(_ name: String) -> ModifiedView<Self> { modified(by: NameModifier(name: name)) }

    /// Names the folder in which the images of this view lie; nothing outside it is read.
    public func imageFolder(_ folder: URL?) -> ModifiedView<Self> { environment(\.imageFolder, folder) }

    /// Sets what measures text.
    public func textMeasurer(_ measurer: any TextMeasuring) -> ModifiedView<Self> {
        environment(\.textMeasurer, measurer)
    }
}
