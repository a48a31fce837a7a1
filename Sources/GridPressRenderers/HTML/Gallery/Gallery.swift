import GridPressDrawings

/// A set of figures as files: an index of all of them by topic, and for each a page in both modes and its picture.
///
/// Everything is worked out from values, figure by figure, so that figures can be worked on at the same time.
package struct Gallery: Sendable {
    /// A figure that is ready to be shown.
    package struct RenderedFigure: Sendable {
        /// The finished picture, with everything that its page can show above it.
        package var drawing: Drawing
        /// The picture as a file, with the annotations that its author asked for; `nil` for those that its page shows first.
        package var picture: Drawing?
        /// The colours that it was drawn in.
        package var scheme: Drawing.Scheme
        /// The room around the picture alone.
        package var margin: Double
        /// The source that it was made from.
        package var listing: HTMLRenderer.Listing?
        /// The names of the annotations that are shown at first; `nil` for all.
        package var shownAnnotations: Set<String>?

        /// A figure that is ready to be shown.
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

        /// The drawing that the file of the picture shows.
        fileprivate var drawingOfPicture: Drawing {
            if let picture { return picture }
            guard let shownAnnotations else { return drawing }
            return drawing.annotated(with: drawing.annotations.filter { shownAnnotations.contains($0.name) })
        }
    }

    /// A file of a gallery.
    package struct File: Equatable, Sendable {
        /// Its name, which is no path.
        package let name: String
        /// What it holds.
        package let text: String
    }

    /// Which figures there are.
    package let plan: GalleryPlan
    /// Whether the numbers of each figure are written too, for checks to compare with.
    package var hasFrames: Bool

    /// A gallery of the figures of a plan.
    package init(_ plan: GalleryPlan, hasFrames: Bool = false) {
        self.plan = plan
        self.hasFrames = hasFrames
    }

    /// Prints in the order of the plan, given those of the figures that it was made from.
    package func ordered(_ prints: [RenderedFigure]) -> [RenderedFigure] { plan.places.map { prints[$0] } }

    /// The files of one figure, by its place in the plan.
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

    /// What the index shows of one figure.
    package func card(of figure: RenderedFigure) -> GalleryCard { GalleryCard(figure) }

    /// The index, with a card for each figure, in the order of the plan.
    package func index(of cards: [GalleryCard]) -> File {
        File(name: GalleryPlan.indexFile, text: GalleryIndex(plan: plan, cards: cards).html())
    }
}
