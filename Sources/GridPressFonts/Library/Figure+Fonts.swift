import GridPress

extension Figure {
    /// Returns the figure with font files, which its texts find by the name of their font.
    ///
    /// Files in the image folder of the figure are found as well. A default family of the library is that of all texts
    /// that name no font.
    ///
    /// - Parameter library: The files.
    public func fonts(_ library: FontLibrary) -> Figure {
        var figure = self
        figure.body.textMeasurer = library
        return figure
    }
}

nonisolated extension View {
    /// Sets the font files for the texts of this view, which they find by the name of their font.
    ///
    /// - Parameter library: The files.
    public func fonts(_ library: FontLibrary) -> ModifiedView<Self> { textMeasurer(library) }
}
