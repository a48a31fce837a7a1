/// The page of one figure.
struct FigurePage {
    let drawing: Drawing
    /// The annotations above the picture.
    let annotations: [Drawing.Annotation]
    let options: HTMLRenderer.Options
    let place: GalleryPlace?
    let boxes: PageBoxes
    /// The steps that lead to the frame of each view; `nil` if the drawing wasn't created to be explained.
    let reasons: LayoutReasons?
    /// The elements of the picture, in all states and in both schemes.
    private let painted: PaintedDrawing
    /// The rectangle that the picture shows, in figure coordinates.
    let pictureBounds: CGRect
    /// The rectangle of the picture without annotations, whose estimated text sizes would change it slightly.
    let contentBounds: CGRect

    /// Creates the page of a drawing, which may be part of a gallery.
    init(_ drawing: Drawing, options: HTMLRenderer.Options, place: GalleryPlace?) {
        let drawing = drawing.part(in: options.scheme)
        self.drawing = drawing
        annotations = drawing.annotations
        self.options = options
        self.place = place
        boxes = PageBoxes(drawing)
        reasons = LayoutReasons(drawing)
        painted = PaintedDrawing(drawing)
        pictureBounds = painted.bounds ?? drawing.paintedBounds()
        contentBounds = drawing.paintedBounds(layers: Set(Drawing.Layer.allCases).subtracting([.annotation]))
    }

    /// Returns the page as HTML.
    func html() -> String {
        let picture =
            switch options.mode {
            case .picture: pictureFragment()
            case .boxes: canvas()
            }
        let known = Set(annotations.map(\.name))
        let darkOnly = (drawing.dark?.annotations ?? []).filter { !known.contains($0.name) }
        let switches = LayerSwitches(
            drawing,
            annotations: annotations + darkOnly,
            shown: options.shownAnnotations,
            mode: options.mode
        )
        var rules = MarkupWriter(capacity: 2048)
        switches.writeRules(figure: picture.id, to: &rules)
        let sizeSwitch = SizeSwitch(pictureBounds.size)
        sizeSwitch.writeRules(to: &rules)
        if reasons != nil { rules.literal(ReasonSection.rules) }
        if drawing.dark != nil { rules.literal(PageStyle.darkPicture) }
        let slider = options.mode == .picture ? MomentSlider(painted.plan, figure: picture.id) : nil
        if let slider {
            rules.literal(PageStyle.moments)
            slider.writeRules(to: &rules)
        }
        let document = PageDocument(
            title: title + (place.map { " · \($0.plan.title)" } ?? ""),
            summary: drawing.summary,
            rules: rules.string() + picture.rules,
            hasImages: drawing.hasPixels,
            hasFonts: !drawing.fonts.isEmpty
        )
        let capacity = picture.markup.utf8.count + boxes.listed.count * 320 + (options.listing?.text.utf8.count ?? 0)
        return document.html(capacity: capacity) { writer in
            PageFrame(place: place).write(to: &writer) { writer in
                header(&writer)
                panel(picture, switches, sizeSwitch, slider, &writer)
                parts(&writer)
            }
            if options.embedsLayoutRecord {
                writer.element("template") { LayoutRecordWriter(drawing).write(recordSettings, to: &$0) }
            }
        }
    }

    /// The settings of the page in its layout record.
    ///
    /// The title of the page can differ from the title of its figure, so the record stores it.
    private var recordSettings: [(name: StaticString, value: String)] {
        var settings = SVGRenderer.Options(scheme: options.scheme).recorded
        if options.mode == .boxes { settings.append(("mode", options.mode.rawValue)) }
        settings.append(("title", drawing.title))
        if let summary = drawing.summary { settings.append(("summary", summary)) }
        if let shown = options.shownAnnotations {
            settings.append(("annotations", shown.sorted().joined(separator: " ")))
        }
        return settings
    }

