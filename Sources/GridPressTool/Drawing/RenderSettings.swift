import FigureEngine
import GridPressFonts

/// The settings for drawing documents.
struct RenderSettings: Sendable {
    /// The output format.
    typealias Format = OutputFormat

    /// The output format.
    var format = Format.svg
    /// The conversion of SVG into another format; `nil` to write it unchanged.
    var conversion: PictureConversion?
    /// The pictures of each document; `nil` if each document has one and no markup is printed.
    var series: PictureSeries?
    /// The form of pictures on pages.
    var mode = HTMLMode.picture
    /// The width in points; `nil` for the width of the document.
    var width: Double?
    /// The height in points; `nil` for the height of the document.
    var height: Double?
    /// The device or the window around figures; `nil` for none.
    var device: FrameDevice?
    /// The orientation of the device.
    var orientation = FrameOrientation.portrait
    /// The color scheme; `nil` for the color scheme of the document.
    var scheme: Figure.Scheme?
    /// The margin in points; `nil` for the margin of the document.
    var margin: Double?
    /// The number of moments of an animated picture that are drawn side by side; `nil` for an animation.
    var momentCount: Int?
    /// The dimensions to draw, in addition to the dimensions of the document; `nil` for none.
    var dimensions: Drawing.DimensionSelection?
    /// The guides to draw.
    var guides: Set<Drawing.Guide> = []
    /// The view whose frame is explained in the picture; `nil` for none.
    var explainedView: Drawing.Explanation.View?
    /// The callout texts, by the names of views.
    var callouts: [String: String] = [:]
    /// The placement of callout texts.
    var calloutPlacement = Drawing.CalloutPlacement.automatic
    /// The caption; `nil` for the caption of the document.
    var caption: String?
    /// The colors and sizes of annotations; `nil` for the standard theme.
    var theme: FigureTheme?
    /// Whether a legend explains the guides.
    var legend = Drawing.LegendVisibility.automatic
    /// The size of labels in points; `nil` for the default.
    var labelSize: Double?
    /// The folder of images; `nil` if there isn't one.
    var imageFolder: URL?
    /// The font files; `nil` if no files or folder are available.
    var fonts: FontLibrary?
    /// The form of texts in font files.
    var text = Drawing.TextForm.embedded
    /// The number of columns of text; `nil` for the columns of the terminal, or 80.
    var columns: Int?
    /// Whether text is colored.
    var isColored = false
    /// Whether drawings record the layout trace of each frame.
    var explainsLayout = false
    /// Whether pictures and pages contain a layout record, as golden files do.
    var embedsLayoutRecord = false

    /// The picture of a document, with its scheme and margin.
    struct Picture: Sendable {
        let drawing: Drawing
        let scheme: Figure.Scheme
        let margin: CGFloat
    }

    /// A figure of a document, with the scheme and the margin of its picture.
    struct DocumentFigure: Sendable {
        var figure: Figure
        let scheme: Figure.Scheme
        let margin: CGFloat
    }

    /// Returns the figure of a document with the settings, and all findings about the document.
    func figure(of document: LayoutDocument) -> (figure: DocumentFigure?, findings: [Finding]) {
        var settings = FigureSettings()
        settings.imageFolder = imageFolder
        settings.textMeasurer = fonts
        settings.explainsLayout = explainsLayout
        settings.width = width.map { CGFloat($0) }
        settings.device = device
        settings.orientation = orientation.orientation
        let asked = scheme ?? document.scheme ?? .adaptive
        // A converted picture can't adapt to the reader's scheme.
        let drawn = asked == .adaptive && conversion != nil ? .light : asked
        guard var figure = document.figure(settings, scheme: drawn) else { return (nil, document.findings) }
        if let caption { figure.caption = caption }
        if let height { figure.height = CGFloat(height) }
        return (
            DocumentFigure(
                figure: figure,
                scheme: drawn,
                margin: margin.map { CGFloat($0) } ?? document.margin ?? 0
            ),
            document.findings
        )
    }

