/// A stored picture of a page, compared with the new picture.
package struct PictureState: Sendable {
    /// The entry of the picture.
    package let entry: FigureSet.Entry
    /// The name of the figure.
    package let name: String
    /// The difference as a finding; `nil` if the page shows the current picture.
    package private(set) var finding: Finding?
    /// Whether a file was edited, so that it isn't overwritten.
    package private(set) var isRefused = false
    /// The files to write, by their paths.
    package private(set) var files: [(path: String, bytes: [UInt8])] = []
    /// The files to remove.
    package private(set) var removals: [String] = []
    /// The lines to write into the page.
    package private(set) var edit: PageRewriter.Edit?

    /// The path of the picture without its extension.
    let path: String
    /// The new picture in the light scheme.
    let light: PictureFile
    /// The new picture in the dark scheme; `nil` if it equals the light one.
    let dark: PictureFile?
    /// The width of the picture.
    let width: Double
    private let location: Finding.Location
    /// The differences of files, followed by the differences of lines in the page.
    private var drifts: [(code: Finding.Code, lines: [String], fix: String)] = []

    /// Compares a picture with the stored one.
    ///
    /// - Parameter page: The path of the page.
    init(
        _ entry: FigureSet.Entry,
        _ request: PictureRequest,
        _ picture: FigurePicture,
        page: String,
        _ differences: PictureDifferences
    ) {
        self.entry = entry
        name = request.name
        location = request.location
        path = entry.place.folder + "/" + request.pictureNames[0]
        let relative = page.relative(to: entry.place.folder)
        light = PictureFile(picture.light, name: name, page: relative)
        let name = request.name
        dark = picture.dark.map { PictureFile($0, name: name, page: relative) }
        width = picture.size.width
        for layout in picture.layouts {
            let path = entry.place.folder + "/" + request.pictureName(at: layout.proposedWidth)
            compare(PictureFile(layout.light, name: name, page: relative), path + ".svg", differences)
            if let dark = layout.dark {
                compare(PictureFile(dark, name: name, page: relative), path + "~dark.svg", differences)
            } else {
                dismiss(path + "~dark.svg")
            }
        }
        compareLines(
            PictureMarkup(
                name: name,
                folder: entry.place.relative,
                title: picture.alternativeText,
                layouts: picture.layouts.map { layout in
                    PictureMarkup.Layout(
                        name: request.pictureName(at: layout.proposedWidth),
                        width: layout.size.width,
                        height: layout.size.height,
                        hasDarkPicture: layout.dark != nil,
                        darkSize: layout.darkSize,
                        proposedWidth: layout.proposedWidth
                    )
                }
            )
        )
        finding = drifts.first.map { first in
            var finding = Finding(first.code, .error, at: location, "\(name): \(first.lines[0])", fix: first.fix)
            // The light and the dark picture usually have the same differences.
            var known: Set = [first.lines[0]]
            let lines = (Array(first.lines.dropFirst()) + drifts.dropFirst().flatMap(\.lines))
            finding.details = lines.filter { known.insert($0).inserted }
            return finding
        }
        if isRefused { (files, removals, edit) = ([], [], nil) }
    }

    /// The location of the figure, such as `README.md:42`.
    var place: String {
        if case .source(let file, let line, _) = location { "\(file):\(line)" } else { "\(location)" }
    }

    // MARK: Files

    private mutating func compare(_ new: PictureFile, _ path: String, _ differences: PictureDifferences) {
        guard FileStatus(ofLinkOr: path) != nil else {
            files.append((path, new.bytes))
            drifts.append((.figureMissing, ["The picture \(path.quoted) is missing."], Self.draw))
            return
        }
        guard let old = PictureFile(at: path) else {
            return refuse(
                "The file \(path.quoted) isn't a picture of this figure: it was made by hand or by another tool."
            )
        }
        if old == new { return }
        guard !old.isEdited else {
            return refuse("The picture \(path.quoted) was changed by hand.")
        }
        let lines = old.svg == new.svg ? [] : differences.lines(from: old.svg, to: new.svg, path)
        if lines.isEmpty, old.name == new.name, old.page == new.page { return }
        files.append((path, new.bytes))
        drifts.append(
            (
                .figureStale,
                lines.isEmpty ? ["The picture is that of \(old.name.quoted) in \(old.page.quoted)."] : lines,
                Self.redraw
            )
        )
    }

    /// Removes the picture for the dark scheme if it equals the light one.
    private mutating func dismiss(_ path: String) {
        guard let old = PictureFile(at: path), old.name == name else { return }
        if old.isEdited { return refuse("The picture \(path.quoted) was changed by hand.") }
        removals.append(path)
        drifts.append((.figureStale, ["The picture has no other colors in the dark scheme."], Self.redraw))
    }

    private mutating func refuse(_ message: String) {
        isRefused = true
        drifts.insert(
            (
                .figureEdited, [message],
                "Restore or remove it, or use another name. Then run `gridpress figures`."
            ),
            at: 0
        )
    }

    private static let draw = "Run \(command)."
    private static let redraw = "If that is intended, run \(command)."
    /// The commands that draw figures: the tool's, and the plugin's in a package that depends on GridPress.
    private static let command =
        "`gridpress figures` or `swift package --allow-writing-to-package-directory figures`"

    // MARK: Lines

    private mutating func compareLines(_ markup: PictureMarkup) {
        guard let insertion = entry.insertion else { return }
        let lines = markup.lines(entry.place.style)
        let edit = PageRewriter.Edit(
            old: entry.picture,
            insertion: insertion,
            linePrefix: entry.linePrefix,
            lines: lines
        )
        guard let old = entry.picture else {
            self.edit = edit
            drifts.append((.figureMissing, ["The page doesn't show the picture."], Self.draw))
            return
        }
        let shown = markup.picture(entry.place.style)
        if old.name == name, old.lines == shown, !old.isEdited { return }
        self.edit = edit
        if old.isEdited {
            drifts.append(
                (
                    .figureEdited, ["The lines of the picture in the page were changed by hand."],
                    "Change the settings in the comment of the figure. Then run `gridpress figures`."
                )
            )
        } else if old.name != name || !drifts.contains(where: { $0.code == .figureStale }) {
            // Otherwise the lines differ because of the picture.
            drifts.append((.figureStale, [Self.difference(of: shown, from: old, name)], Self.redraw))
        }
    }

    /// Returns the difference between the lines of a page.
    private static func difference(of new: [String], from old: PictureLines, _ name: String) -> String {
        guard old.name == name else { return "The page shows the picture \(old.name.quoted)." }
        let pair = zip(old.lines, new).first { $0 != $1 }
        let (before, after) = pair ?? (old.lines.last ?? "", new.last ?? "")
        return "The lines of the picture in the page: \(before.trimmedLine) → \(after.trimmedLine)"
    }
}

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmedLine: String { String(self[...].trimmed) }
}
