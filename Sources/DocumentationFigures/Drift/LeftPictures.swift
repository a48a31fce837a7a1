/// Pictures and lines of figures that no longer exist.
struct LeftPictures {
    /// The paths of the files.
    ///
    /// Files with `isKept` are only reported.
    private(set) var files: [(path: String, boundary: FolderBoundary, isKept: Bool)] = []
    private(set) var findings: [Finding] = []

    /// Finds leftover files and lines of the pages in a set.
    init(_ set: FigureSet, dismissed: Set<String>) {
        for (page, lines) in set.orphans where !set.isBroken(page) {
            findings.append(
                Finding(
                    .figureOrphaned,
                    .error,
                    at: set.pages[page].page.source.location(of: lines.range.lowerBound),
                    "\(lines.name): The page shows the picture, but its figure is gone.",
                    fix: lines.isEdited
                        ? "The lines were changed by hand, so remove them by hand, with both comments." : Self.fix
                )
            )
        }
        let wanted = Set(
            set.entries.flatMap { entry in
                set.figure(of: entry).request.picture.pictureNames.flatMap { name in
                    let path = (entry.place.folder + "/" + name).absolutePath
                    return [path + ".svg", path + "~dark.svg"]
                }
            }
        )
        let pages = Set(set.paths.map(\.absolutePath))
        var searched: Set<String> = []
        for (folder, boundary) in set.folders.sorted(by: { $0.key < $1.key })
        where searched.insert(folder.absolutePath).inserted {
            // A linked folder contains pictures of other pages.
            guard FileStatus(ofLinkOr: folder)?.kind == .folder, boundary.contains(folder) else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.hasSuffix(".svg") {
                let path = folder + "/" + name
                guard !wanted.contains(path.absolutePath), !dismissed.contains(path),
                    let file = PictureFile(at: path)
                else { continue }
                // A page that isn't read, or that has an error, can still contain the figure.
                let page = (folder + "/" + file.page).absolutePath
                guard !set.brokenPages.contains(page), pages.contains(page) || FileStatus(page) == nil else { continue }
                // Pictures of a page that doesn't exist can be copies.
                let isKept = file.isEdited || !pages.contains(page)
                files.append((path, boundary, isKept))
                // The finding about the light picture includes the dark one.
                if name.hasSuffix("~dark.svg"),
                    files.contains(where: { $0.path == path.replacing("~dark.svg", with: ".svg") })
                {
                    continue
                }
                findings.append(
                    Finding(
                        .figureOrphaned,
                        .error,
                        at: .source(file: path, line: 1, column: 1),
                        "\(file.name): The picture has no figure any more.",
                        fix: !pages.contains(page)
                            ? "Its page \(page.relativeInside.quoted) is gone, so remove it by hand."
                            : file.isEdited ? "It was changed by hand, so remove it by hand." : Self.fix
                    )
                )
            }
        }
    }

    private static let fix = "Run `gridpress figures` to remove it."
}
