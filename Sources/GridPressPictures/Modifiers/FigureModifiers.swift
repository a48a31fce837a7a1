// Modifiers for figures that SwiftUI doesn't have.

nonisolated extension View {
    /// Gives the view a name, which the layout record contains and the SVG document has as a class.
    ///
    /// Screen readers speak the `accessibilityLabel` instead.
    public func named(_ name: String) -> ModifiedView<Self> { modified(by: NameModifier(name: name)) }

    /// Sets the folder of the images in this view.
    ///
    /// Other files aren't read, except resources of bundles. With `nil`, only resources are read.
    public func imageFolder(_ folder: URL?) -> ModifiedView<Self> { environment(\.imageFolder, folder) }

    /// Sets the type that measures texts in this view.
    public func textMeasurer(_ measurer: any TextMeasuring) -> ModifiedView<Self> {
        environment(\.textMeasurer, measurer)
    }
}
