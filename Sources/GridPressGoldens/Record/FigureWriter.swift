import GridPressRecords

/// A writer of the drawings of golden files, as this version of GridPress writes them.
package struct FigureWriter: Sendable {
    /// The formats that the writer has.
    ///
    /// The drawings of other formats aren't compared.
    let formats: Set<SnapshotFormat>
    /// Returns the file for a drawing with one of the formats.
    package let text: @Sendable (RecordedFigure) -> String

    /// Creates a writer of some formats.
    package init(_ formats: Set<SnapshotFormat>, text: @escaping @Sendable (RecordedFigure) -> String) {
        self.formats = formats
        self.text = text
    }

    /// The writer of pictures and records.
    package static let pictures = FigureWriter([.svg, .json]) { figure in
        let options = figure.options
        guard options.format == .svg else { return JSONRenderer().render(figure.drawing) }
        let pictureOptions = SVGRenderer.Options(
            id: options.id,
            scheme: options.scheme,
            margin: options.margin,
            layers: options.layers
        )
        return SVGRenderer(pictureOptions.embeddingLayoutRecord()).render(figure.drawing)
    }
}