    /// Returns the finished picture of a document, and all findings.
    func picture(of source: SourceText) -> (picture: Picture?, findings: [Finding]) {
        picture(of: source.document, in: source)
    }

    /// Returns the finished picture of a document that is already read, and all findings.
    func picture(of document: LayoutDocument, in source: SourceText) -> (picture: Picture?, findings: [Finding]) {
        let (figure, found) = figure(of: document)
        guard let figure else { return (nil, found) }
        return picture(of: source, found, figure) { scheme throws(FigureError) in
            try figure.figure.drawing(scheme: scheme)
        }
    }

    /// Returns the finished picture that a closure draws in a scheme, and all findings.
    func picture(
        of source: SourceText,
        _ found: [Finding],
        _ figure: DocumentFigure,
        _ draw: (Figure.Scheme) throws(FigureError) -> Drawing
    ) -> (picture: Picture?, findings: [Finding]) {
        do throws(FigureError) {
            let drawn = try draw(figure.scheme)
            let drawing = try prepared(drawn, scheme: figure.scheme, of: source)
            // Annotations above a figure can be all that it shows.
            let blank = asksForAnnotations(above: drawn) ? nil : drawn.blankFinding(in: figure.scheme)
            let noticed = drawing.findings + [blank].compactMap(\.self) + drawn.review(scheme: figure.scheme)
            let findings = found + noticed.map { $0.placed(at: source.locationOfFigure) }
            return (Picture(drawing: drawing, scheme: figure.scheme, margin: figure.margin), findings)
        } catch {
            return (nil, found + [error.finding(at: source.locationOfFigure)])
        }
    }

    /// Returns the picture of a document in the output format, and all findings.
    func draw(_ source: SourceText) -> (picture: String?, findings: [Finding]) {
        let (picture, found) = picture(of: source)
        return write(picture, of: source, found)
    }

    /// Returns a picture in the output format, with the findings from before and from writing it.
    func write(
        _ picture: Picture?,
        of source: SourceText,
        _ found: [Finding]
    ) -> (picture: String?, findings: [Finding]) {
        guard let picture else { return (nil, found) }
        let annotated =
            plansAnnotations(of: picture.drawing) ? picture.drawing.annotated(options(picture.scheme)) : picture.drawing
        let findings =
            found + [idleDimensions(picture.drawing, source)].compactMap(\.self)
            + leftOut(of: annotated, from: picture.drawing, source)
        do throws(FigureError) {
            switch format {
            case .svg:
                let svg = try annotated.svg(
                    Figure.RenderOptions(
                        scheme: picture.scheme,
                        theme: theme,
                        text: conversion == nil ? text : .outlines
                    ),
                    margin: picture.margin,
                    embedsLayoutRecord: embedsLayoutRecord
                )
                return (svg, findings)
            case .html:
                let page = picture.drawing.html(
                    options(picture.scheme),
                    mode: mode,
                    listing: source.listing,
                    embedsLayoutRecord: embedsLayoutRecord
                )
                return (page, findings)
            case .json: return (annotated.json(Figure.RenderOptions(scheme: picture.scheme)), findings)
            case .text:
                let text = picture.drawing.text(
                    options(picture.scheme),
                    columns: columns ?? 80,
                    isColored: isColored
                )
                return (text, findings)
            case .accessibility: return (picture.drawing.accessibilityText(), findings)
            }
        } catch {
            return (nil, findings + [error.finding(at: source.locationOfFigure)])
        }
    }

    /// Returns a note if dimensions of grids are requested but the drawing has no grid.
    private func idleDimensions(_ drawing: Drawing, _ source: SourceText) -> Finding? {
        guard let dimensions, dimensions.measuresGrids, drawing.grids.isEmpty else { return nil }
        return Finding(
            .withoutEffect,
            .note,
            at: source.locationOfFigure,
            "The document has no grid, so no tracks or cells are measured.",
            fix: "Measure named views with --dimensions named:NAME, or all with --dimensions all."
        )
    }

