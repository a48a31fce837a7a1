import GridPress

extension Figure {
    /// Returns the figure with font files, which texts select by the names of their fonts.
    ///
    /// Font files in the image folder of the figure are available as well. The default family of the library applies
    /// to all texts without a font name.
    ///
    /// - Parameter library: The font files.
    public func fonts(_ library: FontLibrary) -> Figure {
        var figure = self
        figure.body.textMeasurer = library
        return figure
    }
}

nonisolated extension View {
    /// Sets the font files for the texts of this view, which select them by the names of their fonts.
    ///
    /// - Parameter library: The font files.
    public func fonts(_ library: FontLibrary) -> ModifiedView<Self> { textMeasurer(library) }
}
