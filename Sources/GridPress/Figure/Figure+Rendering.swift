import GridPressAnnotations
import GridPressRenderers

extension Figure {
    /// The picture as an SVG document.
    ///
    /// - Parameters:
    ///   - scheme: Which colours it is drawn in; an adaptive picture holds both and follows its reader.
    ///   - margin: The room around everything that is drawn.
    ///   - layers: The layers that are drawn; what is in no background or overlay is content.
    ///   - dimensions: What is measured, besides what views ask for themselves.
    ///   - dimensionLook: What those measures say, and how they look.
    ///   - guides: What is explained above the picture.
    ///   - carriesLayout: Whether the file carries what the picture means, for golden files; nothing of it is seen.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        dimensions: Drawing.DimensionSelection = .none,
        dimensionLook: Drawing.DimensionLook = Drawing.DimensionLook(),
        guides: Set<Drawing.Guide> = [],
        carriesLayout: Bool = false
    ) throws(FigureError) -> String {
        // What can't be drawn is told before the work of layout.
        try Self.checkLength(margin, "margin")
        return try drawing(scheme: scheme, recordsSteps: !guides.isEmpty)
            .svg(
                scheme: scheme,
                margin: margin,
                layers: layers,
                dimensions: dimensions,
                dimensionLook: dimensionLook,
                guides: guides,
                carriesLayout: carriesLayout
            )
    }

    /// Writes the picture as an SVG document to a file, a pipe or a socket, piece by piece.
    ///
    /// The bytes are those of ``svg(scheme:margin:layers:dimensions:dimensionLook:guides:carriesLayout:)``, but never are
    /// all of them held in memory. That takes up to three times as long to print, so it is for pictures that are large.
    ///
    /// - Throws: ``FigureError`` where the figure can't be drawn, before anything is written, and
    ///   ``PictureWritingError`` where the handle takes no more; what was written until then isn't a whole picture.
    public func writeSVG(
        to handle: FileHandle,
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Drawing.Layer> = Set(Drawing.Layer.allCases),
        dimensions: Drawing.DimensionSelection = .none,
        dimensionLook: Drawing.DimensionLook = Drawing.DimensionLook(),
        guides: Set<Drawing.Guide> = [],
        carriesLayout: Bool = false
    ) throws {
        try Self.checkLength(margin, "margin")
        try drawing(scheme: scheme, recordsSteps: !guides.isEmpty)
            .writeSVG(
                to: handle,
                scheme: scheme,
                margin: margin,
                layers: layers,
                dimensions: dimensions,
                dimensionLook: dimensionLook,
                guides: guides,
                carriesLayout: carriesLayout
            )
    }

    /// The picture as a page of its own, with switches for its layers, its boxes and grids with their numbers, and what
    /// was noticed.
    ///
    /// - Parameters:
    ///   - mode: What the picture is made of: one SVG element, or elements of the page.
    ///   - scheme: Which colours it is drawn in; the page around it follows its reader.
    ///   - listing: The source that the picture is made from.
    ///   - dimensions: What is measured, besides what views ask for themselves.
    ///   - shownGuides: The guides that are shown at first; all of them can be switched on.
    ///   - carriesLayout: Whether the file carries what the picture means, for golden files; nothing of it is seen.
    public func html(
        mode: HTMLMode = .picture,
        scheme: Scheme = .adaptive,
        listing: HTMLListing? = nil,
        dimensions: Drawing.DimensionSelection = .tracks,
        shownGuides: Set<Drawing.Guide> = [],
        carriesLayout: Bool = false
    ) throws(FigureError) -> String {
        try drawing(scheme: scheme, recordsSteps: true)
            .html(
                mode: mode,
                scheme: scheme,
                listing: listing,
                dimensions: dimensions,
                shownGuides: shownGuides,
                carriesLayout: carriesLayout
            )
    }

    /// The picture as data: frames, names, kinds and grids, and what was noticed.
    public func json(scheme: Scheme = .adaptive) throws(FigureError) -> String { try drawing(scheme: scheme).json() }

    /// The layout as text for a terminal: boxes with names and sizes.
    ///
    /// - Parameters:
    ///   - columns: How many columns lines have at most, from 20 to 1000; other numbers stand for the nearest of these.
    ///   - isColored: Whether a terminal is told to use colours.
    public func text(columns: Int = 80, isColored: Bool = false) throws(FigureError) -> String {
        try drawing().text(columns: columns, isColored: isColored)
    }
}