    /// Returns whether dimensions, guides or callouts are drawn above a picture.
    private func asksForAnnotations(above drawing: Drawing) -> Bool {
        dimensions != nil || !guides.isEmpty || explainedView != nil || !callouts.isEmpty || theme != nil
            || !drawing.callouts.isEmpty
    }

    /// Returns whether annotations are planned before the picture is written.
    ///
    /// A page plans its annotations itself. If any are requested, planning here reports annotations without room. Text
    /// formats plan their annotations while writing.
    private func plansAnnotations(of drawing: Drawing) -> Bool {
        format == .svg || format == .json || format == .html && asksForAnnotations(above: drawing)
    }

    /// Returns findings about requested annotations that have no room or nothing to show.
    private func leftOut(of annotated: Drawing, from drawing: Drawing, _ source: SourceText) -> [Finding] {
        guard asksForAnnotations(above: drawing) else { return [] }
        let options = options(scheme ?? .adaptive)
        let idle = (plansAnnotations(of: drawing) ? annotated : drawing.annotated(options)).idleAnnotations(options)
        return (annotated.findings.dropFirst(drawing.findings.count) + idle).map {
            $0.placed(at: source.locationOfFigure)
        }
    }

    private func options(_ scheme: Figure.Scheme) -> Figure.RenderOptions {
        Figure.RenderOptions(
            scheme: scheme,
            dimensions: dimensions ?? .none,
            guides: guides,
            explainedView: explainedView,
            callouts: callouts,
            calloutPlacement: calloutPlacement,
            legend: legend,
            theme: theme,
            labelSize: labelSize,
            text: text
        )
    }
}

extension RenderSettings {
    /// Creates the settings that options describe.
    ///
    /// - Parameters:
    ///   - words: The arguments.
    ///   - fallback: The format if the command has no format option, or it isn't set.
    init(_ words: CommandArguments, format fallback: Format = .svg) throws {
        switch words[.pictureFormat] {
        case .drawn(let format): self.format = format
        case .converted(let format): conversion = PictureConversion(to: format, scale: words[.scale] ?? 2)
        case nil: format = fallback
        }
        width = words[.width]
        height = words[.height]
        device = words[.frameDevice]
        orientation = words[.frameOrientation] ?? .portrait
        scheme = words[.scheme]?.scheme
        margin = words[.margin]
        columns = words[.columns]
        dimensions = words[.dimensions]
        guides = words[.guides] ?? []
        callouts = Dictionary(words.all(.callout).map { ($0.name, $0.text) }) { $1 }
        calloutPlacement = words[.calloutPlacement] ?? .automatic
        momentCount = words[.strip]
        caption = words[.caption]
        legend = words[.legend] ?? .automatic
        theme = try words[.theme].map { try $0.theme() }
        labelSize = words[.labelSize]
        mode = words[.mode] ?? .picture
        explainedView = words[.explainedView]
        explainsLayout = words[.why] ?? false || explainedView != nil
        try refuseIdleOptions(words)
        try refuseIdleOptionsOfConversion(words)
        try refuseIdleOptionsOfDevice(words)
        text = words[.text] ?? .embedded
        fonts = try Self.fonts(words)
        series = try PictureSeries(words, self)
        guard let folder = words[.images] else { return }
        guard FileStatus(folder)?.kind == .folder else {
            throw ToolFailure(
                exit: .noInput,
                message: "There is no folder at \"\(folder)\".",
                advice: "Set another folder with --images."
            )
        }
        imageFolder = URL(fileURLWithPath: folder, isDirectory: true)
        if fonts == nil { fonts = FontLibrary() }
    }

    /// Returns the font files of the arguments; `nil` if there are none.
    ///
    /// The first file is used for texts without a font name.
    private static func fonts(_ words: CommandArguments) throws -> FontLibrary? {
        let files = words.all(.font)
        guard !files.isEmpty else { return nil }
        let library = FontLibrary(files.map { URL(fileURLWithPath: $0) })
        if let finding = library.findings.first {
            throw ToolFailure(exit: .noInput, message: finding.message, advice: finding.fix)
        }
        return library.withFirstFamilyAsDefault()
    }
}

