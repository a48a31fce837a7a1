import GridPressPages

extension FigureWriter {
    /// The writer of pictures, records and pages.
    package static let all = FigureWriter([.svg, .json, .html]) { figure in
        let options = figure.options
        guard options.format == .html else { return FigureWriter.pictures.text(figure) }
        let pageOptions = HTMLRenderer.Options(
            mode: options.mode,
            scheme: options.scheme,
            listing: options.listing,
            shownAnnotations: options.shownAnnotations,
            embedsLayoutRecord: true
        )
        return HTMLRenderer(pageOptions).render(figure.drawing)
    }
}

extension SnapshotComparer {
    /// Creates a comparer of all formats with a tolerance.
    package init(tolerance: Double = SnapshotComparer.defaultTolerance) {
        self.init(tolerance: tolerance, writer: .all)
    }
}

extension SnapshotVerifier {
    /// Creates a verifier of all formats for the golden files in a folder.
    package init(_ folder: SnapshotFolder, mode: RecordMode) {
        self.init(folder, mode: mode, comparer: SnapshotComparer())
    }
}