extension Drawing {
    /// The finished picture as an SVG document; `scheme` is the one that it was drawn in.
    ///
    /// Guides for items, paddings, overflows and proposals need a drawing that recorded its steps.
    public func svg(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Layer> = Set(Layer.allCases),
        dimensions: DimensionSelection = .none,
        dimensionLook: DimensionLook = DimensionLook(),
        guides: Set<Guide> = [],
        carriesLayout: Bool = false
    ) throws(FigureError) -> String {
        let options = try Self.options(scheme, margin, layers, carriesLayout)
        let plan = AnnotationPlan(dimensions: dimensions, dimensionLook: dimensionLook, guides: guides)
        let (picture, annotations) = parts(in: layers, plan)
        return SVGRenderer(options).render(picture, annotations: annotations)
    }

    /// Writes the finished picture as an SVG document to a file, a pipe or a socket, piece by piece; `scheme` is the one
    /// that it was drawn in.
    ///
    /// - Throws: ``PictureWritingError`` where the handle takes no more; what was written until then isn't a whole picture.
    public func writeSVG(
        to handle: FileHandle,
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        layers: Set<Layer> = Set(Layer.allCases),
        dimensions: DimensionSelection = .none,
        dimensionLook: DimensionLook = DimensionLook(),
        guides: Set<Guide> = [],
        carriesLayout: Bool = false
    ) throws {
        let options = try Self.options(scheme, margin, layers, carriesLayout)
        let plan = AnnotationPlan(dimensions: dimensions, dimensionLook: dimensionLook, guides: guides)
        let (picture, annotations) = parts(in: layers, plan)
        try SVGRenderer(options).write(picture, annotations: annotations) { piece in try handle.write(piece: piece) }
    }

    /// The finished picture as a page of its own; `scheme` is the one that it was drawn in.
    ///
    /// A drawing that recorded its steps has more guides.
    public func html(
        mode: HTMLMode = .picture,
        scheme: Scheme = .adaptive,
        listing: HTMLListing? = nil,
        dimensions: DimensionSelection = .tracks,
        shownGuides: Set<Guide> = [],
        carriesLayout: Bool = false
    ) -> String {
        let plan = AnnotationPlan(dimensions: dimensions, guides: shownGuides, furtherGuides: Set(Guide.allCases))
        let options = HTMLRenderer.Options(
            mode: mode,
            scheme: scheme,
            listing: listing,
            shownAnnotations: plan.shownNames,
            carriesLayout: carriesLayout
        )
        return HTMLRenderer(options).render(self, annotations: plan.annotations(of: self))
    }

    /// The finished picture as a gallery shows it.
    package func galleryPrint(
        scheme: Scheme = .adaptive,
        margin: CGFloat = 0,
        listing: HTMLListing? = nil,
        dimensions: DimensionSelection = .tracks,
        shownGuides: Set<Guide> = []
    ) -> Gallery.Print {
        let plan = AnnotationPlan(dimensions: dimensions, guides: shownGuides, furtherGuides: Set(Guide.allCases))
        return Gallery.Print(
            self,
            annotations: plan.annotations(of: self),
            scheme: scheme,
            margin: Double(margin),
            listing: listing,
            shownAnnotations: plan.shownNames
        )
    }

    /// The finished picture as data.
    public func json() -> String { JSONRenderer().render(self) }

    /// The layout as text for a terminal: boxes with names and sizes, in lines of at most so many columns.
    public func text(columns: Int = 80, isColored: Bool = false) -> String {
        TextRenderer(TextRenderer.Options(columns: columns, isColored: isColored)).render(self)
    }
}

// What pictures as a text and those in pieces have in common.
extension Drawing {
    private static func options(
        _ scheme: Scheme,
        _ margin: CGFloat,
        _ layers: Set<Layer>,
        _ carriesLayout: Bool
    ) throws(FigureError) -> SVGRenderer.Options {
        try Figure.checkLength(margin, "margin")
        return SVGRenderer.Options(scheme: scheme, margin: margin, layers: layers, carriesLayout: carriesLayout)
    }

    /// What is painted in layers, and what is explained above it.
    private func parts(in layers: Set<Layer>, _ plan: AnnotationPlan) -> (picture: Drawing, notes: [Annotation]) {
        (
            // Without its content where only other layers are asked for.
            picture: layers.contains(.content) ? self : withoutContent(),
            notes: plan.annotations(of: layers.contains(.overlay) ? self : withoutDimensions())
        )
    }

    /// The drawing without the measures that its views ask for: they lie above it, as overlays do.
    private func withoutDimensions() -> Drawing {
        var result = self
        result.dimensions = []
        return result
    }
}
