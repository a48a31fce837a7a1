/// A set of figures as files: an index by topic, and for each figure a page in both modes and a picture.
///
/// All files are computed from values, one figure at a time, so several threads can write figures at the same time.
package struct Gallery: Sendable {
    /// A figure that has been rendered for a gallery.
    package struct RenderedFigure: Sendable {
        /// The finished drawing, with all annotations that its page can show.
        package var drawing: Drawing
        /// The drawing for the picture file, with the annotations that its author chose; `nil` to use the annotations
        /// that the page shows at first.
        package var picture: Drawing?
        /// The color scheme of the picture.
        package var scheme: Drawing.Scheme
        /// The margin around the picture file, in points.
        package var margin: Double
        /// The source code of the figure; `nil` for a page without a listing.
        package var listing: HTMLRenderer.Listing?
        /// The names of the annotations that are shown at first; `nil` for all.
        package var shownAnnotations: Set<String>?

        /// Creates a rendered figure.
        package init(
            _ drawing: Drawing,
            picture: Drawing? = nil,
            scheme: Drawing.Scheme = .adaptive,
            margin: Double = 0,
            listing: HTMLRenderer.Listing? = nil,
            shownAnnotations: Set<String>? = nil
        ) {
            self.drawing = drawing
            self.picture = picture
            self.scheme = scheme
            self.margin = margin
            self.listing = listing
            self.shownAnnotations = shownAnnotations
        }

        /// The drawing that the picture file shows.
        fileprivate var drawingOfPicture: Drawing {
            if let picture { return picture }
            guard let shownAnnotations else { return drawing }
            return drawing.inEachScheme { picture in
                picture.annotated(with: picture.annotations.filter { shownAnnotations.contains($0.name) })
            }
        }
    }

    /// A file of a gallery.
    package struct File: Equatable, Sendable {
        /// The name of the file, without a folder.
        package let name: String
        /// The content of the file.
        package let text: String
    }

    /// The plan with the figures of the gallery.
    package let plan: GalleryPlan
    /// Whether the JSON record of each figure is also written, for checks that compare numbers.
    package var hasFrames: Bool

    /// Creates a gallery of the figures of a plan.
    package init(_ plan: GalleryPlan, hasFrames: Bool = false) {
        self.plan = plan
        self.hasFrames = hasFrames
    }

    /// Returns figures in the order of the plan.
    ///
    /// - Parameter prints: The figures in the order of the entries that the plan was created from.
    package func ordered(_ prints: [RenderedFigure]) -> [RenderedFigure] { plan.places.map { prints[$0] } }

    /// Returns the files of one figure, given its index in the plan.
    package func files(of figure: RenderedFigure, at index: Int) -> [File] {
        let place = GalleryPlace(plan: plan, index: index)
        let pages = HTMLRenderer.Mode.allCases.map { mode in
            let options = HTMLRenderer.Options(
                mode: mode,
                scheme: figure.scheme,
                listing: figure.listing,
                shownAnnotations: figure.shownAnnotations
            )
            let page = HTMLRenderer(options).render(figure.drawing, place: place)
            return File(name: place.entry.file(of: mode), text: page)
        }
        let renderer = SVGRenderer(SVGRenderer.Options(scheme: figure.scheme, margin: figure.margin))
        let picture = File(
            name: place.entry.pictureFile,
            text: renderer.render(figure.drawingOfPicture)
        )
        let frames =
            hasFrames
            ? [File(name: place.entry.frameFile, text: JSONRenderer().render(figure.drawing))]
            : []
        return pages + [picture] + frames
    }

    /// Returns the card of one figure for the index.
    package func card(of figure: RenderedFigure) -> GalleryCard { GalleryCard(figure) }

    /// Returns the index file, with a card for each figure in the order of the plan.
    package func index(of cards: [GalleryCard]) -> File {
        File(name: GalleryPlan.indexFile, text: GalleryIndex(plan: plan, cards: cards).html())
    }
}