extension RenderSettings {
    /// The file name extension of the output.
    var ending: String { conversion?.format.rawValue ?? format.ending }

    /// Returns settings adapted to a terminal: its width, and whether it shows colors.
    func adapted(to context: ToolContext) -> RenderSettings {
        var job = self
        job.columns = columns ?? context.outputColumns
        job.isColored = context.isOutputColored
        return job
    }
}

extension RenderSettings {
    /// Throws an error for a scheme that a converted picture can't have, and for pixels in other formats.
    private func refuseIdleOptionsOfConversion(_ words: CommandArguments) throws {
        if words[.scheme] == .adaptive, conversion != nil {
            throw ToolFailure.usage(
                "The option --scheme adaptive has no effect with --format \(writtenFormat).",
                advice: "Use --scheme light or --scheme dark."
            )
        }
        if words[.text] == .embedded, conversion != nil {
            throw ToolFailure.usage(
                "The option --text embedded has no effect with --format \(writtenFormat).",
                advice: "Remove it: the picture has outlines."
            )
        }
        if words.isGiven(ToolOption.scale.rule), conversion?.format != .png {
            throw ToolFailure.usage(
                "The option --scale has no effect with --format \(writtenFormat).",
                advice: "Remove it, or use --format png."
            )
        }
    }

    /// The name of the format on the command line.
    var writtenFormat: String { conversion?.format.rawValue ?? format.rawValue }

    /// Throws an error for options that have no effect on the output.
    private func refuseIdleOptions(_ words: CommandArguments) throws {
        let uses: [(option: OptionRule, formats: [Format])] = [
            (ToolOption.margin.rule, [.svg]), (ToolOption.mode.rule, [.html]), (ToolOption.why.rule, [.html]),
            (ToolOption.callout.rule, [.svg, .html, .json, .text]),
            (ToolOption.calloutPlacement.rule, [.svg, .html, .json]),
            (ToolOption.caption.rule, [.svg, .html, .json, .text]),
            (ToolOption.legend.rule, [.svg, .html, .json]), (ToolOption.labelSize.rule, [.svg, .html, .json]),
            (ToolOption.theme.rule, [.svg, .html, .json]), (ToolOption.columns.rule, [.text]),
            (ToolOption.text.rule, [.svg, .html]),
        ]
        for (option, formats) in uses where words.isGiven(option) && !formats.contains(format) {
            throw ToolFailure.usage(
                "The option \(option.name) has no effect with --format \(writtenFormat).",
                advice: "Remove it, or use --format \(formats[0].rawValue)."
            )
        }
    }
}

extension SourceText {
    /// The parsed document, which may refer to others in its folder.
    var document: LayoutDocument {
        guard name != InputFile(path: "-").name else { return LayoutDocument(self) }
        let neighbors = NeighboringDocuments(of: name)
        return LayoutDocument(self) { neighbors.document(at: $0) }
    }

    /// The paths of all documents that the document refers to, including unreadable ones.
    var namedDocuments: [String] {
        guard bytes.firstRange(of: Array("<States".utf8)) != nil else { return [] }
        let neighbors = NeighboringDocuments(of: name)
        var paths: [String] = []
        _ = LayoutDocument(self) { path in
            paths.append(neighbors.path(of: path))
            return neighbors.document(at: path)
        }
        return paths
    }

    /// The document as source code beside its picture.
    var listing: HTMLListing {
        let file = String(name.split(separator: "/").last ?? "")
        return HTMLListing(String(decoding: bytes, as: UTF8.self), language: "xml", title: file)
    }

    /// The location of the root element.
    var locationOfFigure: Finding.Location {
        let starts = ["<Figure", "<Comparison", "<States"].compactMap {
            bytes.firstRange(of: Array($0.utf8))?.lowerBound
        }
        return location(of: starts.min() ?? 0)
    }
}
