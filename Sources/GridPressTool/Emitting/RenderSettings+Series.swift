import GridPressFigures

/// A picture of a document at one width and in one scheme, before it is written.
private struct SeriesPicture {
    let width: Double?
    let isDark: Bool
    let drawing: Drawing
    /// The picture as SVG, or in another native format.
    let text: String
    let findings: [Finding]
}

extension RenderSettings {
    /// Draws a document at each width and in each scheme, and then writes all pictures.
    func draw(
        _ series: PictureSeries,
        of source: SourceText,
        at index: Int,
        _ plan: OutputPlan
    ) -> FileResult {
        let document = source.document
        let isAdaptive = document.scheme == nil || document.scheme == .adaptive
        let schemes: [Figure.Scheme?] = series.separatesSchemes && isAdaptive ? [.light, .dark] : [scheme]
        var pictures: [SeriesPicture] = []
        for width in series.widths {
            for scheme in schemes {
                var job = self
                job.width = width ?? self.width
                job.scheme = scheme
                let (picture, found) = job.picture(of: document, in: source)
                guard let picture else { return FileResult(found, in: source) }
                let (text, findings) = job.write(picture, of: source, found)
                guard let text else { return FileResult(findings, in: source) }
                let isDark = schemes.count > 1 && scheme == .dark
                // A picture that is the same in both schemes is written once.
                if isDark, let light = pictures.last, FigurePicture.paintsSame(light.text, text) { continue }
                pictures.append(
                    SeriesPicture(
                        width: width,
                        isDark: isDark,
                        drawing: picture.drawing,
                        text: text,
                        findings: findings
                    )
                )
            }
        }
        let layouts = pictures.filter { !$0.isDark }.compactMap { picture in
            picture.width.map { ($0, picture.drawing) }
        }
        let findings =
            pictures.mergedFindings + WidthComparison(layouts).findings(at: source.locationOfFigure)
        return write(pictures, series, findings, of: source, at: index, plan)
    }

    /// Writes pictures to their files, and adds the markup that shows them.
    private func write(
        _ pictures: [SeriesPicture],
        _ series: PictureSeries,
        _ findings: [Finding],
        of source: SourceText,
        at index: Int,
        _ plan: OutputPlan
    ) -> FileResult {
        var files: [(suffix: String, bytes: [UInt8])] = []
        do throws(ConversionError) {
            for picture in pictures {
                for scale in series.scales {
                    let bytes = Array(picture.text.utf8)
                    let scaled = series.style == nil ? conversion : conversion?.scaled(to: scale)
                    let suffix = series.suffix(picture.width, isDark: picture.isDark, scale: scale)
                    files.append((suffix, try scaled?.convert(bytes) ?? bytes))
                }
            }
        } catch {
            return FileResult(findings + [error.finding(at: source.locationOfFigure)], in: source)
        }
        var written: [String] = []
        var failures: [Finding] = []
        for file in files {
            if let failure = plan.write(file.bytes, at: index, file.suffix) {
                failures.append(failure)
            } else if let path = plan.path(at: index, file.suffix) {
                written.append(path)
            }
        }
        var result = FileResult(findings + failures, in: source)
        result.written = written
        // Markup is printed only if all pictures are written, because broken links are noticed late.
        if failures.isEmpty, let style = series.style, let path = plan.path(at: index) {
            let lines = markup(of: pictures, series, style, path: path).picture(style)
            result.markup = lines.joined(separator: "\n") + "\n"
        }
        return result
    }

    /// Returns the markup that shows pictures.
    ///
    /// - Parameters:
    ///   - pictures: The pictures.
    ///   - series: The series.
    ///   - style: The form of the markup.
    ///   - path: The path of a picture without a suffix.
    private func markup(
        of pictures: [SeriesPicture],
        _ series: PictureSeries,
        _ style: PictureMarkup.Style,
        path: String
    ) -> PictureMarkup {
        let (folder, name) = path.splitAtLastPart
        let drawing = pictures[0].drawing
        let layouts = pictures.filter { !$0.isDark }.map { picture in
            let size = FigurePicture.size(ofSVG: picture.text) ?? picture.drawing.size
            return PictureMarkup.Layout(
                name: name.stem + series.suffix(picture.width),
                width: Double(size.width),
                height: Double(size.height),
                hasDarkPicture: pictures.contains { $0.isDark && $0.width == picture.width },
                proposedWidth: picture.width
            )
        }
        let description = drawing.summary.flatMap { $0.isEmpty ? nil : $0 }
        var markup = PictureMarkup(
            name: name.stem,
            folder: folder.addressFolder,
            // A caption already contains the title.
            title: style == .html
                ? description ?? drawing.title : FigurePicture.alternativeText(drawing.title, description),
            layouts: layouts
        )
        markup.caption = drawing.title
        markup.ending = String(name.dropFirst(name.stem.count + 1))
        markup.scales = series.scales
        return markup
    }
}

extension [SeriesPicture] {
    /// The distinct findings of all pictures.
    ///
    /// A finding that occurs only at some widths mentions them.
    fileprivate var mergedFindings: [Finding] {
        var order: [Finding] = []
        var widths: [Finding: [Double?]] = [:]
        for picture in self {
            for finding in picture.findings {
                if widths[finding] == nil { order.append(finding) }
                if widths[finding]?.last != .some(picture.width) { widths[finding, default: []].append(picture.width) }
            }
        }
        let count = Set(map(\.width)).count
        return order.map { finding in
            guard let places = widths[finding], places.count < count else { return finding }
            var finding = finding
            let numbers = places.compactMap { $0?.phrase }.joined(separator: ", ")
            finding.details.append("At \(places.count == 1 ? "a width" : "widths") of \(numbers).")
            return finding
        }
    }
}

extension String {
    /// The folder in links, relative to the current folder if it is inside.
    fileprivate var addressFolder: String {
        let path = hasPrefix("/") ? relative(to: ".") : self
        let parts = path.split(separator: "/").filter { $0 != "." }
        // An absolute path outside of the current folder is valid only on this machine.
        return hasPrefix("/") && parts.first == ".." ? "" : parts.joined(separator: "/")
    }
}