    /// The title of the page: the title of the drawing, the name in the gallery, or "Figure".
    private var title: String { drawing.title.isEmpty ? place?.entry.name ?? "Figure" : drawing.title }

    /// Returns the picture as one SVG element.
    private func pictureFragment() -> SVGFragment {
        let links = BoxLinks(boxes, within: pictureBounds)
        return SVGRenderer(SVGRenderer.Options(scheme: options.scheme, text: options.text))
            .fragment(drawing, expecting: links.expectedLength) { links.write(to: &$0) }
    }

    private func header(_ writer: inout MarkupWriter) {
        writer.heading("h1", title)
        guard let summary = drawing.summary, !summary.isEmpty else { return }
        writer.element("p", class: "lede") { $0.text(summary) }
    }

    // MARK: The picture

    private func panel(
        _ picture: SVGFragment,
        _ switches: LayerSwitches,
        _ sizeSwitch: SizeSwitch,
        _ slider: MomentSlider?,
        _ writer: inout MarkupWriter
    ) {
        writer.element("section", class: "figure") { writer in
            writer.attribute("aria-label", "Figure")
            writer.element("div", class: "bar") { writer in
                switches.write(to: &writer)
                writer.element("div", class: "view") { writer in
                    sizeSwitch.write(to: &writer)
                    if let place { modes(place, &writer) }
                }
            }
            writer.element("div") { writer in
                switch options.scheme {
                case .adaptive: writer.attribute("class", "stage")
                case .light: writer.attribute("class", "stage light")
                case .dark: writer.attribute("class", "stage dark")
                }
                writer.markup(picture.markup)
            }
            slider?.write(to: &writer)
            foot(&writer)
        }
    }

    /// Writes the links between the two modes.
    private func modes(_ place: GalleryPlace, _ writer: inout MarkupWriter) {
        writer.element("nav", class: "modes") { writer in
            writer.attribute("aria-label", "Rendering mode")
            for mode in HTMLRenderer.Mode.allCases {
                writer.phrase("a") { writer in
                    writer.attribute("href", file: place.entry.file(of: mode))
                    if mode == options.mode { writer.attribute("aria-current", "page") }
                    writer.literal(mode.title)
                }
            }
        }
    }

    private func foot(_ writer: inout MarkupWriter) {
        writer.element("p", class: "foot") { writer in
            writer.phrase("span") { writer in
                writer.literal("")
                writer.bytes.append(sizeOf: CGRect(origin: .zero, size: drawing.size))
                writer.literal(" points")
            }
            writer.phrase("span") { writer in
                writer.number(boxes.count)
                if boxes.count == 1 { writer.literal(" box") } else { writer.literal(" boxes") }
            }
            if let place {
                writer.phrase("a") { writer in
                    writer.attribute("href", file: place.entry.pictureFile)
                    writer.literal("SVG file")
                }
            }
        }
    }

    // MARK: Details

    private func parts(_ writer: inout MarkupWriter) {
        writer.element("div", class: "parts") { writer in
            if !drawing.findings.isEmpty { FindingList(drawing.findings).write(to: &writer) }
            if let listing = options.listing {
                ListingSection(listing, isAlone: drawing.grids.isEmpty).write(to: &writer)
            }
            for (index, grid) in drawing.grids.enumerated() {
                GridSection(grid, number: index + 1, of: drawing).write(to: &writer)
            }
            if !boxes.listed.isEmpty { BoxTable(boxes, isExplained: reasons != nil).write(to: &writer) }
            if let reasons { ReasonSection(boxes, reasons).write(to: &writer) }
        }
    }
}

extension HTMLRenderer.Mode {
    /// The title of the mode on pages.
    fileprivate var title: StaticString {
        switch self {
        case .picture: "Picture"
        case .boxes: "Boxes"
        }
    }
}

extension Drawing {
    /// Whether the drawing contains bitmap images.
    fileprivate var hasPixels: Bool {
        elements.contains { element in
            if case .image = element.mark { true } else { false }
        }
    }
}
