import GridPress
import ProgramMessages

extension FigurePicture {
    /// Draws the pictures of a figure from its drawings at the requested widths, or from its only drawing.
    ///
    /// - Parameters:
    ///   - margin: The margin that the figure itself requests.
    ///   - scheme: The color scheme that the figure itself requests.
    package init(
        _ drawings: [Drawing],
        of request: PictureRequest,
        margin: CGFloat? = nil,
        scheme: Drawing.Scheme? = nil
    ) throws(FigureError) {
        var pictures: [FigurePicture] = []
        for (index, drawing) in drawings.enumerated() {
            var picture = try FigurePicture(drawing, of: request, margin: margin, scheme: scheme)
            picture.proposedWidth = request.widths.isEmpty ? nil : request.widths[index]
            pictures.append(picture)
        }
        self = pictures[0]
        wider = Array(pictures.dropFirst())
    }

    /// Draws the picture of a figure.
    ///
    /// - Parameters:
    ///   - margin: The margin that the figure itself requests.
    ///   - scheme: The color scheme that the figure itself requests.
    package init(
        _ drawing: Drawing,
        of request: PictureRequest,
        margin: CGFloat? = nil,
        scheme: Drawing.Scheme? = nil
    ) throws(FigureError) {
        let margin = request.margin.map { CGFloat($0) } ?? margin ?? 0
        let guides = Set(request.guides.compactMap { Set<Drawing.Guide>(word: $0) }.joined())
        func svg(_ scheme: Drawing.Scheme, embedsLayoutRecord: Bool = true) throws(FigureError) -> String {
            try drawing.svg(
                Figure.RenderOptions(scheme: scheme, dimensions: request.selectedDimensions, guides: guides),
                margin: margin,
                embedsLayoutRecord: embedsLayoutRecord
            )
        }
        let scheme = request.scheme?.scheme ?? scheme ?? .adaptive
        let light = try svg(scheme == .dark ? .dark : .light)
        var dark: String?
        if scheme == .adaptive {
            // The record contains the scheme, so pictures without records are compared.
            let (lightMarkup, darkMarkup) = (
                try svg(.light, embedsLayoutRecord: false), try svg(.dark, embedsLayoutRecord: false)
            )
            dark = Self.paintsSame(lightMarkup, darkMarkup) ? nil : try svg(.dark)
        }
        self.init(light: light, dark: dark, title: drawing.title, description: drawing.summary, size: drawing.size)
    }
}

extension SchemeName {
    /// The scheme as a value of GridPress, which has the same names.
    package var scheme: Drawing.Scheme { Drawing.Scheme(rawValue: rawValue)! }
}

extension PictureRequest {
    /// The requested dimensions.
    fileprivate var selectedDimensions: Drawing.DimensionSelection {
        dimensions.compactMap { Drawing.DimensionSelection(word: $0) }.reduce(.none) { $0.union($1) }
    }

    /// Returns the findings of the drawings of a figure, each once.
    package func findings(in drawings: [Drawing], scheme: Drawing.Scheme = .adaptive) -> [Finding] {
        let hasAnnotations = !guides.isEmpty || !dimensions.isEmpty
        let findings = drawings.map { drawing in
            // Guides and dimensions are painted above the picture.
            let blank = hasAnnotations ? nil : drawing.blankFinding(in: scheme, name: name)
            let noticed = drawing.findings + [blank].compactMap(\.self) + drawing.reviewedTruncation()
            return noticed.map { $0.placed(at: start) }
        }
        return Finding.merged(Array(zip(pictureNames, findings)))
            + WidthComparison(Array(zip(widths, drawings))).findings(at: location)
    }
}

extension DrawnFigure {
    /// Draws a figure from its drawings at the requested widths, or from its only drawing.
    package init(_ drawings: [Drawing], of request: PictureRequest) {
        let findings = request.findings(in: drawings)
        do throws(FigureError) {
            self.init(try FigurePicture(drawings, of: request), findings)
        } catch {
            self.init(nil, findings + [error.finding(at: request.start)])
        }
    }
}
